import { CLOSE_CODES } from './codes.ts'
import type { Incoming, Outgoing } from './live.ts'

/** A WebSocket, as browsers and the package `ws` have it. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  terminate?(): void // hangs up without waiting for the other side, where that can be done
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listen: (event: { readonly code: number }) => void): void
  addEventListener(type: 'error', listen: () => void): void
}

/** How a connection to a table stands. */
export type ConnectionState =
  | 'connecting' // for the first time
  | 'open'
  | 'lost' // coming back by itself
  | 'crowded' // the same, but there are too many connections now
  | 'gone' // there is no such table, or nobody lets us in

/** How long a connection waits for what, in ms. */
export interface Patience {
  readonly firstWait: number // before it comes back; twice as long each time …
  readonly longestWait: number // … but never longer
  readonly silence: number // after which we ask whether anybody is there
  readonly answer: number // without one by then the connection is dead, whatever the socket says
}

const PATIENCE: Patience = { firstWait: 250, longestWait: 8000, silence: 25_000, answer: 8000 }
const OPEN = 1 // of a WebSocket

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never
type Said<Is> = Extract<Outgoing, { readonly is: Is }>

/** Something that may be said, without the number by which its answer is known. */
export type Request = Without<Incoming, 'id'>

/** What the server answers to a request; undefined if the connection was lost on the way. */
export type Answer<Do extends Incoming['do']> =
  | Said<Do extends 'ping' ? 'pong' : Do extends 'why' ? 'why' : 'done'>
  | Said<'refused'>
  | undefined

interface Waiting {
  resolve(answer: Outgoing | undefined): void
  readonly timer: ReturnType<typeof setTimeout>
}

interface Listener {
  /** Everything the server says, and the text it came in. */
  message(message: Outgoing, text: string): void
  state(state: ConnectionState): void
}

/**
 * A connection to a table that comes back by itself. Whoever speaks over it gets an answer, or undefined if it was lost
 * on the way: then nobody knows whether it arrived, and the table as it comes back tells.
 */
export class Connection {
  readonly #dial: () => Socket
  readonly #listener: Listener
  readonly #patience: Patience
  readonly #waiting = new Map<number, Waiting>()
  #state: ConnectionState = 'connecting'
  #socket: Socket | undefined
  #next = 1
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #heard = 0 // when, by our clock
  #closed = false

  /** `dial` opens a socket; it is called anew whenever the connection has to come back. */
  constructor(dial: () => Socket, listener: Listener, patience: Partial<Patience> = {}) {
    this.#dial = dial
    this.#listener = listener
    this.#patience = { ...PATIENCE, ...patience }
  }

  get state(): ConnectionState {
    return this.#state
  }

  open(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const socket = this.#dial()
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#take(String(data))
    })
    socket.addEventListener('close', ({ code }) => this.#lose(socket, code))
    socket.addEventListener('error', () => undefined) // the end of it follows
    this.#heard = performance.now()
    this.#listen(socket, this.#patience.silence)
  }

  /** Says something and waits for the answer to it. */
  ask<R extends Request>(request: R): Promise<Answer<R['do']>> {
    const socket = this.#socket
    if (socket?.readyState !== OPEN) return Promise.resolve(undefined)
    const id = this.#next++
    socket.send(JSON.stringify({ ...request, id }))
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#lose(socket), this.#patience.answer)
      this.#waiting.set(id, { resolve: answer => resolve(answer as Answer<R['do']>), timer })
    })
  }

  /** Begins anew. */
  restart(): void {
    if (this.#socket !== undefined) this.#lose(this.#socket)
  }

  /** The network is back, or somebody looks again: no reason to wait, and a socket that seems open may not be. */
  wake(): void {
    if (this.#closed || this.#state === 'gone') return
    if (this.#retry === undefined) return void this.ask({ do: 'ping' })
    this.#tries = 0
    this.open()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    this.#dropRequests()
    hangUp(this.#socket)
    this.#socket = undefined
  }

  #take(text: string): void {
    const message = JSON.parse(text) as Outgoing // servers are judged by the schema in their own tests
    this.#heard = performance.now()
    if ('is' in message && message.is === 'hello') this.#opened()
    if ('id' in message && message.id !== undefined) this.#answer(message.id, message)
    this.#listener.message(message, text)
  }

  #opened(): void {
    this.#tries = 0
    this.#become('open')
  }

  #answer(id: number, message: Outgoing): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    clearTimeout(waiting.timer)
    this.#waiting.delete(id)
    waiting.resolve(message)
  }

  /** Asks for a sign of life after a long silence: the server may be gone without a word, or never have been there. */
  #listen(socket: Socket, ms: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      const left = this.#heard + this.#patience.silence - performance.now()
      if (left > 0) return this.#listen(socket, left)
      if (socket.readyState !== OPEN) return this.#lose(socket)
      this.#listen(socket, this.#patience.silence)
      void this.ask({ do: 'ping' })
    }, ms)
  }

  #lose(socket: Socket, code?: number): void {
    if (this.#closed || socket !== this.#socket) return
    this.#socket = undefined
    clearTimeout(this.#silence)
    hangUp(socket)
    this.#dropRequests()
    if (isFinal(code)) return this.#become('gone')
    const isCrowded = code === CLOSE_CODES.crowded
    const { firstWait, longestWait } = this.#patience
    const wait = isCrowded ? longestWait : Math.min(longestWait, firstWait * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.open(), wait * (0.5 + chance()))
    if (isCrowded) this.#become('crowded')
    else if (this.#state === 'open') this.#become('lost')
  }

  /** Answers all requests under way with undefined: no answer will come. */
  #dropRequests(): void {
    for (const { resolve, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      resolve(undefined)
    }
    this.#waiting.clear()
  }

  #become(state: ConnectionState): void {
    this.#state = state
    this.#listener.state(state)
  }
}

function hangUp(socket: Socket | undefined): void {
  if (socket?.terminate === undefined) socket?.close()
  else socket.terminate()
}

/** Whether there is no use in coming back. */
function isFinal(code: number | undefined): boolean {
  const comesBack: readonly number[] = [CLOSE_CODES.signedOut, CLOSE_CODES.crowded]
  return code !== undefined && code >= 4400 && code < 4500 && !comesBack.includes(code)
}

/** Between 0 and 1, so that not all come back at the same moment. */
function chance(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 256
}
