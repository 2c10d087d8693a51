import { conflict, notFound } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'

const BLOCKED_AT_MOST = 500

/** Whom people do not want to read, or to meet. Kept at the server, so that it holds in every browser of theirs. */
export class Blocks {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Everybody somebody has muted or blocked, the latest first. */
  list(player: string) {
    return this.#database
      .selectFrom('blocks')
      .innerJoin('players', 'players.id', 'blocks.other')
      .select(['players.id', 'players.name', 'players.name_key', 'blocks.how', 'blocks.since'])
      .where('blocks.player', '=', player)
      .orderBy('blocks.since', 'desc')
      .execute()
  }

  async set(player: string, other: string, how: 'mute' | 'block', since: number): Promise<void> {
    const there = await this.#database.selectFrom('players').select('id').where('id', '=', other).executeTakeFirst()
    if (there === undefined || other === player) throw notFound('other player')
    if ((await this.list(player)).length >= BLOCKED_AT_MOST)
      throw conflict('too-many', `You have blocked ${BLOCKED_AT_MOST} people already.`)
    await this.#database
      .insertInto('blocks')
      .values({ player, other, how, since })
      .onConflict(conflict => conflict.columns(['player', 'other']).doUpdateSet({ how }))
      .execute()
  }

  async lift(player: string, other: string): Promise<void> {
    await this.#database.deleteFrom('blocks').where('player', '=', player).where('other', '=', other).execute()
  }

  /** Whom somebody does not want to read. */
  async unheardBy(player: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database.selectFrom('blocks').select('other').where('player', '=', player).execute()
    return new Set(rows.map(({ other }) => other))
  }

  /** Who does not want to meet somebody, and whom they do not want to meet. */
  async apartFrom(player: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('blocks')
      .select(['player', 'other'])
      .where('how', '=', 'block')
      .where(({ or, eb }) => or([eb('player', '=', player), eb('other', '=', player)]))
      .execute()
    return new Set(rows.map(row => (row.player === player ? row.other : row.player)))
  }

  /** Whether one of some people has blocked somebody. */
  async isUnwanted(player: string, by: readonly string[]): Promise<boolean> {
    if (by.length === 0) return false
    const row = await this.#database
      .selectFrom('blocks')
      .select('player')
      .where('other', '=', player)
      .where('how', '=', 'block')
      .where('player', 'in', by)
      .executeTakeFirst()
    return row !== undefined
  }
}
