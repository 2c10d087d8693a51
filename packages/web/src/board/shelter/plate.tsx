import { t } from '../../words.ts'
import { explained, topic, usePlay } from './play.ts'
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
      <b>{say('table.round', { n: view.round })}</b> {say('table.threatsLeft', { n: view.threatPile.deck })}
      {view.ending !== null && <em>{t('table.lastRound')}</em>}
    </button>
  )
}
