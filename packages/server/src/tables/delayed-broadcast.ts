import { Broadcast } from './broadcast.ts'
import type { Logged } from './entry.ts'
import type { TablePlay } from './table-play.ts'

/** A broadcast to people who see a table some time later. */
export class DelayedBroadcast {
  readonly broadcast: Broadcast
  readonly #delay: number
  readonly #now: () => number
  #rows: Logged[] = [] // not shown yet
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins with a table as it stood so long ago. */
  constructor(tablePlay: TablePlay, delay: number, now: () => number) {
    this.broadcast = new Broadcast(tablePlay)
    this.#delay = delay
    this.#now = now
  }

  /** Something happened: to be shown when it is time. */
  add(row: Logged): void {
    this.#rows.push(row)
    if (this.#rows.length === 1) this.catchUp()
  }

  /** Shows whatever may be seen by now. */
  catchUp(): void {
    const next = this.#rows.findIndex(({ at }) => at + this.#delay > this.#now())
    for (const row of this.#rows.splice(0, next < 0 ? this.#rows.length : next)) {
      this.broadcast.play(row)
      this.broadcast.publish()
    }
    clearTimeout(this.#timer)
    const [first] = this.#rows
    if (first === undefined) return
    this.#timer = setTimeout(() => this.catchUp(), first.at + this.#delay - this.#now()).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
