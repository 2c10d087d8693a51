import type { Frame } from '@overseer/kernel'
import {
  type Answer,
  Connection,
  type ConnectionState,
  type Patience,
  type Request,
  type Socket,
} from './connection.ts'
import type { Outgoing } from './live.ts'
import type { TableInfo } from './tables.ts'
import { applyUpdate, type Sight, type Update } from './sight.ts'

/** How a sight came: whole, or as what was missed since a version we had. */
interface Shown {
  readonly whole: boolean
  readonly before: number // the version we had; -1: none
}

/** What whoever has a client may want to hear. */
export interface TableListener {
  state?(state: ConnectionState): void
  /** Everything the server says, and the text it came in; what changes the sight has changed it by then. */
  message?(message: Outgoing, text: string): void
  /** The table is seen, for the first time or again. */
  shown?(shown: Shown): void
  /** One step on: what happened on the way there, and the sight before it. */
  moved?(update: Update, frames: readonly Frame[], before: Sight): void
  /** What we hold does not fit what we are told; everything is asked for anew. */
  outOfSync?(why: string): void
}

export interface TableClientOptions {
  /** Opens a socket to the table; `from` is the version we have, undefined if everything is wanted. */
  dial(from: number | undefined): Socket
  readonly listener?: TableListener
  readonly patience?: Partial<Patience>
  /** What we add to the chance of the game; drawn by us if it is not given. */
  nonce?(): string
  /** What was seen of the table before. */
  readonly seen?: { readonly version: number; readonly sight: Sight }
}

/**
 * A seat at a table far away, or a look at it: keeps the sight by following updates, and comes back by itself. After a
 * lost connection it names the version it has, so that only what was missed is sent; whatever does not follow makes it ask
 * for everything anew.
 */
export class TableClient {
  readonly #connection: Connection
  readonly #listener: TableListener
  readonly #nonce: () => string
  #version = -1
  #sight: Sight | undefined
  #seat: number | null | undefined // where we sit
  #isOutOfSync = false

  constructor({ dial, listener = {}, patience, nonce = newNonce, seen }: TableClientOptions) {
    this.#listener = listener
    this.#nonce = nonce
    this.#version = seen?.version ?? -1
    this.#sight = seen?.sight
    const connectionListener = {
      state: (state: ConnectionState): void => listener.state?.(state),
      message: (message: Outgoing, text: string): void => this.#take(message, text),
    }
    this.#connection = new Connection(() => dial(this.#from), connectionListener, patience)
    this.#connection.open()
  }

  get state(): ConnectionState {
    return this.#connection.state
  }

  /** Of the table as it is seen; -1 while it is not. */
  get version(): number {
    return this.#version
  }

  /** Undefined until the game plays and is seen. */
  get sight(): Sight | undefined {
    return this.#sight
  }

  get #from(): number | undefined {
    return this.#isOutOfSync || this.#sight === undefined ? undefined : this.#version
  }

  /** Says something and waits for the answer; undefined if the connection was lost on the way. */
  ask<R extends Request>(request: R): Promise<Answer<R['do']>> {
    return this.#connection.ask(request)
  }

  /** Answers the question one is asked. */
  choose(choice: unknown, v = this.#version): Promise<Answer<'choose'>> {
    return this.ask({ do: 'choose', v, choice })
  }

  /** Comes back at once if it waits for that, else asks whether anybody is there. */
  wake(): void {
    this.#connection.wake()
  }

  /** Lets go of a connection that is known to be dead, and comes back. */
  restart(): void {
    this.#connection.restart()
  }

  close(): void {
    this.#connection.close()
  }

  #take(message: Outgoing, text: string): void {
    if (!('is' in message)) this.#follow(message)
    else if (message.is === 'hello') this.#enter(message.you.seat)
    else if (message.is === 'room') this.#seat = message.seat
    else if (message.is === 'sight') this.#show(message)
    else if (message.is === 'refused') this.#check(message)
    if ('is' in message && (message.is === 'hello' || message.is === 'room')) this.#addNonce(message.table)
    this.#listener.message?.(message, text)
  }

  /** Takes note of the seat. Who comes back at another one must not follow what they saw before. */
  #enter(seat: number | null): void {
    const before = this.#seat
    this.#seat = seat
    if (before !== undefined && before !== seat && this.#from !== undefined)
      this.#resync(`seat ${before} is now ${seat}`)
  }

  /** Whoever sits at a table that has not begun adds to its chance. */
  #addNonce({ status, chairs }: TableInfo): void {
    const chair = this.#seat == null ? undefined : chairs[this.#seat]
    if (status === 'open' && chair?.nonce === null) void this.ask({ do: 'nonce', nonce: this.#nonce() })
  }

  #follow(update: Update): void {
    const before = this.#sight
    if (this.#isOutOfSync || update.v <= this.#version) return
    if (before === undefined || update.v !== this.#version + 1)
      return this.#resync(`version ${update.v} came after ${this.#version}`)
    const { sight, frames } = applyUpdate(before, update)
    this.#version = update.v
    this.#sight = sight
    this.#listener.moved?.(update, frames, before)
  }

  /** The whole table, or after a resume only what no update says. */
  #show(message: Extract<Outgoing, { is: 'sight' }>): void {
    const before = this.#version
    const whole = 'sight' in message
    if (whole) this.#sight = message.sight
    else if (this.#sight === undefined || message.v !== before)
      return this.#resync(`version ${message.v} was promised, ${before} is here`)
    else this.#sight = { ...this.#sight, since: message.since, reserves: message.reserves }
    this.#version = message.v
    this.#isOutOfSync = false
    this.#listener.shown?.({ whole, before })
  }

  /** What came too late was made for what we see, so we see what is no more. */
  #check({ refused, v }: Extract<Outgoing, { is: 'refused' }>): void {
    if (refused === 'stale' && this.#sight !== undefined && v !== this.#version)
      this.#resync(`version ${v} is there, ${this.#version} is here`)
  }

  #resync(why: string): void {
    this.#isOutOfSync = true
    this.#listener.outOfSync?.(why)
    this.#connection.restart()
  }
}

/** 32 random bytes. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
}
