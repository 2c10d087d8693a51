import type { Database } from '../storage/database.ts'
import type { LogRow } from '../storage/schema.ts'
import type { Entry, Logged } from './entry.ts'

/** The log of one table, in order, after a number. */
export async function readLog(database: Database, table: string, after = 0): Promise<Logged[]> {
  const rows = await database
    .selectFrom('log')
    .selectAll()
    .where('table', '=', table)
    .where('n', '>', after)
    .orderBy('n')
    .execute()
  return rows.map(logged)
}

export function logged({ n, seat, player, entry, at, spent }: LogRow): Logged {
  return { n, seat, player, entry: JSON.parse(entry) as Entry, at, spent }
}

export function logRow(table: string, { n, seat, player, entry, at, spent }: Logged): LogRow {
  return { table, n, seat, player, entry: JSON.stringify(entry), at, spent }
}
