import { boxOf } from '@overseer/games/boxes'
import { t } from '../text/words.ts'
import css from './player-count.module.css'

/** How many play. */
export function PlayerCount({
  game,
  atLeast = 1,
  value,
  onChange,
}: {
  game: string
  atLeast?: number
  value: number
  onChange(n: number): void
}) {
  const { min, max } = boxOf(game).seats
  const from = Math.max(min, atLeast)
  return (
    <fieldset class={css.count}>
      <legend>{t('setup.seats')}</legend>
      {Array.from({ length: max - from + 1 }, (_, i) => from + i).map(n => (
        <label key={n} class="button plain">
          <input type="radio" name="seats" checked={value === n} onChange={() => onChange(n)} /> {n}
        </label>
      ))}
    </fieldset>
  )
}
