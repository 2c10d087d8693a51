import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { nameSchema } from '../accounts/names.ts'
import { auditLines, caseFile, findCases, playerCalled, reports } from '../staff/case-files.ts'
import { readMaintenance } from '../staff/maintenance.ts'
import { type Actor, type Role, Staff } from '../staff/staff.ts'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { migrationsOf, withDatabase } from './open.ts'

export const ADMIN_USAGE = `overseer admin find TEXT                 players by name or ID
overseer admin show PLAYER               what is known of somebody: an ID, or a claimed name
overseer admin rename PLAYER NAME        give somebody another name
overseer admin ban | mute PLAYER         keep somebody out, or quiet; for good, or with --days or --until
overseer admin unban | unmute PLAYER
overseer admin sign-out PLAYER           end all sessions and tokens of theirs
overseer admin role PLAYER ROLE          moderator, admin or player
overseer admin close TABLE               end a table without a result
overseer admin remove-line LINE          take a line out of a chat
overseer admin reports                   what people reported
overseer admin settle REPORT OUTCOME     say what came of it
overseer admin audit                     what moderators and admins did
overseer admin maintenance on | off      tell players; nothing new begins from --from (now) on
  --reason TEXT                          why; needed for whatever somebody will ask about
  --days N, --until DATE                 when a ban, a mute or the maintenance ends
  --from DATE, --text TEXT               when the maintenance begins, and what else to say

Dates are as 2026-11-17T03:00Z. A server that runs follows within a second.`

interface Requested {
  readonly reason: string | undefined
  readonly days: string | undefined
  readonly until: string | undefined
  readonly from: string | undefined
  readonly text: string | undefined
}

type Print = (line: string) => void

interface Command {
  readonly args: number
  readonly reason?: true // whether one must be given
  run(call: Call): Promise<void>
}

interface Call {
  readonly database: Database
  readonly staff: Staff
  readonly actor: Actor
  readonly args: readonly string[]
  readonly wishes: Requested
  readonly reason: string
  readonly now: number
  readonly print: Print
}

const DAY = 24 * 60 * 60_000

/** `overseer admin …`: what moderators and admins do, for whoever has the machine. Returns the exit code. */
export async function admin(url: string, given: readonly string[], now: () => number, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      days: { type: 'string' },
      until: { type: 'string' },
      from: { type: 'string' },
      text: { type: 'string' },
    },
  })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined || args.length !== command.args) {
    print(ADMIN_USAGE)
    return 2
  }
  if (command.reason && values.reason === undefined) throw new Error('say why: --reason "…"')
  const wishes: Requested = {
    reason: undefined,
    days: undefined,
    until: undefined,
    from: undefined,
    text: undefined,
    ...values,
  }
  await withDatabase(url, async database => {
    if ((await migrationsOf(database)).join() !== Object.keys(MIGRATIONS).join())
      throw new Error('the database is of another version; the server brings it up to date when it starts')
    const actor: Actor = { id: `console ${userInfo().username}`, role: 'console' }
    const staff = new Staff(database, now)
    await command.run({ database, staff, actor, args, wishes, reason: wishes.reason ?? '', now: now(), print })
  })
  return 0
}

/** When something ends; null: never. */
function endOf({ days, until }: Requested, now: number): number | null {
  if (days !== undefined) {
    if (!/^\d{1,5}$/.test(days)) throw new Error('--days must be a number')
    return now + Number(days) * DAY
  }
  return until === undefined ? null : dateOf(until)
}

function dateOf(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new Error(`'${text}' is no date such as 2026-11-17T03:00Z`)
  return at
}

const day = (at: number | null): string => (at === null ? 'for good' : new Date(at).toISOString().slice(0, 16))

/** An act upon a player, who is found by ID or claimed name. */
function onPlayer(act: (call: Call, id: string) => Promise<void>, args = 1): Command {
  return {
    args,
    reason: true,
    async run(call) {
      const { id, name } = await playerCalled(call.database, call.args[0]!)
      await act(call, id)
      call.print(`${name} (${id}): done`)
    },
  }
}

const COMMANDS: Readonly<Record<string, Command>> = {
  find: {
    args: 1,
    async run({ database, args, print }) {
      for (const { player, role, seen, sanctions } of await findCases(database, args[0]!)) {
        const holds = sanctions
          .filter(({ lifted }) => lifted === null)
          .map(({ kind, until }) => `${kind} ${day(until)}`)
        print([player.id, player.name, player.guest ? 'guest' : (role ?? 'player'), day(seen), ...holds].join('  '))
      }
    },
  },
  show: {
    args: 1,
    async run({ database, args, print }) {
      const { id } = await playerCalled(database, args[0]!)
      print(JSON.stringify(await caseFile(database, id), null, 2))
    },
  },
  rename: onPlayer(
    ({ staff, actor, args, reason }, id) => staff.rename(actor, id, nameSchema.parse(args[1]), reason),
    2,
  ),
  ban: onPlayer(({ staff, actor, wishes, reason, now }, id) =>
    staff.sanction(actor, id, 'ban', { until: endOf(wishes, now), reason }),
  ),
  unban: onPlayer(({ staff, actor, reason }, id) => staff.lift(actor, id, 'ban', reason)),
  mute: onPlayer(({ staff, actor, wishes, reason, now }, id) =>
    staff.sanction(actor, id, 'mute', { until: endOf(wishes, now), reason }),
  ),
  unmute: onPlayer(({ staff, actor, reason }, id) => staff.lift(actor, id, 'mute', reason)),
  'sign-out': onPlayer(({ staff, actor, reason }, id) => staff.endSessions(actor, id, reason)),
  role: {
    args: 2,
    async run({ database, staff, actor, args, print }) {
      const role = args[1]!
      if (!['player', 'moderator', 'admin'].includes(role)) throw new Error('a role is moderator, admin or player')
      const { id, name } = await playerCalled(database, args[0]!)
      await staff.giveRole(actor, id, role as Role)
      print(`${name} (${id}) is ${role} now`)
    },
  },
  close: {
    args: 1,
    reason: true,
    async run({ staff, actor, args, reason, print }) {
      await staff.close(actor, args[0]!, reason)
      print(`${args[0]}: closed`)
    },
  },
  'remove-line': {
    args: 1,
    reason: true,
    async run({ staff, actor, args, reason, print }) {
      await staff.removeLine(actor, args[0]!, reason)
      print(`${args[0]}: removed`)
    },
  },
  reports: {
    args: 0,
    async run({ database, print }) {
      for (const { id, at, kind, by, about, quoted, text } of await reports(database, { state: 'open' }))
        print(
          `${id}  ${day(at)}  ${kind}  ${about.name} (${about.id}): '${quoted}'  by ${by?.name ?? 'nobody'}: '${text}'`,
        )
    },
  },
  settle: {
    args: 2,
    async run({ staff, actor, args, print }) {
      await staff.settle(actor, args[0]!, args[1]!)
      print(`${args[0]}: settled`)
    },
  },
  audit: {
    args: 0,
    async run({ database, print }) {
      for (const { at, actor, actorName, act, subject, subjectName, details } of await auditLines(database, {}))
        print(
          `${new Date(at).toISOString()}  ${actorName ?? actor}  ${act}  ${subjectName ?? subject}  ${JSON.stringify(details)}`,
        )
    },
  },
  maintenance: {
    args: 1,
    async run({ database, staff, actor, args, wishes, now, print }) {
      if (args[0] !== 'on' && args[0] !== 'off') throw new Error('maintenance is on or off')
      const from = wishes.from === undefined ? now : dateOf(wishes.from)
      const notice = { from, until: endOf(wishes, now), text: wishes.text ?? '' }
      await staff.maintain(actor, args[0] === 'on' ? notice : null)
      print(JSON.stringify(await readMaintenance(database)))
    },
  },
}
