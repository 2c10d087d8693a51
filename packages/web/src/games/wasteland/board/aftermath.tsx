import { type Event, survivorOf } from '@overseer/wasteland'
import { useState } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import css from './aftermath.module.css'

/** What came of one's last encounter, to be read beside the map until one does something else or puts it away. */
export function Aftermath() {
  const { history } = useBoard()
  const { view, near, captions } = usePlay()
  const [read, setRead] = useState(-1) // how many events there had been when it was put away
  const at = history.findLastIndex(({ event }) => isOwnDeed(event as Event, near))
  const last = history[at]?.event as Event | undefined
  if (last?.type !== 'optionResolved' || at === read || survivorOf(view, near).character === null) return null
  const { card, option, success } = last
  const story = captions.story(card)?.options[option - 1]
  const text = success ? story?.success : (story?.failure ?? story?.success)
  if (text === undefined) return null
  return (
    <aside class={css.slip} aria-label={captions.title(card)} data-aftermath>
      <h2>
        <Mark name={success ? 'check' : 'cross'} /> {captions.title(card)}
        <button type="button" aria-label={t('table.close')} onClick={() => setRead(at)}>
          ×
        </button>
      </h2>
      <p>{text}</p>
    </aside>
  )
}

/** The outcome itself, and whatever one does after it. */
function isOwnDeed(event: Event, seat: number): boolean {
  if (!('seat' in event) || event.seat !== seat) return false
  return event.type === 'optionResolved' || event.type === 'actionTaken' || event.type === 'turnBegan'
}
