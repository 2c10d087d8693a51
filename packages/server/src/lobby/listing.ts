import { sql } from 'kysely'
import { inTurn } from '../http/in-turn.ts'
import type { Origins } from '../http/origins.ts'
import type { Database } from '../storage/database.ts'

const LISTED = 1000
const LATEST = 30 * 60_000 // by which a table may be shown later
const KEPT_MS = 1000

interface Dependencies {
  readonly database: Database
  readonly origins: Pick<Origins, 'partyOf'>
  now(): number
}

interface Listed {
  readonly id: string
  readonly host: string
  readonly created: number
}

type Status = 'open' | 'playing'

/**
 * What the lobby lists. Hosts take turns, and so do the networks of guests, so that nobody with many tables hides those of
 * others; where there are too many, those of people with a name come before those of guests. Everybody asks for it all the
 * time: so it is put together once a second, and when something begins here.
 */
export class Listing {
  readonly #deps: Dependencies
  readonly #kept = new Map<string, { readonly at: number; readonly tables: Promise<readonly Listed[]> }>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Something was listed, or is no longer. */
  forget(): void {
    this.#kept.clear()
  }

  of(status: Status, game: string | undefined): Promise<readonly Listed[]> {
    const key = `${status} ${game ?? ''}`
    const at = this.#deps.now()
    const kept = this.#kept.get(key)
    if (kept !== undefined && at - kept.at < KEPT_MS) return kept.tables
    const tables = this.#read(status, game, at)
    this.#kept.set(key, { at, tables })
    tables.catch(() => this.#kept.delete(key)) // whoever asked hears of it
    return tables
  }

  async #read(status: Status, game: string | undefined, now: number): Promise<Listed[]> {
    const listed = this.#query(game, now)
    const rows = await listed.where('status', '=', status).execute()
    // A table that is shown later plays for the lobby until its spectators have seen the end.
    const unseen = listed
      .where('status', '=', 'over')
      .where('ended', '>', now - LATEST)
      .where(sql<number>`ended + delay`, '>', now)
    const late = status === 'open' ? [] : await unseen.execute()
    const all = [...rows, ...late].sort((a, b) => b.created - a.created)
    const byHost = inTurn(all, ({ host }) => host)
    return inTurn(byHost, ({ host }) => this.#deps.origins.partyOf(host))
  }

  /** The first of each host before the second of any. The next game of people whose last is shown later does not tell of it. */
  #query(game: string | undefined, now: number) {
    return this.#deps.database
      .selectFrom('tables')
      .leftJoin('players', 'players.id', 'tables.host')
      .select(['tables.id', 'host', 'tables.created'])
      .where('listed', '=', 1)
      .where(
        sql<boolean>`not exists (select 1 from tables as last where last.rematch = tables.id and last.ended + last.delay > ${now})`,
      )
      .$if(game !== undefined, query => query.where('game', '=', game!))
      .orderBy(sql`row_number() over (partition by host order by tables.created desc)`)
      .orderBy(sql`name_key is null`)
      .orderBy('tables.created', 'desc')
      .limit(LISTED)
  }
}
