import type { Logger } from 'pino'
import { preferencesOf } from '../accounts/players.ts'
import type { Database } from '../storage/database.ts'
import type { NoticeRow, PlayerRow } from '../storage/schema.ts'
import type { Clock } from '../tables/clock.ts'
import type { Processes } from '../tables/processes.ts'
import type { WaitingTable } from './letter.ts'
import { afterQuiet } from './hours.ts'
import type { Way } from './ways.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TRIES = 8 // over some three hours
const FIRST_WAIT = MINUTE / 2
const CLAIMED = MINUTE // for so long nobody else tries
const KEPT = 7 * DAY

export type Outcome = 'sent' | 'failed' | 'retried' | 'dropped'

interface Tools {
  readonly database: Database
  readonly processes: Processes
  readonly log: Logger
  now(): number
  /** Tells a player about tables that wait. Throws if that did not work; false if there is no way to any more. */
  tell(way: Way, player: PlayerRow, waiting: readonly WaitingTable[]): Promise<boolean>
  onOutcome(way: Way, outcome: Outcome): void
}

/**
 * Sends what waits in the table of notices. A row is claimed before it is sent and marked after: two processes never
 * send the same one, and only a process that dies in between makes it go out twice.
 */
export class Outbox {
  readonly #tools: Tools
  #cleared = 0

  constructor(tools: Tools) {
    this.#tools = tools
  }

  async round(): Promise<void> {
    const { database, processes, now } = this.#tools
    const due = await database
      .selectFrom('notices')
      .select(['player', 'way'])
      .distinct()
      .where('state', '=', 'waiting')
      .where('due', '<=', now())
      .limit(100)
      .execute()
    await Promise.all(
      due.filter(({ player }) => processes.looksAfter(player)).map(({ player, way }) => this.#send(player, way)),
    )
    if (now() - this.#cleared < DAY / 24) return
    this.#cleared = now()
    await database
      .deleteFrom('notices')
      .where('made', '<', now() - KEPT)
      .execute()
  }

  async #send(id: string, way: Way): Promise<void> {
    const { database, now } = this.#tools
    const player = await database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
    if (player === undefined) return // and their notices went with them
    const { quiet } = preferencesOf(player).notices
    const rows = await this.#claim(id, way)
    const later = way === 'webhook' || way === 'digest' ? now() : afterQuiet(quiet, now())
    if (later > now()) return this.#set(rows, { due: later })
    const waiting = await this.#waiting(rows, id)
    const passed = rows.filter(row => !waiting.some(({ table, n }) => table === row.table && n === row.n))
    await this.#drop(passed)
    const parcels = way === 'digest' ? [waiting] : waiting.map(one => [one])
    for (const parcel of parcels) if (parcel.length > 0) await this.#deliver(way, player, parcel, rows)
  }

  /** All that is due for a player in one way: whoever comes second finds nothing. */
  #claim(player: string, way: Way): Promise<NoticeRow[]> {
    const { database, now } = this.#tools
    return database
      .updateTable('notices')
      .set(({ eb }) => ({ due: now() + CLAIMED, tries: eb('tries', '+', 1) }))
      .where('player', '=', player)
      .where('way', '=', way)
      .where('state', '=', 'waiting')
      .where('due', '<=', now())
      .returningAll()
      .execute()
  }

  async #deliver(
    way: Way,
    player: PlayerRow,
    parcel: readonly WaitingTable[],
    all: readonly NoticeRow[],
  ): Promise<void> {
    const { tell, log, now, onOutcome } = this.#tools
    const rows = all.filter(row => parcel.some(({ table }) => table === row.table))
    try {
      if (!(await tell(way, player, parcel))) return await this.#drop(rows)
      await this.#set(rows, { state: 'sent' })
      onOutcome(way, 'sent')
    } catch (error) {
      const tries = Math.max(...rows.map(row => row.tries))
      const failed = tries >= TRIES
      log.warn({ error, way, tries }, 'a notice could not be sent')
      await this.#set(rows, failed ? { state: 'failed' } : { due: now() + FIRST_WAIT * 2 ** tries })
      onOutcome(way, failed ? 'failed' : 'retried')
    }
  }

  /** The tables of these rows that still wait for the same decision. */
  async #waiting(rows: readonly NoticeRow[], player: string): Promise<WaitingTable[]> {
    const { database } = this.#tools
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

  async #set(rows: readonly NoticeRow[], change: Partial<Pick<NoticeRow, 'due' | 'state'>>): Promise<void> {
    for (const { table, n, player, way } of rows)
      await this.#tools.database
        .updateTable('notices')
        .set(change)
        .where('table', '=', table)
        .where('n', '=', n)
        .where('player', '=', player)
        .where('way', '=', way)
        .execute()
  }

  /** Nobody needs them any more. They stay, so that nobody makes them again. */
  async #drop(rows: readonly NoticeRow[]): Promise<void> {
    await this.#set(rows, { state: 'dropped' })
    for (const { way } of rows) this.#tools.onOutcome(way, 'dropped')
  }
}
