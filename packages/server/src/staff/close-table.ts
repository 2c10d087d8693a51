import { conflict, notFound } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { Entry } from '../tables/entry.ts'

const CLOSED: Entry = { closed: true }

/**
 * Ends a table without a result. At one that plays this is a row of its log like everything else that happens there, so
 * every process that has the table in its memory comes to know it.
 */
export async function closeTable(transaction: Database, id: string, at: number): Promise<void> {
  const dropped = await transaction
    .updateTable('tables')
    .set({ status: 'dropped', ended: at, fills: null })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'playing', 'unplayable'])
    .returning('started')
    .executeTakeFirst()
  if (dropped === undefined)
    throw (await exists(transaction, id)) ? conflict('not-open', 'It is over.') : notFound('table')
  if (dropped.started === null) return
  const turn = await transaction
    .selectFrom('log')
    .select('n')
    .where('table', '=', id)
    .orderBy('n', 'desc')
    .executeTakeFirst()
  const n = (turn?.n ?? 0) + 1
  const entry = JSON.stringify(CLOSED)
  await transaction.insertInto('log').values({ table: id, n, seat: 0, player: null, entry, at, spent: 0 }).execute()
  await transaction.updateTable('turns').set({ n, seat: null, due: null }).where('table', '=', id).execute()
}

async function exists(database: Database, id: string): Promise<boolean> {
  return (await database.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
