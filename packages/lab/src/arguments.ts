import { readFileSync } from 'node:fs'
import { BOT_NAMES, type Entry } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
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
  const found = LANGUAGES.find(one => one === text)
  if (found === undefined) throw new BadInput('--lang', `must be one of ${LANGUAGES.join(', ')}`)
  return found
}

/** 'greedy,random,random': a bot for each seat. */
export function botNames(text: string): string[] {
  const names = text.split(',').map(name => name.trim())
  for (const name of names)
    if (!BOT_NAMES.includes(name))
      throw new BadInput('--bots', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  return names
}

/** One bot for each seat: the list as given, its last one repeated. */
export function seatBots(names: readonly string[], seats: number): string[] {
  if (names.length > seats) throw new BadInput('--bots', `names ${names.length} bots for ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names.at(-1)!)
}

export interface Loaded {
  readonly entry: Entry
  readonly record: GameRecord
}

/** A record from a file. */
export function loadRecord(file: string): Loaded {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new BadInput(file, 'cannot be read')
  }
  const data = parseJson(text, file)
  const entry = gameCalled(recordedGame(data))
  return { entry, record: parseRecord(entry.game, data) }
}
