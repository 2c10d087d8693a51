import { GAMES } from '@overseer/games/wordless'
import { nonceSchema, tableId, tableSchema, wishedTable } from '@overseer/protocol/schemas'
import * as z from 'zod'
import { addressOf } from '../http/address.ts'
import { nothing, anybody, type Route, signedIn } from '../http/route.ts'
import { Blocks } from '../moderation/blocks.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Listing } from './listing.ts'
import type { Rooms } from './rooms.ts'
import type { TableInfos } from './table-infos.ts'

const SHOWN = 50
const SHOWN_TO_ALL = 60 // changes a minute that everybody at a table is shown
const seat = z.int().min(0).max(7)
const tables = z.object({ tables: z.array(tableSchema) })

interface Dependencies {
  readonly database: Database
  readonly rooms: Rooms
  readonly infos: TableInfos
  readonly listing: Listing
}

/** Tables: finding, making, joining, starting. */
export function lobbyRoutes({ database, rooms, infos, listing }: Dependencies): Route[] {
  const changed = (id: string, { id: viewer }: PlayerRow): Promise<unknown> => infos.one(id, viewer)
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/tables',
        summary: 'Tables everybody may join or watch: the newest of each host first, then their second, and so on',
        query: z.strictObject({
          status: z.enum(['open', 'playing']).default('open'),
          game: z.enum(Object.keys(GAMES) as [string, ...string[]]).optional(), // each is kept in memory
          page: z.coerce.number().int().min(0).max(20).default(0),
        }),
        answer: tables.extend({ more: z.boolean().describe('Whether there is another page') }),
      },
      async ({ query, player }) => {
        const apart = player === undefined ? new Set<string>() : await new Blocks(database).apartFrom(player.id)
        const listed = await listing.of(query.status, query.game)
        const found = listed.flatMap(({ id, host }) => (apart.has(host) ? [] : [id]))
        const shown = found.slice(query.page * SHOWN, (query.page + 1) * SHOWN)
        return { tables: await infos.all(shown, player?.id), more: found.length > (query.page + 1) * SHOWN }
      },
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/my/turns',
        summary: 'The tables that wait for you, the one that waits longest first, and those that friends call you to',
        answer: z.object({ tables: z.array(z.string()).nullable().describe('null if nobody is signed in') }),
      },
      async ({ player }) => ({
        tables:
          player === undefined
            ? null
            : [...(await waitingFor(database, player.id)), ...(await invitedTo(database, player.id))],
      }),
    ),
    signedIn(
      {
        method: 'GET',
        path: '/api/my/tables',
        summary: 'Tables you sit at, those that wait for you first',
        query: z.strictObject({
          status: z.enum(['open', 'playing', 'over']).default('playing'),
          before: z.coerce.number().int().max(Number.MAX_SAFE_INTEGER).optional(),
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
        const mine = await infos.all(found, player.id)
        const waits = ({ turn, chairs }: (typeof mine)[number]): boolean =>
          turn !== null && chairs[turn]?.player?.id === player.id
        return { tables: [...mine.filter(waits), ...mine.filter(table => !waits(table))] }
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables',
        begins: true,
        summary: 'Make a table; with bots on all other chairs it begins at once',
        perMinute: 30,
        body: wishedTable,
        answer: tableSchema,
      },
      async ({ body, player, request }) => changed(await rooms.create(body, player, addressOf(request)), player),
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/tables/:id',
        summary: 'One table',
        params: tableId,
        answer: tableSchema,
      },
      ({ params, player }) => infos.one(params.id, player?.id),
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/join',
        begins: true,
        summary: 'Take a free chair',
        params: tableId,
        body: z.strictObject({ seat: seat.optional(), nonce: nonceSchema.optional() }),
        answer: tableSchema,
      },
      async ({ params, body, player, request }) => {
        await rooms.join(params.id, player, addressOf(request), body)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/leave',
        perMinute: SHOWN_TO_ALL,
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
        perMinute: SHOWN_TO_ALL,
        summary: 'Send somebody away from the table, for good; for the host, before play begins',
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
        perMinute: SHOWN_TO_ALL,
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
        path: '/api/tables/:id/chat',
        perMinute: SHOWN_TO_ALL,
        summary: 'Let people talk at the table, or not; for the host, at any time',
        params: tableId,
        body: z.strictObject({ on: z.boolean() }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.setChat(params.id, player, body.on)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/ready',
        perMinute: SHOWN_TO_ALL,
        summary: 'Say that you are ready, or not',
        params: tableId,
        body: z.strictObject({ ready: z.boolean() }),
        answer: tableSchema,
      },
      async ({ params, body, player, request }) => {
        await rooms.ready(params.id, player, addressOf(request), body.ready)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/start',
        begins: true,
        summary: 'Begin; for the host, once everybody is ready',
        params: tableId,
        body: z.strictObject({ nonce: nonceSchema.optional() }),
        answer: tableSchema,
      },
      async ({ params, body, player }) => {
        await rooms.start(params.id, player, body.nonce)
        return changed(params.id, player)
      },
    ),
    signedIn(
      {
        method: 'POST',
        path: '/api/tables/:id/rematch',
        begins: true,
        summary: 'Play again with the same people: the new table, or the one somebody made already',
        params: tableId,
        body: nothing,
        answer: tableSchema,
      },
      async ({ params, player, request }) =>
        changed(await rooms.rematch(params.id, player, addressOf(request)), player),
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

/** Tables that wait and to which friends call somebody who does not sit there yet. */
function invitedTo(database: Database, player: string): Promise<string[]> {
  return ids(
    database
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .select('tables.id')
      .where('invitations.player', '=', player)
      .where('invitations.at', '>', 0)
      .where('tables.status', '=', 'open')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('chairs')
              .select('chairs.seat')
              .whereRef('chairs.table', '=', 'tables.id')
              .where('chairs.player', '=', player),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.how')
              .whereRef('blocks.other', '=', 'invitations.by')
              .where('blocks.player', '=', player)
              .where('blocks.how', '=', 'block'),
          ),
        ),
      )
      .orderBy('invitations.at')
      .limit(SHOWN),
  )
}
