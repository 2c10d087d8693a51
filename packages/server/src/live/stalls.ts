const TICK_MS = 20
const LATE_MS = 60 // a timer may be that late on a busy machine without our having stood still

/**
 * Knows for how long this process has just stood still, with messages at its door that it could not read. Whoever sent one
 * did so in time, for all we know.
 */
export class Stalls {
  readonly #timer: ReturnType<typeof setInterval>
  #ticked = performance.now()
  #stalled = 0 // ms, for whatever is read in this turn of the event loop

  constructor() {
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref()
  }

  /** How long ago the message that is being read may have arrived, in ms. */
  get now(): number {
    return Math.max(this.#stalled, late(performance.now() - this.#ticked))
  }

  /** Timers come before messages: what waited at the door meanwhile is read in the same turn, after this. */
  #tick(): void {
    const now = performance.now()
    const stalled = late(now - this.#ticked)
    this.#ticked = now
    if (stalled === 0) return
    this.#stalled = Math.max(this.#stalled, stalled)
    setImmediate(() => setImmediate(() => (this.#stalled = 0)))
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

function late(passed: number): number {
  return passed > TICK_MS + LATE_MS ? passed - TICK_MS : 0
}
