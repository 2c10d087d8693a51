import * as z from 'zod'
import { misfitSchema } from '../tables/misfit.ts'
import { tableSchema } from '../lobby/table-schema.ts'

const version = z.int().min(0).describe('Of the table: how many things have happened there')
const id = z
  .int()
  .min(0)
  .max(2 ** 31)
  .describe('Comes back with the answer')

/** What may be said: no control characters, which databases refuse and terminals obey. */
const spoken = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}+$/u)

/** What a page or a bot may say over its connection to a table. */
export const incoming = z
  .discriminatedUnion('do', [
    z
      .strictObject({
        do: z.literal('choose'),
        id: id.optional(),
        v: version,
        choice: z.unknown().describe('One of the choices in your sight'),
      })
      .describe('Answers the question you are asked; `v` is the version it was made for'),
    z
      .strictObject({ do: z.literal('undo'), id: id.optional(), v: version })
      .describe('Takes your last choice back, while nothing has come out and nobody else has decided'),
    z.strictObject({ do: z.literal('why'), id, wish: z.unknown() }).describe('Asks which rule forbids a choice'),
    z.strictObject({ do: z.literal('stand'), id: id.optional() }).describe('Lets a bot play for you'),
    z.strictObject({ do: z.literal('sit'), id: id.optional() }).describe('Takes your seat back from the bot'),
    z
      .strictObject({ do: z.literal('say'), id: id.optional(), text: spoken })
      .describe('Says something to everybody at the table'),
  ])
  .meta({ id: 'LiveIn', description: 'What you may send over the WebSocket of a table' })
export type Incoming = z.infer<typeof incoming>

const seat = z.int().nullable().describe('Your seat; null: you look on')
const playerIds = z.array(z.string())

const messageSchema = z
  .strictObject({
    id: z.string(),
    player: z.string(),
    name: z.string().describe('Empty if the account is deleted'),
    text: z.string(),
    at: z.number(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof messageSchema>

const sightSchema = z
  .strictObject({
    view: z.unknown().describe('All of the game that you may know'),
    pending: z
      .looseObject({ seat: z.int(), ask: z.string() })
      .nullable()
      .describe('Who is asked what; null: it is over'),
    choices: z.array(z.unknown()).describe('Every answer you may give, if it is you who is asked'),
    undo: z.enum(['nothingToUndo', 'somethingRevealed', 'othersDecided']).nullable().describe('null: you may undo'),
    stead: z.array(z.string().nullable()).describe('Bots that play in somebody’s stead, by seat'),
    reserves: z.array(z.number()).describe('ms left on the clocks, by seat'),
    since: z.number().describe('When whoever is asked was asked; without a clock, when play began'),
  })
  .meta({ id: 'Sight', description: 'All that you see. Keep it: updates only tell what changes in it' })

const deltaSchema = z.unknown().meta({
  id: 'Delta',
  description: [
    'How data changed. [x]: it is x now; words, true, false, null and numbers but 0 come without brackets.',
    '{ "key": delta, … }: these parts changed, 0 meaning that the part is gone; of an array, the elements at these places.',
    '[0, …]: an array put together anew, from [from, count]: a run of the old one; [x]: a new element;',
    '{ "key": delta, … }: an element like the one before it, but for these parts;',
    '["key", [x, …]]: several such elements, each with another value of one part.',
  ].join(' '),
})

/** What one choice brought about. */
export const toldSchema = z
  .array(z.tuple([z.unknown(), deltaSchema.optional()]))
  .describe('What happened, one after the other: the event, and how it changed `view`')

const updateSchema = z
  .strictObject({
    v: version,
    f: toldSchema.optional(),
    d: deltaSchema
      .optional()
      .describe('Then, how the whole sight changed; without `pending` where `view.pending` tells seat and ask'),
    u: z.literal(true).optional().describe('It took the last choice back'),
  })
  .meta({ id: 'Update', description: 'One step on. If `v` is not one more than the last, connect again' })

const ratingChange = z.strictObject({
  player: z.string(),
  mu: z.number(),
  sigma: z.number(),
  before: z.strictObject({ mu: z.number(), sigma: z.number() }),
})

/** Why something said over a connection is not done. */
export const LIVE_REFUSALS = [
  'stale', // meant for another version; `v` is the right one
  'notAsked',
  'illegal', // `rule` says why
  'undoClosed', // `why`
  'bad', // not a choice of this game at all; `why`
  'nonsense', // not a message
  'notPlaying',
  'notSeated',
  'notSignedIn',
  'tooFast',
  'trouble', // our fault
] as const

/** What the server says over that connection. */
export const outgoing = z
  .union([
    z
      .strictObject({
        is: z.literal('hello'),
        you: z.strictObject({ player: z.string().nullable(), seat }),
        table: tableSchema,
        here: playerIds.describe('Who is connected'),
        said: z.array(messageSchema).describe('What was said last, the oldest first'),
        now: z.number().describe('Our clock'),
      })
      .describe('Comes first'),
    z
      .strictObject({ is: z.literal('sight'), v: version, sight: sightSchema })
      .describe('Comes once the game plays, and after a gap'),
    z
      .strictObject({ is: z.literal('sight'), v: version, since: z.number(), reserves: z.array(z.number()) })
      .describe('The same after a resume (`?from=`): the updates you missed came before it'),
    misfitSchema
      .extend({ is: z.literal('unplayable') })
      .describe('The rules have changed and the game does not fit them: comes before the end of the connection (4409)'),
    updateSchema,
    z.strictObject({ is: z.literal('room'), seat, table: tableSchema }).describe('The table itself changed'),
    z.strictObject({ is: z.literal('here'), players: playerIds }).describe('Somebody came or went'),
    z.strictObject({ is: z.literal('said'), message: messageSchema }),
    z
      .strictObject({ is: z.literal('rated'), changes: z.array(ratingChange) })
      .describe('What a rated game did to ratings'),
    z.strictObject({ is: z.literal('why'), id, rule: z.string().nullable().describe('null: it is allowed') }),
    z
      .strictObject({ is: z.literal('done'), id: id.optional(), v: version.optional() })
      .describe('It is done, for good'),
    z
      .strictObject({
        is: z.literal('refused'),
        id: id.optional(),
        refused: z.enum(LIVE_REFUSALS),
        v: version.optional(),
        rule: z.string().optional(),
        why: z.string().optional(),
      })
      .describe('Nothing was done'),
  ])
  .meta({ id: 'LiveOut', description: 'What comes over the WebSocket of a table' })
export type Outgoing = z.infer<typeof outgoing>
