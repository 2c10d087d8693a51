import type { Token } from '@overseer/protocol'
import { tokenSchema, tokenScope } from '@overseer/protocol/schemas'
import * as z from 'zod'
import type { Bus } from '../bus/bus.ts'
import { conflict, notFound } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/ids.ts'
import type { AccountEvents } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import { hashOf, newToken } from './secrets.ts'
import { hangUp } from './signed-out.ts'

const AT_MOST = 20
const DAY = 24 * 60 * 60 * 1000
const PREFIX = 'ovr_' // so that one who finds it in a file knows what it is

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly accounts: Accounts
  readonly events: AccountEvents
  now(): number
}

/** Tokens by which programs play for somebody. */
export function tokenRoutes({ database, bus, accounts, events, now }: Dependencies): Route[] {
  const list = (player: string): Promise<Token[]> =>
    database
      .selectFrom('tokens')
      .select(['id', 'name', 'scope', 'created', 'used', 'expires'])
      .where('player', '=', player)
      .where('expires', '>', now())
      .orderBy('created')
      .execute()
  return [
    inPerson(
      {
        method: 'GET',
        path: '/api/tokens',
        summary: 'Tokens of programs that play for you',
        answer: z.object({ tokens: z.array(tokenSchema) }),
      },
      async ({ player }) => ({ tokens: await list(player.id) }),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/tokens',
        summary: 'A token for a program; this is the only time it is shown; needs a proof of the last minutes',
        perMinute: 20,
        body: z.strictObject({
          name: z.string().trim().min(1).max(60),
          scope: tokenScope.default('play'),
          days: z.int().min(1).max(365).default(90).describe('Until it ends'),
        }),
        answer: tokenSchema.extend({ token: z.string().describe('To be sent as `Authorization: Bearer …`') }),
      },
      async ({ player, body, request }) => {
        accounts.needProof(player)
        await database.deleteFrom('tokens').where('player', '=', player.id).where('expires', '<=', now()).execute()
        if ((await list(player.id)).length >= AT_MOST) throw conflict('too-many', `${AT_MOST} tokens are enough.`)
        const secret = PREFIX + newToken()
        const { name, scope, days } = body
        const made = { id: newId(), name, scope, created: now(), used: null, expires: now() + days * DAY }
        await database
          .insertInto('tokens')
          .values({ ...made, hash: hashOf(secret), player: player.id })
          .execute()
        await events.note(request, player, 'token-made')
        return { ...made, token: secret }
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/tokens/:id',
        summary: 'Revoke a token',
        params: z.strictObject({ id: z.string().regex(/^[\w-]{8,32}$/) }),
        answer: nothing,
      },
      async ({ player, params }) => {
        const { numDeletedRows } = await database
          .deleteFrom('tokens')
          .where('player', '=', player.id)
          .where('id', '=', params.id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw notFound('token')
        hangUp(bus, { player: player.id, session: params.id })
      },
    ),
  ]
}
