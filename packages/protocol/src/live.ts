import * as z from 'zod'
import { LIVE_REFUSALS } from './codes.ts'
import { maintenanceSchema } from './moderation.ts'
import { rulesMismatchSchema } from './problems.ts'
import { sightSchema, updateSchema, version } from './sight-schema.ts'
import { nonceSchema, tableSchema } from './tables.ts'
import type { Wire } from './wire.ts'

const id = z
  .int()
  .min(0)
  .max(2 ** 31)
  .describe('Comes back with the answer')

/** What may be said: no control characters, which databases refuse and terminals obey, and none that turn lines around. */
const spoken = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u)

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
    z
      .strictObject({ do: z.literal('askUndo'), id: id.optional(), ask: z.boolean() })
      .describe(
        'Asks everybody to let you take your last choice back, with all that followed, or no longer does; they may while nothing has come out since',
      ),
    z
      .strictObject({ do: z.literal('answerUndo'), id: id.optional(), grant: z.boolean() })
      .describe('Lets whoever asks take a choice back, or does not; it happens once everybody lets them'),
    z
      .strictObject({ do: z.literal('why'), id, wish: z.unknown() })
      .describe('Asks why a choice is not allowed, if it is you who is asked'),
    z.strictObject({ do: z.literal('stand'), id: id.optional() }).describe('Lets a bot play for you'),
    z.strictObject({ do: z.literal('sit'), id: id.optional() }).describe('Takes your seat back from the bot'),
    z
      .strictObject({ do: z.literal('resign'), id: id.optional() })
      .describe('Gives your own game up, whoever’s turn it is'),
    z
      .strictObject({ do: z.literal('withdraw'), id: id.optional() })
      .describe('Takes back what you have put to somebody who has not answered yet, such as an offer to trade'),
    z
      .strictObject({ do: z.literal('offerEnd'), id: id.optional(), offer: z.boolean() })
      .describe('Offers to end without a winner, or no longer does; it ends once everybody who plays offers it'),
    z
      .strictObject({ do: z.literal('claim'), id: id.optional() })
      .describe(
        'Counts those who left the game long ago as having resigned, so that it goes on, or ends, without them',
      ),
    z
      .strictObject({ do: z.literal('say'), id: id.optional(), text: spoken })
      .describe('Says something to everybody at the table'),
    z
      .strictObject({ do: z.literal('nonce'), id: id.optional(), nonce: nonceSchema })
      .describe('Adds to the chance of a game that has not begun; the first one of a chair counts'),
    z.strictObject({ do: z.literal('ping'), id }).describe('Asks whether anybody is there; the answer is a pong'),
  ])
  .meta({ id: 'LiveIn', description: 'What you may send over the WebSocket of a table' })
export type Incoming = Wire<typeof incoming>

const seat = z.int().nullable().describe('Your seat; null: you look on')
const playerIds = z.array(z.string())

const chatMessageSchema = z
  .strictObject({
    id: z.string(),
    player: z.string(),
    name: z.string().describe('Empty if the account is deleted'),
    guest: z.boolean().describe('Whether the name is nobody’s: anybody may carry it'),
    text: z.string(),
    at: z.number(),
  })
  .meta({ id: 'Message' })
export type ChatMessage = Wire<typeof chatMessageSchema>

const ratingChange = z.strictObject({
  player: z.string(),
  mu: z.number(),
  sigma: z.number(),
  before: z.strictObject({ mu: z.number(), sigma: z.number() }),
})

const facts = z.record(z.string(), z.unknown()).describe('What at the table calls for the rule, in words of the game')

/** What the server says over that connection. */
export const outgoing = z
  .union([
    z
      .strictObject({
        is: z.literal('hello'),
        you: z.strictObject({ player: z.string().nullable(), seat }),
        table: tableSchema,
        here: playerIds.describe('Who of those at the table is connected'),
        watching: z.int().describe('How many others are, of those who are signed in'),
        said: z.array(chatMessageSchema).describe('What was said last, the oldest first'),
        now: z.number().describe('Our clock'),
      })
      .describe('Comes first'),
    z
      .strictObject({ is: z.literal('sight'), v: version, sight: sightSchema })
      .describe('Comes once the game plays, and after a gap'),
    z
      .strictObject({ is: z.literal('sight'), v: version, since: z.number(), reserves: z.array(z.number()) })
      .describe('The same after a resume (`?from=`): the updates you missed came before it'),
    rulesMismatchSchema
      .extend({ is: z.literal('unplayable') })
      .describe('The rules have changed and the game does not fit them: comes before the end of the connection (4409)'),
    updateSchema,
    z.strictObject({ is: z.literal('room'), seat, table: tableSchema }).describe('The table itself changed'),
    z
      .strictObject({ is: z.literal('here'), players: playerIds, watching: z.int() })
      .describe('Somebody came or went: who of those at the table is here, and how many others'),
    z.strictObject({ is: z.literal('said'), message: chatMessageSchema }),
    z.strictObject({ is: z.literal('unsaid'), message: z.string() }).describe('A moderator removed a line'),
    z
      .strictObject({ is: z.literal('maintenance'), notice: maintenanceSchema.nullable() })
      .describe('The server will be looked after; null: no longer'),
    z
      .strictObject({ is: z.literal('rated'), changes: z.array(ratingChange) })
      .describe('What a rated game did to ratings'),
    z.strictObject({
      is: z.literal('why'),
      id,
      rule: z.string().nullable().describe('null: it is allowed'),
      facts: facts.optional(),
    }),
    z.strictObject({ is: z.literal('pong'), id }),
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
        facts: facts.optional(),
        why: z.string().optional(),
      })
      .describe('Nothing was done'),
  ])
  .meta({ id: 'LiveOut', description: 'What comes over the WebSocket of a table' })
export type Outgoing = Wire<typeof outgoing>
