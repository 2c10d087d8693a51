import type { Onlooker } from '@overseer/kernel'
import * as z from 'zod'
import { type Caller, playerSchema } from '../accounts/players.ts'
import { clockSchema } from '../tables/clock.ts'
import { misfitSchema } from '../tables/misfit.ts'

/** Tables as the API speaks of them. */

export const tableId = z.strictObject({ id: z.string().regex(/^[\w-]{8,32}$/, 'is not the name of a table') })

const MINUTE = 60_000

/** How a table is asked for. */
export const wishedTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}).describe('Of the game, but for the number of seats'),
  chairs: z
    .array(
      z.union([
        z.strictObject({ bot: z.string().max(40) }), //
        z.strictObject({ person: z.literal(true) }),
      ]),
    )
    .min(1)
    .max(8)
    .describe('The first one for a person is yours'),
  clock: clockSchema.default({ kind: 'none' }),
  listed: z.boolean().default(false).describe('Whether everybody may find it'),
  rated: z.boolean().default(false),
  delay: z
    .int()
    .min(0)
    .max(30 * MINUTE)
    .default(0)
    .describe('ms that spectators see it later'),
  fillAfter: z
    .int()
    .min(0)
    .max(30 * MINUTE)
    .optional()
    .describe('ms until free chairs go to bots and play begins'),
})
export type WishedTable = z.infer<typeof wishedTable>

const chair = z.object({
  seat: z.int(),
  player: playerSchema.nullable().describe('null: a bot’s, or free. The name is empty if the account is deleted'),
  bot: z.string().nullable(),
  ready: z.boolean(),
})

/** A table as anybody may know it who has its link. The seed is there only once the game is over. */
export const tableSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    rulesVersion: z.int(),
    options: z.record(z.string(), z.unknown()),
    status: z.enum(['open', 'playing', 'over', 'dropped', 'unplayable']),
    chairs: z.array(chair),
    host: z.string(),
    clock: clockSchema,
    listed: z.boolean(),
    rated: z.boolean(),
    delay: z.int(),
    fills: z.number().nullable(),
    created: z.number(),
    started: z.number().nullable(),
    ended: z.number().nullable(),
    turn: z.int().nullable().describe('The seat that is asked'),
    since: z.number().nullable(),
    version: z.int(),
    result: z.unknown().nullable(),
    commitment: z.string(),
    rematch: z.string().nullable().describe('The table that follows'),
    misfit: misfitSchema.nullable().describe('Why it is unplayable'),
  })
  .meta({ id: 'Table' })
export type TableInfo = z.infer<typeof tableSchema>

/** From where somebody looks at a table. Programs do not play rated games; they may look on. */
export function seatOf(info: TableInfo, player: Caller | undefined): Onlooker {
  if (info.rated && player?.program) return 'spectator'
  const chair = player === undefined ? undefined : info.chairs.find(one => one.player?.id === player.id)
  return chair?.seat ?? 'spectator'
}

/** A whole game, once it is over: enough to play it again and to check that nobody rigged it. */
export const recordSchema = z
  .object({
    game: z.string(),
    rulesVersion: z.int(),
    options: z.unknown(),
    seed: z.string(),
    choices: z.array(z.unknown()),
  })
  .meta({ id: 'Record', description: 'A whole game: enough to play it again and to check it' })
