import { sql } from 'kysely'
import { Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'

const WINDOW_MS = 15 * 60_000
const AT_A_NAME = 10
const FROM_AN_ADDRESS = 30

/**
 * Counts who tries to get in, whichever process they try it at. A try is counted before it is made and given back if it
 * was right, so that a hundred at once do not slip through. Passkeys cannot be guessed and are not counted.
 */
export class Attempts {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Runs a check that is wrong (undefined) or right; refuses to, after too many wrong ones. */
  async guard<T>(nameKey: string, address: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const [name, from] = [`name ${nameKey}`, `address ${address}`]
    await this.#count(from, FROM_AN_ADDRESS)
    await this.#count(name, AT_A_NAME)
    const right = await check()
    if (right === undefined) return undefined
    await this.#database.deleteFrom('attempts').where('who', '=', name).execute()
    // Only this one try: whoever has an account of their own may not wipe the slate with it.
    await this.#database
      .updateTable('attempts')
      .set({ count: sql<number>`count - 1` })
      .where('who', '=', from)
      .execute()
    return right
  }

  async #count(who: string, most: number): Promise<void> {
    const now = this.#now()
    await this.#database
      .deleteFrom('attempts')
      .where('since', '<', now - WINDOW_MS)
      .execute()
    const { count } = await this.#database
      .insertInto('attempts')
      .values({ who, count: 1, since: now })
      .onConflict(conflict => conflict.column('who').doUpdateSet({ count: sql<number>`attempts.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count > most) throw new Problem(429, 'too-fast', 'That was tried too often. Try again in a quarter of an hour.')
  }
}
