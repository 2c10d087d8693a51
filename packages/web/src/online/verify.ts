import { BadInput, commitmentTo, type GameRecord, parseRecord, replay, same } from '@overseer/kernel'
import { gameCalled, isGame, loadGame } from '../games.ts'
import type { TableInfo } from './types.ts'

/** What the server hands out once a game is over. */
export interface Sealed {
  readonly record: GameRecord
  readonly commitment: string
  readonly result: unknown
}

export const CHECKS = ['promise', 'seed', 'rules', 'result'] as const
type Check = (typeof CHECKS)[number]

/** How each check came out: 'unknown' if this browser did not see the game begin. */
export interface Verdict {
  readonly checks: Readonly<Record<Check, 'right' | 'wrong' | 'unknown'>>
  readonly choice?: number // the first choice that breaks a rule …
  readonly rule?: string // … and which
}

const KEY = 'overseer.promise.'

/** The number a table published before it began is kept here, so that nobody can exchange it afterwards. */
export function rememberCommitment({ id, status, commitment }: TableInfo): void {
  if ((status !== 'open' && status !== 'playing') || localStorage.getItem(KEY + id) !== null) return
  try {
    localStorage.setItem(KEY + id, commitment)
  } catch {
    // Not kept, then: the check says so.
  }
}

/** Checks that the seed is the one promised, and plays the whole game again. */
export async function verify(id: string, { record, commitment, result }: Sealed): Promise<Verdict> {
  const promised = localStorage.getItem(KEY + id)
  const promise = promised === null ? 'unknown' : right(promised === commitment)
  const seed = right(commitmentTo(record.seed) === commitment)
  if (!isGame(record.game)) return { checks: { promise, seed, rules: 'unknown', result: 'unknown' } }
  await loadGame(record.game)
  const { game } = gameCalled(record.game)
  if (record.rulesVersion !== game.rulesVersion)
    return { checks: { promise, seed, rules: 'unknown', result: 'unknown' } }
  try {
    const state = replay(game, parseRecord(game, record))
    return { checks: { promise, seed, rules: 'right', result: right(same(game.result(state) ?? null, result)) } }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const choice = /^record\.choices\.(\d+)/.exec(error.field)?.[1]
    const rule = /[A-Z]+-[A-Z]+-\w+/.exec(error.message)?.[0]
    return {
      checks: { promise, seed, rules: 'wrong', result: 'unknown' },
      ...(choice === undefined ? {} : { choice: Number(choice) + 1 }),
      ...(rule === undefined ? {} : { rule }),
    }
  }
}

function right(is: boolean): 'right' | 'wrong' {
  return is ? 'right' : 'wrong'
}
