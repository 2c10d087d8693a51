/** Carries news between processes. News may get lost: the database is what counts, and everybody looks there too. */
export interface Bus {
  readonly gaps: number // how often we were cut off so far, and may have missed something
  publish(channel: string, news: unknown): void
  /** Until the returned function is called. */
  subscribe(channel: string, listener: (news: unknown) => void): () => void
  /** Throws if it cannot be reached. */
  check(): Promise<void>
  close(): Promise<void>
}

type Listener = (news: unknown) => void

/** Who listens to what, in this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>()

  /** True if it is the first one of that channel. */
  add(channel: string, listener: Listener): boolean {
    const there = this.#byChannel.get(channel)
    if (there !== undefined) {
      there.add(listener)
      return false
    }
    this.#byChannel.set(channel, new Set([listener]))
    return true
  }

  /** True if it was the last one of that channel. */
  delete(channel: string, listener: Listener): boolean {
    const there = this.#byChannel.get(channel)
    if (there === undefined || !there.delete(listener) || there.size > 0) return false
    return this.#byChannel.delete(channel)
  }

  tell(channel: string, news: unknown): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener(news)
  }
}

/** One process needs no bus: nobody else is there to hear. What it publishes it hears itself, like everybody else. */
export function localBus(): Bus {
  const listeners = new Listeners()
  return {
    gaps: 0,
    publish: (channel, news) => queueMicrotask(() => listeners.tell(channel, news)),
    subscribe(channel, listener) {
      listeners.add(channel, listener)
      return () => void listeners.delete(channel, listener)
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
