import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, TypeOverrides } from 'pg'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

/** Opens what a URL names: `postgres://…`, or `sqlite:` and a file. */
export function openDatabase(url: string): Database {
  return new Kysely<Schema>({ dialect: isPostgres(url) ? postgres(url) : sqlite(url) })
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url)
}

function sqlite(url: string): SqliteDialect {
  return new SqliteDialect({ database: openSqlite(url.replace(/^sqlite:/, '')) })
}

const INT8 = 20

function postgres(url: string): PostgresDialect {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number) // no time or number here leaves the safe range
  return new PostgresDialect({ pool: new Pool({ connectionString: url, max: 10, types }) })
}

/** Brings the database to today's schema, or an earlier one. Several processes may do so at once: the migrator locks. */
export async function migrate(database: Database, to?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to)
  if (error !== undefined) throw error
}
