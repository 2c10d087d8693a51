import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../storage/database.ts'
import { checkFile, type Header, type Row, summary } from './backup-file.ts'
import { countRows, migrationsOf, tableNames, withDatabase } from './open.ts'
import { seal } from './sealed.ts'

const CACHES = ['snapshots'] // made again when they are missed
const AT_ONCE = 1000

/**
 * Writes everything as it is at one moment, while the server goes on, and reads it once more to be sure; returns a sentence
 * about it. With a key nobody else can read or change it.
 */
export async function backup(url: string, file: string, force: boolean, key?: Buffer): Promise<string> {
  if (existsSync(file) && !force) throw new Error(`${file} is there already; --force overwrites it`)
  const part = `${file}.part`
  await rm(part, { force: true }) // whosever it is: what is written has to be ours alone
  try {
    const header = await withDatabase(url, database => writeAll(database, isPostgres(url), part, key))
    await checkFile(part, key)
    await rename(part, file)
    return `${file}: ${summary(header)}${key === undefined ? '' : ', sealed'}`
  } finally {
    await rm(part, { force: true })
  }
}

function writeAll(database: Database, postgres: boolean, file: string, key: Buffer | undefined): Promise<Header> {
  // One transaction sees one moment: by this level in PostgreSQL, in SQLite always.
  const moment = database.transaction().setIsolationLevel('repeatable read')
  return moment.execute(async transaction => {
    const header = await headerOf(transaction)
    const lines = Readable.from(allLines(transaction, postgres, header))
    // It holds sessions and secrets, so it is for its owner alone.
    const into = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    if (key === undefined) await pipeline(lines, createGzip(), into)
    else await pipeline(lines, createGzip(), (packed: AsyncIterable<Buffer>) => seal(packed, key), into)
    return header
  })
}

async function headerOf(database: Database): Promise<Header> {
  const counts: Record<string, number> = {}
  for (const table of await tableNames(database))
    if (!CACHES.includes(table)) counts[table] = await countRows(database, table)
  return { overseer: 'backup', format: 1, migrations: await migrationsOf(database), counts }
}

async function* allLines(database: Database, postgres: boolean, header: Header): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  const pages = postgres ? postgresPages : sqlitePages
  for (const table of Object.keys(header.counts))
    for await (const page of pages(database, table)) yield page.map(row => `${JSON.stringify([table, row])}\n`).join('')
}

async function* postgresPages(database: Database, table: string): AsyncGenerator<readonly Row[]> {
  await sql`declare pages no scroll cursor for select * from ${sql.table(table)}`.execute(database)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from pages`.execute(database)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close pages`.execute(database)
}

async function* sqlitePages(database: Database, table: string): AsyncGenerator<readonly Row[]> {
  let last = 0
  for (;;) {
    const { rows } = await sql<Row & { readonly place: number }>`
      select rowid as place, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${AT_ONCE}
    `.execute(database)
    if (rows.length === 0) return
    yield rows.map(({ place: _place, ...row }) => row)
    last = rows.at(-1)!.place
  }
}
