import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES, gameCalled } from '@overseer/bots/games'
import { below, type GameRecord, replay, same, seedRandom } from '@overseer/kernel'
import { openDatabase } from '../../packages/server/src/storage/database.ts'
import { Course } from '../../packages/server/src/tables/course.ts'
import { readLog } from '../../packages/server/src/tables/log.ts'
import { readSetting } from '../../packages/server/src/tables/store.ts'
import { type Begun, furnish } from './furnish.ts'
import { freePort, ServerProcess } from './process.ts'
import { Robot } from './robot.ts'

interface Torment {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly processes: number
  readonly tables: number
  readonly kills: number
}

export interface Outcome {
  readonly name: string
  readonly kills: number
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

/** Lets players play while their servers are killed, and looks afterwards whether anything was lost. Throws if so. */
export async function torment({ name, env, processes, tables, kills }: Torment): Promise<Outcome> {
  const games = Object.keys(GAMES)
  const begun = await furnish(
    env.DATABASE_URL!,
    Array.from({ length: tables }, (_, n) => ({ game: games[n % games.length]!, seats: 2 + (n % 2) })),
  )
  const servers: ServerProcess[] = []
  for (let n = 0; n < processes; n++) servers.push(new ServerProcess(await freePort(), env))
  const players = new Players(begun, () => servers.filter(({ isUp }) => isUp).map(({ url }) => url))
  const start: number[] = []
  const away: number[] = []
  try {
    for (const server of servers) start.push(await server.start())
    players.begin()
    await players.allBack(20_000)
    const random = seedRandom(`chaos ${name}`)
    for (let kill = 0; kill < kills; kill++) {
      await sleep(20 + below(random, 300))
      const server = servers[kill % processes]!
      const before = players.acknowledged.length
      const killed = performance.now()
      await server.stop('SIGKILL')
      if (processes === 1) start.push(await server.start())
      await players.allBack(processes === 1 ? 20_000 : BACK_MS)
      away.push(performance.now() - killed)
      if (processes > 1) start.push(await server.start())
      await players.progress(before)
    }
    await players.allMove(20_000)
    const over = await judge(env.DATABASE_URL!, begun, players, servers[0]!.url)
    const { acknowledged, unanswered, resumed, whole } = players
    return { name, kills, acknowledged: acknowledged.length, unanswered, resumed, whole, over, start, away }
  } finally {
    players.stop()
    for (const server of servers) await server.stop('SIGTERM')
  }
}

/** Robots at every seat that play at random. */
class Players {
  readonly robots: readonly Robot[]
  readonly acknowledged: Acknowledged[] = []
  readonly #random = seedRandom('players')
  #asked = 0
  #answered = 0
  resumed = 0
  whole = 0
  #failed: Error | undefined

  constructor(begun: readonly Begun[], urls: () => readonly string[]) {
    const ears = {
      done: (robot: Robot, version: number, choice: unknown): void => {
        this.#answered++
        this.acknowledged.push({ table: robot.table, version, choice })
        this.#play(robot) // it may be asked again
      },
      refused: (robot: Robot, why: string): void => {
        this.#answered++
        // Another process may have been faster, or ours may have died on the way to the disk; nothing else may happen.
        if (why !== 'stale' && why !== 'trouble') this.#fail(robot, `refused as ${why}`)
        this.#play(robot)
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
    this.robots = begun.flatMap(({ id, cookies }) =>
      cookies.map((cookie, seat) => new Robot(id, seat, cookie, urlsOr, ears)),
    )
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

  #play(robot: Robot): void {
    if (!robot.isAsked) return
    setTimeout(() => {
      if (!robot.isAsked) return
      this.#asked++
      robot.choose(below(this.#random, 2 ** 16))
    }, THINK_MS)
  }

  /** Everybody is connected and sees their table. */
  allBack(within: number): Promise<void> {
    return this.#until(within, () => this.robots.filter(robot => !robot.isBack), 'did not come back')
  }

  /** Something more has been acknowledged. */
  progress(before: number): Promise<void> {
    const stuck = (): Robot[] =>
      this.acknowledged.length > before || this.robots.every(({ isOver }) => isOver) ? [] : [...this.robots]
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

  async #until(within: number, missing: () => readonly Robot[], what: string): Promise<void> {
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
      const setting = (await readSetting(database, id))!
      const rows = await readLog(database, id)
      const course = new Course(setting)
      for (const row of rows) course.take(row)
      for (const { version, choice } of players.acknowledged.filter(({ table }) => table === id)) {
        const entry = rows[version - 1]?.entry
        if (entry === undefined || !('choice' in entry) || !same(entry.choice, choice))
          throw new Error(`table ${id}: choice ${version} was acknowledged and is not there`)
      }
      const ahead = players.robots.find(robot => robot.table === id && robot.version > rows.length)
      if (ahead !== undefined) throw new Error(`table ${id}: somebody saw version ${ahead.version} of ${rows.length}`)
      if (course.asked !== undefined) continue
      over++
      await checkRecord(server, id, course)
    }
  } finally {
    await database.destroy()
  }
  return over
}

async function checkRecord(server: string, id: string, course: Course): Promise<void> {
  const response = await fetch(`${server}/api/tables/${id}/record`)
  const { record, result } = (await response.json()) as { record: GameRecord; result: unknown }
  const { game } = gameCalled(record.game)
  if (!same(game.result(replay(game, record)), result) || !same(course.game.result(course.state), result))
    throw new Error(`table ${id}: the record does not replay to its result`)
}
