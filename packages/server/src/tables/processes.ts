import { createHash } from 'node:crypto'
import type { Database } from '../storage/database.ts'

export const BEAT_MS = 500
const ALIVE_MS = 2000
const WRITTEN_MS = 4000

/**
 * Which processes there are. Every table has one of them that looks after its bots and clocks: of those alive, the one
 * whose name and the table's hash highest. Should two think so for a moment, the log lets only one of them win.
 */
export class Processes {
  readonly #database: Database
  readonly #me: string
  #alive: readonly string[]
  #written = 0 // when our last beat was on the disk, by a clock that never jumps
  /** How often one of the others was no longer there. What it wrote last it may have told nobody. */
  losses = 0

  constructor(database: Database, me: string) {
    this.#database = database
    this.#me = me
    this.#alive = [me]
  }

  /**
   * Joins the others. Whoever is first after a time without any gives back what was lost meanwhile, and nobody else:
   * the claim, the giving and our first sign of life are one transaction.
   */
  async arrive(now: number, giveBack: (transaction: Database, away: number) => Promise<void>): Promise<void> {
    const arrived = await this.#database.transaction().execute(async transaction => {
      const away = await claimPause(transaction, now)
      if (away === undefined) return false
      if (away > 0) await giveBack(transaction, away)
      await beat(transaction, this.#me, now)
      return true
    })
    if (!arrived) return this.arrive(now, giveBack) // another one came first; it is there now
    this.#written = performance.now()
    await this.#look(now)
  }

  /** Whether the database took what we wrote just now. It says so at once, however the database is. */
  get isWriting(): boolean {
    return performance.now() - this.#written < WRITTEN_MS
  }

  /** Says that we are alive, and looks who else is. */
  async beat(now: number): Promise<void> {
    await beat(this.#database, this.#me, now)
    this.#written = performance.now()
    await this.#look(now)
  }

  async #look(now: number): Promise<void> {
    const alive = await this.#database
      .selectFrom('processes')
      .select('id')
      .where('beat', '>', now - ALIVE_MS)
      .where('gone', '=', 0)
      .execute()
    const there = alive.map(({ id }) => id)
    if (this.#alive.some(id => id !== this.#me && !there.includes(id))) this.losses++
    this.#alive = there
  }

  /** How many of us there are. */
  get count(): number {
    return Math.max(1, this.#alive.length)
  }

  looksAfter(table: string): boolean {
    if (this.#alive.length <= 1) return true
    const ranked = this.#alive
      .map(id => ({ id, rank: hash(`${id} ${table}`) }))
      .sort((a, b) => (a.rank < b.rank ? 1 : -1))
    return ranked[0]!.id === this.#me
  }

  /** From now on the others look after our tables. The beat stays, because it tells when somebody was here last. */
  async leave(now: number): Promise<void> {
    await this.#database.updateTable('processes').set({ beat: now, gone: 1 }).where('id', '=', this.#me).execute()
    await this.#database
      .deleteFrom('processes')
      .where('beat', '<', now - 60 * ALIVE_MS)
      .where('id', '!=', this.#me)
      .execute()
  }
}

async function beat(database: Database, me: string, now: number): Promise<void> {
  await database
    .insertInto('processes')
    .values({ id: me, beat: now, gone: 0 })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ beat: now }))
    .execute()
}

/** How long nobody was there, in ms, for the one process that asks first; undefined if another was faster. */
async function claimPause(transaction: Database, now: number): Promise<number | undefined> {
  const last = await transaction
    .selectFrom('processes')
    .select(['id', 'beat'])
    .orderBy('beat', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || now - last.beat < ALIVE_MS) return 0
  const { numUpdatedRows } = await transaction
    .updateTable('processes')
    .set({ beat: now, gone: 1 })
    .where('id', '=', last.id)
    .where('beat', '=', last.beat)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : now - last.beat
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
