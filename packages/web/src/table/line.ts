import { type ReadonlySignal, signal } from '@preact/signals'

/** How the connection to a table stands. */
export type LineState =
  | 'connecting' // for the first time
  | 'open'
  | 'lost' // coming back by itself
  | 'gone' // there is no such table, or nobody lets us in

/** What the server says; updates of the play have no `is`. */
export type Heard = Readonly<Record<string, unknown>> & { readonly is?: string; readonly id?: number }

const SIGNED_OUT = 4401 // whoever may still come in comes back, perhaps as somebody else
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
const SILENCE_MS = 25_000 // then we ask whether anybody is there
const ANSWER_MS = 8000 // without one by then the line is dead, whatever the browser says

interface Waiting {
  readonly resolve: (answer: Heard | undefined) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * A connection to a table that comes back by itself. Whoever speaks over it gets an answer, or undefined if it was lost
 * on the way: then nobody knows whether it arrived, and the table as it comes back tells.
 */
export class Line {
  readonly #address: () => string
  readonly #hear: (message: Heard) => void
  readonly #state = signal<LineState>('connecting')
  readonly #waiting = new Map<number, Waiting>()
  #socket: WebSocket | undefined
  #next = 1
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** The address is asked for anew whenever the line opens: it says what we have seen already. */
  constructor(address: () => string, hear: (message: Heard) => void) {
    this.#address = address
    this.#hear = hear
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#wake)
    this.#open()
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state
  }

  /** Says something and waits for the answer to it. */
  ask(message: object): Promise<Heard | undefined> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined)
    const id = this.#next++
    socket.send(JSON.stringify({ ...message, id }))
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#lose(socket), ANSWER_MS)
      this.#waiting.set(id, { resolve, timer })
    })
  }

  /** Begins anew, because what we hold does not fit what we are told. */
  restart(): void {
    if (this.#socket !== undefined) this.#lose(this.#socket)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    this.#forsake()
    this.#socket?.close()
    this.#socket = undefined
  }

  #open(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as Heard)
    })
    socket.addEventListener('close', ({ code }) => this.#lose(socket, code))
  }

  #take(message: Heard): void {
    if (message.is === 'hello') {
      this.#tries = 0
      this.#state.value = 'open'
    }
    this.#listen()
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id)
    if (waiting !== undefined) {
      clearTimeout(waiting.timer)
      this.#waiting.delete(message.id!)
      waiting.resolve(message)
    }
    this.#hear(message)
  }

  /** Somebody who has said nothing for long may be gone without a word. The answer does not matter. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => void this.ask({ do: 'why', wish: null }), SILENCE_MS)
  }

  #lose(socket: WebSocket, code?: number): void {
    if (this.#closed || socket !== this.#socket) return
    this.#socket = undefined
    clearTimeout(this.#silence)
    socket.close()
    this.#forsake()
    if (code !== undefined && code >= 4400 && code < 4500 && code !== SIGNED_OUT) {
      this.#state.value = 'gone'
      return
    }
    if (this.#state.value === 'open') this.#state.value = 'lost'
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + chance()))
  }

  /** Nobody will answer any more. */
  #forsake(): void {
    for (const { resolve, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      resolve(undefined)
    }
    this.#waiting.clear()
  }

  /** The network is back, or somebody looks again: no reason to wait, and a line that seems open may not be. */
  readonly #wake = (): void => {
    if (document.hidden || this.#state.value === 'gone') return
    if (this.#retry !== undefined) {
      this.#tries = 0
      this.#open()
    } else void this.ask({ do: 'why', wish: null })
  }

  readonly #drop = (): void => this.restart()
}

/** Between 0 and 1, so that not all come back at the same moment. */
function chance(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 256
}
