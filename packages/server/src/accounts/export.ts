import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { readLog } from '../tables/log.ts'
import { nextTurn } from '../tables/slices.ts'
import { preferencesOf } from './players.ts'

/** What we keep beside the account itself, by the table it is in; secrets and their hashes stay here. */
const OWN = {
  sessions: ['id', 'agent', 'created', 'seen', 'expires'],
  passkeys: ['id', 'created'],
  tokens: ['id', 'name', 'scope', 'created', 'used', 'expires'],
  subscriptions: ['endpoint', 'created'],
  account_events: ['kind', 'at', 'agent', 'network'],
  ratings: ['game', 'mu', 'sigma', 'games'],
  rating_changes: ['table', 'game', 'mu', 'sigma', 'rank', 'at'],
  card_uses: ['game', 'kind', 'card', 'n'],
  messages: ['table', 'text', 'at'],
  notices: ['table', 'n', 'way', 'made', 'state'],
  friends: ['other', 'since'],
  invitations: ['table', 'by', 'at'],
  presence: ['at', 'hidden'],
  blocks: ['other', 'how', 'since'],
  kicks: ['table', 'at'],
  roles: ['role'],
  sanctions: ['kind', 'reason', 'since', 'until', 'lifted'],
} as const

const PAGE = 500 // rows read at once

/**
 * All that we know of somebody, in one file (GDPR, articles 15 and 20). It may be long: so it is read and told piece by
 * piece, and others are served in between.
 */
export async function* exportOf(database: Database, player: PlayerRow, now: number): AsyncGenerator<string> {
  const { id, name, name_key: key, email, created, seen } = player
  const about = {
    overseer: 'export',
    format: 1,
    made: now,
    account: { id, name, guest: key === null, email, created, seen, preferences: preferencesOf(player) },
    hasPassword: player.password !== null,
    hasSecondFactor: player.second_factor !== null,
    reports: await reportsOf(database, id),
  }
  const seats = await seatsOf(database, id)
  yield JSON.stringify({ ...about, seats }).slice(0, -1)
  yield* list('log', decisionsOf(database, id, seats))
  for (const table of Object.keys(OWN) as (keyof typeof OWN)[]) yield* list(table, rowsOf(database, table, id))
  yield '}'
}

/** A list of things under a name, in pieces. */
async function* list(name: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = `,"${name}":[`
  for await (const page of pages)
    if (page.length > 0) {
      yield before + page.map(row => JSON.stringify(row)).join(',')
      before = ','
      await nextTurn()
    }
  yield before === ',' ? ']' : `${before}]`
}

async function* rowsOf(database: Database, table: keyof typeof OWN, player: string): AsyncGenerator<object[]> {
  for (let read = 0; ; read += PAGE) {
    const rows = await database
      .selectFrom(table as 'sessions')
      .select(OWN[table] as readonly 'id'[])
      .where('player', '=', player)
      .orderBy(OWN[table][0] as 'id')
      .limit(PAGE)
      .offset(read)
      .execute()
    yield rows
    if (rows.length < PAGE) return
  }
}

interface SeatRow {
  readonly table: string
}

function seatsOf(database: Database, player: string): Promise<SeatRow[]> {
  return database
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table')
    .select(['tables.id as table', 'tables.game', 'tables.status', 'tables.rated', 'tables.created', 'tables.ended'])
    .select(['chairs.seat', 'chairs.rank', 'chairs.won'])
    .where('chairs.player', '=', player)
    .execute()
}

/** What they did at tables at which they sit: the log is kept by table. */
async function* decisionsOf(database: Database, id: string, seats: readonly SeatRow[]): AsyncGenerator<object[]> {
  for (const { table } of seats) {
    const log = await readLog(database, table)
    for (let at = 0; at < log.length; at += PAGE)
      yield log.slice(at, at + PAGE).flatMap(({ player, ...row }) => (player === id ? [{ table, ...row }] : []))
  }
}

/** What they told moderators. What others told of them is those others' word, and stays with the moderators. */
function reportsOf(database: Database, player: string): Promise<object[]> {
  return database
    .selectFrom('reports')
    .select(['about', 'kind', 'table', 'quoted', 'text', 'at', 'settled', 'outcome'])
    .where('by', '=', player)
    .execute()
}
