import type { Database } from '../storage/database.ts'
import type { SanctionRow } from '../storage/schema.ts'

/** The sanction of a kind that holds for somebody now; the one that lasts longest. */
export async function sanctionOn(
  database: Database,
  player: string,
  kind: SanctionRow['kind'],
  now: number,
): Promise<SanctionRow | undefined> {
  const rows = await database
    .selectFrom('sanctions')
    .selectAll()
    .where('player', '=', player)
    .where('kind', '=', kind)
    .where('lifted', 'is', null)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute()
  return rows.toSorted((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity))[0]
}
