import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_GAME, STAND_IN_BOT } from '@overseer/games/boxes'
import { below, seedRandom } from '@overseer/kernel'
import type { Begun } from '../seed-database.ts'
import { Robot } from '../robot.ts'

const PACE_MS = 120 // between two choices of people

/** What honest people saw for a while: ms. */
export interface Patience {
  readonly choices: readonly number[] // from a choice to its acknowledgement
  readonly bots: readonly number[] // from there to the bot's answer
}

/** People who only want to play: two of them at one table, and some against a bot each. */
export class HonestTables {
  readonly #url: string
  readonly #tables: Begun[]
  readonly #loners: readonly string[] // cookies of those who play against a bot
  readonly #random = seedRandom('honest')
  #choices: number[] = []
  #bots: number[] = []
  #robots: Robot[] = []
  readonly #against = new Map<string, Robot>() // by cookie
  readonly #waiting = new Map<Robot, () => void>() // for their bot
  #stopped = false
  #playing: Promise<unknown> = Promise.resolve()

  constructor(url: string, tables: readonly Begun[], loners: readonly string[]) {
    this.#url = url
    this.#tables = [...tables]
    this.#loners = loners
  }

  begin(): void {
    this.#playing = Promise.all([this.#playTogether(), ...this.#loners.map(cookie => this.#playAgainstBot(cookie))])
  }

  /** The table of the two, whose link got about. */
  get table(): string {
    return this.#robots[0]?.table ?? this.#tables[0]!.id
  }

  /** What was measured since the last time. */
  take(): Patience {
    const patience = { choices: this.#choices, bots: this.#bots }
    this.#choices = []
    this.#bots = []
    return patience
  }

  #robot(table: string, seat: number, cookie: string): Robot {
    const robot = new Robot(table, seat, cookie, () => [this.#url], {
      wronged: () => undefined,
      moved: one => this.#waiting.get(one)?.(),
    })
    robot.connect()
    return robot
  }

  async #choose(robot: Robot): Promise<void> {
    const began = performance.now()
    await robot.choose(below(this.#random, 1000))
    this.#choices.push(performance.now() - began)
  }

  async #playTogether(): Promise<void> {
    while (!this.#stopped) {
      if (this.#robots.length === 0 || this.#robots.some(({ isOver }) => isOver)) this.#nextTable()
      const asked = this.#robots.find(({ isAsked }) => isAsked)
      if (asked !== undefined) await this.#choose(asked)
      await sleep(PACE_MS)
    }
  }

  #nextTable(): void {
    for (const robot of this.#robots) robot.stop()
    const next = this.#tables.shift()
    if (next === undefined) throw new Error('there are no tables left for honest people')
    this.#robots = next.cookies.map((cookie, seat) => this.#robot(next.id, seat, cookie))
  }

  async #playAgainstBot(cookie: string): Promise<void> {
    while (!this.#stopped) {
      const robot = this.#against.get(cookie)
      if (robot === undefined || robot.isOver) await this.#newBotTable(cookie)
      else if (robot.isAsked) {
        await this.#choose(robot)
        await this.#waitForBot(robot)
      }
      await sleep(PACE_MS)
    }
  }

  async #newBotTable(cookie: string): Promise<void> {
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: DEFAULT_GAME, chairs: [{ person: true }, { bot: STAND_IN_BOT }] }),
    })
    if (!response.ok) {
      await sleep(500)
      return
    }
    this.#against.get(cookie)?.stop()
    this.#against.set(cookie, this.#robot(((await response.json()) as { id: string }).id, 0, cookie))
  }

  /** How long the bot takes, if it is the bot's turn. */
  async #waitForBot(robot: Robot): Promise<void> {
    const { sight } = robot
    if (sight?.pending == null || sight.pending.seat === robot.seat) return
    const began = performance.now()
    const moved = new Promise<boolean>(resolve => this.#waiting.set(robot, () => resolve(true)))
    const given = new AbortController()
    const givenUp = this.#lost(robot, given.signal)
    const answered = await Promise.race([moved, givenUp])
    given.abort()
    if (answered) this.#bots.push(performance.now() - began)
    this.#waiting.delete(robot)
  }

  /** False once there is nothing to wait for any more. */
  async #lost(robot: Robot, given: AbortSignal): Promise<boolean> {
    while (robot.isBack && !this.#stopped && !given.aborted) await sleep(PACE_MS)
    return false
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#playing
    for (const robot of [...this.#robots, ...this.#against.values()]) robot.stop()
  }
}
