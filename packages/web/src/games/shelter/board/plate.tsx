import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { explained, topic } from './play.ts'
import css from './plate.module.css'

/** The plate over the vault: the round, and how many threats the deck still holds. */
export function Plate() {
  const { view, say } = usePlay()
  const about = { about: 'pile', pile: 'threats' } as const
  return (
    <button
      type="button"
      class={css.plate}
      onClick={() => {
        topic.value = about
      }}
      {...explained(about)}
    >
      <b>{say('table.round', { n: view.round })}</b>{' '}
      {/* Cards that were shuffled anew after the last one bring no further round. */}
      {view.ending === null && say('table.threatsLeft', { n: view.threatPile.deck })}
      {view.ending !== null && view.pending !== null && <em>{t('table.lastRound')}</em>}
    </button>
  )
}
