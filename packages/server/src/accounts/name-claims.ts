import { Problem } from '../http/problem.ts'
import type { Tallies } from '../http/tallies.ts'
import type { Database } from '../storage/database.ts'
import { isReserved, looksOf } from './names.ts'
import { hashOf } from './secrets.ts'

const DAY = 24 * 60 * 60 * 1000
const QUARANTINE_MS = 90 * DAY // in which nobody else takes a name that was given up
const RENAMES = { member: { most: 3, ms: 30 * DAY }, guest: { most: 10, ms: DAY / 24 } } as const

interface Dependencies {
  readonly database: Database
  readonly tallies: Tallies
  readonly now: () => number
}

/** Whose names are whose: by how they look, and for a while after they were given up. */
export class NameClaims {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Keeps the names that were claimed before looks were kept; of two that look alike, the older one's. */
  async open(): Promise<void> {
    const { database } = this.#deps
    const missing = await database
      .selectFrom('players')
      .select(['id', 'name'])
      .where('name_key', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('name_claims').select('key').whereRef('name_claims.player', '=', 'players.id'))),
      )
      .orderBy('created')
      .execute()
    for (const { id, name } of missing)
      for (const key of keysOf(name))
        await database
          .insertInto('name_claims')
          .values({ key, player: id, until: null })
          .onConflict(one => one.doNothing())
          .execute()
  }

  /** Unless nobody else has a name that looks like it, and it is not the house's own. */
  async refuseTaken(name: string, by: string | null, guest: boolean): Promise<void> {
    if (isReserved(name, { guest })) throw new Problem(409, 'name-reserved', 'Nobody may have this name.', 'body.name')
    const { database, now } = this.#deps
    const taken = await database
      .selectFrom('name_claims')
      .select('player')
      .where('key', 'in', keysOf(name))
      .where('player', '!=', by ?? 'a guest to be')
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now())]))
      .executeTakeFirst()
    if (taken !== undefined) throw nameTaken()
  }

  /** Gives a name to a player, in a transaction of theirs; what they had before stays theirs for a while. */
  async take(transaction: Database, player: string, name: string): Promise<void> {
    await takeName(transaction, { player, name, now: this.#deps.now(), heir: player })
  }

  /** Gives up all names of a deleted account. They rest for a while, so that nobody passes for its owner. */
  async release(player: string): Promise<void> {
    await giveUp(this.#deps.database, player, { now: this.#deps.now(), heir: player })
  }

  /** Who is called something else every day is nobody. */
  async countRename(player: { readonly id: string; readonly name_key: string | null }): Promise<void> {
    const { most, ms } = RENAMES[player.name_key === null ? 'guest' : 'member']
    if ((await this.#deps.tallies.add(`renames ${player.id}`, ms)) > most)
      throw new Problem(429, 'renamed-often', `You have changed your name ${most} times. Keep this one for a while.`)
  }
}

interface Taking {
  readonly player: string
  readonly name: string
  readonly now: number
  readonly heir: string // who may have the old name back at once: its owner, or nobody
}

/** Gives a name to a player; refuses one that looks like somebody else's. */
export async function takeName(transaction: Database, { player, name, now, heir }: Taking): Promise<void> {
  await giveUp(transaction, player, { now, heir })
  for (const key of keysOf(name)) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('name_claims')
      .values({ key, player, until: null })
      .onConflict(one =>
        one
          .column('key')
          .doUpdateSet({ player, until: null })
          .where(({ or, eb }) => or([eb('name_claims.player', '=', player), eb('name_claims.until', '<=', now)])),
      )
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw nameTaken() // somebody has it, or was faster
  }
}

async function giveUp(
  database: Database,
  player: string,
  { now, heir }: { readonly now: number; readonly heir: string },
): Promise<void> {
  await database
    .updateTable('name_claims')
    .set({ player: heir, until: now + QUARANTINE_MS })
    .where('player', '=', player)
    .where('until', 'is', null)
    .execute()
}

function keysOf(name: string): string[] {
  return looksOf(name).map(look => hashOf(`look ${look}`))
}

const nameTaken = (): Problem => new Problem(409, 'name-taken', 'Somebody has this name, or one that looks like it.')
