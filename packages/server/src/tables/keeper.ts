import { STAND_IN_BOT } from '@overseer/games/boxes'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { BOTS_VERSION } from '@overseer/bots'
import { type Seat, seedRandom } from '@overseer/kernel'
import { botSeed } from '@overseer/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Origins } from '../http/origins.ts'
import type { Database } from '../storage/database.ts'
import { type BotPool, NoLongerWanted } from './bot-pool.ts'
import type { Made } from './entry.ts'
import type { TablePlay } from './table-play.ts'
import type { LiveTables } from './live-tables.ts'
import { LAG_AT_MOST } from './decisions.ts'
import type { LiveTable } from './live-table.ts'
import { RulesMismatchProblem } from './rules-mismatch.ts'
import { BEAT_MS, type Processes } from './processes.ts'

const SUREST = 'random' // who decides where the seat's own bot cannot, so that the table goes on
const AT_ONCE = 200 // tables looked after in one go
const LEFT_ALONE_MS = 5 * 60_000 // without a person; its bots play on when nobody else wants one
const LEFT_OUT_AT_MOST = 5000

interface Dependencies {
  readonly database: Database
  readonly liveTables: LiveTables
  readonly rooms: { fillDue(): Promise<void> }
  readonly finishedGames: { catchUp(): Promise<void> }
  readonly bots: BotPool
  readonly origins: Origins
  readonly processes: Processes
  readonly bus: Bus
  readonly log: Logger
  now(): number
}

interface Decision {
  readonly choice: unknown
  readonly made: Made | undefined // undefined at tables that promised nothing of their bots
}

/** Looks after the tables of this process: lets bots play and clocks run out. */
export class Keeper {
  readonly #deps: Dependencies
  readonly #looking = new Map<string, Promise<void>>() // by table
  readonly #thinking = new Map<string, Promise<void>>() // by table and question
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
  /** Called when others may have done something that we were not told. */
  onMissed: () => Promise<void> = () => Promise.resolve()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Gives back the time in which no server ran, then begins. */
  async open(): Promise<void> {
    const { processes, now, liveTables } = this.#deps
    await processes.arrive(now(), async (transaction, away) => {
      await transaction
        .updateTable('turns')
        .set({ since: sql<number>`since + ${away}`, due: sql<number>`due + ${away}` })
        .where('seat', 'is not', null)
        .execute()
    })
    liveTables.listen(table => this.#watch(table))
    this.#again()
  }

  #again(): void {
    if (this.#closed) return
    this.#beat = setTimeout(() => {
      this.#rounds = this.#round()
    }, BEAT_MS)
  }

  async #round(): Promise<void> {
    const { database, processes, rooms, finishedGames, log, now } = this.#deps
    try {
      await processes.beat(now())
      await this.#catchUp()
      await rooms.fillDue()
      await finishedGames.catchUp()
      const thinking = [...this.#thinking.keys()].slice(0, LEFT_OUT_AT_MOST).map(key => key.split(' ')[0]!)
      const due = await database
        .selectFrom('turns')
        .select('table')
        .where('due', '<=', now())
        .$if(thinking.length > 0, query => query.where('table', 'not in', thinking)) // clocks do not wait for bots
        .orderBy('due')
        .limit(AT_ONCE)
        .execute()
      for (const { table } of due) if (processes.looksAfter(table)) this.#look(table)
    } catch (error) {
      log.error({ err: error }, 'the keeper could not make its round')
    }
    this.onRound()
    this.#again()
  }

  /** Where news may have got lost, the database tells it. */
  async #catchUp(): Promise<void> {
    const { processes, bus, liveTables } = this.#deps
    const missed = processes.losses + bus.gaps
    if (missed === this.#missed && bus.isUp) return
    await liveTables.refresh()
    await this.onMissed()
    this.#missed = missed
  }

  /** Whatever is due at a table, as soon as it is: the round is only for those that nobody has touched. */
  #watch(table: LiveTable): void {
    clearTimeout(this.#timers.get(table.id))
    this.#timers.delete(table.id)
    const wait = this.#waitFor(table)
    if (wait === undefined || this.#closed || !this.#deps.processes.looksAfter(table.id)) return
    if (wait <= 0) this.#look(table.id)
    else if (wait < 60_000) this.#timers.set(table.id, setTimeout(() => this.#look(table.id), wait).unref())
  }

  /** How long until something has to be done there; undefined: nothing. */
  #waitFor({ play }: LiveTable): number | undefined {
    const { asked, due } = play
    if (asked === undefined || due === null) return undefined
    return due + (play.botAt(asked) === null ? LAG_AT_MOST : 0) - this.#deps.now()
  }

  #look(id: string): void {
    if (this.#closed || this.#looking.has(id)) return
    this.#during(this.#looking, id, id, this.#tend(id))
  }

  /** What a table needs now. Its clock does not wait for a bot that still thinks about an earlier question. */
  async #tend(id: string): Promise<void> {
    const table = await this.#deps.liveTables.table(id)
    if (table === undefined) return
    for (;;) {
      const late = -(this.#waitFor(table) ?? 1)
      if (late < 0 || this.#closed) return
      this.onLag(late)
      const { asked, question } = table.play
      const bot = table.play.botAt(asked!)
      if (bot === null) {
        await messagesRead() // perhaps the answer is there, and we have not looked
        await table.runOut(STAND_IN_BOT)
        continue
      }
      const key = `${id} ${question}`
      if (!this.#thinking.has(key)) this.#during(this.#thinking, key, id, this.#answer(table, asked!, bot))
      return
    }
  }

  /** Lets a bot answer the question. The next one is looked after when the table changes. */
  async #answer(table: LiveTable, seat: Seat, bot: string): Promise<void> {
    const { question } = table.play
    const isWanted = (): boolean => table.play.question === question && table.play.botAt(seat) !== null
    const { choice, made } = await this.#decision(table.play, seat, bot, isWanted)
    const done = await table.choose(seat, null, question, choice, 0, made)
    if ('refused' in done && done.refused !== 'stale')
      this.#deps.log.error({ table: table.id, bot, choice, ...done }, 'a bot chose what it may not') // the next round tries again
  }

  /** Remembers what is under way, and says if it fails. */
  #during(busy: Map<string, Promise<void>>, key: string, table: string, work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => {
        if (error instanceof RulesMismatchProblem)
          this.#deps.log.warn({ table, ...error.mismatch }, 'a table is unplayable')
        else if (!this.#closed && !(error instanceof NoLongerWanted))
          this.#deps.log.error({ err: error, table }, 'a table could not be looked after')
      })
      .finally(() => busy.delete(key))
    busy.set(key, done)
  }

  /** What a bot decides. One that fails is asked once more, since its thread may have died of another's question. */
  async #decision(play: TablePlay, seat: Seat, bot: string, isWanted: () => boolean): Promise<Decision> {
    const { id: table, game, host, secret } = play.setup
    const attended = play.isAttended && play.touched > this.#deps.now() - LEFT_ALONE_MS
    const order = { owner: this.#deps.origins.partyOf(host), attended, isWanted }
    for (const [attempt, asked] of [bot, bot, SUREST].entries()) {
      const seed = secret === null ? randomBytes(16).toString('hex') : botSeed(table, secret, play.match.count, attempt)
      const sampled = (): unknown => play.game.sample(play.state, seat, seedRandom(seed))
      const start = performance.now()
      try {
        const { choice, cut } = await this.#deps.bots.ask(
          () => ({ game, bot: asked, state: sampled(), seed }), // when it is its turn: those that wait take no room
          { ...order, kind: `${game} ${asked}` },
        )
        this.onThought(asked, performance.now() - start)
        if (secret === null) return { choice, made: undefined }
        const made = { bot: asked, v: BOTS_VERSION, ...(attempt > 0 && { attempt }), ...(cut !== undefined && { cut }) }
        return { choice, made }
      } catch (error) {
        if (this.#closed || error instanceof NoLongerWanted) throw error
        this.#deps.log.error({ err: error, table, bot: asked }, 'a bot could not decide')
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
    await this.#deps.bots.close()
    await Promise.all([...this.#looking.values(), ...this.#thinking.values()])
    await this.#deps.processes.leave(this.#deps.now())
  }
}

/** Once everything that has arrived so far has been read. */
function messagesRead(): Promise<void> {
  return new Promise(resolve => setImmediate(() => setImmediate(resolve)))
}
