import {
  AGREE_END,
  BadInput,
  type Game,
  isOutOfTurn,
  type OutOfTurn,
  type Refusal as Forbidden,
  resign,
  type Seat,
  type UndoClosed,
  withdraw,
} from '@overseer/kernel'
import type { Sight } from '@overseer/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import type { TablePlay } from './table-play.ts'
import type { Entry, Logged, Made } from './entry.ts'
import { DelayedBroadcast } from './delayed-broadcast.ts'
import type { Journal } from './journal.ts'
import { logged, logRow, readLog } from './log.ts'
import { Broadcast, type Watcher } from './broadcast.ts'
import { fold } from './rules-mismatch.ts'
import { catchPauses, keepSnapshot, readPlayAt } from './store.ts'
import { roomTopic, rowTopic } from './topics.ts'

/** Why something was not done. Nothing has changed. */
export type Refusal =
  | { readonly refused: 'stale'; readonly v: number } // it was meant for another version
  | { readonly refused: 'notAsked' } // somebody else decides
  | { readonly refused: 'tooFast' } // it was done too often
  | { readonly refused: 'notYet' } // nobody has been gone for long enough
  | ({ readonly refused: 'illegal' } & Forbidden)
  | { readonly refused: 'undoClosed'; readonly why: UndoClosed }
  | { readonly refused: 'bad'; readonly why: string }

export type Done = { readonly v: number } | Refusal

export interface LiveTableDependencies {
  readonly database: Database
  readonly journal: Journal
  readonly bus: Bus
  readonly log: Logger
  now(): number
}

const SNAPSHOT_EVERY = 64
export const LAG_AT_MOST = 500 // ms of a slow connection that are given back with each choice
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
    const decide = (play: TablePlay): Entry | Refusal => {
      if (play.asked !== seat) return { refused: 'notAsked' }
      if (player === null && play.botAt(seat) === null) return { refused: 'stale', v: play.n } // its person is back
      if (player !== null && play.botAt(seat) !== null) return { refused: 'notAsked' }
      if (player !== null && isUp(play, this.#deps.now() - lag)) return { refused: 'stale', v: play.n }
      const choice = parsed(play, data)
      if ('refused' in choice) return choice
      const forbidden = play.game.why(play.state, choice.choice)
      if (forbidden !== undefined) return { refused: 'illegal', ...forbidden }
      return made === undefined ? choice : { ...choice, made }
    }
    return this.#act(seat, player, version, decide, lag)
  }

  /** Somebody gives up: their own game, and nobody else's. */
  resign(seat: Seat, player: string): Promise<Done> {
    return this.#act(seat, player, undefined, play => said(play, resign(seat)))
  }

  /** Somebody takes back what another is asked for them; a bot that plays for them decides that itself. */
  withdraw(seat: Seat, player: string): Promise<Done> {
    return this.#act(seat, player, undefined, play =>
      play.botAt(seat) === null ? said(play, withdraw(seat)) : { refused: 'notAsked' },
    )
  }

  /** Somebody would end the game without a winner, or no longer would. Once all would, it ends. */
  offerEnd(seat: Seat, player: string, offer: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => {
      if (play.asked === undefined || play.isGone(seat)) return { refused: 'notAsked' }
      const willing = offer ? [...play.offers, seat] : []
      if (offer && play.deciders.every(other => willing.includes(other))) return said(play, AGREE_END)
      if (play.offers.includes(seat) === offer) return { refused: 'notAsked' }
      return play.isIdling(seat) ? { refused: 'tooFast' } : { offer }
    })
  }

  /** Whoever left their game long ago has resigned, if somebody who stayed says so. */
  async claim(seat: Seat, player: string): Promise<Done> {
    let last: Done = { refused: 'notYet' }
    for (;;) {
      const done = await this.#act(seat, player, undefined, play => {
        const leaver = play.leavers(this.#deps.now()).find(other => other !== seat)
        if (leaver === undefined || play.isGone(seat) || play.standIns[seat] !== null) return { refused: 'notYet' }
        return said(play, resign(leaver))
      })
      if ('refused' in done) return last
      last = done
    }
  }

  undo(seat: Seat, player: string, version: number): Promise<Done> {
    return this.#act(seat, player, version, play => {
      const { match, asked } = play
      if (play.isIdling(seat) || play.botAt(seat) !== null) return { refused: 'undoClosed', why: 'othersDecided' }
      if (asked === undefined) return { refused: 'undoClosed', why: 'somethingRevealed' } // the seed: it is over
      if (match.undoSeat === seat) return { undo: true }
      return { refused: 'undoClosed', why: match.undoClosed ?? 'othersDecided' }
    })
  }

  /** Somebody would take a choice back that others have answered already, or no longer would. */
  askBack(seat: Seat, player: string, ask: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => {
      if (!ask) return play.wish?.seat === seat ? { wish: false } : { refused: 'notAsked' }
      if (!play.mayAskBack(seat)) return { refused: 'undoClosed', why: play.match.undoClosed ?? 'othersDecided' }
      return play.grantors(seat).length === 0 ? { back: play.backTo(seat) } : { wish: true }
    })
  }

  /** Lets whoever asks take their choice back, or does not; once all let them, it happens. */
  answerBack(seat: Seat, player: string, grant: boolean): Promise<Done> {
    return this.#act(seat, player, undefined, play => {
      const { wish } = play
      if (wish === null || !play.grantors(wish.seat).includes(seat) || wish.granted.includes(seat))
        return { refused: 'notAsked' }
      const willing = [...wish.granted, seat]
      const all = play.grantors(wish.seat).every(other => willing.includes(other))
      return grant && all ? { back: play.backTo(wish.seat) } : { grants: grant }
    })
  }

  /** Lets a bot play for a seat, or (null) its person again. */
  setStandIn(seat: Seat, player: string | null, bot: string | null): Promise<Done> {
    return this.#act(seat, player, undefined, play => {
      if (play.standIns[seat] === bot || play.asked === undefined) return { refused: 'notAsked' }
      return player !== null && bot !== null && play.isIdling(seat) ? { refused: 'tooFast' } : { bot }
    })
  }

  /** Lets a bot answer for the seat that is asked, if its time is up. */
  async runOut(bot: string): Promise<void> {
    const seat = this.play.asked
    if (seat === undefined) return
    await this.#act(seat, null, undefined, play => {
      const late = play.asked === seat && play.botAt(seat) === null && isUp(play, this.#deps.now() - LAG_AT_MOST)
      return late ? { bot } : { refused: 'notAsked' }
    })
  }

  /**
   * Which rule forbids a wish; null if it is legal. Only for whoever is asked, since it may depend on what they alone know.
   */
  why(seat: Seat, data: unknown): Forbidden | { readonly rule: null } | Refusal {
    const { play } = this
    if (play.asked !== seat || play.botAt(seat) !== null) return { refused: 'notAsked' }
    const choice = parsed(play, data)
    return 'refused' in choice ? choice : (play.game.why(play.state, choice.choice) ?? { rule: null })
  }

  /** One after the other: each sees what the one before it left. */
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

  /** Somebody else was faster, or the disk failed: back to what everybody has been told, and on with what is written. */
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

/** Whether whoever is asked has no time left. */
function isUp({ due }: TablePlay, now: number): boolean {
  return due !== null && now >= due
}

/** A word out of turn, if it may be said now. */
function said({ game, state, asked }: TablePlay, word: OutOfTurn): Entry | Refusal {
  if (asked === undefined || !game.outOfTurn) return { refused: 'notAsked' }
  const wish = read(game, word)
  if ('refused' in wish) return { refused: 'notAsked' } // a word this game does not know
  const forbidden = game.why(state, wish.choice)
  return forbidden === undefined ? wish : { refused: 'illegal', ...forbidden }
}

/** A wish as the game has it. What is said out of turn has messages of its own: nobody decides for another. */
function parsed({ game }: TablePlay, data: unknown): { readonly choice: unknown } | Refusal {
  return isOutOfTurn(data) ? { refused: 'bad', why: 'this is no answer to a question' } : read(game, data)
}

function read({ parse }: Game, data: unknown): { readonly choice: unknown } | Refusal {
  try {
    return { choice: parse.choice(data) }
  } catch (error) {
    if (error instanceof BadInput) return { refused: 'bad', why: error.message }
    throw error
  }
}
