/** A channel of the bus and the type of what is said on it. */
export interface Topic<News> {
  readonly name: string
  readonly news?: News // never set: it only carries the type
}

export function topic<News>(name: string): Topic<News> {
  return { name }
}

/** Carries news between processes. News may get lost: the database is what counts, and everybody looks there too. */
export interface Bus {
  readonly gaps: number // how often we were cut off so far, and may have missed something
  readonly isUp: boolean // whether news comes through now
  publish<News>(topic: Topic<News>, news: News): void
  /** Until the returned function is called. */
  subscribe<News>(topic: Topic<News>, listener: (news: News) => void): () => void
  close(): Promise<void>
}

type Listener = (news: never) => void

/** Who listens to what, in this process. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>()

  get channels(): string[] {
    return [...this.#byChannel.keys()]
  }

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
    for (const listener of this.#byChannel.get(channel) ?? []) listener(news as never) // what its topic says it is
  }
}

/** One process needs no bus: nobody else is there to hear. What it publishes it hears itself, like everybody else. */
export function localBus(): Bus {
  const listeners = new Listeners()
  return {
    gaps: 0,
    isUp: true,
    publish: ({ name }, news) => queueMicrotask(() => listeners.tell(name, news)),
    subscribe({ name }, listener) {
      listeners.add(name, listener)
      return () => void listeners.delete(name, listener)
    },
    close: () => Promise.resolve(),
  }
}
