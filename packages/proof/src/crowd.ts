import { setTimeout as sleep } from 'node:timers/promises'
import { below, seedRandom } from '@overseer/kernel'
import type { Begun } from './seed-database.ts'
import { Robot } from './robot.ts'

/** What was seen while a crowd played. */
export interface Seen {
  readonly seconds: number
  readonly choices: number // acknowledged
  readonly chooser: readonly number[] // ms from a choice until whoever made it sees what it did
  readonly everybody: readonly number[] // … until each of the others does, too
  readonly bytes: readonly number[] // of the updates
}

const CONNECTING_AT_ONCE = 60

/** Robots at every seat of many tables. */
export class Crowd {
  readonly robots: readonly Robot[]
  readonly #random = seedRandom('crowd')
  readonly #sent = new Map<string, { readonly at: number; readonly seat: number; readonly v: number }>()
  #asked: Robot[] = [] // in the order in which they were asked
  #choices = 0
  #chooser: number[] = []
  #everybody: number[] = []
  #bytes: number[] = []
  #onDone: () => void = () => undefined

  /** `urls`: of one server, or of several that share the tables. */
  constructor(urls: readonly string[], begun: readonly Begun[]) {
    const listener = {
      done: (robot: Robot): void => {
        this.#choices++
        this.#notice(robot)
        this.#onDone()
      },
      refused: (robot: Robot, why: string): void => {
        throw new Error(`table ${robot.table}, seat ${robot.seat}: refused as ${why}`)
      },
      wronged: (robot: Robot, why: string): void => {
        throw new Error(`table ${robot.table}, seat ${robot.seat}: ${why}`)
      },
      moved: (robot: Robot, bytes: number): void => this.#moved(robot, bytes),
      back: (robot: Robot): void => this.#notice(robot),
    }
    this.robots = begun.flatMap(({ id, cookies }) =>
      cookies.map((cookie, seat) => new Robot(id, seat, cookie, () => urls, listener)),
    )
  }

  async connect(): Promise<void> {
    for (let at = 0; at < this.robots.length; at += CONNECTING_AT_ONCE) {
      const group = this.robots.slice(at, at + CONNECTING_AT_ONCE)
      for (const robot of group) robot.connect()
      while (!group.every(({ isBack }) => isBack)) await sleep(5)
    }
  }

  #notice(robot: Robot): void {
    if (robot.isAsked) this.#asked.push(robot)
  }

  #moved(robot: Robot, bytes: number): void {
    this.#bytes.push(bytes)
    const sent = this.#sent.get(robot.table)
    if (sent?.v === robot.version - 1)
      (sent.seat === robot.seat ? this.#chooser : this.#everybody).push(performance.now() - sent.at)
    this.#notice(robot)
  }

  /** Lets whoever has waited longest choose; false if everybody has. */
  #one(): boolean {
    for (;;) {
      const robot = this.#asked.shift()
      if (robot === undefined) return false
      if (!robot.isAsked) continue
      this.#sent.set(robot.table, { at: performance.now(), seat: robot.seat, v: robot.version })
      void robot.choose(below(this.#random, 2 ** 16))
      return true
    }
  }

  /** Plays so many choices a second, for so long. */
  async steadily(perSecond: number, seconds: number): Promise<Seen> {
    this.#forget()
    const start = performance.now()
    for (let made = 0; ; ) {
      const passed = (performance.now() - start) / 1000
      if (passed >= seconds) break
      for (; made < passed * perSecond; made++) if (!this.#one()) break
      await sleep(1)
    }
    await sleep(500) // whatever is still on its way
    return this.#seen(seconds)
  }

  /** Plays as many choices as the server takes, so many of them on their way at a time. */
  async flatOut(atOnce: number, seconds: number): Promise<Seen> {
    this.#forget()
    const end = performance.now() + seconds * 1000
    this.#onDone = () => {
      if (performance.now() < end) this.#one()
    }
    for (let n = 0; n < atOnce; n++) this.#one()
    await sleep(seconds * 1000)
    const seen = this.#seen(seconds)
    this.#onDone = () => undefined
    await sleep(500)
    return seen
  }

  #forget(): void {
    this.#choices = 0
    this.#chooser = []
    this.#everybody = []
    this.#bytes = []
  }

  #seen(seconds: number): Seen {
    return {
      seconds,
      choices: this.#choices,
      chooser: this.#chooser,
      everybody: this.#everybody,
      bytes: this.#bytes,
    }
  }

  stop(): void {
    for (const robot of this.robots) robot.stop()
  }
}
