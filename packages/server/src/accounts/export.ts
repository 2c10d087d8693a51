import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
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

/** All that we know of somebody, in one file (GDPR, articles 15 and 20). */
export async function exportOf(database: Database, player: PlayerRow, now: number): Promise<object> {
  const { id, name, name_key: key, email, created, seen } = player
  const rows: Record<string, unknown> = {}
  for (const [table, columns] of Object.entries(OWN))
    rows[table] = (
      await database
        .selectFrom(table as 'sessions')
        .select(columns as readonly 'id'[])
        .where('player', '=', id)
        .execute()
    ).map(unfolded)
  return {
    overseer: 'export',
    format: 1,
    made: now,
    account: { id, name, guest: key === null, email, created, seen, preferences: preferencesOf(player) },
    hasPassword: player.password !== null,
    hasSecondFactor: player.second_factor !== null,
    seats: await seatsOf(database, id),
    log: (await decisionsOf(database, id)).map(unfolded),
    reports: await reportsOf(database, id),
    ...rows,
  }
}

/** What is kept as JSON is told as what it says. */
function unfolded(row: object): object {
  return 'entry' in row ? { ...row, entry: JSON.parse(String(row.entry)) as unknown } : row
}

function seatsOf(database: Database, player: string): Promise<object[]> {
  return database
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table')
    .select(['tables.id as table', 'tables.game', 'tables.status', 'tables.rated', 'tables.created', 'tables.ended'])
    .select(['chairs.seat', 'chairs.rank', 'chairs.won'])
    .where('chairs.player', '=', player)
    .execute()
}

/** What they did at tables at which they sit: the log is kept by table. */
function decisionsOf(database: Database, player: string): Promise<object[]> {
  return database
    .selectFrom('chairs')
    .innerJoin('log', 'log.table', 'chairs.table')
    .select(['log.table', 'log.n', 'log.seat', 'log.entry', 'log.at', 'log.spent'])
    .where('chairs.player', '=', player)
    .where('log.player', '=', player)
    .execute()
}

/** What they told moderators. What others told of them is those others' word, and stays with the moderators. */
function reportsOf(database: Database, player: string): Promise<object[]> {
  return database
    .selectFrom('reports')
    .select(['about', 'kind', 'table', 'quoted', 'text', 'at', 'settled', 'outcome'])
    .where('by', '=', player)
    .execute()
}
