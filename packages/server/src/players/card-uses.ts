import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CardUseRow } from '../storage/schema.ts'

export type Use = CardUseRow

/** Adds to what players have done with their cards. */
export async function addUses(transaction: Database, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return
  await transaction
    .insertInto('card_uses')
    .values([...uses])
    .onConflict(conflict =>
      conflict.columns(['player', 'game', 'kind', 'card']).doUpdateSet({ n: sql<number>`card_uses.n + excluded.n` }),
    )
    .execute()
}
