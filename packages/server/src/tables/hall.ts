import type { Course, Setting } from './course.ts'
import { LiveTable, type House } from './live-table.ts'
import { rest } from './mending.ts'
import { OtherRules } from './misfit.ts'
import { readCourse, readSetting } from './store.ts'

const IDLE_MS = 60_000

/** The tables in the memory of this process. They come when somebody wants them and leave when nobody has for a while. */
export class Hall {
  readonly #house: House
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>()
  readonly #used = new Map<string, number>()
  readonly #sweep: ReturnType<typeof setInterval>
  readonly #listeners: ((table: LiveTable) => void)[] = []

  constructor(house: House) {
    this.#house = house
    this.#sweep = setInterval(() => void this.#clear(), IDLE_MS / 4).unref()
  }

  /** Calls back after every change of a table here. */
  listen(listener: (table: LiveTable) => void): void {
    this.#listeners.push(listener)
  }

  /** Undefined if there is no such table, or it does not play yet. */
  table(id: string): Promise<LiveTable | undefined> {
    this.#used.set(id, this.#house.now())
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

  /** Looks at the logs of all tables here, in case news got lost. */
  async refresh(): Promise<void> {
    for (const table of await this.loaded()) await table.refresh().catch(() => undefined) // whoever comes next reads on
  }

  get size(): number {
    return this.#tables.size
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { database } = this.#house
    const setting = await readSetting(database, id)
    if (setting === undefined) return undefined
    const { delay } = await database.selectFrom('tables').select('delay').where('id', '=', id).executeTakeFirstOrThrow()
    const table = new LiveTable(this.#house, await this.#course(setting), delay)
    table.onChange = () => {
      for (const listener of this.#listeners) listener(table)
    }
    return table
  }

  async #course(setting: Setting): Promise<Course> {
    const { database } = this.#house
    try {
      return await readCourse(database, setting)
    } catch (error) {
      if (error instanceof OtherRules) await rest(database, setting.id, error.misfit)
      throw error
    }
  }

  async #clear(): Promise<void> {
    const limit = this.#house.now() - IDLE_MS
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
