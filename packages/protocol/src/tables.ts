import type { Result } from '@overseer/kernel'
import * as z from 'zod'
import { clockSchema } from './clock.ts'
import { playerSchema } from './players.ts'
import { rulesMismatchSchema } from './problems.ts'
import { eventFramesSchema } from './sight-schema.ts'
import type { Wire } from './wire.ts'

/** Tables as the API speaks of them. */

/** What somebody adds to the chance of a game: 16 to 32 random bytes. */
export const nonceSchema = z
  .string()
  .regex(/^[0-9a-f]{32,64}$/, 'must be 32 to 64 hexadecimal digits')
  .describe('Random, yours alone, drawn after the commitment was published')

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
  chat: z.boolean().default(true).describe('Whether people may talk at it'),
  fillBot: z.string().max(40).optional().describe('Of which level those bots are'),
  forNonce: z
    .boolean()
    .default(false)
    .describe('Where only bots play with you: waits a moment for your nonce before play begins'),
})
export type WishedTable = Wire<typeof wishedTable>

const chair = z.object({
  seat: z.int(),
  player: playerSchema.nullable().describe('null: a bot’s, or free. The name is empty if the account is deleted'),
  bot: z.string().nullable(),
  ready: z.boolean(),
  nonce: z.string().nullable().describe('What shows that this person added to the chance of the game, and not what'),
})
export type TableChair = Wire<typeof chair>

/** Games add what else they tell of an end. */
const resultSchema = z.looseObject({
  winners: z.array(z.int()).describe('Seats; several if the victory is shared, none if everybody lost'),
  scores: z.array(z.number()).describe('By seat'),
  ranks: z.array(z.int()).describe('By seat; 1 is best'),
}) as z.ZodType<Result>

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
    chat: z.boolean().describe('Whether people may talk at it'),
    fills: z.number().nullable(),
    created: z.number(),
    started: z.number().nullable(),
    ended: z.number().nullable(),
    turn: z.int().nullable().describe('The seat that is asked'),
    since: z.number().nullable(),
    version: z.int(),
    result: resultSchema.nullable(),
    commitment: z.string(),
    rematch: z.string().nullable().describe('The table that follows'),
    misfit: rulesMismatchSchema.nullable().describe('Why it is unplayable'),
  })
  .meta({ id: 'Table' })
export type TableInfo = Wire<typeof tableSchema>

/** Finished tables, the latest first. */
export const tablePageSchema = z.object({
  tables: z.array(tableSchema),
  next: z.number().nullable().describe('What `before` is for the next page; null: there is none'),
})
export type TablePage = Wire<typeof tablePageSchema>

/** A whole game, once it is over: enough to play it again and to check that nobody rigged it. */
const recordSchema = z
  .object({
    game: z.string(),
    rulesVersion: z.int(),
    options: z.unknown(),
    seed: z.string(),
    choices: z.array(z.unknown()),
  })
  .meta({ id: 'Record', description: 'A whole game: enough to play it again and to check it' })

/** How a bot came to a choice, so that it can be asked again. */
const botChoice = z.object({
  choice: z.int().describe('Its number in the record, from 0'),
  seat: z.int(),
  bot: z.string().describe('Which one decided: the level of the seat, or another where that one failed'),
  version: z.int().describe('Of the bots'),
  attempt: z.int().describe('How often bots had failed at it before'),
  cut: z.int().optional().describe('At which look at the clock its time was up; without it, it thought to the end'),
})
export type BotChoice = Wire<typeof botChoice>

/** What has to be known to check that chance was nobody's doing, and that bots played as they say. */
const fairnessSchema = z
  .object({
    table: z.string(),
    rulesVersion: z.int().describe('As it was promised'),
    secret: z.string().describe('Drawn by the server and committed to before anybody sat down'),
    shares: z
      .array(z.object({ bot: z.string().nullable(), nonce: z.string().nullable() }))
      .describe('By seat, when play began: a bot, or a person and what they added'),
    bots: z.array(botChoice).describe('Every choice that a bot made, in order'),
  })
  .meta({ id: 'Fairness', description: 'The secret of a table, what its people added, and what its bots drew' })

/** A finished game with what was promised before it began. */
export const finishedGameSchema = z.object({
  record: recordSchema,
  commitment: z.string(),
  result: resultSchema.nullable(),
  fair: fairnessSchema.nullable().describe('null: from a time when people could not add to the chance of a game'),
})
export type FinishedGame = Wire<typeof finishedGameSchema>

/** How a table came to be as it is, told to one person. */
export const historySchema = z.object({
  v: z.int(), // the version it leads to
  view: z.unknown(), // at the very start
  told: z.array(eventFramesSchema), // for every choice that was not taken back
})
export type History = Wire<typeof historySchema>

/** A position that a seat cannot tell from the real one. */
export const sampleSchema = z.object({ v: z.int(), state: z.unknown() })
export type Sample = Wire<typeof sampleSchema>
