import { isGame } from '@overseer/games/boxes'
import { BadInput, BrokenRecord, parseRecord, same } from '@overseer/kernel'
import { checkSeed, checkShare, type Finding, type FinishedGame, newNonce, type TableInfo } from '@overseer/protocol'
import { loadGame } from '../../games/kits.ts'
import { replayOf } from '../../play/replay-of.ts'
import type { Replay } from '../../table/replay.ts'

export const CHECKS = ['promise', 'seed', 'share', 'rules', 'result', 'bots'] as const
type Check = (typeof CHECKS)[number]

/** How each check came out. What does not concern a game is not there: bots where none played, a share where we had none. */
export interface Verdict {
  readonly checks: Readonly<Partial<Record<Check, Finding>>>
  readonly choice?: number // the first choice that breaks a rule …
  readonly rule?: string // … and which
  readonly replay?: Replay // the game as it was played again, if it could be
}

const PROMISE = 'overseer.promise.'
const NONCE = 'overseer.nonce.'

/** The number a table published before it began is kept here, so that nobody can exchange it afterwards. */
export function rememberCommitment({ id, status, commitment }: TableInfo): void {
  if ((status !== 'open' && status !== 'playing') || localStorage.getItem(PROMISE + id) !== null) return
  keep(PROMISE + id, commitment)
}

/** What this browser adds to the chance of a game: drawn once, and kept to look for it afterwards. */
export function ownNonce(id: string): string {
  const known = localStorage.getItem(NONCE + id)
  if (known !== null) return known
  const nonce = newNonce()
  keep(NONCE + id, nonce)
  return nonce
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Not kept, then: the check says so.
  }
}

/** Checks that chance is what was promised and added to, and plays the whole game again. */
export async function verify(id: string, finished: FinishedGame): Promise<Verdict> {
  const { record, result } = finished
  const before = chanceOf(id, finished)
  const bots: Verdict['checks'] = (finished.fair?.bots.length ?? 0) > 0 ? { bots: 'unknown' } : {}
  const unknown = { checks: { ...before, rules: 'unknown', result: 'unknown', ...bots } } as const
  if (!isGame(record.game)) return unknown
  const { game } = await loadGame(record.game)
  try {
    const replay = replayOf(parseRecord(game, record))
    const agrees = same(replay.result ?? null, result) ? 'right' : 'wrong'
    return { checks: { ...before, rules: 'right', result: agrees, ...bots }, replay }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (error.field === 'record.rulesVersion') return unknown // of rules that are not played here any more
    const broken = error instanceof BrokenRecord ? { choice: error.choice + 1, rule: error.refusal.rule } : {}
    return { checks: { ...before, rules: 'wrong', result: 'unknown' }, ...broken }
  }
}

function chanceOf(id: string, finished: FinishedGame): Verdict['checks'] {
  const promised = localStorage.getItem(PROMISE + id)
  const nonce = localStorage.getItem(NONCE + id)
  return {
    promise: promised === null ? 'unknown' : promised === finished.commitment ? 'right' : 'wrong',
    seed: checkSeed(finished),
    ...(nonce !== null && finished.fair !== null && { share: checkShare(finished, nonce) }),
  }
}
