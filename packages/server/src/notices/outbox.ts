import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '@overseer/protocol'
import { preferencesOf } from '../accounts/players.ts'
import { inTurn } from '../http/in-turn.ts'
import type { Origins } from '../http/origins.ts'
import type { Database } from '../storage/database.ts'
import type { NoticeRow, PlayerRow } from '../storage/schema.ts'
import type { Processes } from '../tables/processes.ts'
import type { WaitingTable } from './mail-text.ts'
import { afterQuiet } from './hours.ts'
import type { Channel } from './channels.ts'
import { ServiceBusy } from './push-lanes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TRIES = 8 // over some three hours
const FIRST_WAIT = MINUTE / 2
const CLAIMED = MINUTE // for so long nobody else tries
const KEPT = 7 * DAY
const BUSY_WAIT = MINUTE / 4
const LOOKED_AT = 1000 // of those who wait, the longest first
/** How many people are told at once in each way: a way that is slow keeps no other waiting. */
const AT_ONCE: Readonly<Record<Channel, number>> = { push: 100, email: 20, digest: 10, webhook: 20 }
const LEAVES_MS = 3000

export type Outcome = 'sent' | 'failed' | 'retried' | 'dropped'

interface Dependencies {
  readonly database: Database
  readonly processes: Processes
  readonly origins: Pick<Origins, 'partyOf'>
  readonly log: Logger
  now(): number
  /** Tells a player about tables that wait. Throws if that did not work; false if there is no way to any more. */
  tell(channel: Channel, player: PlayerRow, waiting: readonly WaitingTable[]): Promise<boolean>
  onOutcome(channel: Channel, outcome: Outcome): void
}

/**
 * Sends what waits in the table of notices. A row is claimed before it is sent and marked after: two processes never
 * send the same one, and only a process that dies in between makes it go out twice.
 */
export class Outbox {
  readonly #deps: Dependencies
  /** By player. */
  readonly #sending: Readonly<Record<Channel, Map<string, Promise<void>>>> = {
    push: new Map(),
    email: new Map(),
    digest: new Map(),
    webhook: new Map(),
  }
  #cleared = 0

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async round(): Promise<void> {
    const { database, processes, origins, now } = this.#deps
    const due = await database
      .selectFrom('notices')
      .select(['player', 'way'])
      .where('state', '=', 'waiting')
      .where('due', '<=', now())
      .groupBy(['player', 'way'])
      .orderBy(({ fn }) => fn.min('due'))
      .limit(LOOKED_AT)
      .execute()
    const mine = due.filter(({ player }) => processes.looksAfter(player))
    for (const { player, way } of inTurn(mine, one => origins.partyOf(one.player))) this.#begin(player, way)
    if (now() - this.#cleared < DAY / 24) return
    this.#cleared = now()
    await database
      .deleteFrom('notices')
      .where('made', '<', now() - KEPT)
      .execute()
  }

  /** Sends in the background: a slow service keeps nobody else waiting. */
  #begin(player: string, channel: Channel): void {
    const sending = this.#sending[channel]
    if (sending.has(player) || sending.size >= AT_ONCE[channel]) return
    const sent = this.#send(player, channel)
      .catch((error: unknown) => this.#deps.log.error({ err: error, channel }, 'notices could not be sent'))
      .finally(() => sending.delete(player))
    sending.set(player, sent)
  }

  /** Once what is being sent is sent, or a little later. */
  async close(): Promise<void> {
    const sending = Object.values(this.#sending).flatMap(one => [...one.values()])
    await Promise.race([Promise.all(sending), setTimeout(LEAVES_MS, undefined, { ref: false })])
  }

  async #send(id: string, channel: Channel): Promise<void> {
    const { database, now } = this.#deps
    const player = await database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
    if (player === undefined) return // and their notices went with them
    const { quiet } = preferencesOf(player).notices
    const rows = await this.#claim(id, channel)
    const later = channel === 'webhook' || channel === 'digest' ? now() : afterQuiet(quiet, now())
    if (later > now()) return this.#set(rows, { due: later })
    const waiting = await this.#waiting(rows, id)
    const passed = rows.filter(row => !waiting.some(({ table, n }) => table === row.table && n === row.n))
    await this.#drop(passed)
    const batches = channel === 'digest' ? [waiting] : waiting.map(one => [one])
    for (const [at, batch] of batches.entries()) {
      if (batch.length === 0 || (await this.#deliver(channel, player, batch, rows))) continue
      // What keeps one from arriving would keep the next: they wait for the next try, and others take their turn.
      const rest = batches.slice(at + 1).flat()
      return this.#postpone(rows.filter(row => rest.some(({ table }) => table === row.table)))
    }
  }

  /** All that is due for a player in one way: whoever comes second finds nothing. */
  #claim(player: string, channel: Channel): Promise<NoticeRow[]> {
    const { database, now } = this.#deps
    return database
      .updateTable('notices')
      .set(({ eb }) => ({ due: now() + CLAIMED, tries: eb('tries', '+', 1) }))
      .where('player', '=', player)
      .where('way', '=', channel)
      .where('state', '=', 'waiting')
      .where('due', '<=', now())
      .returningAll()
      .execute()
  }

  /** False if it could not be told. */
  async #deliver(
    channel: Channel,
    player: PlayerRow,
    batch: readonly WaitingTable[],
    all: readonly NoticeRow[],
  ): Promise<boolean> {
    const { tell, log, now, onOutcome } = this.#deps
    const rows = all.filter(row => batch.some(({ table }) => table === row.table))
    try {
      if (await tell(channel, player, batch)) {
        await this.#set(rows, { state: 'sent' })
        onOutcome(channel, 'sent')
      } else await this.#drop(rows)
      return true
    } catch (error) {
      if (error instanceof ServiceBusy) {
        await this.#postpone(rows)
        return false
      }
      const tries = Math.max(...rows.map(row => row.tries))
      const failed = tries >= TRIES
      log.warn({ err: error, channel, tries }, 'a notice could not be sent')
      await this.#set(rows, failed ? { state: 'failed' } : { due: now() + FIRST_WAIT * 2 ** tries })
      onOutcome(channel, failed ? 'failed' : 'retried')
      return false
    }
  }

  /** Puts notices off without counting a try: the service was busy, and nothing was sent. */
  async #postpone(rows: readonly NoticeRow[]): Promise<void> {
    for (const row of rows) await this.#set([row], { due: this.#deps.now() + BUSY_WAIT, tries: row.tries - 1 })
  }

  /** The tables of these rows that still wait for the same decision. */
  async #waiting(rows: readonly NoticeRow[], player: string): Promise<WaitingTable[]> {
    const { database } = this.#deps
    const tables = rows.map(({ table }) => table)
    if (tables.length === 0) return []
    const turns = await database
      .selectFrom('turns')
      .innerJoin('tables', 'tables.id', 'turns.table')
      .select(['turns.table', 'turns.n', 'turns.seat', 'turns.since', 'turns.due', 'tables.game', 'tables.clock'])
      .where('turns.table', 'in', tables)
      .where('turns.seat', 'is not', null)
      .where('tables.status', '=', 'playing')
      .orderBy('turns.since')
      .execute()
    const people = await database
      .selectFrom('chairs')
      .innerJoin('players', 'players.id', 'chairs.player')
      .select(['chairs.table', 'players.name'])
      .where('chairs.table', 'in', tables)
      .where('players.id', '!=', player)
      .orderBy('chairs.seat')
      .execute()
    return turns
      .filter(turn => rows.some(row => row.table === turn.table && row.n === turn.n))
      .map(({ clock, seat, ...turn }) => ({
        ...turn,
        seat: seat!,
        live: (JSON.parse(clock) as Clock).kind === 'live',
        others: people.filter(({ table }) => table === turn.table).map(({ name }) => name),
      }))
  }

  async #set(rows: readonly NoticeRow[], change: Partial<Pick<NoticeRow, 'due' | 'state' | 'tries'>>): Promise<void> {
    for (const { table, n, player, way } of rows)
      await this.#deps.database
        .updateTable('notices')
        .set(change)
        .where('table', '=', table)
        .where('n', '=', n)
        .where('player', '=', player)
        .where('way', '=', way)
        .execute()
  }

  /** Marks notices that nobody needs any more. Their rows stay, so that they are not made again. */
  async #drop(rows: readonly NoticeRow[]): Promise<void> {
    await this.#set(rows, { state: 'dropped' })
    for (const { way } of rows) this.#deps.onOutcome(way, 'dropped')
  }
}
