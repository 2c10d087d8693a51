import { createHash } from 'node:crypto'
import type { Database } from '../storage/database.ts'

export const BEAT_MS = 500
const ALIVE_MS = 2000

/**
 * Which processes there are. Every table has one of them that looks after its bots and clocks: of those alive, the one
 * whose name and the table's hash highest. Should two think so for a moment, the log lets only one of them win.
 */
export class Processes {
  readonly #database: Database
  readonly #me: string
  #alive: readonly string[]

  constructor(database: Database, me: string) {
    this.#database = database
    this.#me = me
    this.#alive = [me]
  }

  /** How long nobody was there, in ms, if this process is the only one; else 0. */
  async arrive(now: number): Promise<number> {
    const others = await this.#database.selectFrom('processes').select('beat').execute()
    const last = Math.max(0, ...others.map(({ beat }) => beat))
    await this.beat(now)
    return last === 0 || now - last < ALIVE_MS ? 0 : now - last
  }

  /** Says that we are alive, and looks who else is. */
  async beat(now: number): Promise<void> {
    await this.#database
      .insertInto('processes')
      .values({ id: this.#me, beat: now, gone: 0 })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ beat: now }))
      .execute()
    const alive = await this.#database
      .selectFrom('processes')
      .select('id')
      .where('beat', '>', now - ALIVE_MS)
      .where('gone', '=', 0)
      .execute()
    this.#alive = alive.map(({ id }) => id)
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

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
