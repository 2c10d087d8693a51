import { type GameRecord, newRecord } from '@overseer/kernel'
import { loadGame } from '../games.ts'
import { go } from '../route.ts'
import { keep } from '../table/saves.ts'
import type { Chair } from '../table/table.ts'

function randomText(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Starts a game with these people and bots and goes to its table. */
export async function startGame(id: string, chairs: readonly Chair[], wishes: object = {}): Promise<void> {
  const { game } = await loadGame(id)
  const options = game.parse.options({ seats: chairs.length, ...wishes })
  openGame(newRecord(game, options, randomText(16)), chairs)
}

/** Keeps a game and goes to its table. */
export function openGame(record: GameRecord, chairs: readonly Chair[]): void {
  const id = randomText(6)
  keep({ id, record, chairs, over: false, changed: Date.now() })
  go('table', id)
}
