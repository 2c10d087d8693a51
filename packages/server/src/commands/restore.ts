import { sql } from 'kysely'
import { type Database, migrate, openDatabase } from '../storage/database.ts'
import { guardAudit, unguardAudit } from '../storage/append-only.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import type { Schema } from '../storage/schema.ts'
import { headerIn, linesOf, type Row, summary } from './backup-file.ts'
import { countRows, migrationsOf, tableNames, using } from './open.ts'

const AT_ONCE = 500
const RUNS_MS = 5000 // a server that gave a sign of life so lately is still there

/** Fills a database from a backup, all of it or nothing; returns a sentence about it. */
export async function restore(url: string, file: string, force: boolean, now: number, key?: Buffer): Promise<string> {
  const lines = linesOf(file, key)
  try {
    const header = await headerIn(file, lines)
    await using(openDatabase(url), async database => {
      await prepare(database, header.migrations)
      await checkNobodyRuns(database, now)
      await database.transaction().execute(async transaction => {
        const isAudited = 'audit' in header.counts
        if (isAudited) await unguardAudit(transaction as never)
        await empty(transaction, force)
        await fill(transaction, lines)
        if (isAudited) await guardAudit(transaction as never)
        await transaction.updateTable('processes').set({ gone: 1 }).execute() // whoever ran then does not run here
        for (const [table, n] of Object.entries(header.counts)) await checkCount(transaction, table, n)
      })
      await migrate(database)
    })
    return `${file}: ${summary(header)}`
  } finally {
    await lines.return(undefined)
  }
}

/** Brings the database to the schema that the backup was made from. */
async function prepare(database: Database, wanted: readonly string[]): Promise<void> {
  const known = Object.keys(MIGRATIONS)
  if (wanted.length === 0 || wanted.some((name, n) => name !== known[n]))
    throw new Error('the backup was made by a version of Overseer that this one does not know')
  const there = await migrationsOf(database)
  if (there.length === 0) await migrate(database, wanted.at(-1))
  else if (there.join() !== wanted.join())
    throw new Error('the database and the backup are of different versions; restore into an empty database')
}

async function checkNobodyRuns(database: Database, now: number): Promise<void> {
  const running = await database
    .selectFrom('processes')
    .select('id')
    .where('gone', '=', 0)
    .where('beat', '>', now - RUNS_MS)
    .executeTakeFirst()
  if (running !== undefined) throw new Error('a server is running on this database; stop it first')
}

async function empty(database: Database, force: boolean): Promise<void> {
  for (const table of (await tableNames(database)).reverse()) {
    if (!force && (await countRows(database, table)) > 0)
      throw new Error('there is something in the database already; --force throws it away')
    await sql`delete from ${sql.table(table)}`.execute(database)
  }
}

async function fill(database: Database, lines: AsyncGenerator<unknown>): Promise<void> {
  let table = ''
  let rows: Row[] = []
  const write = async (): Promise<void> => {
    if (rows.length > 0)
      await database
        .insertInto(table as keyof Schema)
        .values(rows)
        .execute()
    rows = []
  }
  for await (const line of lines) {
    const [into, row] = line as readonly [string, Row]
    if (into !== table || rows.length === AT_ONCE) await write()
    table = into
    rows.push(row)
  }
  await write()
}

async function checkCount(database: Database, table: string, wanted: number): Promise<void> {
  const n = await countRows(database, table)
  if (n !== wanted) throw new Error(`the backup is incomplete: ${n} of ${wanted} rows of ${table}`)
}
