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

/** People who only want to play: two of them at one table, and one against a bot. */
export class HonestTables {
  readonly #url: string
  readonly #tables: Begun[]
  readonly #cookie: string // of whoever plays against the bot
  readonly #random = seedRandom('honest')
  #choices: number[] = []
  #bots: number[] = []
  #robots: Robot[] = []
  #loner: Robot | undefined
  #stopped = false
  #playing: Promise<unknown> = Promise.resolve()

  constructor(url: string, tables: readonly Begun[], cookie: string) {
    this.#url = url
    this.#tables = [...tables]
    this.#cookie = cookie
  }

  begin(): void {
    this.#playing = Promise.all([this.#playTogether(), this.#playAgainstBot()])
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
    const robot = new Robot(table, seat, cookie, () => [this.#url], { wronged: () => undefined })
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

  async #playAgainstBot(): Promise<void> {
    while (!this.#stopped) {
      if (this.#loner === undefined || this.#loner.isOver) await this.#newBotTable()
      const robot = this.#loner
      if (robot?.isAsked) {
        await this.#choose(robot)
        await this.#waitForBot(robot)
      }
      await sleep(PACE_MS)
    }
  }

  async #newBotTable(): Promise<void> {
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: DEFAULT_GAME, chairs: [{ person: true }, { bot: STAND_IN_BOT }] }),
    })
    if (!response.ok) {
      await sleep(500)
      return
    }
    this.#loner?.stop()
    this.#loner = this.#robot(((await response.json()) as { id: string }).id, 0, this.#cookie)
  }

  /** How long the bot takes, if it is the bot's turn. */
  async #waitForBot(robot: Robot): Promise<void> {
    const { sight, version } = robot
    if (sight?.pending == null || sight.pending.seat === robot.seat) return
    const began = performance.now()
    while (robot.version === version && robot.isBack && !this.#stopped) await sleep(1)
    if (!this.#stopped) this.#bots.push(performance.now() - began)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#playing
    for (const robot of [...this.#robots, ...(this.#loner === undefined ? [] : [this.#loner])]) robot.stop()
  }
}
