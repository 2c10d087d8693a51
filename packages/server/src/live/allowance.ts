import { TokenBucket } from './token-bucket.ts'

const KEPT_AT_MOST = 10_000

/** A token bucket for each of many, as an account has one however many connections it opens. */
export class Allowance {
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  /** False if that was one too many of theirs. */
  take(who: string): boolean {
    const bucket = this.#buckets.get(who) ?? new TokenBucket(this.#perSecond, this.#burst, this.#now())
    this.#buckets.delete(who)
    this.#buckets.set(who, bucket) // the last one is the one who spoke last
    if (this.#buckets.size > KEPT_AT_MOST) this.#buckets.delete(this.#buckets.keys().next().value!)
    return bucket.take(this.#now())
  }
}
