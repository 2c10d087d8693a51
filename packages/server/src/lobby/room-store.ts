import type { Transaction } from 'kysely'
import { conflict, notFound } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { ChairRow, Schema, TableRow } from '../storage/schema.ts'

/** A table and its chairs, as the database has them. */
export interface Room {
  readonly table: TableRow
  readonly chairs: readonly ChairRow[]
}

export async function readRoom(database: Database, id: string): Promise<Room> {
  const table = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (table === undefined) throw notFound('table')
  const chairs = await database.selectFrom('chairs').selectAll().where('table', '=', id).orderBy('seat').execute()
  return { table, chairs }
}

/** Looks at a table that has not begun and changes it, with nobody else in between. */
export async function changeRoom(
  database: Database,
  id: string,
  change: (room: Room, transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async transaction => {
    // The update takes the lock that keeps others out; it changes nothing.
    await transaction
      .updateTable('tables')
      .set({ status: 'open' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
    const room = await readRoom(transaction, id)
    if (room.table.status !== 'open') throw conflict('not-open', 'This table has begun already.')
    await change(room, transaction)
  })
}

/** Gives a chair to somebody else, or says whether who sits there is ready. What somebody added goes with them. */
export async function changeChair(
  transaction: Transaction<Schema>,
  { table, seat }: ChairRow,
  change: Partial<ChairRow>,
): Promise<void> {
  const { player, bot, ready } = change
  const nonce = player === undefined ? change.nonce : (change.nonce ?? null)
  const network = player === undefined ? change.network : (change.network ?? null)
  await transaction
    .updateTable('chairs')
    .set({
      ...(player === undefined ? {} : { player }),
      ...(bot === undefined ? {} : { bot }),
      ...(ready === undefined ? {} : { ready }),
      ...(nonce === undefined ? {} : { nonce }),
      ...(network === undefined ? {} : { network }),
    })
    .where('table', '=', table)
    .where('seat', '=', seat)
    .execute()
}
