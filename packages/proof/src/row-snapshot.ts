import type { Database } from '@overseer/server/testing'

/** Everything about some tables and those who sit at them that nobody else may change. */
export async function rowSnapshot(database: Database, tables: readonly string[]): Promise<Record<string, unknown[]>> {
  const chairs = await database.selectFrom('chairs').selectAll().where('table', 'in', tables).orderBy('table').execute()
  const people = [...new Set(chairs.flatMap(({ player }) => (player === null ? [] : [player])))]
  return {
    tables: await database.selectFrom('tables').selectAll().where('id', 'in', tables).orderBy('id').execute(),
    chairs: chairs.toSorted((a, b) => a.table.localeCompare(b.table) || a.seat - b.seat),
    log: await database
      .selectFrom('log')
      .selectAll()
      .where('table', 'in', tables)
      .orderBy('table')
      .orderBy('n')
      .execute(),
    turns: await database.selectFrom('turns').selectAll().where('table', 'in', tables).orderBy('table').execute(),
    players: await database.selectFrom('players').selectAll().where('id', 'in', people).orderBy('id').execute(),
    sessions: await database.selectFrom('sessions').selectAll().where('player', 'in', people).orderBy('hash').execute(),
  }
}
