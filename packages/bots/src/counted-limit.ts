import type { Limit } from './bot.ts'

/**
 * A limit that notes at which look at the clock the time was up. All that a bot learns of time is the answer to each look,
 * so with that number it decides the same again on any machine, however fast.
 */
export class CountedLimit implements Limit {
  readonly ms = 1
  readonly #limit: Limit
  readonly #given: number | null | undefined
  #looks = 0
  #begin = 0
  #cut: number | undefined

  /** `given` replays a decision: the look at which its time was up, null if it never was. */
  constructor(limit: Limit, given?: number | null) {
    this.#limit = limit
    this.#given = given
  }

  /** At which look the time was up; undefined: it was not. */
  get cut(): number | undefined {
    return this.#cut
  }

  readonly clock = (): number => {
    const look = this.#looks++
    if (look === 0) this.#begin = this.#limit.clock()
    else if (this.#cut === undefined && this.#isUp(look)) this.#cut = look
    return this.#cut === undefined ? 0 : Infinity
  }

  #isUp(look: number): boolean {
    if (this.#given !== undefined) return this.#given !== null && look >= this.#given
    return this.#limit.clock() - this.#begin >= this.#limit.ms
  }
}
