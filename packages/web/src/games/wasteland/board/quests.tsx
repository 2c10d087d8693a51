import type { Choice, QuestAhead } from '@overseer/wasteland'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { useBoard, usePlay } from './board-state.ts'
import { ObjectiveSigns } from './objective-signs.tsx'
import { explained, topic } from './play.ts'
import { QuestTitle } from './quest-page.tsx'
import css from './quests.module.css'

/** The quests in play. Pointing at one lights its places on the map; what may be done here and now is a button. */
export function Quests() {
  const { ahead, captions } = usePlay()
  const section = useRef<HTMLElement>(null)
  const told = JSON.stringify(ahead.quests)
  useLayoutEffect(() => tighten(section.current!), [told, captions])
  return (
    <section ref={section} class={css.quests} aria-label={captions.say('table.quests')}>
      <h2>{captions.say('table.quests')}</h2>
      {ahead.quests.map(quest => (
        <QuestCard key={quest.card} quest={quest} />
      ))}
    </section>
  )
}

const TIGHTEST = 5

/** In a column that has no room for all that is told of the quests, less is told: never so little that it has to scroll. */
function tighten(column: HTMLElement): () => void {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-quest]')]
  const sizes = () => [column, ...cards].map(({ clientWidth, clientHeight }) => `${clientWidth}x${clientHeight}`).join()
  let fitted = ''
  const fit = () => {
    if (sizes() === fitted) return // that was us
    const fits = () => column.scrollHeight <= column.clientHeight + 1
    const set = (elements: readonly HTMLElement[], step: number) => {
      for (const { dataset } of elements) dataset.tight = String(step)
    }
    let step = 0
    for (set([column, ...cards], 0); !fits() && step < TIGHTEST; ) set([column, ...cards], ++step)
    for (const card of step === 0 ? [] : cards) {
      set([card], step - 1) // the room that is left goes to the first ones
      if (!fits()) set([card], step)
    }
    for (const task of column.querySelectorAll<HTMLElement>('li > b')) {
      delete task.dataset.whole
      if (task.scrollHeight <= task.clientHeight + 1) continue
      task.dataset.whole = '' // and to the words of their tasks
      if (!fits()) delete task.dataset.whole
    }
    fitted = sizes()
  }
  const again = () => {
    fitted = ''
    fit()
  }
  const watch = new ResizeObserver(fit) // tells first sizes as well
  for (const element of [column, ...cards]) watch.observe(element)
  document.fonts.addEventListener('loadingdone', again) // a card that shows little keeps its size with other letters
  return () => {
    watch.disconnect()
    document.fonts.removeEventListener('loadingdone', again)
  }
}

function QuestCard({ quest: { card, objectives } }: { quest: QuestAhead }) {
  const { view, captions } = usePlay()
  const about = topic.value
  const lit = about?.about === 'quest' && about.card === card
  const printed = captions.objectives(view, card)
  return (
    <article class={css.quest} tabIndex={0} data-quest={card} data-lit={lit} {...explained({ about: 'quest', card })}>
      <h3>
        <i aria-hidden="true">{card}</i> <QuestTitle card={card} />
      </h3>
      <ul>
        {objectives.map(ahead => {
          const { objective, ready } = ahead
          const { line, how } = printed[objective - 1] ?? { line: t('quest.marker'), how: '' }
          return (
            <li key={objective} data-ready={ready} data-objective={objective}>
              <b>{line}</b>
              <span class={css.how}>{how}</span>
              <ObjectiveSigns objective={ahead} />
              <span class={css.where}>{captions.objective(view, ahead).join(captions.say('list.semicolon'))}</span>
              <Do card={card} objective={objective} />
            </li>
          )
        })}
      </ul>
    </article>
  )
}

function Do({ card, objective }: { card: number; objective: number }) {
  const board = useBoard()
  const { choices } = usePlay()
  const choice = choices.find(
    (one): one is Extract<Choice, { do: 'quest' }> =>
      one.do === 'quest' && one.card === card && one.objective === objective,
  )
  if (choice === undefined) return null
  return (
    <button type="button" class={`button main ${css.do}`} onClick={() => board.choose(choice)}>
      <Mark name="quest" /> {t('action.quest')}
    </button>
  )
}
