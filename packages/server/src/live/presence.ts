import { type Bus, type Topic, topic } from '../bus/bus.ts'

const SAID_AGAIN_MS = 10_000
const FORGOTTEN_MS = 25_000
const ASKED_EVERY = 250 // ms; again and again, because the bus may still be about to listen for us
const CROWD = 20 // connections
const CROWD_MS = 500
const WAIT_MS = 1000 // also a busy process answers by then

interface Said {
  readonly process: string
  readonly players: readonly string[]
  readonly asks?: true // who is with the others?
}

/** Who is with a process, or a question to all of them. */
const presenceTopic = (table: string): Topic<Said | { readonly who: true }> => topic(`presence ${table}`)

/** Who is at a table, at whatever process. Every process says who is with it, now and then again. */
export class Presence {
  readonly #here = new Map<object, string>() // by connection to this process
  readonly #elsewhere = new Map<string, { readonly players: readonly string[]; readonly at: number }>()
  readonly #topic
  readonly #bus: Bus
  readonly #me: string
  readonly #now: () => number
  readonly #timer: ReturnType<typeof setInterval>
  readonly #unsubscribe: () => void
  #saying: ReturnType<typeof setTimeout> | undefined
  #showing: ReturnType<typeof setTimeout> | undefined

  /** Called with everybody who is there, whenever that may have changed. */
  constructor(table: string, bus: Bus, me: string, now: () => number, show: (players: readonly string[]) => void) {
    this.#topic = presenceTopic(table)
    this.#bus = bus
    this.#me = me
    this.#now = now
    this.#unsubscribe = bus.subscribe(this.#topic, said => {
      if ('who' in said) return this.#say()
      const { process, players, asks } = said
      if (process !== me) this.#elsewhere.set(process, { players, at: now() })
      if (process !== me && asks) this.#say()
      this.#showing ??= setTimeout(() => {
        this.#showing = undefined
        show(this.players)
      }, this.#pace).unref()
    })
    this.#timer = setInterval(() => this.#say(), SAID_AGAIN_MS).unref()
  }

  get players(): string[] {
    const fresh = [...this.#elsewhere.values()].filter(({ at }) => at > this.#now() - FORGOTTEN_MS)
    return [...new Set([...this.#here.values(), ...fresh.flatMap(({ players }) => players)])].sort()
  }

  come(connection: object, player: string): void {
    this.#here.set(connection, player)
    this.#tell(this.#here.size === 1)
  }

  go(connection: object): void {
    if (this.#here.delete(connection)) this.#tell()
  }

  /** A crowd that comes and goes is told of all at once, not one by one. */
  #tell(asks = false): void {
    if (asks) return this.#say(asks)
    this.#saying ??= setTimeout(() => {
      this.#saying = undefined
      this.#say()
    }, this.#pace).unref()
  }

  get #pace(): number {
    return this.#here.size > CROWD ? CROWD_MS : 0
  }

  #say(asks = false): void {
    const said: Said = { process: this.#me, players: [...new Set(this.#here.values())], ...(asks ? { asks } : {}) }
    this.#bus.publish(this.#topic, said)
  }

  close(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#saying)
    clearTimeout(this.#showing)
    this.#unsubscribe()
  }
}

/** Asks all processes whether somebody is at a table. Whoever does not answer in time has nobody there. */
export function isPresent(bus: Bus, table: string, player: string): Promise<boolean> {
  const presence = presenceTopic(table)
  const ask = (): void => bus.publish(presence, { who: true })
  return new Promise(resolve => {
    const answer = (there: boolean): void => {
      stop()
      clearInterval(asking)
      clearTimeout(waiting)
      resolve(there)
    }
    const stop = bus.subscribe(presence, said => {
      if ('players' in said && said.players.includes(player)) answer(true)
    })
    const asking = setInterval(ask, ASKED_EVERY)
    const waiting = setTimeout(() => answer(false), WAIT_MS)
    ask()
  })
}
