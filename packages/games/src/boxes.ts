import { LIST } from '#list'
import type { Box, Setting, Words } from './box.ts'

/** Static facts about all games, without their code: for whoever offers games before one is chosen. */
export { BOT_LEVELS, type Box, type BotLevel, type Setting, STAND_IN_BOT, type Words } from './box.ts'

export const GAME_IDS: readonly string[] = Object.keys(LIST)

/** The game that is offered first. */
export const DEFAULT_GAME: string = GAME_IDS[0] ?? ''

export const BOXES: Readonly<Record<string, Box>> = Object.fromEntries(
  Object.entries(LIST).map(([id, { box }]) => [id, box]),
)

export function isGame(id: string): boolean {
  return GAME_IDS.includes(id)
}

/** The box of a game that is known to exist. */
export function boxOf(id: string): Box {
  const box = isGame(id) ? BOXES[id] : undefined
  if (box === undefined) throw new Error(`there is no game '${id}'`)
  return box
}

/** What was agreed on of a setting; undefined if the box knows no such value. */
export function chosenOf(
  { option, values }: Setting,
  options: Readonly<Record<string, unknown>>,
): Setting['values'][number] | undefined {
  return values.find(({ value }) => value === (options[option] ?? null))
}

/** What a value of a setting is called beside the other options. */
export function valueName(
  { name, nameBy }: Setting['values'][number],
  options: Readonly<Record<string, unknown>>,
): Words {
  return nameBy?.names[String(options[nameBy.option])] ?? name
}

/** Whether all play together by these options: then there is nothing to rate. */
export function isCooperative(game: string, options: Readonly<Record<string, unknown>>): boolean {
  return isGame(game) && boxOf(game).settings.some(setting => chosenOf(setting, options)?.cooperative === true)
}
