import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES, gameCalled } from '@overseer/games'
import { below, type GameRecord, replay, same, seedRandom } from '@overseer/kernel'
import { openDatabase, readLog, readSetup, TablePlay } from '@overseer/server/testing'
import type { Harm } from './harms.ts'
import { Robot } from './robot.ts'
import { type Begun, seedDatabase } from './seed-database.ts'
import { freePort, ServerProcess } from './server-process.ts'

interface KillTest {
  readonly name: string
  readonly database: string // the way to it that is never cut
  readonly envs: readonly Readonly<Record<string, string>>[] // of each process
  readonly tables: number // that play at a time
  readonly kills: number
  readonly harms: readonly Harm[] // what else happens, every other time
  readonly patience: number // times as long as usual, for a machine that others use too
}

export interface Outcome {
  readonly name: string
  readonly kills: number // of servers
  readonly harms: Readonly<Record<string, number>> // how often each happened
  readonly acknowledged: number
  readonly unanswered: number // choices whose answer a kill swallowed: they may be there or not
  readonly resumed: number
  readonly whole: number
  readonly over: number
  readonly start: readonly number[] // ms from the start of a process until it is ready
  readonly away: readonly number[] // ms from a kill until everybody was back
}

/** A choice that the server said it has. */
interface Acknowledged {
  readonly table: string
  readonly version: number
  readonly choice: unknown
}

const BACK_MS = 3000 // players of a dead process are at another one by then
const THINK_MS = 4
const KILLS_A_GAME = 5 // a game outlives more than these
const AGAIN_MS = 200 // where the server cannot, just now
const OVER_MS = 20_000 // whatever happened, by then everybody plays on

/** Lets players play while their servers are killed, and looks afterwards whether anything was lost. Throws if so. */
export async function killTest({ name, database, envs, tables, kills, harms, patience }: KillTest): Promise<Outcome> {
  const games = Object.keys(GAMES)
  const begun = await seedDatabase(
    database,
    Array.from({ length: tables * (1 + Math.ceil(kills / KILLS_A_GAME)) }, (_, n) => ({
      game: games[n % games.length]!,
      seats: 2 + (n % 2),
    })),
  )
  const servers: ServerProcess[] = []
  for (const env of envs) servers.push(new ServerProcess(await freePort(), { SHED_AFTER_MS: '0', ...env }))
  const processes = envs.length
  const happened: Record<string, number> = {}
  const players = new Players(begun, tables, patience, () => servers.filter(({ isUp }) => isUp).map(({ url }) => url))
  const start: number[] = []
  const away: number[] = []
  try {
    for (const server of servers) start.push(await server.start())
    players.begin()
    await players.allBack(OVER_MS)
    const random = seedRandom(`chaos ${name}`)
    for (let kill = 0; kill < kills; kill++) {
      await players.moveOn()
      await sleep(20 + below(random, 300))
      const harm = kill % 2 === 1 ? harms[(kill >> 1) % harms.length] : undefined
      if (harm !== undefined) {
        happened[harm.name] = (happened[harm.name] ?? 0) + 1
        away.push(await players.survive(() => harm.happen()))
        if (servers.some(({ isUp }) => !isUp)) throw new Error(`${harm.name}: a server is down: ${servers[0]!.said}`)
        continue
      }
      const server = servers[kill % processes]!
      const before = players.acknowledged.length
      const killed = performance.now()
      await server.stop('SIGKILL')
      if (processes === 1) start.push(await server.start())
      await players.allBack(processes === 1 ? OVER_MS : BACK_MS)
      away.push(performance.now() - killed)
      if (processes > 1) start.push(await server.start())
      await players.progress(before)
    }
    await players.allMove(OVER_MS)
    players.stop() // or what they are told while we read the disk looks as if it were missing there
    const over = await judge(database, begun, players, servers[0]!.url)
    const { acknowledged, unanswered, resumed, whole } = players
    const killed = kills - Object.values(happened).reduce((sum, n) => sum + n, 0)
    return {
      name,
      kills: killed,
      harms: happened,
      acknowledged: acknowledged.length,
      unanswered,
      resumed,
      whole,
      over,
      start,
      away,
    }
  } finally {
    players.stop()
    for (const server of servers) await server.stop('SIGTERM')
  }
}

/** Robots at every seat of some tables, who play at random, and go on to the next table where a game is over. */
class Players {
  readonly #next: Begun[]
  readonly #seat: (table: Begun) => Robot[]
  readonly #gone: Robot[] = []
  robots: readonly Robot[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly #random = seedRandom('players')
  readonly #patience: number
  #asked = 0
  #answered = 0
  resumed = 0
  whole = 0
  #failed: Error | undefined

  constructor(begun: readonly Begun[], tables: number, patience: number, urls: () => readonly string[]) {
    this.#patience = patience
    this.#next = begun.slice(tables)
    const listener = {
      done: (robot: Robot, version: number, choice: unknown): void => {
        this.#answered++
        this.acknowledged.push({ table: robot.table, version, choice })
        this.#play(robot) // it may be asked again
      },
      refused: (robot: Robot, why: string): void => {
        this.#answered++
        // Another process may have been faster, or ours may have died on the way to the disk; nothing else may happen.
        if (!['stale', 'trouble', 'unavailable'].includes(why)) this.#fail(robot, `refused as ${why}`)
        this.#play(robot, why === 'stale' ? THINK_MS : AGAIN_MS)
      },
      wronged: (robot: Robot, why: string): void => this.#fail(robot, why),
      moved: (robot: Robot): void => this.#play(robot),
      back: (robot: Robot, whole: boolean): void => {
        if (whole) this.whole++
        else this.resumed++
        this.#play(robot)
      },
    }
    const urlsOr = (): readonly string[] => (urls().length > 0 ? urls() : ['http://127.0.0.1:9'])
    this.#seat = ({ id, cookies }) => cookies.map((cookie, seat) => new Robot(id, seat, cookie, urlsOr, listener))
    this.robots = begun.slice(0, tables).flatMap(this.#seat)
  }

  /** Everybody who played so far. */
  get all(): readonly Robot[] {
    return [...this.#gone, ...this.robots]
  }

  /** Whoever has seen the end of their game sits down to another: at tables where nothing happens nothing gets lost. */
  async moveOn(): Promise<void> {
    const over = new Set(this.robots.filter(({ isOver }) => isOver).map(({ table }) => table))
    for (const robot of this.robots) if (!robot.isOver) over.delete(robot.table)
    const done = this.robots.filter(({ table }) => over.has(table))
    for (const robot of done) robot.stop()
    this.#gone.push(...done)
    const fresh = this.#next.splice(0, over.size).flatMap(this.#seat)
    this.robots = [...this.robots.filter(({ table }) => !over.has(table)), ...fresh]
    for (const robot of fresh) robot.connect()
    await this.allBack(OVER_MS)
  }

  begin(): void {
    for (const robot of this.robots) robot.connect()
  }

  get unanswered(): number {
    return this.#asked - this.#answered
  }

  #fail({ table, seat }: Robot, why: string): void {
    this.#failed ??= new Error(`table ${table}, seat ${seat}: ${why}`)
  }

  #play(robot: Robot, wait = THINK_MS): void {
    if (!robot.isAsked) return
    setTimeout(() => {
      if (!robot.isAsked) return
      this.#asked++
      void robot.choose(below(this.#random, 2 ** 16))
    }, wait)
  }

  /** Everybody is connected and sees their table. */
  allBack(within: number): Promise<void> {
    return this.#until(within, () => this.robots.filter(robot => !robot.isBack), 'did not come back')
  }

  /** Lets something happen and waits until everybody is back and every table moves on; the ms that took after it had passed. */
  async survive(happen: () => Promise<void>): Promise<number> {
    await happen()
    const passed = performance.now()
    await this.allBack(OVER_MS)
    await this.allMove(OVER_MS)
    return performance.now() - passed
  }

  /** Waits until more choices have been acknowledged than these. */
  progress(before: number): Promise<void> {
    const stuck = (): readonly Robot[] =>
      this.acknowledged.length > before || this.robots.every(({ isOver }) => isOver) ? [] : this.robots
    return this.#until(10_000, stuck, 'made no progress')
  }

  /** Every table moves on, or is over. */
  async allMove(within: number): Promise<void> {
    const before = new Map(this.robots.map(robot => [robot, robot.version]))
    await this.#until(
      within,
      () => this.robots.filter(robot => !robot.isOver && robot.version <= before.get(robot)!),
      'are stuck',
    )
  }

  async #until(usually: number, missing: () => readonly Robot[], what: string): Promise<void> {
    const within = usually * this.#patience
    for (const end = performance.now() + within; missing().length > 0; await sleep(10)) {
      if (this.#failed !== undefined) throw this.#failed
      if (performance.now() < end) continue
      const names = missing().map(({ table, seat, version }) => `${table} seat ${seat} version ${version}`)
      throw new Error(`${names.length} players ${what} within ${within} ms: ${names.slice(0, 5).join(', ')}`)
    }
    if (this.#failed !== undefined) throw this.#failed
  }

  stop(): void {
    for (const robot of this.robots) robot.stop()
  }
}

/** Reads what is on the disk and compares it with what players were told; how many games are over. */
async function judge(url: string, begun: readonly Begun[], players: Players, server: string): Promise<number> {
  const database = openDatabase(url)
  let over = 0
  try {
    for (const { id } of begun) {
      const setup = (await readSetup(database, id))!
      const rows = await readLog(database, id)
      const play = new TablePlay(setup)
      for (const row of rows) play.apply(row)
      for (const { version, choice } of players.acknowledged.filter(({ table }) => table === id)) {
        const entry = rows[version - 1]?.entry
        if (entry === undefined || !('choice' in entry) || !same(entry.choice, choice))
          throw new Error(
            `table ${id}: choice ${version} was acknowledged and is not there: ${JSON.stringify(entry)} of ${rows.length}`,
          )
      }
      const ahead = players.all.find(robot => robot.table === id && robot.version > rows.length)
      if (ahead !== undefined) throw new Error(`table ${id}: somebody saw version ${ahead.version} of ${rows.length}`)
      if (play.asked !== undefined) continue
      over++
      await checkRecord(server, id, play)
    }
  } finally {
    await database.destroy()
  }
  return over
}

async function checkRecord(server: string, id: string, play: TablePlay): Promise<void> {
  const response = await fetch(`${server}/api/tables/${id}/record`)
  if (response.status === 429) {
    await sleep(5000) // so many games were played that nobody may ask for all of them at once
    return checkRecord(server, id, play)
  }
  const { record, result } = (await response.json()) as { record: GameRecord; result: unknown }
  const { game } = gameCalled(record.game)
  if (!same(game.result(replay(game, record)), result) || !same(play.game.result(play.state), result))
    throw new Error(`table ${id}: the record does not replay to its result`)
}
