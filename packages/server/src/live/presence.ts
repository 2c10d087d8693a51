import type { Bus } from '../bus/bus.ts'

const SAID_AGAIN_MS = 10_000
const FORGOTTEN_MS = 25_000

interface Said {
  readonly process: string
  readonly players: readonly string[]
  readonly asks?: true // who is with the others?
}

/** Who is with a process, or a question to all of them. */
export type PresenceNews = Said | { readonly who: true }

/** Who is at a table, at whatever process. Every process says who is with it, now and then again. */
export class Presence {
  readonly #here = new Map<object, string>() // by connection to this process
  readonly #elsewhere = new Map<string, { readonly players: readonly string[]; readonly at: number }>()
  readonly #channel: string
  readonly #bus: Bus
  readonly #me: string
  readonly #now: () => number
  readonly #timer: ReturnType<typeof setInterval>
  readonly #unsubscribe: () => void
  #shown = ''

  /** Called with everybody who is there, whenever that changes. */
  constructor(table: string, bus: Bus, me: string, now: () => number, show: (players: readonly string[]) => void) {
    this.#channel = `presence ${table}`
    this.#bus = bus
    this.#me = me
    this.#now = now
    this.#unsubscribe = bus.subscribe(this.#channel, news => {
      const said = news as PresenceNews
      if ('who' in said) return this.#say()
      const { process, players, asks } = said
      if (process !== me) this.#elsewhere.set(process, { players, at: now() })
      if (process !== me && asks) this.#say()
      this.#show(show)
    })
    this.#timer = setInterval(() => this.#say(), SAID_AGAIN_MS).unref()
  }

  get players(): string[] {
    const fresh = [...this.#elsewhere.values()].filter(({ at }) => at > this.#now() - FORGOTTEN_MS)
    return [...new Set([...this.#here.values(), ...fresh.flatMap(({ players }) => players)])].sort()
  }

  come(connection: object, player: string): void {
    this.#here.set(connection, player)
    this.#say(this.#here.size === 1)
  }

  go(connection: object): void {
    if (this.#here.delete(connection)) this.#say()
  }

  #say(asks = false): void {
    const said: Said = { process: this.#me, players: [...new Set(this.#here.values())], ...(asks ? { asks } : {}) }
    this.#bus.publish(this.#channel, said)
  }

  #show(show: (players: readonly string[]) => void): void {
    const { players } = this
    if (players.join() === this.#shown) return
    this.#shown = players.join()
    show(players)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#unsubscribe()
  }
}
