import { BadInput, type RuleId, type Seat, type Sight, type UndoClosed } from '@overseer/kernel'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import { Course } from './course.ts'
import type { Entry, Logged } from './entry.ts'
import { Gallery } from './gallery.ts'
import type { Journal } from './journal.ts'
import { logged, logRow, readLog } from './log.ts'
import { Showing, type Watcher } from './showing.ts'
import { catchPauses, keepSnapshot } from './store.ts'

/** Why something was not done. Nothing has changed. */
export type Refusal =
  | { readonly refused: 'stale'; readonly v: number } // it was meant for another version
  | { readonly refused: 'notAsked' } // somebody else decides
  | { readonly refused: 'illegal'; readonly rule: RuleId }
  | { readonly refused: 'undoClosed'; readonly why: UndoClosed }
  | { readonly refused: 'bad'; readonly why: string }

export type Done = { readonly v: number } | Refusal

export interface House {
  readonly database: Database
  readonly journal: Journal
  readonly bus: Bus
  now(): number
}

const SNAPSHOT_EVERY = 64
const RESUMED_AT_MOST = 64 // further back, a fresh view is smaller

/** A table in the memory of this process. The log is the truth; this is what it has led to so far. */
export class LiveTable {
  readonly id: string
  readonly delay: number
  readonly #house: House
  #showing: Showing
  #gallery: Gallery | undefined // what spectators see, if they see it later
  #queue: Promise<unknown> = Promise.resolve()
  #told: number | undefined // set while what we hold may differ from the log: the last version everybody knows of
  #unsubscribe: () => void
  /** Called after every change. */
  onChange: (table: LiveTable) => void = () => undefined

  constructor(house: House, course: Course, delay: number) {
    this.#house = house
    this.id = course.setting.id
    this.delay = delay
    this.#showing = new Showing(course)
    this.#unsubscribe = house.bus.subscribe(channelOf(this.id), news => {
      void this.#hear(news as News).catch(() => undefined) // whoever comes next reads the log again
    })
  }

  get course(): Course {
    return this.#showing.course
  }

  get isWatched(): boolean {
    return !this.#showing.isEmpty || this.#gallery !== undefined
  }

  get watchers(): Watcher[] {
    return [...this.#showing.watchers, ...(this.#gallery?.showing.watchers ?? [])]
  }

  /** Plays a choice that was made for a version of the table. */
  choose(seat: Seat, player: string | null, version: number, data: unknown): Promise<Done> {
    return this.#act(seat, player, version, course => {
      if (course.asked !== seat) return { refused: 'notAsked' }
      if (player !== null && course.botAt(seat) !== null) return { refused: 'notAsked' }
      const choice = parsed(course, data)
      if ('refused' in choice) return choice
      const rule = course.game.why(course.state, choice.choice)
      return rule === undefined ? choice : { refused: 'illegal', rule }
    })
  }

  undo(seat: Seat, player: string, version: number): Promise<Done> {
    return this.#act(seat, player, version, ({ match, asked }) => {
      if (asked === undefined) return { refused: 'undoClosed', why: 'somethingRevealed' } // the seed: it is over
      if (match.undoSeat === seat) return { undo: true }
      return { refused: 'undoClosed', why: match.undoClosed ?? 'othersDecided' }
    })
  }

  /** Lets a bot play for a seat, or its person again. */
  stand(seat: Seat, player: string | null, bot: string | null): Promise<Done> {
    return this.#act(seat, player, undefined, course =>
      course.stead[seat] === bot || course.asked === undefined ? { refused: 'notAsked' } : { bot },
    )
  }

  /** Why a wish is refused; undefined if it is legal or cannot be understood. */
  why(data: unknown): RuleId | undefined {
    const choice = parsed(this.course, data)
    return 'refused' in choice ? undefined : this.course.game.why(this.course.state, choice.choice)
  }

  /** One after the other: each sees what the one before it left. */
  #act(
    seat: Seat,
    player: string | null,
    version: number | undefined,
    decide: (course: Course) => Entry | Refusal,
  ): Promise<Done> {
    return this.#next(async (): Promise<Done> => {
      const { course } = this
      if (version !== undefined && version !== course.n) return { refused: 'stale', v: course.n }
      const entry = decide(course)
      if ('refused' in entry) return entry
      return this.#write(course.row(entry, seat, player, this.#house.now()))
    })
  }

  #next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      if (this.#told !== undefined) await this.#startOver(this.#told)
      return task()
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Nobody hears of it before it is on the disk. */
  async #write(row: Logged): Promise<Done> {
    const tell = this.#showing.take(row)
    this.#told = row.n - 1
    if (!(await this.#house.journal.write(this.#line(row)))) {
      await this.#startOver(row.n - 1)
      return { refused: 'stale', v: this.course.n }
    }
    this.#told = undefined
    tell()
    this.#after(row)
    this.#house.bus.publish(channelOf(this.id), { row: logRow(this.id, row) } satisfies News)
    if (this.course.asked === undefined) this.#house.bus.publish(`room ${this.id}`, {}) // it is over
    return { v: row.n }
  }

  #line(row: Logged) {
    const { course } = this
    const result = course.game.result(course.state)
    const { since, due, n } = course
    return {
      row: logRow(this.id, row),
      turn: { table: this.id, n, seat: course.asked ?? null, since, due },
      result: result === undefined ? null : JSON.stringify(result),
    }
  }

  #after(row: Logged): void {
    this.#gallery?.add(row)
    if (row.n % SNAPSHOT_EVERY === 0) void keepSnapshot(this.#house.database, this.course).catch(() => undefined)
    this.onChange(this)
  }

  /** Somebody else was faster, or the disk failed: back to what everybody has been told, and on with what is written. */
  async #startOver(told: number): Promise<void> {
    const old = this.#showing
    const course = await this.#courseAt(told)
    this.#showing = new Showing(course)
    for (const watcher of old.watchers) this.#showing.add(watcher)
    this.#told = undefined
    await this.#readOn()
  }

  async #courseAt(n: number): Promise<Course> {
    const course = new Course(this.course.setting)
    for (const row of await readLog(this.#house.database, this.id)) if (row.n <= n) course.take(row)
    await catchPauses(this.#house.database, course)
    return course
  }

  /** Takes in whatever the log has and we do not. */
  async #readOn(): Promise<void> {
    for (const row of await readLog(this.#house.database, this.id, this.course.n)) this.#follow(row)
  }

  #follow(row: Logged): void {
    this.#showing.take(row)()
    this.#after(row)
  }

  /** News from another process, or our own. */
  #hear(news: News): Promise<void> {
    if ('tell' in news) return Promise.resolve(this.tell(news.tell))
    const row = logged(news.row)
    return this.#next(async () => {
      if (row.n <= this.course.n) return
      if (row.n === this.course.n + 1) this.#follow(row)
      else await this.#readOn()
    })
  }

  /** Looks at the log, in case news got lost. */
  refresh(): Promise<void> {
    return this.#next(() => this.#readOn())
  }

  /** Something that is not part of the game: to everybody here, at every process if `everywhere`. */
  tell(message: string): void {
    this.#showing.tell(message)
    this.#gallery?.showing.tell(message)
  }

  tellEverywhere(message: string): void {
    this.#house.bus.publish(channelOf(this.id), { tell: message } satisfies News)
  }

  /** Lets somebody look on; from a version on if they have seen it before, else the whole sight comes back. */
  watch(watcher: Watcher, from?: number): Promise<Welcome> {
    return this.#next(async (): Promise<Welcome> => {
      await this.#readOn() // a process that died may have written what it told only those who come to us now
      const showing = watcher.onlooker === 'spectator' && this.delay > 0 ? await this.#openGallery() : this.#showing
      const { n } = showing.course
      const sight = showing.add(watcher)
      if (from === undefined || from > n || n - from > RESUMED_AT_MOST) return { v: n, sight }
      if (from < n) await this.#resend(watcher, from, n)
      return { v: n, since: sight.since, reserves: sight.reserves }
    })
  }

  /** Plays to one person what they missed. */
  async #resend(watcher: Watcher, from: number, to: number): Promise<void> {
    const replayed = new Showing(await this.#courseAt(from))
    replayed.add(watcher)
    for (const row of await readLog(this.#house.database, this.id, from)) if (row.n <= to) replayed.take(row)()
  }

  unwatch(watcher: Watcher): void {
    this.#showing.delete(watcher)
    this.#gallery?.showing.delete(watcher)
    if (this.#gallery?.showing.isEmpty) this.#closeGallery()
  }

  /** What it was like so long ago. */
  async #openGallery(): Promise<Showing> {
    if (this.#gallery === undefined) {
      const { database, now } = this.#house
      const rows = (await readLog(database, this.id)).filter(({ n }) => n <= this.course.n)
      const shown = rows.findLast(({ at }) => at <= now() - this.delay)?.n ?? 0
      this.#gallery = new Gallery(await this.#courseAt(shown), this.delay, now)
      for (const row of rows) if (row.n > shown) this.#gallery.add(row)
    }
    this.#gallery.catchUp()
    return this.#gallery.showing
  }

  #closeGallery(): void {
    this.#gallery?.close()
    this.#gallery = undefined
  }

  /** Once everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#queue
  }

  close(): void {
    this.#closeGallery()
    this.#unsubscribe()
  }
}

/** The whole of what one sees, or, after a resume, only what is in no update. */
export type Welcome =
  | { readonly v: number; readonly sight: Sight }
  | { readonly v: number; readonly since: number; readonly reserves: readonly number[] }

type News = { readonly row: ReturnType<typeof logRow> } | { readonly tell: string }

const channelOf = (id: string): string => `table ${id}`

function parsed(course: Course, data: unknown): { readonly choice: unknown } | Refusal {
  try {
    return { choice: course.game.parse.choice(data) }
  } catch (error) {
    if (error instanceof BadInput) return { refused: 'bad', why: error.message }
    throw error
  }
}
