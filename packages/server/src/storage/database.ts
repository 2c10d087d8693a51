import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseAway } from './database-away.ts'
import { MIGRATIONS } from './migrations.ts'
import { postgresDialect, type PostgresOptions } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

const TRIES = 10 // some forty seconds
const AGAIN_MS = 1000
const PATIENT: PostgresOptions = { patient: true, onLoss: () => undefined }

/** Opens what a URL names: `postgres://…`, or `sqlite:` and a file. Unless told otherwise nothing takes too long. */
export function openDatabase(url: string, options = PATIENT): Database {
  return new Kysely<Schema>({ dialect: isPostgres(url) ? postgresDialect(url, options) : sqlite(url) })
}

/** A database that a server works with: of today's schema, and one that may go away and come back. */
export async function openForService(url: string, onLoss: (error: Error) => void): Promise<Database> {
  const database = openDatabase(url, { patient: false, onLoss })
  const migrating = isPostgres(url) ? openDatabase(url) : database // a migration takes as long as it takes
  try {
    await patiently(() => migrate(migrating))
  } finally {
    if (migrating !== database) await migrating.destroy()
  }
  return database
}

/** Waits for a database that hangs or is about to start; one that refuses, or is not there, is no use waiting for. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      const isSlow = error instanceof DatabaseAway && /timeout|starting up|not yet accepting/i.test(error.message)
      if (!isSlow || tries === TRIES) throw error
      await sleep(AGAIN_MS)
    }
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url)
}

function sqlite(url: string): SqliteDialect {
  return new SqliteDialect({ database: openSqlite(url.replace(/^sqlite:/, '')) })
}

/** Brings the database to today's schema, or an earlier one. Several processes may do so at once: the migrator locks. */
export async function migrate(database: Database, to?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error !== undefined) throw error
}
