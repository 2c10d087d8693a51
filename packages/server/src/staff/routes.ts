import {
  auditSchema,
  caseFileSchema,
  caseSchema,
  maintenanceSchema,
  playerId,
  reportSchema,
  roleSchema,
  tableId,
} from '@overseer/protocol/schemas'
import * as z from 'zod'
import { nameSchema } from '../accounts/names.ts'
import type { Caller } from '../http/caller.ts'
import { forbidden } from '../http/problem.ts'
import { anybody, inPerson, nothing, type Route, signedIn } from '../http/route.ts'
import type { StandingOrders } from '../moderation/standing-orders.ts'
import type { Database } from '../storage/database.ts'
import type { AuditFeed } from './audit-feed.ts'
import { auditLines, caseFile, findCases, openReports, reports } from './case-files.ts'
import type { Actor, Staff } from './staff.ts'

interface Dependencies {
  readonly database: Database
  readonly staff: Staff
  readonly orders: StandingOrders
  readonly feed: AuditFeed
  /** Refuses whoever has not shown lately that the account is theirs: a browser left open bans nobody and makes nobody an admin. */
  needProof(player: Caller): void
}

const reason = z.string().trim().min(3).max(300)
const because = z.strictObject({ reason })
const sanction = z.strictObject({ reason, until: z.number().nullable().describe('null: for good') })
const page = { before: z.string().max(40).optional().describe('The id of the last one you have') }
const lineId = z.strictObject({ id: z.string().max(60) })

/** What moderators and admins see and do. Everybody else is refused. */
export function staffRoutes({ database, staff, orders, feed, needProof }: Dependencies): Route[] {
  const actor = async ({ id }: Caller): Promise<Actor> => {
    const role = await staff.roleOf(id)
    if (role === 'player') throw forbidden('This is for moderators.')
    return { id, role }
  }
  /** Does something, and lets this process follow at once. */
  const act = async (player: Caller, work: (by: Actor) => Promise<void>): Promise<void> => {
    await work(await actor(player))
    await feed.look()
  }
  /** … to people, tables or the server, with a proof of the last minutes. */
  const actProved = (player: Caller, work: (by: Actor) => Promise<void>): Promise<void> =>
    act(player, by => {
      needProof(player)
      return work(by)
    })
  const onPlayer = <B extends z.ZodType>(
    path: string,
    summary: string,
    body: B,
    work: (by: Actor, id: string, body: z.infer<B>) => Promise<void>,
  ): Route =>
    inPerson(
      {
        method: 'POST',
        path: `/api/admin/players/:id/${path}`,
        summary: `${summary}; needs a proof of the last minutes`,
        params: playerId,
        body,
        answer: nothing,
      },
      ({ params, body: given, player }) => actProved(player, by => work(by, params.id, given)),
    )
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/maintenance',
        summary: 'Whether and when the server is looked after',
        answer: z.object({ notice: maintenanceSchema.nullable() }),
      },
      () => ({ notice: orders.maintenance }),
    ),
    signedIn(
      {
        method: 'GET',
        path: '/api/admin',
        summary: 'Your role, and how many reports wait; null for players',
        answer: z.object({ role: roleSchema.nullable(), reports: z.int() }),
      },
      async ({ player }) => {
        const role = await staff.roleOf(player.id)
        return role === 'player' ? { role: null, reports: 0 } : { role, reports: await openReports(database) }
      },
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/admin/players',
        summary: 'Find players by a part of their name, or by their ID; for moderators',
        query: z.strictObject({ find: z.string().trim().min(1).max(40) }),
        answer: z.object({ players: z.array(caseSchema) }),
      },
      async ({ query, player }) => {
        await actor(player)
        return { players: await findCases(database, query.find) }
      },
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/admin/players/:id',
        summary: 'Everything a moderator may know of somebody',
        params: playerId,
        answer: caseFileSchema,
      },
      async ({ params, player }) => {
        await actor(player)
        return caseFile(database, params.id)
      },
    ),
    onPlayer('rename', 'Give somebody another name', z.strictObject({ name: nameSchema, reason }), (by, id, body) =>
      staff.rename(by, id, body.name, body.reason),
    ),
    onPlayer('ban', 'Keep somebody out', sanction, (by, id, body) => staff.sanction(by, id, 'ban', body)),
    onPlayer('unban', 'Let somebody in again', because, (by, id, body) => staff.lift(by, id, 'ban', body.reason)),
    onPlayer('mute', 'Let somebody talk no more', sanction, (by, id, body) => staff.sanction(by, id, 'mute', body)),
    onPlayer('unmute', 'Let somebody talk again', because, (by, id, body) => staff.lift(by, id, 'mute', body.reason)),
    onPlayer('end-sessions', 'Sign somebody out everywhere, and their programs', because, (by, id, body) =>
      staff.endSessions(by, id, body.reason),
    ),
    onPlayer(
      'role',
      'Make somebody a moderator, an admin, or a player again; for admins',
      z.strictObject({ role: z.enum(['player', 'moderator', 'admin']) }),
      (by, id, { role }) => staff.giveRole(by, id, role),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/admin/tables/:id/close',
        summary: 'Close a table without a result; for moderators, with a proof of the last minutes',
        params: tableId,
        body: because,
        answer: nothing,
      },
      ({ params, body, player }) => actProved(player, by => staff.close(by, params.id, body.reason)),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/admin/lines/:id/remove',
        summary: 'Take a line out of a chat; for moderators',
        params: lineId,
        body: because,
        answer: nothing,
      },
      ({ params, body, player }) => act(player, by => staff.removeLine(by, params.id, body.reason)),
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/admin/reports',
        summary: 'What people reported: what waits, the oldest first, or what is settled, the latest first',
        query: z.strictObject({ state: z.enum(['open', 'settled']).default('open'), ...page }),
        answer: z.object({ reports: z.array(reportSchema) }),
      },
      async ({ query, player }) => {
        await actor(player)
        return { reports: await reports(database, query, player.id) }
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/admin/reports/:id/settle',
        summary: 'Say what came of a report; for moderators',
        params: lineId,
        body: z.strictObject({ outcome: z.string().trim().min(1).max(300) }),
        answer: nothing,
      },
      ({ params, body, player }) => act(player, by => staff.settle(by, params.id, body.outcome)),
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/admin/audit',
        summary: 'What moderators and admins did, the latest first',
        query: z.strictObject({ subject: z.string().max(60).optional(), ...page }),
        answer: z.object({ lines: z.array(auditSchema) }),
      },
      async ({ query, player }) => {
        await actor(player)
        return { lines: await auditLines(database, query) }
      },
    ),
    inPerson(
      {
        method: 'PUT',
        path: '/api/admin/maintenance',
        summary:
          'Announce that the server will be looked after, or (null) that it no longer is; for admins, with a proof of the last minutes',
        body: z.strictObject({ notice: maintenanceSchema.extend({ text: z.string().trim().max(300) }).nullable() }),
        answer: nothing,
      },
      ({ body, player }) => actProved(player, by => staff.maintain(by, body.notice)),
    ),
  ]
}
