import { companySchema, playerId, tableId } from '@overseer/protocol/schemas'
import * as z from 'zod'
import { anybody, inPerson, nothing, type Route } from '../http/route.ts'
import type { Friends } from './friends.ts'

const done = z.object({})

/** Friends: whom one remembers, who is here, and who calls whom to a table. */
export function friendRoutes(friends: Friends): Route[] {
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/crowd',
        summary: 'How many people are here now, in the lobby or at a table',
        answer: z.object({ people: z.int().describe('Without those who keep it to themselves') }),
      },
      async () => ({ people: await friends.crowd() }),
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/friends',
        summary: 'Your friends and who of them is here, whom you played with, and tables you are called to',
        answer: companySchema,
      },
      async ({ player }) => {
        await friends.see([player.id])
        return friends.company(player.id)
      },
    ),
    inPerson(
      {
        method: 'PATCH',
        path: '/api/friends',
        summary: 'Let friends see that you are here, or not',
        perMinute: 20,
        body: z.strictObject({ hidden: z.boolean() }),
        answer: done,
      },
      async ({ player, body }) => {
        await friends.hide(player.id, body.hidden)
        return {}
      },
    ),
    inPerson(
      {
        method: 'PUT',
        path: '/api/friends/:id',
        summary: 'Remember somebody; once they remember you too, you see when they are here and may call them',
        perMinute: 30,
        params: playerId,
        body: nothing,
        answer: done,
      },
      async ({ player, params }) => {
        await friends.add(player.id, params.id)
        return {}
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/friends/:id',
        summary: 'Remember somebody no longer',
        perMinute: 30,
        params: playerId,
        answer: done,
      },
      async ({ player, params }) => {
        await friends.remove(player.id, params.id)
        return {}
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/tables/:id/invite',
        summary: 'Call a friend to a table at which you sit, before play begins',
        perMinute: 20,
        params: tableId,
        body: z.strictObject({ player: playerId.shape.id }),
        answer: done,
      },
      async ({ player, params, body }) => {
        await friends.invite(params.id, player.id, body.player)
        return {}
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/tables/:id/decline',
        summary: 'Do not come to a table you are called to',
        params: tableId,
        body: nothing,
        answer: done,
      },
      async ({ player, params }) => {
        await friends.decline(params.id, player.id)
        return {}
      },
    ),
  ]
}
