import { LANGUAGES } from '@overseer/kernel'
import * as z from 'zod'
import type { Wire } from './wire.ts'

/** People as the API speaks of them. */

export const playerId = z.strictObject({ id: z.string().regex(/^[\w-]{8,32}$/, 'is not the name of a player') })

export const playerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
  })
  .meta({ id: 'Player' })
export type Player = Wire<typeof playerSchema>

const hour = z.int().min(0).max(23)
const zone = z.string().max(60).refine(isZone, 'is not a time zone')

/** Whether a name is that of a time zone. */
export function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

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
export type Preferences = Wire<typeof preferencesSchema>

/** Who is signed in, to themselves. */
export const meSchema = playerSchema.extend({ preferences: preferencesSchema }).meta({ id: 'Me' })
export type Me = Wire<typeof meSchema>

/** A rating as it is shown: never without its uncertainty. */
const ratingSchema = z.object({
  mu: z.number().describe('Our guess'),
  sigma: z.number().describe('How far off it may be'),
  low: z.number().describe('mu - 2 sigma'),
  high: z.number().describe('mu + 2 sigma'),
  ordinal: z.number().describe('mu - 3 sigma'),
})
export type ShownRating = Wire<typeof ratingSchema>

/** How many changes of a rating are shown. */
export const RATING_HISTORY = 100

const pastRating = ratingSchema.extend({
  table: z.string().nullable().describe('null: a private game of others'),
  at: z.number(),
  rank: z.int().describe('Among the people who played; 1 is best'),
})

/** What anybody may know of a player. */
export const playerPageSchema = z.object({
  player: playerSchema,
  since: z.number(),
  ratings: z.array(
    ratingSchema.extend({
      game: z.string(),
      games: z.int(),
      listed: z.boolean().describe('Whether we are sure enough of it for the list of the best'),
      history: z.array(pastRating).describe(`The last ${RATING_HISTORY} changes, the latest first`),
    }),
  ),
  played: z.array(z.object({ game: z.string(), players: z.int(), games: z.int(), won: z.int() })),
})
export type PlayerPage = Wire<typeof playerPageSchema>

/** One of the best players of a game. */
export const leaderSchema = ratingSchema.extend({ place: z.int(), player: playerSchema, games: z.int() })
export type Leader = Wire<typeof leaderSchema>

/** How often somebody used a card. */
export const cardUseSchema = z.object({ kind: z.string(), card: z.string(), n: z.int() })
export type CardUse = Wire<typeof cardUseSchema>
