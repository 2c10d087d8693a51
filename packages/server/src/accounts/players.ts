import { randomBytes, randomInt } from 'node:crypto'
import { LANGUAGES } from '@overseer/kernel'
import * as z from 'zod'
import { isZone } from '../notices/hours.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'

const hour = z.int().min(0).max(23)
const zone = z.string().max(60).refine(isZone, 'is not a time zone')

/** What people wish, in all places they sign in at. */
export const preferencesSchema = z
  .strictObject({
    language: z.enum(LANGUAGES).default('en'),
    theme: z.enum(['paper', 'terminal', 'auto']).default('auto'),
    notices: z
      .strictObject({
        push: z.boolean().default(true),
        email: z.enum(['off', 'turn', 'digest']).default('off'),
        quiet: z.strictObject({ from: hour, to: hour, zone }).nullable().default(null), // hours in which nothing is sent
        digest: z
          .strictObject({ at: hour.default(9), zone: zone.nullable().default(null) }) // null: that of the quiet hours
          .prefault({}), // when the daily e-mail is sent
      })
      .prefault({}),
  })
  .meta({ id: 'Preferences' })
export type Preferences = z.infer<typeof preferencesSchema>

/**
 * Whoever calls: a person in a session, or a program, which plays for somebody by a token but may not change the account,
 * nor play rated games. `session` is the ID of the one or the other.
 */
export type Caller = PlayerRow & { readonly session?: string; readonly program?: true }

export function preferencesOf({ preferences }: Pick<PlayerRow, 'preferences'>): Preferences {
  return preferencesSchema.parse(JSON.parse(preferences))
}

export const newId = (): string => randomBytes(9).toString('base64url')

/** Somebody who just wants to play. */
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
  }
  await database.insertInto('players').values(player).execute()
  return player
}

export const playerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
  })
  .meta({ id: 'Player' })

export function publicPlayer({ id, name, name_key: claimed }: PlayerRow): z.infer<typeof playerSchema> {
  return { id, name, guest: claimed === null }
}
