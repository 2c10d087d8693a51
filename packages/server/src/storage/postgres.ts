import { type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import { Pool, type PoolClient, TypeOverrides } from 'pg'
import { DatabaseAway } from './database-away.ts'

const INT8 = 20
const CONNECT_MS = 3000
const STATEMENT_MS = 4000 // after which the database gives it up …
const ANSWER_MS = STATEMENT_MS + 2000 // … and we do, should it not even say so; players wait 8 seconds for an answer
const IDLE_MS = 10_000 // in a transaction: whoever froze there holds locks that others wait for

export interface PostgresOptions {
  readonly patient: boolean // statements may take as long as they like
  /** Told about connections that were lost while nobody used them. */
  onLoss(error: Error): void
}

/**
 * PostgreSQL by a pool of connections. One that was lost, or whose answer did not come in time, is thrown away; the next
 * one is made anew. So a database that was away is back as soon as it answers.
 */
export function postgresDialect(url: string, { patient, onLoss }: PostgresOptions): PostgresDialect {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number) // no time or number here leaves the safe range
  const limits = {
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...(patient ? {} : limits),
  })
  pool.on('error', onLoss) // without a listener it ends the process …
  pool.on('connect', watched) // … and so does a client that is lost as soon as it is there
  return new PostgresDialect({
    pool: {
      connect: () => connected(pool),
      end: () => pool.end(),
      options: pool.options,
    },
  })
}

const watchedClients = new WeakMap<PoolClient, PostgresPoolClient>()

async function connected(pool: Pool): Promise<PostgresPoolClient> {
  return watched(
    await pool.connect().catch((error: unknown) => {
      throw away(error) ?? error
    }),
  )
}

function watched(client: PoolClient): PostgresPoolClient {
  const there = watchedClients.get(client)
  if (there !== undefined) return there
  const fresh = new WatchedClient(client)
  watchedClients.set(client, fresh)
  return fresh
}

/** A connection that is not used again once it has failed. */
class WatchedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  #lost: DatabaseAway | undefined

  constructor(client: PoolClient) {
    this.#client = client
    client.on('error', error => (this.#lost ??= new DatabaseAway(error.message, { cause: error })))
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('cursors are not used here')
    return this.#ask(sql, parameters)
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== undefined) throw this.#lost
    try {
      return await this.#client.query(sql, [...parameters])
    } catch (error) {
      this.#lost ??= away(error)
      throw this.#lost ?? error
    }
  }

  release(destroy = false): void {
    this.#client.release(this.#lost ?? destroy)
  }
}

const CLASSES = /^(08|53|57P)/ // of SQLSTATE: connections, too little of something, shut down
const CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
const LATE = '57014' // a statement that took too long
const IDLE = '25P03' // a transaction that stood still
const WORDS = /timeout|terminated|not queryable|connection error/i // of the driver, which gives no code for these

/** Undefined if the database is there, and it is the question that was wrong. */
function away(error: unknown): DatabaseAway | undefined {
  const { code = '', message } = error as { code?: string; message: string }
  const isAway = CLASSES.test(code) || CODES.includes(code) || code === LATE || code === IDLE
  if (!isAway && !(code === '' && WORDS.test(message))) return undefined
  return new DatabaseAway(message, { cause: error })
}
