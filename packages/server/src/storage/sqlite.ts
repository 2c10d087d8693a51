import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { DatabaseAway } from './database-away.ts'

const KEPT_AT_MOST = 500 // statements

/** The embedded database. A commit is on the disk when it returns. */
export function openSqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') prepareFile(file)
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? prepared(database, sql)
      if (kept.size >= KEPT_AT_MOST) kept.clear()
      return kept.set(sql, statement).get(sql)!
    },
  }
}

/** For its owner alone: it holds the seeds of running games. Files beside it are made with the same rights. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

function prepared(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => done(() => statement.all(...values(parameters))),
    run: parameters => {
      // On a full disk it has taken everything back already, and would complain about that instead.
      if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      return done(() => statement.run(...values(parameters)))
    },
    iterate: parameters => database.prepare(sql).iterate(...values(parameters)), // others may ask the same meanwhile
  }
}

const AWAY = [5, 6, 8, 10, 13, 14] // of SQLite: busy, locked, read-only, the disk fails, it is full, it cannot be opened
const KIND = 0xff // the rest of an error code says more than we want to know

function done<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string }
    if (errcode === undefined || !AWAY.includes(errcode & KIND)) throw error
    throw new DatabaseAway(message, { cause: error })
  }
}
