import * as z from 'zod'
import { nothing, open, type Route, signedIn } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import { makeGuest, nameSchema, playerSchema, preferencesOf, preferencesSchema, publicPlayer } from './players.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Sessions } from './sessions.ts'

const me = playerSchema.extend({ preferences: preferencesSchema })
const answerOf = (player: PlayerRow): z.infer<typeof me> => ({
  ...publicPlayer(player),
  preferences: preferencesOf(player),
})

/** Who one is. */
export function accountRoutes(database: Database, sessions: Sessions, now: () => number): Route[] {
  return [
    open(
      {
        method: 'GET',
        path: '/api/me',
        summary: 'Who is signed in here, or null',
        answer: z.object({ me: me.nullable() }),
      },
      ({ player }) => ({ me: player === undefined ? null : answerOf(player) }),
    ),
    open(
      {
        method: 'POST',
        path: '/api/guest',
        summary: 'Play as a guest: signs this browser in, unless somebody is',
        perMinute: 20,
        body: z.strictObject({ name: nameSchema.optional(), preferences: preferencesSchema.optional() }),
        answer: z.object({ me }),
      },
      async ({ player, body, request, reply }) => {
        if (player !== undefined) return { me: answerOf(player) }
        const guest = await makeGuest(database, body.name, body.preferences ?? {}, now())
        await sessions.begin(request, reply, guest.id)
        return { me: answerOf(guest) }
      },
    ),
    open(
      {
        method: 'POST',
        path: '/api/sign-out',
        summary: 'Sign out here, or everywhere',
        body: z.strictObject({ everywhere: z.boolean().default(false) }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        if (body.everywhere && player !== undefined) await sessions.endAll(player.id)
        await sessions.end(request, reply)
      },
    ),
    signedIn(
      {
        method: 'PATCH',
        path: '/api/me',
        summary: 'Change your name or what you wish',
        body: z.strictObject({ name: nameSchema.optional(), preferences: preferencesSchema.optional() }),
        answer: z.object({ me }),
      },
      async ({ player, body }) => {
        const changes = {
          ...(body.name === undefined || player.name_key !== null ? {} : { name: body.name }),
          ...(body.preferences === undefined ? {} : { preferences: JSON.stringify(body.preferences) }),
        }
        if (Object.keys(changes).length > 0)
          await database.updateTable('players').set(changes).where('id', '=', player.id).execute()
        return { me: answerOf({ ...player, ...changes }) }
      },
    ),
  ]
}
