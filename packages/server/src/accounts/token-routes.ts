import * as z from 'zod'
import { conflict, notFound } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import { newId } from './players.ts'
import type { AccountTools } from './routes.ts'
import { hashOf, newToken } from './sessions.ts'
import { hangUp } from './signed-out.ts'

const AT_MOST = 20
const PREFIX = 'ovr_' // so that one who finds it in a file knows what it is

const token = z.object({
  id: z.string(),
  name: z.string(),
  created: z.number(),
  used: z.number().nullable().describe('When it was used last, to about ten minutes'),
})

/** Tokens by which programs play for somebody. */
export function tokenRoutes({ database, bus, now }: AccountTools): Route[] {
  const list = (player: string): Promise<z.infer<typeof token>[]> =>
    database
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'used'])
      .where('player', '=', player)
      .orderBy('created')
      .execute()
  return [
    inPerson(
      {
        method: 'GET',
        path: '/api/tokens',
        summary: 'Tokens of programs that play for you',
        answer: z.object({ tokens: z.array(token) }),
      },
      async ({ player }) => ({ tokens: await list(player.id) }),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/tokens',
        summary: 'A token for a program; this is the only time it is shown',
        perMinute: 20,
        body: z.strictObject({ name: z.string().trim().min(1).max(60) }),
        answer: token.extend({ token: z.string().describe('To be sent as `Authorization: Bearer …`') }),
      },
      async ({ player, body }) => {
        if ((await list(player.id)).length >= AT_MOST) throw conflict('too-many', `${AT_MOST} tokens are enough.`)
        const secret = PREFIX + newToken()
        const made = { id: newId(), name: body.name, created: now(), used: null }
        await database
          .insertInto('tokens')
          .values({ ...made, hash: hashOf(secret), player: player.id })
          .execute()
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
