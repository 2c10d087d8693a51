import { follow, type Sight, type Update } from '@overseer/kernel'
import { WebSocket } from 'ws'

/** What somebody hears about their robot. */
export interface Ears {
  /** A choice was acknowledged. */
  done?(robot: Robot, version: number, choice: unknown): void
  refused?(robot: Robot, refused: string): void
  /** The table moved on; how many bytes said so. */
  moved?(robot: Robot, bytes: number): void
  /** It is connected and sees the table, by a whole sight or by what it missed. */
  back?(robot: Robot, whole: boolean): void
  /** The server broke its promise. */
  wronged(robot: Robot, why: string): void
}

type Answer = { readonly is: string } & Readonly<Record<string, unknown>>

/** Sits at a table and comes back whenever the connection is lost, asking for what it missed. */
export class Robot {
  readonly table: string
  readonly seat: number
  readonly #cookie: string
  readonly #ears: Ears
  readonly #urls: () => readonly string[]
  #tries = 0
  #socket: WebSocket | undefined
  #asked: { readonly v: number; readonly choice: unknown } | undefined
  #stopped = false
  version = -1
  sight: Sight | undefined
  isBack = false

  /** `urls` says where servers are now; it tries one after the other. */
  constructor(table: string, seat: number, cookie: string, urls: () => readonly string[], ears: Ears) {
    this.table = table
    this.seat = seat
    this.#cookie = cookie
    this.#urls = urls
    this.#ears = ears
  }

  connect(): void {
    if (this.#stopped) return
    const urls = this.#urls()
    const url = urls[(this.seat + this.#tries++) % urls.length]!
    const from = this.sight === undefined ? '' : `?from=${this.version}`
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/${this.table}${from}`, {
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    })
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.isBack = false
      this.#asked = undefined
      if (!this.#stopped) setTimeout(() => this.connect(), 50 + 10 * (this.#tries % 10))
    })
  }

  #hear(data: Buffer): void {
    const message = JSON.parse(data.toString()) as Answer | Update
    if (!('is' in message)) return this.#move(message, data.length)
    if (message.is === 'sight') return this.#begin(message)
    if (message.is !== 'done' && message.is !== 'refused') return
    const asked = this.#asked
    this.#asked = undefined
    if (message.is === 'done') this.#ears.done?.(this, message.v as number, asked?.choice)
    else this.#ears.refused?.(this, message.refused as string)
  }

  #move(update: Update, bytes: number): void {
    if (this.sight === undefined || update.v !== this.version + 1)
      return this.#ears.wronged(this, `version ${update.v} came after ${this.version}`)
    this.sight = follow(this.sight, update).sight
    this.version = update.v
    this.#ears.moved?.(this, bytes)
  }

  #begin(message: Answer): void {
    const v = message.v as number
    if (message.sight === undefined && v !== this.version)
      return this.#ears.wronged(this, `${v} was promised, ${this.version} is here`)
    if (v < this.version) return this.#ears.wronged(this, `it went back from ${this.version} to ${v}`)
    if (message.sight !== undefined) this.sight = message.sight as Sight
    this.version = v
    this.isBack = true
    this.#ears.back?.(this, message.sight !== undefined)
  }

  /** Whether it is asked and has not answered yet. */
  get isAsked(): boolean {
    return this.isBack && this.#asked === undefined && this.sight!.choices.length > 0
  }

  get isOver(): boolean {
    return this.sight !== undefined && this.sight.pending === null
  }

  choose(at: number): void {
    const { choices } = this.sight!
    const choice = choices[at % choices.length]
    this.#asked = { v: this.version, choice }
    this.#socket!.send(JSON.stringify({ do: 'choose', id: 1, v: this.version, choice }))
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.terminate()
  }
}
