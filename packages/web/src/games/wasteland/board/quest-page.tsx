import { cardKey, earlierCards, type Event, type ObjectiveAhead } from '@overseer/wasteland'
import { useRef, useState } from 'preact/hooks'
import { Vignette } from '../art/vignette.tsx'
import { vignetteOf } from '../art/vignettes/cards.ts'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import css from './quest-page.module.css'

/** The name of a quest; a click opens its card to be read, with those that led to it. */
export function QuestTitle({ card }: { card: number }) {
  const { captions } = usePlay()
  const sheet = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const title = captions.title(card)
  return (
    <>
      <button
        type="button"
        class={css.title}
        aria-haspopup="dialog"
        title={t('quest.read')}
        onClick={() => {
          setOpen(true)
          sheet.current?.showModal()
        }}
      >
        {title}
      </button>
      <dialog
        ref={sheet}
        class={css.page}
        aria-label={title}
        onClick={event => event.target === sheet.current && sheet.current?.close()}
        onClose={() => setOpen(false)}
      >
        {open && <Page card={card} />}
        <button type="button" class="button main" onClick={() => sheet.current?.close()}>
          {t('table.close')}
        </button>
      </dialog>
    </>
  )
}

function Page({ card }: { card: number }) {
  const { view, captions, ahead } = usePlay()
  const story = captions.story(card)
  const quest = ahead.quests.find(one => one.card === card)
  return (
    <div tabIndex={0}>
      <Earlier card={card} />
      <h2>{captions.title(card)}</h2>
      <Vignette of={vignetteOf(cardKey(card))} class={css.vignette ?? ''} />
      <p>{story?.intro}</p>
      <dl>
        {captions.objectives(view, card).map(({ line, how, results }, at) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd>{how}</dd>
            <dd>{t('quest.brings', { what: results })}</dd>
            <Outlook objective={quest?.objectives.find(({ objective }) => objective === at + 1)} />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** How far it is, what is missing, and how likely it works. */
function Outlook({ objective }: { objective: ObjectiveAhead | undefined }) {
  const { view, captions } = usePlay()
  if (objective === undefined) return null
  const facts = captions.objective(view, objective)
  const { odds } = objective
  return <dd>{[...facts, ...(odds === null ? [] : [captions.attempt(odds)])].join(captions.say('list.semicolon'))}</dd>
}

/** What was read and done before it came to this card. */
function Earlier({ card }: { card: number }) {
  const board = useBoard()
  const { captions, nameOf } = usePlay()
  const events = board.history.map(({ event }) => event as Event)
  const earlier = earlierCards(events, card)
  if (earlier.length === 0) return null
  return (
    <details class={css.earlier}>
      <summary>{t('quest.earlier')}</summary>
      {earlier.map(({ card: before, n, success, seat }) => {
        const story = captions.story(before)
        const option = story?.options[n - 1]
        return (
          <article key={`${before}.${n}`}>
            <h3>{captions.title(before)}</h3>
            <p>{story?.intro}</p>
            <p>
              <b>{t('quest.did', { who: nameOf(seat), what: option?.line ?? '' })}</b>
            </p>
            <p>{success ? option?.success : (option?.failure ?? option?.success)}</p>
          </article>
        )
      })}
    </details>
  )
}
