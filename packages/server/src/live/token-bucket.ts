/** Lets through so many things a second on average, and a burst now and then. */
export class TokenBucket {
  readonly #perMs: number
  readonly #most: number
  #left: number
  #at: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000
    this.#most = most
    this.#left = most
    this.#at = now
  }

  /** False if that was one too many. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
