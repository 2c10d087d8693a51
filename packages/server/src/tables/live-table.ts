import type { Seat } from '@overseer/kernel'
import type { Sight } from '@overseer/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import type { TablePlay } from './table-play.ts'
import type { Entry, Logged, Made } from './entry.ts'
import {
  answering,
  answeringBack,
  askingBack,
  claiming,
  offeringEnd,
  type Refusal,
  resigning,
  runningOut,
  standingIn,
  undoing,
  whyNot,
  withdrawing,
} from './decisions.ts'
import { DelayedBroadcast } from './delayed-broadcast.ts'
import type { Journal } from './journal.ts'
import { logged, logRow, readLog } from './log.ts'
import { Broadcast, type Watcher } from './broadcast.ts'
import { fold } from './rules-mismatch.ts'
import { catchPauses, keepSnapshot, readPlayAt } from './store.ts'
import { roomTopic, rowTopic } from './topics.ts'

export type Done = { readonly v: number } | Refusal

export interface LiveTableDependencies {
  readonly database: Database
  readonly journal: Journal
  readonly bus: Bus
  readonly log: Logger
  now(): number
}

const SNAPSHOT_EVERY = 64
const DELAYED_KEPT_MS = 60_000
const RESUMED_AT_MOST = 64 // further back, a fresh view is smaller

/** A table in the memory of this process. The log is the truth; this is what it has led to so far. */
export class LiveTable {
  readonly id: string
  readonly delay: number
  readonly #deps: LiveTableDependencies
  #broadcast: Broadcast
  #delayed: DelayedBroadcast | undefined // what spectators see, if they see it later
  #closing: ReturnType<typeof setTimeout> | undefined // … for a while after the last one has gone
  #queue: Promise<unknown> = Promise.resolve()
  #rollBackTo: number | undefined // the last version that was published, while what we hold may differ from the log
  #unsubscribe: () => void
  /** Called after every change. */
  onChange: (table: LiveTable) => void = () => undefined

  constructor(deps: LiveTableDependencies, play: TablePlay, delay: number) {
    this.#deps = deps
    this.id = play.setup.id
    this.delay = delay
    this.#broadcast = new Broadcast(play)
    this.#unsubscribe = deps.bus.subscribe(rowTopic(this.id), ({ row }) => {
      void this.#hear(logged(row)).catch(() => undefined) // whoever comes next reads the log again
    })
  }

  get play(): TablePlay {
    return this.#broadcast.tablePlay
  }

  get isWatched(): boolean {
    return !this.#broadcast.isEmpty || this.#delayed !== undefined
  }

  /** Plays a choice that was made for a version of the table; it was `lag` ms on its way, or a bot made it. */
  choose(seat: Seat, player: string | null, version: number, data: unknown, lag = 0, made?: Made): Promise<Done> {
    const decide = (play: TablePlay): Entry | Refusal =>
      answering(play, seat, { player, at: this.#deps.now() - lag, made }, data)
    return this.#act(seat, player, version, decide, lag)
  }

  resign(seat: Seat, player: string): Promise<Done> {
    return this.#act(seat, player, undefined, play => resigning(play, seat))
  }

  withdraw(seat: Seat, player: string): Promise<Done> {
    return this.#act(seat, player, undefined, play => withdrawing(play, seat))
  }

  offerEnd(seat: Seat, player: string, offer: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => offeringEnd(play, seat, offer))
  }

  /** Whoever left their game long ago has resigned, all of them, if somebody who stayed says so. */
  async claim(seat: Seat, player: string): Promise<Done> {
    let last: Done = { refused: 'notYet' }
    for (;;) {
      const done = await this.#act(seat, player, undefined, play => claiming(play, seat, this.#deps.now()))
      if ('refused' in done) return last
      last = done
    }
  }

  undo(seat: Seat, player: string, version: number): Promise<Done> {
    return this.#act(seat, player, version, play => undoing(play, seat))
  }

  askBack(seat: Seat, player: string, ask: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => askingBack(play, seat, ask))
  }

  answerBack(seat: Seat, player: string, grant: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => answeringBack(play, seat, grant))
  }

  setStandIn(seat: Seat, player: string | null, bot: string | null): Promise<Done> {
    return this.#act(seat, player, undefined, play => standingIn(play, seat, player, bot))
  }

  async runOut(bot: string): Promise<void> {
    const seat = this.play.asked
    if (seat === undefined) return
    await this.#act(seat, null, undefined, play => runningOut(play, seat, bot, this.#deps.now()))
  }

  why(seat: Seat, data: unknown): ReturnType<typeof whyNot> {
    return whyNot(this.play, seat, data)
  }

  /** Decides and writes, one request after the other: each sees what the one before it left. */
  #act(
    seat: Seat,
    player: string | null,
    version: number | undefined,
    decide: (play: TablePlay) => Entry | Refusal,
    lag = 0,
  ): Promise<Done> {
    return this.#next(async (): Promise<Done> => {
      const { play } = this
      if (version !== undefined && !play.isCurrent(version)) return { refused: 'stale', v: play.n }
      const entry = decide(play)
      if ('refused' in entry) return entry
      return this.#write(play.row(entry, seat, player, this.#deps.now(), lag))
    })
  }

  #next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      if (this.#rollBackTo !== undefined) await this.#rollBack(this.#rollBackTo)
      return task()
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Plays, writes, and only then publishes: nobody hears of it before it is on the disk. */
  async #write(row: Logged): Promise<Done> {
    const { journal, bus } = this.#deps
    this.#broadcast.play(row)
    this.#rollBackTo = row.n - 1
    if (!(await journal.write(this.#line(row)))) {
      await this.#rollBack(row.n - 1)
      return { refused: 'stale', v: this.play.n }
    }
    this.#rollBackTo = undefined
    this.#broadcast.publish()
    this.#after(row)
    bus.publish(rowTopic(this.id), { row: logRow(this.id, row) })
    if (this.play.asked === undefined) bus.publish(roomTopic(this.id), {}) // it is over
    return { v: row.n }
  }

  #line(row: Logged) {
    const { play } = this
    const result = play.game.result(play.state)
    const { since, due, n } = play
    return {
      row: logRow(this.id, row),
      turn: { table: this.id, n, seat: play.asked ?? null, since, due },
      result: result === undefined ? null : JSON.stringify(result),
    }
  }

  #after(row: Logged): void {
    this.#delayed?.add(row)
    if (row.n % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
    this.onChange(this)
  }

  /** Only a cache: without it the next reader plays the whole log. */
  #keepSnapshot(): void {
    const { database, log } = this.#deps
    keepSnapshot(database, this.play).catch((error: unknown) =>
      log.warn({ err: error, table: this.id }, 'a snapshot could not be kept'),
    )
  }

  /** Goes back to the last published version and on by the log: another process was faster, or the disk failed. */
  async #rollBack(published: number): Promise<void> {
    const old = this.#broadcast
    const play = await this.#playAt(published)
    this.#broadcast = new Broadcast(play)
    for (const watcher of old.watchers) this.#broadcast.add(watcher)
    this.#rollBackTo = undefined
    await this.#readOn()
  }

  async #playAt(n: number): Promise<TablePlay> {
    const rows = (await readLog(this.#deps.database, this.id)).filter(row => row.n <= n)
    const play = await fold(this.play.setup, rows)
    await catchPauses(this.#deps.database, play)
    return play
  }

  /** Takes in whatever the log has and we do not. */
  async #readOn(): Promise<void> {
    for (const row of await readLog(this.#deps.database, this.id, this.play.n)) this.#follow(row)
  }

  #follow(row: Logged): void {
    this.#broadcast.play(row)
    this.#broadcast.publish()
    this.#after(row)
  }

  /** News from another process, or our own. */
  #hear(row: Logged): Promise<void> {
    return this.#next(async () => {
      if (row.n <= this.play.n) return
      if (row.n === this.play.n + 1) this.#follow(row)
      else await this.#readOn()
    })
  }

  /** Looks at the log, in case news got lost. */
  refresh(): Promise<void> {
    return this.#next(() => this.#readOn())
  }

  /** Lets somebody look on; from a version on if they have seen it before, else the whole sight comes back. */
  watch(watcher: Watcher, from?: number): Promise<Welcome> {
    return this.#next(async (): Promise<Welcome> => {
      await this.#readOn() // a process that died may have written what it told only those who come to us now
      const broadcast = watcher.onlooker === 'spectator' && this.delay > 0 ? await this.#openDelayed() : this.#broadcast
      const { n } = broadcast.tablePlay
      const sight = broadcast.add(watcher)
      if (from === undefined || from > n || n - from > RESUMED_AT_MOST) return { v: n, sight }
      if (from < n && !(await this.#resend(watcher, from, n))) return { v: n, sight }
      return { v: n, since: sight.since, reserves: sight.reserves }
    })
  }

  /** Plays to one person what they missed; false if that is more work than to show them the whole table. */
  async #resend(watcher: Watcher, from: number, to: number): Promise<boolean> {
    const play = await readPlayAt(this.#deps.database, this.play.setup, from)
    if (play === undefined) return false
    const replayed = new Broadcast(play)
    replayed.add(watcher)
    for (const row of await readLog(this.#deps.database, this.id, from)) {
      if (row.n > to) break
      replayed.play(row)
      replayed.publish()
    }
    return true
  }

  unwatch(watcher: Watcher): void {
    this.#broadcast.delete(watcher)
    this.#delayed?.broadcast.delete(watcher)
    if (!this.#delayed?.broadcast.isEmpty) return
    // Whoever comes and goes does not make us play the whole log each time.
    clearTimeout(this.#closing)
    this.#closing = setTimeout(() => this.#delayed?.broadcast.isEmpty && this.#closeDelayed(), DELAYED_KEPT_MS).unref()
  }

  /** What it was like so long ago. */
  async #openDelayed(): Promise<Broadcast> {
    if (this.#delayed === undefined) {
      const { database, now } = this.#deps
      const rows = (await readLog(database, this.id)).filter(({ n }) => n <= this.play.n)
      const shown = rows.findLast(({ at }) => at <= now() - this.delay)?.n ?? 0
      this.#delayed = new DelayedBroadcast(await this.#playAt(shown), this.delay, now)
      for (const row of rows) if (row.n > shown) this.#delayed.add(row)
    }
    this.#delayed.catchUp()
    return this.#delayed.broadcast
  }

  #closeDelayed(): void {
    clearTimeout(this.#closing)
    this.#delayed?.close()
    this.#delayed = undefined
  }

  /** Once everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#queue
  }

  close(): void {
    this.#closeDelayed()
    this.#unsubscribe()
  }
}

/** The whole of what one sees, or, after a resume, only what is in no update. */
export type Welcome =
  | { readonly v: number; readonly sight: Sight }
  | { readonly v: number; readonly since: number; readonly reserves: readonly number[] }
