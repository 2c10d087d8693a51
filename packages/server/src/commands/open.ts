import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../storage/database.ts'

/** A database that is there already, for as long as something is done with it. */
export async function withDatabase<T>(url: string, use: (database: Database) => Promise<T>): Promise<T> {
  const file = /^sqlite:(.+)$/.exec(url)?.[1]
  if (file !== undefined && !existsSync(file)) throw new Error(`there is no database ${file}`)
  return using(openDatabase(url), use)
}

export async function using<T>(database: Database, use: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}

/** The names of the tables that hold something of ours. */
export async function tableNames(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables.map(({ name }) => name).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Others refer to these, so they are filled first and emptied last. */
const rank = (name: string): number => ['players', 'tables'].indexOf(name) >>> 0

/** Which migrations a database has seen, in order. */
export async function migrationsOf(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database)
  return rows[0]!.n
}
