import { BOXES, type GameId } from '../games.ts'
import { t } from '../words.ts'
import css from './home.module.css'

/** Options of a game, without the number of seats and who begins. */
export type Wishes = Readonly<Record<string, string | null>>

export function usualWishes(game: GameId): Wishes {
  return Object.fromEntries(BOXES[game].settings.map(({ option, values }) => [option, values[0]!]))
}

/** What the players agree on before they begin. */
export function Agreed({
  game,
  wishes,
  onChange,
}: {
  game: GameId
  wishes: Wishes
  onChange: (wishes: Wishes) => void
}) {
  return (
    <>
      {BOXES[game].settings.map(({ option, values }) => (
        <label key={option} class={css.agreed}>
          {t(`option.${option}` as 'option.scenario')}
          <select
            value={wishes[option] ?? ''}
            onChange={event => onChange({ ...wishes, [option]: event.currentTarget.value || null })}
          >
            {values.map(value => (
              <option key={value} value={value ?? ''}>
                {valueName(option, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  )
}

export function valueName(option: string, value: string | null): string {
  return t(`option.${option}.${value ?? 'none'}` as 'option.scenario.pitt')
}
