import { randomBytes } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import type { Message } from './messages.ts'

const SHOWN = 100

/** What was said at a table last, the oldest first. */
export async function readChat(database: Database, table: string): Promise<Message[]> {
  const rows = await database
    .selectFrom('messages')
    .leftJoin('players', 'players.id', 'messages.player')
    .select(['messages.id', 'messages.player', 'players.name', 'messages.text', 'messages.at'])
    .where('messages.table', '=', table)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.reverse().map(row => ({ ...row, name: row.name ?? '' }))
}

export async function keepMessage(
  database: Database,
  table: string,
  player: { readonly id: string; readonly name: string },
  text: string,
  at: number,
): Promise<Message> {
  const id = nextId(at)
  await database.insertInto('messages').values({ id, table, player: player.id, text, at }).execute()
  return { id, player: player.id, name: player.name, text, at }
}

let count = 0

/** Names that sort in the order in which they were given, also within one millisecond. */
function nextId(at: number): string {
  count = (count + 1) % 2 ** 24
  return `${at.toString(16).padStart(12, '0')}${count.toString(16).padStart(6, '0')}${randomBytes(4).toString('hex')}`
}
