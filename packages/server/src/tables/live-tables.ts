import type { TablePlay, TableSetup } from './table-play.ts'
import { LiveTable, type LiveTableDependencies } from './live-table.ts'
import { markUnplayable } from './unplayable.ts'
import { RulesMismatchProblem } from './rules-mismatch.ts'
import { readPlay, readSetup } from './store.ts'

const IDLE_MS = 60_000
const ASKED_AT_ONCE = 500 // tables in one query

/** The tables in the memory of this process. They come when somebody wants them and leave when nobody has for a while. */
export class LiveTables {
  readonly #deps: LiveTableDependencies
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>()
  readonly #used = new Map<string, number>()
  readonly #sweep: ReturnType<typeof setInterval>
  readonly #listeners: ((table: LiveTable) => void)[] = []

  constructor(deps: LiveTableDependencies) {
    this.#deps = deps
    this.#sweep = setInterval(() => void this.#clear(), IDLE_MS / 4).unref()
  }

  /** Calls back after every change of a table here. */
  listen(listener: (table: LiveTable) => void): void {
    this.#listeners.push(listener)
  }

  /** Undefined if there is no such table, or it does not play yet. */
  table(id: string): Promise<LiveTable | undefined> {
    this.#used.set(id, this.#deps.now())
    const there = this.#tables.get(id)
    if (there !== undefined) return there
    const coming = this.#load(id)
    this.#tables.set(id, coming)
    void coming.then(table => table === undefined && this.#forget(id)).catch(() => this.#forget(id)) // whoever asked hears of it
    return coming
  }

  /** The tables that are here now. */
  async loaded(): Promise<LiveTable[]> {
    const tables = await Promise.allSettled(this.#tables.values())
    return tables.flatMap(one => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []))
  }

  /** Reads on where others have written, in case news got lost. */
  async refresh(): Promise<void> {
    const tables = await this.loaded()
    for (let at = 0; at < tables.length; at += ASKED_AT_ONCE) {
      const some = tables.slice(at, at + ASKED_AT_ONCE)
      const versions = await this.#versions(some.map(({ id }) => id))
      for (const table of some)
        if ((versions.get(table.id) ?? 0) > table.play.n) await table.refresh().catch(() => undefined) // whoever comes next reads on
    }
  }

  /** The same for one table, if it is here. */
  async refreshOne(id: string): Promise<void> {
    await (await this.#tables.get(id))?.refresh()
  }

  async #versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const turns = await this.#deps.database
      .selectFrom('turns')
      .select(['table', 'n'])
      .where('table', 'in', ids)
      .execute()
    return new Map(turns.map(({ table, n }) => [table, n]))
  }

  get size(): number {
    return this.#tables.size
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { database } = this.#deps
    const setup = await readSetup(database, id)
    if (setup === undefined) return undefined
    const { delay } = await database.selectFrom('tables').select('delay').where('id', '=', id).executeTakeFirstOrThrow()
    const table = new LiveTable(this.#deps, await this.#play(setup), delay)
    table.onChange = () => {
      for (const listener of this.#listeners) listener(table)
    }
    return table
  }

  async #play(setup: TableSetup): Promise<TablePlay> {
    const { database } = this.#deps
    try {
      return await readPlay(database, setup)
    } catch (error) {
      if (error instanceof RulesMismatchProblem) await markUnplayable(database, setup.id, error.mismatch)
      throw error
    }
  }

  async #clear(): Promise<void> {
    const limit = this.#deps.now() - IDLE_MS
    for (const table of await this.loaded())
      if (!table.isWatched && (this.#used.get(table.id) ?? 0) < limit) {
        table.close()
        this.#forget(table.id)
      }
  }

  #forget(id: string): void {
    this.#tables.delete(id)
    this.#used.delete(id)
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    for (const table of await this.loaded()) table.close()
    this.#tables.clear()
  }
}
