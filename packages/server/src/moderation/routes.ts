import { blockSchema, playerId } from '@overseer/protocol/schemas'
import * as z from 'zod'
import type { Bus } from '../bus/bus.ts'
import { inPerson, nothing, type Route, signedIn } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { Blocks } from './blocks.ts'
import { tellBlocksChanged } from './blocks-topic.ts'
import { keepReport } from './reports.ts'

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly blocks: Blocks
  now(): number
}

const words = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u)

/** What anybody may do about somebody else: not hear them, not meet them, tell a moderator. */
export function moderationRoutes({ database, bus, blocks, now }: Dependencies): Route[] {
  return [
    signedIn(
      {
        method: 'GET',
        path: '/api/blocks',
        summary: 'Whom you have muted or blocked, the latest first',
        answer: z.object({ blocks: z.array(blockSchema) }),
      },
      async ({ player }) => ({
        blocks: (await blocks.list(player.id)).map(({ id, name, name_key: claimed, how, since }) => ({
          player: { id, name, guest: claimed === null },
          how,
          since,
        })),
      }),
    ),
    inPerson(
      {
        method: 'PUT',
        path: '/api/blocks/:id',
        summary: 'Mute somebody (you do not read them), or block them (nor do they sit down at your tables)',
        params: playerId,
        body: z.strictObject({ how: z.enum(['mute', 'block']) }),
        answer: nothing,
      },
      async ({ params, body, player }) => {
        await blocks.set(player.id, params.id, body.how, now())
        tellBlocksChanged(bus, player.id)
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/blocks/:id',
        summary: 'Hear and meet somebody again',
        params: playerId,
        answer: nothing,
      },
      async ({ params, player }) => {
        await blocks.lift(player.id, params.id)
        tellBlocksChanged(bus, player.id)
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/reports',
        summary: 'Tell the moderators about a person, a name or a line of a chat',
        perMinute: 10,
        body: z.strictObject({
          kind: z.enum(['person', 'name', 'line']),
          player: z.string().max(40),
          table: z.string().max(40).optional(),
          line: z.string().max(60).optional().describe('The message, for a line'),
          text: words.default(''),
        }),
        answer: nothing,
      },
      ({ body, player }) => keepReport(database, player.id, body, now()),
    ),
  ]
}
