import * as z from 'zod'
import { notFound } from '../http/problem.ts'
import { nothing, open, type Route, signedIn } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { readLog } from '../tables/log.ts'
import { checkEnd, fold } from '../tables/misfit.ts'
import { readSetting } from '../tables/store.ts'
import type { Rooms } from './rooms.ts'
import { recordSchema, tableId, tableSchema, wishedTable } from './table-schema.ts'

const SHOWN = 50
const seat = z.int().min(0).max(7)
const tables = z.object({ tables: z.array(tableSchema) })

/** Tables: finding, making, joining, starting. */
export function lobbyRoutes(database: Database, rooms: Rooms): Route[] {
  const changed = (id: string, { id: viewer }: PlayerRow): Promise<unknown> => rooms.info(id, viewer)
  return [
    open(
      {
        method: 'GET',
        path: '/api/tables',
        summary: 'Tables everybody may join or watch, the newest first',
        query: z.strictObject({
          status: z.enum(['open', 'playing']).default('open'),
          game: z
            .string()
            .regex(/^[\w-]{1,40}$/)
            .optional(),
        }),
        answer: tables,
      },
      async ({ query, player }) => {
        let found = database
          .selectFrom('tables')
          .select('id')
          .where('status', '=', query.status)
          .where('listed', '=', 1)
        if (query.game !== undefined) found = found.where('game', '=', query.game)
        return { tables: await rooms.infos(await ids(found.orderBy('created', 'desc').limit(SHOWN)), player?.id) }
      },
    ),
    open(
      {
        method: 'GET',
        path: '/api/my/turns',
        summary: 'The tables that wait for you, the one that waits longest first; null if nobody is signed in',
        answer: z.object({ tables: z.array(z.string()).nullable() }),
      },
      async ({ player }) => ({ tables: player === undefined ? null : await waitingFor(database, player.id) }),
    ),
    signedIn(
      {
        method: 'GET',
        path: '/api/my/tables',
        summary: 'Tables you sit at, those that wait for you first',
        query: z.strictObject({
          status: z.enum(['open', 'playing', 'over']).default('playing'),
          before: z.coerce.number().optional(),
        }),
        answer: tables,
      },
      async ({ player, query }) => {
        const found = await ids(
          database
            .selectFrom('tables')
            .innerJoin('chairs', 'chairs.table', 'tables.id')
            .select(['tables.id'])
            .where('chairs.player', '=', player.id)
            .where('tables.status', 'in', query.status === 'playing' ? ['playing', 'unplayable'] : [query.status])
            .where('tables.created', '<', query.before ?? Number.MAX_SAFE_INTEGER)
            .orderBy('tables.created', 'desc')
            .limit(SHOWN),
        )
        const mine = await rooms.infos(found, player.id)
        const waits = ({ turn, chairs }: (typeof mine)[number]): boolean =>
          turn !== null && chairs[turn]?.player?.id === player.id
        return { tables: [...mine.filter(waits), ...mine.filter(table => !waits(table))] }
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables',
        summary: 'Make a table; with bots on all other chairs it begins at once',
        perMinute: 30,
        body: wishedTable,
        answer: tableSchema,
      },
      async ({ body, player }) => changed(await rooms.create(body, player), player),
    ),
    open(
      {
        method: 'GET',
        path: '/api/tables/:id',
        summary: 'One table',
        params: tableId,
        answer: tableSchema,
      },
      ({ params, player }) => rooms.info(params.id, player?.id),
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/join',
        summary: 'Take a free chair',
        params: tableId,
        body: z.strictObject({ seat: seat.optional() }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.join(params.id, player, body.seat)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/leave',
        summary: 'Give your chair back before play begins',
        params: tableId,
        body: nothing,
        answer: tableSchema,
      },
      async ({ params, player }) => {
        await rooms.leave(params.id, player)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/kick',
        summary: 'Free somebody else’s chair; for the host, before play begins',
        params: tableId,
        body: z.strictObject({ seat }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.kick(params.id, player, body.seat)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/bot',
        summary: 'Give a free chair to a bot, or free it again; for the host, before play begins',
        params: tableId,
        body: z.strictObject({ seat, bot: z.string().max(40).nullable() }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.seatBot(params.id, player, body.seat, body.bot)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/ready',
        summary: 'Say that you are ready, or not',
        params: tableId,
        body: z.strictObject({ ready: z.boolean() }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.ready(params.id, player, body.ready)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/start',
        summary: 'Begin; for the host, once everybody is ready',
        params: tableId,
        body: nothing,
        answer: tableSchema,
      },
      async ({ params, player }) => {
        await rooms.start(params.id, player)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/rematch',
        summary: 'Play again with the same people: the new table, or the one somebody made already',
        params: tableId,
        body: nothing,
        answer: tableSchema,
      },
      async ({ params, player }) => changed(await rooms.rematch(params.id, player), player),
    ),
    open(
      {
        method: 'GET',
        path: '/api/tables/:id/record',
        summary: 'The whole game with its seed, once it is over',
        params: tableId,
        answer: z.object({ record: recordSchema, commitment: z.string(), result: z.unknown() }),
      },
      async ({ params, player }) => {
        const info = await rooms.info(params.id, player?.id)
        const setting = info.status === 'over' ? await readSetting(database, params.id) : undefined
        if (setting === undefined) throw notFound('finished game')
        const course = fold(setting, await readLog(database, params.id))
        checkEnd(course, info.result)
        return { record: course.match.record, commitment: info.commitment, result: info.result }
      },
    ),
  ]
}

async function ids(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id)
}

/** Where somebody is asked. */
function waitingFor(database: Database, player: string): Promise<string[]> {
  return ids(
    database
      .selectFrom('turns')
      .innerJoin('tables', 'tables.id', 'turns.table')
      .innerJoin('chairs', join =>
        join.onRef('chairs.table', '=', 'turns.table').onRef('chairs.seat', '=', 'turns.seat'),
      )
      .select('tables.id')
      .where('chairs.player', '=', player)
      .where('tables.status', '=', 'playing')
      .orderBy('turns.since')
      .limit(SHOWN),
  )
}
