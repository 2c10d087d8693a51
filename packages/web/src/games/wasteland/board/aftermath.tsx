import { useState } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import { small } from '../../../ui/screen-size.ts'
import { isDialogOpen } from '../dialogs/frame.tsx'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { outcomeTold } from './outcome-told.ts'
import { topic } from './play.ts'
import css from './aftermath.module.css'

/**
 * What came of one's last encounter, to be read beside the map until one does something else or puts it away. A question
 * that follows from it has it on its own card.
 */
export function Aftermath() {
  const play = usePlay()
  const told = outcomeTold(play, useBoard())
  const [read, setRead] = useState(-1) // how many events there had been when it was put away
  const aiming = small.value && topic.value?.about === 'node' // the map needs the room
  if (told === null || told.at === read || aiming || isDialogOpen(play)) return null
  return (
    <aside class={css.slip} aria-label={told.title} data-aftermath>
      <h2>
        <Mark name={told.success ? 'check' : 'cross'} /> {told.title}
        <button type="button" aria-label={t('table.close')} onClick={() => setRead(told.at)}>
          ×
        </button>
      </h2>
      <p>{told.text}</p>
      {told.brought.length > 0 && <small>{told.brought.join(' ')}</small>}
    </aside>
  )
}
