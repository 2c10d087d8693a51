import { randomInt } from 'node:crypto'
import type { Preferences } from '@overseer/protocol'
import { preferencesSchema } from '@overseer/protocol/schemas'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/ids.ts'
import type { PlayerRow } from '../storage/schema.ts'

export function preferencesOf({ preferences }: Pick<PlayerRow, 'preferences'>): Preferences {
  return preferencesSchema.parse(JSON.parse(preferences))
}

/** Adds a guest: somebody who just wants to play. */
export async function makeGuest(
  database: Database,
  name: string | undefined,
  preferences: unknown,
  now: number,
): Promise<PlayerRow> {
  const player: PlayerRow = {
    id: newId(),
    name: name ?? `Dweller ${randomInt(1000, 10_000)}`,
    name_key: null,
    password: null,
    email: null,
    preferences: JSON.stringify(preferencesSchema.parse(preferences)),
    created: now,
    seen: now,
    second_factor: null,
    second_used: null,
  }
  await database.insertInto('players').values(player).execute()
  return player
}
