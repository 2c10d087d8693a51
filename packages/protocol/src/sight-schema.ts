import type { Decision } from '@overseer/kernel'
import * as z from 'zod'
import type { Delta } from './delta.ts'

/** What somebody sees of a table, and how it changes, as schemas; `sight.ts` works with them. */

export const version = z.int().min(0).describe('Of the table: how many things have happened there')

/** Games add what belongs to their questions. */
const decision = z.looseObject({ seat: z.int(), ask: z.string() }) as z.ZodType<Decision>

export const sightSchema = z
  .strictObject({
    view: z.unknown().describe('All of the game that you may know'),
    pending: decision.nullable().describe('Who is asked what; null: it is over'),
    choices: z.array(z.unknown()).describe('Every answer you may give, if it is you who is asked'),
    undo: z.enum(['nothingToUndo', 'somethingRevealed', 'othersDecided']).nullable().describe('null: you may undo'),
    stead: z.array(z.string().nullable()).describe('Bots that play in somebody’s stead, by seat'),
    offers: z.array(z.int()).describe('Seats that offer to end the game without a winner'),
    wish: z
      .strictObject({ seat: z.int(), granted: z.array(z.int()) })
      .nullable()
      .describe('Who asks to take back a choice that others have answered, and who lets them'),
    mayAsk: z.boolean().describe('Whether you may ask for that'),
    reserves: z.array(z.number()).describe('ms left on the clocks, by seat'),
    since: z.number().describe('When whoever is asked was asked; without a clock, when play began'),
  })
  .meta({ id: 'Sight', description: 'All that you see. Keep it: updates only tell what changes in it' })

/** Not checked when it comes in: only the server sends it. */
const deltaSchema = z.unknown().meta({
  id: 'Delta',
  description: [
    'How data changed. [x]: it is x now; words, true, false, null and numbers but 0 come without brackets.',
    '{ "key": delta, … }: these parts changed, 0 meaning that the part is gone; of an array, the elements at these places.',
    '[0, …]: an array put together anew, from [from, count]: a run of the old one; [x]: a new element;',
    '{ "key": delta, … }: an element like the one before it, but for these parts;',
    '["key", [x, …]]: several such elements, each with another value of one part.',
  ].join(' '),
}) as z.ZodType<Delta>

/** What one choice brought about. */
export const eventFramesSchema = z
  .array(z.tuple([z.unknown(), deltaSchema.optional()]))
  .describe('What happened, one after the other: the event, and how it changed `view`')

export const updateSchema = z
  .strictObject({
    v: version,
    f: eventFramesSchema.optional(),
    d: deltaSchema
      .optional()
      .describe('Then, how the whole sight changed; without `pending` where `view.pending` tells seat and ask'),
    u: z.int().min(1).optional().describe('It took so many of the last choices back'),
  })
  .meta({ id: 'Update', description: 'One step on. If `v` is not one more than the last, connect again' })
