import { canonical, type Seed, sha256 } from '@overseer/kernel'
import type { FinishedGame } from './tables.ts'

/**
 * The commitment scheme of a table. The server draws a secret and publishes a hash of it together with what is to be
 * played; then every person adds a nonce; the seed of the game is a hash of all of it. What the bots draw follows from the
 * secret too. Once the game is over the secret and the nonces are told, and anybody can check.
 */

/** What a table promises to play. */
export interface Terms {
  readonly table: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown // as in the record: with the number of seats
}

/** Who sat where when play began: a bot of a level, or a person and what they added. */
export interface Share {
  readonly bot: string | null
  readonly nonce: string | null // null: a bot, or somebody who added nothing
}

/** Commits to a secret and to what it will be used for. */
export function promiseOf({ table, game, rulesVersion, options }: Terms, secret: string): string {
  return hashOf('promise', { table, game, rulesVersion, options, secret })
}

/** What is shown of a nonce before play begins: whoever added it can tell that it is theirs. */
export function nonceMark(nonce: string): string {
  return hashOf('nonce', nonce)
}

/** The seed of the game: nobody knows it before the last nonce is there, and no nonce can be left out or exchanged unseen. */
export function dealtSeed(table: string, secret: string, shares: readonly Share[]): Seed {
  return hashOf('deal', { table, secret, shares: shares.map(({ bot, nonce }) => ({ bot, nonce })) })
}

/** What a bot draws its chance from, for the choice of that number in the record; another one for every attempt. */
export function botSeed(table: string, secret: string, choice: number, attempt: number): Seed {
  return hashOf('bot', { table, secret, choice, attempt })
}

/** How a check came out: 'unknown' if it could not be made. */
export type Finding = 'right' | 'wrong' | 'unknown'

/** Whether a finished game is the one that was promised, and its seed the one that follows from what everybody added. */
export function checkSeed({ record, commitment, fair }: FinishedGame): Finding {
  if (fair === null) return right(commitmentTo(record.seed) === commitment)
  const { table, rulesVersion, secret, shares } = fair
  const terms = { table, game: record.game, rulesVersion, options: record.options }
  const kept = promiseOf(terms, secret) === commitment
  if (dealtSeed(table, secret, shares) !== record.seed) return 'wrong'
  if (!kept && rulesVersion !== record.rulesVersion) return 'unknown' // an option may have changed its name since
  return right(kept)
}

/** Whether what somebody added from a seat is in the seed. */
export function checkShare({ fair }: FinishedGame, nonce: string): Finding {
  return fair === null ? 'unknown' : right(fair.shares.some(share => share.nonce === nonce))
}

/** By what each bot decided, for `recheckBots`. */
export function botDecisions({ fair }: FinishedGame): { choice: number; bot: string; seed: Seed; cut?: number }[] {
  if (fair === null) return []
  const { table, secret, bots } = fair
  return bots.map(({ choice, bot, attempt, cut }) => ({
    choice,
    bot,
    seed: botSeed(table, secret, choice, attempt),
    ...(cut !== undefined && { cut }),
  }))
}

function right(is: boolean): Finding {
  return is ? 'right' : 'wrong'
}

/** Without a promise of what is played: how tables were committed to before people could add to their chance. */
export function commitmentTo(seed: Seed): string {
  return hex(`overseer commitment ${seed}`)
}

/** Each kind of hash has a name of its own, so that none can pass for another. */
function hashOf(kind: string, data: unknown): string {
  return hex(`overseer 2 ${kind} ${ascii(canonical(data))}`)
}

function hex(text: string): string {
  return sha256(text)
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}

/** JSON with nothing but ASCII in it. */
function ascii(json: string): string {
  return json.replace(/[^ -~]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
