import type { Database } from '../storage/database.ts'
import type { LogRow } from '../storage/schema.ts'
import type { Entry, Logged, Made } from './entry.ts'
import { nextTurn } from './slices.ts'

const PAGE = 1000 // rows read at once

/** The log of one table, in order, after a number. A long one is read page by page, between which others are served. */
export async function readLog(database: Database, table: string, after = 0): Promise<Logged[]> {
  const log: Logged[] = []
  for (;;) {
    const rows = await database
      .selectFrom('log')
      .selectAll()
      .where('table', '=', table)
      .where('n', '>', log.at(-1)?.n ?? after)
      .orderBy('n')
      .limit(PAGE)
      .execute()
    for (const row of rows) log.push(logged(row))
    if (rows.length < PAGE) return log
    await nextTurn()
  }
}

/** The choices that were not taken back, in order. */
export function choicesIn(log: readonly Logged[]): unknown[] {
  return keptChoices(log).map(({ choice }) => choice)
}

/** The same with who made them, and how. */
export function keptChoices(log: readonly Logged[]): { seat: number; choice: unknown; made: Made | undefined }[] {
  const kept: { seat: number; choice: unknown; made: Made | undefined }[] = []
  for (const { seat, entry } of log)
    if ('choice' in entry) kept.push({ seat, choice: entry.choice, made: entry.made })
    else if ('undo' in entry) kept.pop()
    else if ('back' in entry) kept.length = entry.back
  return kept
}

export function logged({ n, seat, player, entry, at, spent }: LogRow): Logged {
  return { n, seat, player, entry: JSON.parse(entry) as Entry, at, spent }
}

export function logRow(table: string, { n, seat, player, entry, at, spent }: Logged): LogRow {
  return { table, n, seat, player, entry: JSON.stringify(entry), at, spent }
}
