import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOKS_EVERY = 1000
const LASTING = 3 // looks in a row: a hiccup is none

/**
 * Knows whether this process has more to do than it can. Then it turns away what can wait, newcomers and onlookers without a
 * name first, so that those who play go on playing.
 */
export class Pressure {
  readonly #delay = monitorEventLoopDelay({ resolution: 10 })
  readonly #timer: ReturnType<typeof setInterval>
  readonly #highMs: number
  #looks = 0 // in a row at which it was high
  #forced = false

  /** It is high where whatever comes in waits longer than this on average before it is looked at; 0: never. */
  constructor(highMs: number) {
    this.#highMs = highMs || Infinity
    this.#delay.enable()
    this.#timer = setInterval(() => this.#look(), LOOKS_EVERY).unref()
  }

  get isHigh(): boolean {
    return this.#forced || this.#looks >= LASTING
  }

  /** For tests and for operators who know better. */
  force(high: boolean): void {
    this.#forced = high
  }

  #look(): void {
    const ms = this.#delay.mean / 1e6
    this.#delay.reset()
    this.#looks = ms > this.#highMs ? this.#looks + 1 : 0
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}
