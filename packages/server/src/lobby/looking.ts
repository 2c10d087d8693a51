import { randomBytes } from 'node:crypto'
import { seedRandom } from '@overseer/kernel'
import * as z from 'zod'
import { conflict, forbidden, notFound } from '../http/problem.ts'
import { open, type Route, signedIn } from '../http/route.ts'
import { toldSchema } from '../live/messages.ts'
import type { Database } from '../storage/database.ts'
import type { Setting } from '../tables/course.ts'
import { readCourse, readSetting } from '../tables/store.ts'
import { tellStory } from '../tables/story.ts'
import type { Rooms } from './rooms.ts'
import { seatOf, tableId } from './table-schema.ts'

/** Looking closer at a table that plays: what happened so far, and what may be. */
export function lookingRoutes(database: Database, rooms: Rooms, now: () => number): Route[] {
  const settingOf = async (id: string): Promise<Setting> => {
    const setting = await readSetting(database, id)
    if (setting === undefined) throw notFound('game')
    return setting
  }
  return [
    open(
      {
        method: 'GET',
        path: '/api/tables/:id/history',
        summary:
          'Everything that happened, as you may know it: the first view, and for every choice its events and changes',
        perMinute: 60,
        params: tableId,
        answer: z.object({ v: z.int(), view: z.unknown(), told: z.array(toldSchema) }),
      },
      async ({ params, player }) => {
        const setting = await settingOf(params.id)
        const info = await rooms.whole(params.id)
        const onlooker = seatOf(info, player)
        return tellStory(database, setting, onlooker, onlooker === 'spectator' ? now() - info.delay : undefined)
      },
    ),
    signedIn(
      {
        method: 'GET',
        path: '/api/tables/:id/sample',
        summary:
          'A position you could not tell from the real one, for a bot that advises you; not against people, not rated',
        perMinute: 60,
        params: tableId,
        answer: z.object({ v: z.int(), state: z.unknown() }),
      },
      async ({ params, player }) => {
        const setting = await settingOf(params.id)
        const info = await rooms.whole(params.id)
        const seat = seatOf(info, player)
        if (info.rated || info.chairs.some(chair => chair.player !== null && chair.player.id !== player.id))
          throw forbidden('Advice is for tables without other people and without rating.')
        const course = await readCourse(database, setting)
        if (seat === 'spectator' || course.asked !== seat) throw conflict('not-asked', 'You are not asked now.')
        const random = seedRandom(randomBytes(16).toString('hex'))
        return { v: course.n, state: course.game.sample(course.state, seat, random) }
      },
    ),
  ]
}
