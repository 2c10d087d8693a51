import { boxOf, chosenOf, GAME_IDS, valueName } from '@overseer/games/boxes'
import { gameName } from '../games/kits.ts'
import { language } from '../page/settings.ts'
import { t } from '../text/words.ts'
import { SelectField } from '../ui/fields.tsx'

/** Options of a game, without the number of seats and who begins. */
export type GameOptions = Readonly<Record<string, string | null>>

export function usualOptions(game: string): GameOptions {
  return Object.fromEntries(boxOf(game).settings.map(({ option, values }) => [option, values[0]!.value]))
}

/** Which game is played. */
export function GameField({ game, onChange }: { game: string; onChange(game: string): void }) {
  return (
    <SelectField
      label={t('setup.game')}
      value={game}
      options={GAME_IDS.map(id => ({ value: id, name: gameName(id) }))}
      onChange={onChange}
    />
  )
}

/** What the players agree on before they begin. */
export function GameOptionFields({
  game,
  options,
  onChange,
}: {
  game: string
  options: GameOptions
  onChange: (options: GameOptions) => void
}) {
  return (
    <>
      {boxOf(game).settings.map(({ option, name, values }) => (
        <SelectField
          key={option}
          label={name[language.value]}
          value={options[option] ?? null}
          options={values.map(one => ({ value: one.value, name: valueName(one, options)[language.value] }))}
          onChange={value => onChange({ ...options, [option]: value })}
        />
      ))}
    </>
  )
}

/** What was agreed on, in a few words; what is left out goes without saying. */
export function optionNames(game: string, options: Readonly<Record<string, unknown>>): string[] {
  return boxOf(game).settings.flatMap(setting => {
    const value = chosenOf(setting, options)
    return value?.value == null ? [] : [valueName(value, options)[language.value]]
  })
}
