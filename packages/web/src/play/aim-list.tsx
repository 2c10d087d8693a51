import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import css from './aim-list.module.css'

/** What wins, what ends the game and what a turn is. */
export function AimList({ aim: [wins, ends, turn] }: { aim: readonly [string, string, string] }) {
  return (
    <dl class={css.list}>
      <dt>
        <Sign name="hint" /> {t('aim.goal')}
      </dt>
      <dd>{wins}</dd>
      <dt>
        <Sign name="skip" /> {t('aim.end')}
      </dt>
      <dd>{ends}</dd>
      <dt>
        <Sign name="play" /> {t('aim.yourTurn')}
      </dt>
      <dd>{turn}</dd>
    </dl>
  )
}
