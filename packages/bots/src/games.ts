import { BadInput } from '@overseer/kernel'
import type { Entry } from './entry.ts'
import { shelterEntry } from './shelter/entry.ts'
import { wastelandEntry } from './wasteland/entry.ts'

/**
 * All games, for programs that know all of them. A new game is added here. The page has a list of its own, so that
 * nobody loads a game before it is wanted.
 */
export const GAMES: Readonly<Record<string, Entry>> = { shelter: shelterEntry, wasteland: wastelandEntry }

export function gameCalled(id: string): Entry {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (entry === undefined)
    throw new BadInput('game', `there is no game '${id}'; there is ${Object.keys(GAMES).join(', ')}`)
  return entry
}
