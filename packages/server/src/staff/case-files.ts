import { sql } from 'kysely'
import type { AuditLine, Case, CaseFile, Player, Report } from '@overseer/protocol'
import { nameKey } from '../accounts/names.ts'
import { notFound } from '../http/problem.ts'
import { publicPlayer } from '../players/public-player.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'

/** What moderators read. */

const FOUND_AT_MOST = 30
const SHOWN = 50
const LINES = 30

/** Players by their ID, their claimed name as names are told apart, or a part of what they are called. */
export async function findCases(database: Database, text: string): Promise<Case[]> {
  const like = `%${text.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
  const rows = await database
    .selectFrom('players')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('id', '=', text), eb('name_key', '=', nameKey(text)), sql<boolean>`lower(name) like ${like} escape '!'`]),
    )
    .orderBy('seen', 'desc')
    .limit(FOUND_AT_MOST)
    .execute()
  return Promise.all(rows.map(row => caseOf(database, row)))
}

/** A player by ID, or by the name they claimed. */
export async function playerCalled(database: Database, text: string): Promise<PlayerRow> {
  const player = await database
    .selectFrom('players')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', text), eb('name_key', '=', nameKey(text))]))
    .executeTakeFirst()
  if (player === undefined) throw notFound('player')
  return player
}

async function caseOf(database: Database, player: PlayerRow): Promise<Case> {
  const sanctions = await database
    .selectFrom('sanctions')
    .select(['kind', 'reason', 'since', 'until', 'lifted'])
    .where('player', '=', player.id)
    .orderBy('since', 'desc')
    .execute()
  const role = await database.selectFrom('roles').select('role').where('player', '=', player.id).executeTakeFirst()
  const { created, seen } = player
  return { player: publicPlayer(player), role: role?.role ?? null, created, seen, sanctions }
}

export async function caseFile(database: Database, id: string): Promise<CaseFile> {
  const player = await database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
  if (player === undefined) throw notFound('player')
  const sessions = await database
    .selectFrom('sessions')
    .select(['agent', 'created', 'seen'])
    .where('player', '=', id)
    .orderBy('seen', 'desc')
    .execute()
  const tables = await database
    .selectFrom('tables')
    .innerJoin('chairs', 'chairs.table', 'tables.id')
    .select(['tables.id', 'tables.game', 'tables.status'])
    .where('chairs.player', '=', id)
    .where('tables.status', 'in', ['open', 'playing', 'unplayable'])
    .orderBy('tables.created', 'desc')
    .limit(SHOWN)
    .execute()
  const lines = await database
    .selectFrom('messages')
    .select(['id', 'table', 'text', 'at'])
    .where('player', '=', id)
    .orderBy('id', 'desc')
    .limit(LINES)
    .execute()
  return { ...(await caseOf(database, player)), sessions, tables, lines }
}

export async function openReports(database: Database): Promise<number> {
  const { n } = await database
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('settled', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Reports that wait, the oldest first, or those that are settled, the latest first. */
export async function reports(
  database: Database,
  { state, before }: { readonly state: 'open' | 'settled'; readonly before?: string | undefined },
  reader?: string,
): Promise<Report[]> {
  const isOpen = state === 'open'
  const rows = await database
    .selectFrom('reports')
    .selectAll()
    .where('settled', isOpen ? 'is' : 'is not', null)
    .$if(reader !== undefined, query => query.where('about', '!=', reader!)) // who told of them is not theirs to know
    .$if(before !== undefined, query => query.where('id', isOpen ? '>' : '<', before!))
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(SHOWN)
    .execute()
  const people = await peopleBy(
    database,
    rows.flatMap(({ by, about }) => [about, ...(by === null ? [] : [by])]),
  )
  return rows.map(({ by, about, ...rest }) => ({
    ...rest,
    by: by === null ? null : (people.get(by) ?? null),
    about: people.get(about) ?? { id: about, name: '', guest: true },
  }))
}

/** What was done by people with a role, the latest first. */
export async function auditLines(
  database: Database,
  { subject, before }: { readonly subject?: string | undefined; readonly before?: string | undefined },
): Promise<AuditLine[]> {
  const rows = await database
    .selectFrom('audit')
    .selectAll()
    .$if(subject !== undefined, query => query.where('subject', '=', subject!))
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const people = await peopleBy(
    database,
    rows.flatMap(row => [row.actor, row.subject]),
  )
  return rows.map(row => ({
    ...row,
    actorName: people.get(row.actor)?.name ?? null,
    subjectName: people.get(row.subject)?.name ?? null,
    details: JSON.parse(row.details) as AuditLine['details'],
  }))
}

async function peopleBy(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Player>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('players')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(row => [row.id, publicPlayer(row)]))
}
