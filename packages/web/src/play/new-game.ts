import { type GameRecord, newRecord, same } from '@overseer/kernel'
import { loadGame } from '../games/kits.ts'
import { go } from '../page/route.ts'
import type { Chair } from '../table/table.ts'
import type { Imported } from './import.ts'
import { keep, saves } from './saves.ts'

function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Starts a game with these people and bots and goes to its table. */
export async function startGame(id: string, chairs: readonly Chair[], agreed: object = {}): Promise<void> {
  const { game } = await loadGame(id)
  const options = game.parse.options({ seats: chairs.length, ...agreed })
  openGame(newRecord(game, options, randomText(16)), chairs)
}

/** Keeps a game and goes to its table. */
function openGame(record: GameRecord, chairs: readonly Chair[]): void {
  const id = randomText(6)
  keep({ id, record, chairs, over: false, changed: Date.now() })
  go('table', id)
}

/** A copy of a game up to a choice, to try something else; the game itself stays as it was. */
export function practiceFrom(record: GameRecord, chairs: readonly Chair[], choices: number): void {
  openGame({ ...record, choices: record.choices.slice(0, choices), practice: true }, chairs)
}

/** Opens a game from a file or a link: one that is here already is that one; one that is over is looked back at, perhaps by itself. */
export function openImported(game: Imported, plays = false): void {
  const { record, chairs, over } = game
  const known = saves.value.find(saved => same(saved.record, record) && same(saved.chairs, chairs))
  const id = known?.id ?? randomText(6)
  if (known === undefined) keep({ id, ...game, changed: Date.now() })
  if (plays) go('review', id, 'play')
  else go(over ? 'review' : 'table', id)
}

/** What was agreed on in a game, but for the number of seats and who begins. */
export function agreedOptions({ options }: GameRecord): object {
  const { seats: _seats, first: _first, ...rest } = (options ?? {}) as Record<string, unknown>
  return rest
}
