const HALF_LIFE_MS = 30_000

/** Whom a bot thinks for. */
export interface Ordered {
  readonly owner: string // the account that brought the bot to its table
  readonly attended: boolean // whether people were there lately
}

/**
 * The questions that wait for a thread. Tables with people come before tables that were left alone; among them whoever has
 * used least of the bots' time lately comes first. So nobody fills the queue for others, however many tables they have.
 * Of tables that were left alone one is thought about at a time, and afterwards none for as long as that took: nobody waits
 * for them, and a core that is free answers people sooner.
 */
export class BotQueue<T extends Ordered> {
  #waiting: T[] = []
  readonly #used = new Map<string, { readonly ms: number; readonly at: number }>()
  readonly #now: () => number
  #left = 0 // questions of tables left alone that are being thought about
  #restUntil = -Infinity

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  get length(): number {
    return this.#waiting.length
  }

  add(one: T): void {
    this.#waiting.push(one)
  }

  /** The one that is next, of all or of some. */
  peek(isMeant: (one: T) => boolean = () => true): T | undefined {
    let best: T | undefined
    let cost = Infinity
    const rests = this.#left > 0 || this.rest > 0
    for (const one of this.#waiting) {
      if (rests && !one.attended) continue
      const mine = this.#usedBy(one.owner) + (one.attended ? 0 : 1e12)
      if (mine >= cost || !isMeant(one)) continue
      best = one
      cost = mine
    }
    return best
  }

  /** For how many ms no table that was left alone is thought about. */
  get rest(): number {
    return Math.max(0, this.#restUntil - this.#now())
  }

  /** Takes a question out, because a bot begins to think about it. */
  begin(one: T): void {
    this.remove(one)
    if (!one.attended) this.#left++
  }

  /** That took so long. */
  end({ owner, attended }: T, ms: number): void {
    this.charge(owner, ms)
    if (attended) return
    this.#left--
    this.#restUntil = this.#now() + ms
  }

  /** Takes a question out, whatever becomes of it. */
  remove(one: T): void {
    this.#waiting.splice(this.#waiting.indexOf(one), 1)
  }

  /** A bot thought for somebody. */
  charge(owner: string, ms: number): void {
    this.#used.set(owner, { ms: this.#usedBy(owner) + ms, at: this.#now() })
    if (this.#used.size > 10_000) this.#forget()
  }

  clear(): T[] {
    const all = this.#waiting
    this.#waiting = []
    return all
  }

  #usedBy(owner: string): number {
    const used = this.#used.get(owner)
    return used === undefined ? 0 : used.ms * 0.5 ** ((this.#now() - used.at) / HALF_LIFE_MS)
  }

  #forget(): void {
    for (const owner of this.#used.keys()) if (this.#usedBy(owner) < 1) this.#used.delete(owner)
  }
}
