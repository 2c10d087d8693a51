import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Seat, seedRandom } from '@overseer/kernel'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import type { BotRoom } from './bot-room.ts'
import type { Course } from './course.ts'
import type { Hall } from './hall.ts'
import type { LiveTable } from './live-table.ts'
import { OtherRules } from './misfit.ts'
import { BEAT_MS, type Processes } from './processes.ts'

const STAND_IN = 'officer' // who plays for a person whose time is up
const SUREST = 'random' // who decides where the seat's own bot cannot, so that the table goes on
const AT_ONCE = 200 // tables looked after in one go

interface Tools {
  readonly database: Database
  readonly hall: Hall
  readonly rooms: { fillDue(): Promise<void> }
  readonly chronicle: { catchUp(): Promise<void> }
  readonly bots: BotRoom
  readonly processes: Processes
  readonly bus: Bus
  readonly log: Logger
  now(): number
}

/** Looks after the tables of this process: lets bots play and clocks run out. */
export class Keeper {
  readonly #tools: Tools
  readonly #busy = new Map<string, Promise<void>>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #beat: ReturnType<typeof setTimeout> | undefined
  #rounds: Promise<void> = Promise.resolve()
  #closed = false
  #missed = 0 // times at which news may have got lost
  /** Called with how long a bot took to answer. */
  onThought: (bot: string, ms: number) => void = () => undefined
  /** Called with how late we came to a table that was due. */
  onLag: (ms: number) => void = () => undefined
  onRound: () => void = () => undefined

  constructor(tools: Tools) {
    this.#tools = tools
  }

  /** Gives back the time in which no server ran, then begins. */
  async open(): Promise<void> {
    const { processes, now, hall } = this.#tools
    await processes.arrive(now(), async (transaction, away) => {
      await transaction
        .updateTable('turns')
        .set({ since: sql<number>`since + ${away}`, due: sql<number>`due + ${away}` })
        .where('seat', 'is not', null)
        .execute()
    })
    hall.listen(table => this.#watch(table))
    this.#again()
  }

  #again(): void {
    if (this.#closed) return
    this.#beat = setTimeout(() => {
      this.#rounds = this.#round()
    }, BEAT_MS)
  }

  async #round(): Promise<void> {
    const { database, processes, rooms, chronicle, log, now } = this.#tools
    try {
      await processes.beat(now())
      await this.#catchUp()
      await rooms.fillDue()
      await chronicle.catchUp()
      const due = await database
        .selectFrom('turns')
        .select('table')
        .where('due', '<=', now())
        .orderBy('due')
        .limit(AT_ONCE)
        .execute()
      for (const { table } of due) if (processes.looksAfter(table)) this.#look(table)
    } catch (error) {
      log.error({ error }, 'the keeper could not make its round')
    }
    this.onRound()
    this.#again()
  }

  /** Where news may have got lost, the log tells it. */
  async #catchUp(): Promise<void> {
    const { processes, bus, hall } = this.#tools
    const missed = processes.losses + bus.gaps
    if (missed === this.#missed) return
    await hall.refresh()
    this.#missed = missed
  }

  /** Whatever is due at a table, as soon as it is: the round is only for those that nobody has touched. */
  #watch(table: LiveTable): void {
    clearTimeout(this.#timers.get(table.id))
    this.#timers.delete(table.id)
    const { due } = table.course
    if (due === null || this.#closed || !this.#tools.processes.looksAfter(table.id)) return
    const wait = due - this.#tools.now()
    if (wait <= 0) this.#look(table.id)
    else if (wait < 60_000) this.#timers.set(table.id, setTimeout(() => this.#look(table.id), wait).unref())
  }

  #look(id: string): void {
    if (this.#busy.has(id) || this.#closed) return
    this.#busy.set(
      id,
      this.#tendAll(id).finally(() => this.#busy.delete(id)),
    )
  }

  async #tendAll(id: string): Promise<void> {
    try {
      const table = await this.#tools.hall.table(id)
      if (table !== undefined) while (await this.#tend(table));
    } catch (error) {
      if (error instanceof OtherRules) this.#tools.log.warn({ table: id, ...error.misfit }, 'a table is unplayable')
      else if (!this.#closed) this.#tools.log.error({ error, table: id }, 'a table could not be looked after')
    }
  }

  /** One thing that is due; true if something was done. */
  async #tend(table: LiveTable): Promise<boolean> {
    const { course } = table
    const seat = course.asked
    if (seat === undefined || this.#closed || course.due === null || course.due > this.#tools.now()) return false
    this.onLag(this.#tools.now() - course.due)
    const bot = course.botAt(seat)
    if (bot === null) return 'v' in (await table.stand(seat, null, STAND_IN))
    const version = course.n
    const choice = await this.#decision(course, seat, bot)
    const done = await table.choose(seat, null, version, choice)
    if (!('refused' in done) || done.refused === 'stale') return true
    this.#tools.log.error({ table: table.id, bot, choice, ...done }, 'a bot chose what it may not')
    return false // the next round tries again
  }

  /** What a bot decides. One that fails is asked once more, since its thread may have died of another's question. */
  async #decision(course: Course, seat: Seat, bot: string): Promise<unknown> {
    const { id: table, game } = course.setting
    for (const asked of [bot, bot, SUREST]) {
      const seed = randomBytes(16).toString('hex')
      const state = course.game.sample(course.state, seat, seedRandom(seed))
      const start = performance.now()
      try {
        const choice = await this.#tools.bots.ask({ game, bot: asked, state, seed })
        this.onThought(asked, performance.now() - start)
        return choice
      } catch (error) {
        if (this.#closed) throw error
        this.#tools.log.error({ err: error, table, bot: asked }, 'a bot could not decide')
      }
    }
    throw new Error('no bot can decide here')
  }

  /** Gives up what bots are thinking about, finishes what is being written, and leaves the tables to whoever is there. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#beat)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await this.#rounds
    await this.#tools.bots.close()
    await Promise.all(this.#busy.values())
    await this.#tools.processes.leave(this.#tools.now())
  }
}
