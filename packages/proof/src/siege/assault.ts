import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { WebSocket } from 'ws'

/** What an attack is given: a server, people it has signed up, and something of honest people's that it knows of. */
export interface Target {
  readonly port: number
  readonly network: string // how the addresses begin that it comes from
  readonly cookies: readonly string[] // of guests that were gathered over time
  readonly table: string // of honest people, whose link got about
  readonly dripping: number // the port of a service that answers for ever
}

/** What came back, by status or refusal. */
export type Answers = Record<string, number>

const ADDRESSES = 8 // machines that the attack comes from

/** Whoever attacks: asks as fast as answers come, from a handful of addresses, until it is over. */
export class Assault {
  readonly target: Target
  readonly answers: Answers = {}
  readonly sockets: WebSocket[] = []
  #isOver = false
  #calls = 0

  constructor(target: Target) {
    this.target = target
  }

  get isOver(): boolean {
    return this.#isOver
  }

  stop(): void {
    this.#isOver = true
    for (const socket of this.sockets) socket.terminate()
  }

  count(answer: string | number): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1
  }

  #headers(cookie: string | undefined): Record<string, string> {
    const address = `${this.target.network}${1 + (this.#calls++ % ADDRESSES)}`
    return { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) }
  }

  /** One call; undefined if it was refused or failed. */
  async call<T = unknown>(method: string, path: string, cookie?: string, body?: unknown): Promise<T | undefined> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.target.port}${path}`, {
        method,
        headers: { ...this.#headers(cookie), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      this.count(response.status)
      const data: unknown = await response.json()
      return response.ok ? (data as T) : undefined
    } catch {
      this.count('no answer')
      return undefined
    }
  }

  /** A connection to a table; undefined if it was not let in. */
  async connect(table: string, cookie?: string, query = ''): Promise<WebSocket | undefined> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.target.port}/live/${table}${query}`, {
      headers: this.#headers(cookie),
      perMessageDeflate: false,
    })
    this.sockets.push(socket)
    socket.on('error', () => this.count('socket refused'))
    socket.on('message', (data: Buffer) => {
      const refused = /"refused":"(\w+)"/.exec(data.toString().slice(0, 200))?.[1]
      if (refused !== undefined) this.count(refused)
    })
    return new Promise(resolve => {
      socket.on('open', () => resolve(socket))
      socket.on('close', () => resolve(undefined))
    })
  }

  /** Does something again and again, so many at once. A pause of a few ms keeps the attacker itself alive. */
  async keepOn(atOnce: number, once: (n: number) => Promise<unknown>): Promise<void> {
    let n = 0
    const one = async (): Promise<void> => {
      while (!this.#isOver) {
        await once(n++)
        await sleep(2)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

  /** A table of one's own that plays at once. */
  async table(cookie: string | undefined, bots: readonly string[], more: object = {}): Promise<string | undefined> {
    const chairs = [{ person: true }, ...bots.map(bot => ({ bot }))]
    const wish = { game: DEFAULT_GAME, chairs, ...more }
    return (await this.call<{ id: string }>('POST', '/api/tables', cookie, wish))?.id
  }
}
