import { performance } from 'node:perf_hooks'

const LONGEST_REST_MS = 10 // a loop that is busy all the time still takes requests
const LOOK_AGAIN_MS = 1

/** Whether the event loop was idle as long as it worked since the last request began, or it is a while ago. */
class Rest {
  #since = performance.eventLoopUtilization()
  #until = -Infinity

  begin(): void {
    this.#since = performance.eventLoopUtilization()
    this.#until = performance.now() + LONGEST_REST_MS
  }

  get isOver(): boolean {
    if (performance.now() >= this.#until) return true
    const { active, idle } = performance.eventLoopUtilization(this.#since)
    return idle >= active
  }
}

/**
 * Lets requests begin one by one, one of each address after the other, and leaves half of the time to the tables. However
 * many arrive, at the same moment or all the time, whoever plays is heard in between, and nobody waits behind all of
 * somebody else's.
 */
export class FairGate {
  readonly #waiting = new Map<string, (() => void)[]>() // by address; the first one is next
  readonly #rest: { begin(): void; readonly isOver: boolean }
  #turning = false

  constructor(rest: { begin(): void; readonly isOver: boolean } = new Rest()) {
    this.#rest = rest
  }

  enter(address: string, begin: () => void): void {
    if (!this.#turning && this.#rest.isOver) this.#begin(begin)
    else this.#wait(address, begin)
  }

  #wait(address: string, begin: () => void): void {
    const queue = this.#waiting.get(address)
    if (queue === undefined) this.#waiting.set(address, [begin])
    else queue.push(begin)
    this.#turn()
  }

  /** In this turn of the event loop no other begins. */
  #begin(begin: () => void): void {
    this.#rest.begin()
    this.#turn()
    begin()
  }

  #turn(): void {
    if (this.#turning) return
    this.#turning = true
    setImmediate(() => {
      this.#turning = false
      if (this.#waiting.size === 0) return
      if (this.#rest.isOver) this.#begin(this.#next())
      else this.#later()
    })
  }

  #later(): void {
    this.#turning = true
    setTimeout(() => {
      this.#turning = false
      this.#turn()
    }, LOOK_AGAIN_MS)
  }

  /** The next request: of the address that has waited longest. What else it wants waits behind the others. */
  #next(): () => void {
    const [address, queue] = this.#waiting.entries().next().value!
    const next = queue.shift()!
    this.#waiting.delete(address)
    if (queue.length > 0) this.#waiting.set(address, queue)
    return next
  }
}
