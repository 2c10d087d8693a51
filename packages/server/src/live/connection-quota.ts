import { Allowance } from './allowance.ts'

/** Connections that may be open at once. Programs play at many tables; a school has one address for all. */
const OF_ACCOUNT = 100
const OF_NOBODY = 50 // who is not signed in, from one address
const FROM_ADDRESS = 500
const AT_TABLE = 10 // of one account at one table
const AUDIENCE = 300 // at one table, of those who do not sit there …
const OF_AUDIENCE = 60 // … and come from one address

/** … and how many a second may come, and messages may come over all of them. */
const ARRIVALS_PER_SECOND = 5
const ARRIVALS_AT_ONCE = 300
const MESSAGES_PER_SECOND = 200
const MESSAGES_AT_ONCE = 1000

/** Somebody who connects: an account, or nobody in particular, from some address. */
export interface Arrival {
  readonly player: string | undefined
  readonly address: string
  readonly table: string
}

/** Gives back what was taken. */
type Release = () => void

/** What connections of one account, one address and at one table may take from this process. */
export class ConnectionQuota {
  readonly #patience: number // how many times the usual limits
  readonly #open = new Map<string, number>()
  readonly #arrivals: Allowance
  readonly #messages: Allowance

  constructor(patience: number, now: () => number) {
    this.#patience = patience
    this.#arrivals = new Allowance(ARRIVALS_PER_SECOND * patience, ARRIVALS_AT_ONCE * patience, now)
    this.#messages = new Allowance(MESSAGES_PER_SECOND * patience, MESSAGES_AT_ONCE * patience, now)
  }

  /** A place for one more connection; undefined if they have too many, or come too often. */
  enter(arrival: Arrival): Release | undefined {
    const { player, address, table } = arrival
    const who = keyOf(arrival)
    if (!this.#arrivals.take(who)) return undefined
    return this.#take([
      [who, player === undefined ? OF_NOBODY : OF_ACCOUNT],
      [`from ${address}`, FROM_ADDRESS],
      [`${who} at ${table}`, AT_TABLE],
    ])
  }

  /** A place among those who only look on. */
  watch({ table, address }: Arrival): Release | undefined {
    return this.#take([
      [`audience of ${table}`, AUDIENCE],
      [`audience of ${table} from ${address}`, OF_AUDIENCE],
    ])
  }

  /** Whether somebody has not said too much lately, over all their connections. */
  maySend(arrival: Arrival): boolean {
    return this.#messages.take(keyOf(arrival))
  }

  /** Takes a place of each kind, or, if one of them is full, none at all. */
  #take(places: readonly (readonly [key: string, most: number])[]): Release | undefined {
    if (places.some(([key, most]) => (this.#open.get(key) ?? 0) >= most * this.#patience)) return undefined
    for (const [key] of places) this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
    return () => {
      for (const [key] of places) {
        const left = this.#open.get(key)! - 1
        if (left === 0) this.#open.delete(key)
        else this.#open.set(key, left)
      }
    }
  }
}

function keyOf({ player, address }: Arrival): string {
  return player ?? `nobody from ${address}`
}
