import type { ChatMessage } from '@overseer/protocol'
import type { Database } from '../storage/database.ts'
import { orderedId } from '../storage/ids.ts'
import type { PlayerRow } from '../storage/schema.ts'

const SHOWN = 100

/** What was said at a table last, the oldest first. */
export async function readChat(database: Database, table: string): Promise<ChatMessage[]> {
  const rows = await messages(database)
    .where('messages.table', '=', table)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.reverse().map(messageOf)
}

/** What was said at any of these tables since then, the oldest first: for those to whom the bus did not bring it. */
export async function readChatsSince(
  database: Database,
  tables: readonly string[],
  since: number,
): Promise<{ readonly table: string; readonly message: ChatMessage }[]> {
  if (tables.length === 0) return []
  const rows = await messages(database)
    .select('messages.table')
    .where('messages.table', 'in', tables)
    .where('messages.at', '>=', since)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute()
  return rows.map(({ table, ...row }) => ({ table, message: messageOf(row) }))
}

function messages(database: Database) {
  return database
    .selectFrom('messages')
    .leftJoin('players', 'players.id', 'messages.player')
    .select(['messages.id', 'messages.player', 'players.name', 'players.name_key', 'messages.text', 'messages.at'])
}

interface Row extends Omit<ChatMessage, 'name' | 'guest'> {
  readonly name: string | null
  readonly name_key: string | null
}

function messageOf({ name_key: claimed, ...row }: Row): ChatMessage {
  return { ...row, name: row.name ?? '', guest: row.name !== null && claimed === null }
}

export async function keepMessage(
  database: Database,
  table: string,
  player: Pick<PlayerRow, 'id' | 'name' | 'name_key'>,
  text: string,
  at: number,
): Promise<ChatMessage> {
  const id = orderedId(at)
  await database.insertInto('messages').values({ id, table, player: player.id, text, at }).execute()
  return { id, player: player.id, name: player.name, guest: player.name_key === null, text, at }
}

/** Whether people may talk at a table. */
export async function isChatOn(database: Database, table: string): Promise<boolean> {
  const row = await database.selectFrom('tables').select('chat').where('id', '=', table).executeTakeFirst()
  return row?.chat === 1
}
