import { readFileSync } from 'node:fs'
import { BOT_NAMES, itemAt } from '@overseer/bots'
import { type GameEntry, gameCalled } from '@overseer/games'
import {
  BadInput,
  type GameRecord,
  LANGUAGES,
  type Language,
  parseJson,
  parseRecord,
  recordedGame,
} from '@overseer/kernel'

/** Arguments of the command line made into what they mean, or BadInput with one clear line. */

export function wholeNumber(name: string, least: number, most: number): (text: string) => number {
  return text => {
    const n = Number(text)
    if (!Number.isInteger(n) || n < least || n > most)
      throw new BadInput(name, `must be a whole number from ${least} to ${most}`)
    return n
  }
}

export function positive(name: string): (text: string) => number {
  return text => {
    const n = Number(text)
    if (!(n > 0) || !Number.isFinite(n)) throw new BadInput(name, 'must be a number above 0')
    return n
  }
}

export function language(text: string): Language {
  const known = LANGUAGES.find(code => code === text)
  if (known === undefined) throw new BadInput('--lang', `must be one of ${LANGUAGES.join(', ')}`)
  return known
}

/** 'greedy,officer,officer-collector': a bot for each seat, some in a style of their own. */
export function botNames(text: string): string[] {
  const names = text.split(',').map(name => name.trim())
  for (const name of names)
    if (!BOT_NAMES.includes(itemAt(name.split('-'), 0)))
      throw new BadInput('--bots', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  return names
}

/** One bot for each seat: the list as given, its last one repeated. */
export function seatBots(names: readonly string[], seats: number): string[] {
  if (names.length > seats) throw new BadInput('--bots', `names ${names.length} bots for ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => itemAt(names, Math.min(seat, names.length - 1)))
}

export interface Loaded {
  readonly entry: GameEntry
  readonly record: GameRecord
}

/** The JSON in a file. */
export function loadJson(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'), file)
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(file, 'cannot be read')
  }
}

/** A record from a file. */
export function loadRecord(file: string): Loaded {
  const data = loadJson(file)
  const entry = gameCalled(recordedGame(data))
  return { entry, record: parseRecord(entry.game, data) }
}
