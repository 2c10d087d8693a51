import { type ExpressionBuilder, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../storage/database.ts'
import type { Schema } from '../storage/schema.ts'
import { sharedSetting } from '../storage/settings.ts'

const DAY = 24 * 60 * 60 * 1000
const LOOKS_EVERY = 10 * 60_000
const AT_ONCE = 200 // rows in one transaction, so that nobody waits long for it
const LAST = 'last sweep'

interface Dependencies {
  readonly database: Database
  readonly days: number // without a sign of anybody; 0: nothing is ever removed
  readonly log: Logger
  now(): number
}

/** How many of each were removed. */
interface Swept {
  readonly tables: number
  readonly guests: number
}

/**
 * Clears away, once a day, what nobody will miss: tables at which no person ever did anything, and guests who never sat
 * down at a table that stays. Whatever somebody played stays for ever.
 */
export class Sweep {
  readonly #deps: Dependencies
  #timer: ReturnType<typeof setInterval> | undefined
  #sweeping: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  begin(): void {
    if (this.#deps.days === 0) return
    const look = (): void => {
      this.#sweeping = this.#sweeping
        .then(() => this.sweep())
        .catch((error: unknown) => this.#deps.log.error({ err: error }, 'the sweep failed'))
    }
    this.#timer = setInterval(look, LOOKS_EVERY).unref()
    look()
  }

  /** Undefined if it is not time yet, or another process does it. */
  async sweep(): Promise<Swept | undefined> {
    const { database, days, now, log } = this.#deps
    if (!(await this.#claim())) return undefined
    const limit = now() - days * DAY
    const tables = await this.#all(() => dropTables(database, limit))
    const guests = await this.#all(() => dropGuests(database, limit)) // who may have sat at those tables
    log.info({ tables, guests }, 'swept')
    return { tables, guests }
  }

  /** Of all processes the one that moves the date of the last sweep does the next. */
  async #claim(): Promise<boolean> {
    const { database, now } = this.#deps
    const last = await sharedSetting(database, LAST, () => '0')
    if (Number(last) > now() - DAY) return false
    const { numUpdatedRows } = await database
      .updateTable('settings')
      .set({ value: String(now()) })
      .where('name', '=', LAST)
      .where('value', '=', last)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Again and again, until there is nothing left to do. */
  async #all(some: () => Promise<number>): Promise<number> {
    let total = 0
    for (let n = AT_ONCE; n === AT_ONCE && !this.#closed; total += n) n = await some()
    return total
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#sweeping
  }
}

/** Removes some tables at which no person did anything and none is left to; says how many. */
function dropTables(database: Database, limit: number): Promise<number> {
  return database.transaction().execute(async transaction => {
    const abandoned = transaction
      .selectFrom('tables')
      .select('tables.id')
      .where(sql<number>`coalesce(ended, started, created)`, '<', limit)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('log').select('n').whereRef('log.table', '=', 'tables.id').where('player', 'is not', null)),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('ended').select('due').whereRef('ended.table', '=', 'tables.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chairs')
              .innerJoin('players', 'players.id', 'chairs.player')
              .select('chairs.seat')
              .whereRef('chairs.table', '=', 'tables.id')
              .where(whoMayReturn(limit)),
          ),
        ),
      )
      .limit(AT_ONCE)
    // Whoever would sit down now waits for us and finds the table dropped.
    const rows = await transaction
      .updateTable('tables')
      .set({ status: 'dropped' })
      .where('id', 'in', abandoned)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    for (const name of ['chairs', 'log', 'turns', 'snapshots', 'messages', 'notices', 'invitations'] as const)
      await transaction.deleteFrom(name).where('table', 'in', ids).execute()
    await transaction.updateTable('tables').set({ rematch: null }).where('rematch', 'in', ids).execute()
    await transaction.deleteFrom('tables').where('id', 'in', ids).execute()
    return ids.length
  })
}

/** Who was here lately, may send a program at any time, or has a name and sits at a table that has begun. */
function whoMayReturn(limit: number) {
  return ({ or, and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'players' | 'chairs' | 'tables'>) =>
    or([
      eb('players.seen', '>=', limit),
      exists(selectFrom('tokens').select('tokens.id').whereRef('tokens.player', '=', 'players.id')),
      and([eb('players.name_key', 'is not', null), eb('tables.started', 'is not', null)]),
    ])
}

/** Removes some guests who were not here lately, sit nowhere, said nothing, and left us no other way to return. */
async function dropGuests(database: Database, limit: number): Promise<number> {
  const gone = await database
    .deleteFrom('players')
    .where('seen', '<', limit) // also of a guest who returns while we look
    .where('id', 'in', query =>
      query
        .selectFrom('players as guest')
        .select('guest.id')
        .where('guest.name_key', 'is', null)
        .where('guest.password', 'is', null)
        .where('guest.email', 'is', null)
        .where('guest.seen', '<', limit)
        .where(({ and, not, exists, selectFrom }) =>
          and(
            (['chairs', 'messages', 'tokens', 'passkeys'] as const).map(of =>
              not(exists(selectFrom(of).select(`${of}.player`).whereRef(`${of}.player`, '=', 'guest.id'))),
            ),
          ),
        )
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
