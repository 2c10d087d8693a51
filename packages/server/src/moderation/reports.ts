import { conflict, notFound, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import { orderedId } from '../storage/ids.ts'
import type { ReportRow } from '../storage/schema.ts'

const DAY = 24 * 60 * 60_000
const A_DAY = 20 // reports of one account
const WAITING_AT_MOST = 5 // of one account about the same person

/** What somebody complains about. */
export interface Complaint {
  readonly kind: ReportRow['kind']
  readonly player: string
  readonly table?: string | undefined
  readonly line?: string | undefined
  readonly text: string
}

/** Keeps a complaint for the moderators, with the name or the line as it is now: both may be changed later. */
export async function keepReport(database: Database, by: string, complaint: Complaint, now: number): Promise<void> {
  const { kind, player: about, table = null, line = null, text } = complaint
  if (about === by) throw new Problem(400, 'bad-input', 'body.player: that is you', 'body.player')
  await checkQuota(database, by, about, now)
  const quoted = kind === 'line' ? await lineOf(database, about, line) : await nameOf(database, about)
  const at = kind === 'line' ? quoted.table : table
  await database
    .insertInto('reports')
    .values({
      id: orderedId(now),
      by,
      about,
      kind,
      table: at,
      line,
      quoted: quoted.text,
      text,
      at: now,
      settled: null,
      outcome: null,
    })
    .execute()
}

async function checkQuota(database: Database, by: string, about: string, now: number): Promise<void> {
  const mine = await database
    .selectFrom('reports')
    .select(['about', 'settled'])
    .where('by', '=', by)
    .where('at', '>', now - DAY)
    .execute()
  const same = mine.filter(report => report.about === about && report.settled === null)
  if (mine.length >= A_DAY || same.length >= WAITING_AT_MOST)
    throw conflict('too-many', 'You have reported enough for today. Somebody will look at it.')
}

async function nameOf(database: Database, id: string): Promise<{ text: string; table: null }> {
  const player = await database.selectFrom('players').select('name').where('id', '=', id).executeTakeFirst()
  if (player === undefined) throw notFound('player')
  return { text: player.name, table: null }
}

async function lineOf(database: Database, player: string, id: string | null): Promise<{ text: string; table: string }> {
  const line = await database
    .selectFrom('messages')
    .select(['text', 'table'])
    .where('id', '=', id ?? '')
    .where('player', '=', player)
    .executeTakeFirst()
  if (line === undefined) throw notFound('line')
  return line
}
