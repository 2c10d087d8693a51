import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'

/** Counters that all processes share: how often something was done within a while, by whoever must not do it too often. */
export class Tallies {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Counts one more; how many there are now. The while begins with the first. */
  async add(who: string, ms: number): Promise<number> {
    const now = this.#now()
    await this.#database.deleteFrom('tallies').where('until', '<=', now).execute()
    const { count } = await this.#database
      .insertInto('tallies')
      .values({ who, count: 1, until: now + ms })
      .onConflict(conflict => conflict.column('who').doUpdateSet({ count: sql<number>`tallies.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow()
    return count
  }

  async count(who: string): Promise<number> {
    const found = await this.#database
      .selectFrom('tallies')
      .select('count')
      .where('who', '=', who)
      .where('until', '>', this.#now())
      .executeTakeFirst()
    return found?.count ?? 0
  }

  async takeBack(who: string): Promise<void> {
    await this.#database
      .updateTable('tallies')
      .set({ count: sql<number>`count - 1` })
      .where('who', '=', who)
      .where('count', '>', 0)
      .execute()
  }

  async clear(who: string): Promise<void> {
    await this.#database.deleteFrom('tallies').where('who', '=', who).execute()
  }
}
