import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { LogRow, TurnRow } from '../storage/schema.ts'

/** What is written at once when something happens at a table. */
export interface Line {
  readonly row: LogRow
  readonly turn: TurnRow
  readonly result: string | null // JSON, once the game is over
}

interface Waiting {
  readonly line: Line
  resolve(written: boolean): void
  reject(error: unknown): void
}

const MOST = 500 // lines in one transaction
const FAILING_MS = 4000

/**
 * Writes lines. Whatever comes in while one transaction is on its way to the disk goes together into the next, so that
 * a thousand tables wait for one disk and not for a thousand writes.
 */
export class Journal {
  readonly #database: Database
  #queue: Waiting[] = []
  #busy = false
  #failed = -Infinity // when we could not write last, and have not since
  /** Called after every transaction with the lines it wrote and the ms it took. */
  onCommit: (written: readonly Line[], ms: number) => void = () => undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** Whether the last thing that happened here is that something could not be written. */
  get isFailing(): boolean {
    return performance.now() - this.#failed < FAILING_MS
  }

  /** True once the line is on the disk; false if somebody else wrote that number of the table first. */
  write(line: Line): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ line, resolve, reject })
      if (this.#busy) return
      this.#busy = true
      setImmediate(() => void this.#flush())
    })
  }

  async #flush(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, MOST)
      try {
        const lines = batch.map(({ line }) => line)
        const start = performance.now()
        const written = await this.#commit(lines)
        this.#failed = -Infinity
        this.onCommit(
          lines.filter(({ row }) => written.has(keyOf(row))),
          performance.now() - start,
        )
        for (const { line, resolve } of batch) resolve(written.has(keyOf(line.row)))
      } catch (error) {
        this.#failed = performance.now()
        for (const { reject } of batch) reject(error)
      }
    }
    this.#busy = false
  }

  /** One transaction; the keys of the lines that were not there yet. */
  #commit(batch: readonly Line[]): Promise<ReadonlySet<string>> {
    // In one order at every process, so that no two of them wait for each other.
    const lines = batch.toSorted((a, b) => (a.row.table < b.row.table ? -1 : 1))
    return this.#database.transaction().execute(async database => {
      const rows = await database
        .insertInto('log')
        .values(lines.map(({ row }) => row))
        .onConflict(conflict => conflict.doNothing())
        .returning(['table', 'n'])
        .execute()
      const written = new Set(rows.map(keyOf))
      const kept = lines.filter(({ row }) => written.has(keyOf(row)))
      if (kept.length === 0) return written
      await database
        .insertInto('turns')
        .values(kept.map(({ turn }) => turn))
        .onConflict(conflict =>
          conflict
            .column('table')
            .doUpdateSet({
              n: sql`excluded.n`,
              seat: sql`excluded.seat`,
              since: sql`excluded.since`,
              due: sql`excluded.due`,
            })
            .whereRef('turns.n', '<', sql`excluded.n`),
        )
        .execute()
      for (const { row, result } of kept) if (result !== null) await end(database, row, result)
      return written
    })
  }
}

/** The game is over, and waits to be entered as finished. */
async function end(database: Database, { table, at }: LogRow, result: string): Promise<void> {
  const { delay } = await database
    .updateTable('tables')
    .set({ status: 'over', ended: at, result })
    .where('id', '=', table)
    .returning('delay')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('ended')
    .values({ table, due: at + delay }) // neither pages nor ratings tell it before those who watch it later see it
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function keyOf({ table, n }: { readonly table: string; readonly n: number }): string {
  return `${table} ${n}`
}
