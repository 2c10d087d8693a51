const KEPT_AT_MOST = 40

/**
 * What takes long to tell, told once for everybody who asks: one after the other, and the last few are kept. What failed
 * is tried again.
 */
export class ToldOnce<T> {
  readonly #kept = new Map<string, Promise<T>>() // the one that was asked for last is the last
  #telling: Promise<unknown> = Promise.resolve()

  get(key: string, tell: () => Promise<T>): Promise<T> {
    const there = this.#kept.get(key)
    this.#kept.delete(key)
    const told = there ?? this.#next(tell)
    this.#kept.set(key, told)
    if (there === undefined) told.catch(() => this.#kept.delete(key))
    if (this.#kept.size > KEPT_AT_MOST) this.#kept.delete(this.#kept.keys().next().value!)
    return told
  }

  #next(tell: () => Promise<T>): Promise<T> {
    const done = this.#telling.then(tell)
    this.#telling = done.catch(() => undefined)
    return done
  }
}
