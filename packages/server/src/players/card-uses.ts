import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import type { CardUseRow } from '../storage/schema.ts'

export type Use = CardUseRow

/** Adds to what players have done with their cards. */
export async function addUses(transaction: Database, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return
  await transaction
    .insertInto('card_uses')
    .values(uses.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) // in one order, so that no two writers wait in turn
    .onConflict(conflict =>
      conflict.columns(['player', 'game', 'kind', 'card']).doUpdateSet({ n: sql<number>`card_uses.n + excluded.n` }),
    )
    .execute()
}

function keyOf({ player, kind, card }: Use): string {
  return `${player} ${kind} ${card}`
}
