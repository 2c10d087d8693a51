import type { Course } from './course.ts'
import type { Logged } from './entry.ts'
import { Showing } from './showing.ts'

/** Where people see a table some time later. */
export class Gallery {
  readonly showing: Showing
  readonly #delay: number
  readonly #now: () => number
  #rows: Logged[] = [] // not shown yet
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins with a table as it stood so long ago. */
  constructor(course: Course, delay: number, now: () => number) {
    this.showing = new Showing(course)
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
    for (const row of this.#rows.splice(0, next < 0 ? this.#rows.length : next)) this.showing.take(row)()
    clearTimeout(this.#timer)
    const [first] = this.#rows
    if (first === undefined) return
    this.#timer = setTimeout(() => this.catchUp(), first.at + this.#delay - this.#now()).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
