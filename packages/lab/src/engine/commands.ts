import { BOT_NAMES } from '@overseer/bots'
import { LANGUAGES } from '@overseer/kernel'
import * as z from 'zod'

/** What each command takes besides `cmd`, `id` and `table`. */

const text = z.string()
const seat = z.number().int().min(0)
const lang = z.enum(LANGUAGES).default('en')
const ms = z.number().int().min(1).max(600_000).default(1000) // how long a bot may think
const none = {}
const reader = { seat: seat.optional(), lang }

export const COMMANDS = {
  hello: none,
  describe: { game: text, lang },
  new: { game: text, options: z.unknown(), seed: text.optional() },
  load: {
    record: z.unknown().optional(),
    game: text.optional(),
    state: z.unknown().optional(),
    seed: text.optional(),
  },
  save: { what: z.enum(['record', 'state']).default('record') },
  set: { game: text, position: z.unknown(), seed: text.optional() },
  tables: none,
  close: none,
  pending: none,
  choices: none,
  why: { choice: z.unknown(), lang },
  apply: { choice: z.unknown(), lang },
  undo: none,
  view: { seat: z.union([seat, z.literal('spectator')]) },
  odds: reader,
  ways: reader,
  ahead: reader,
  plans: { ...reader, seed: text.optional() },
  advise: { ms, seed: text.optional() },
  bot: { bot: z.enum(BOT_NAMES), ms, seed: text.optional(), apply: z.boolean().default(false) },
  result: none,
}

export type Commands = { [Name in keyof typeof COMMANDS]: z.infer<z.ZodObject<(typeof COMMANDS)[Name]>> }

const name = z.union([z.string(), z.number()]).optional()

/** What every request may have: a name for the answer, and the table it is about. */
export const ENVELOPE = { id: name, table: name }
export type Id = z.infer<typeof name>
