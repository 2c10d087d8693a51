import { follow, type Sight, type Update } from '@overseer/kernel'
import type { Logger } from 'pino'
import { makeLog, readConfig, type Server, startServer } from '@overseer/server'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { judgeOf } from './fits.ts'

/** A server of its own for a test, on any free port, with whatever database and bus the environment names. */
export function testServer(env: Record<string, string> = {}, now?: () => number, log?: Logger): Promise<Server> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite::memory:',
    LOG_LEVEL: 'error',
    ...env,
  })
  return startServer({
    config,
    log: log ?? makeLog(config.LOG_LEVEL),
    limits: { callsPerMinute: 1e6, messagesPerSecond: 1e5 },
    noticesEvery: 200,
    ...(now === undefined ? {} : { now }),
  })
}

/** What a server counts. */
export async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n')
  return Number(lines.find(line => line.startsWith(`${name} `))?.split(' ')[1] ?? 0)
}

/** Waits until a server has looked twice: at least one of these rounds began after now, however slow the machine. */
export async function rounds(url: string, of: 'keeper' | 'notices'): Promise<void> {
  const name = `overseer_rounds_total{of="${of}"}`
  const before = await metric(url, name)
  await expect.poll(() => metric(url, name), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2)
}

/** Somebody with a browser: keeps the cookie, speaks the API, opens tables. Every answer must be as it is described. */
export class Person {
  url: string
  cookie = ''
  token = '' // instead of the cookie: a program
  agent = 'a browser'
  id = ''

  constructor(url: string) {
    this.url = url
  }

  static async guest(url: string, name: string): Promise<Person> {
    const person = new Person(url)
    const { me } = await person.post<{ me: { id: string } }>('/api/guest', { name })
    person.id = me.id
    return person
  }

  get headers(): Record<string, string> {
    const who = this.token === '' ? { cookie: this.cookie } : { authorization: `Bearer ${this.token}` }
    return { ...who, 'user-agent': this.agent }
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; data: T }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(';')[0]!
    const text = await response.text()
    const data = (text === '' ? {} : JSON.parse(text)) as T
    const wrong = (await judgeOf(this.url)).wrong(method, path, response.status, data)
    if (wrong !== undefined) throw new Error(`${method} ${path} answers what it does not promise: ${wrong}`)
    return { status: response.status, data }
  }

  async get<T>(path: string): Promise<T> {
    return must(await this.call<T>('GET', path))
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return must(await this.call<T>('POST', path, body))
  }

  /** Connects to a table; `from` and `seen` are the version and the sight one had when one was here before. */
  open(table: string, from?: number, seen?: Sight): Promise<Seat> {
    return Seat.open(this, table, from, seen)
  }
}

function must<T>({ status, data }: { status: number; data: T }): T {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(data)}`)
  return data
}

type Answer = { readonly is: string; readonly id?: number } & Readonly<Record<string, unknown>>

/** A connection to a table, with what has been seen through it so far. */
export class Seat {
  readonly socket: WebSocket
  version = -1
  sight: Sight | undefined
  hello: Answer | undefined
  welcome: Answer | undefined // what was said when the play was first shown
  bytes: number[] = [] // of each update
  readonly heard: Answer[] = []
  readonly texts: string[] = []
  readonly #waiting: (() => void)[] = []
  #next = 1

  static async open(person: Person, table: string, from?: number, seen?: Sight): Promise<Seat> {
    const query = from === undefined ? '' : `?from=${from}`
    const seat = new Seat(
      new WebSocket(`${person.url.replace('http', 'ws')}/live/${table}${query}`, {
        headers: person.headers,
      }),
    )
    seat.sight = seen
    await seat.until(() => seat.hello !== undefined)
    return seat
  }

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data.toString()))
    socket.on('close', () => this.#wake())
    socket.on('error', () => this.#wake())
  }

  get closed(): boolean {
    return this.socket.readyState >= WebSocket.CLOSING
  }

  #hear(text: string): void {
    this.texts.push(text)
    const message = JSON.parse(text) as Answer | Update
    if (!('is' in message)) {
      this.bytes.push(text.length)
      this.version = message.v
      if (this.sight !== undefined) this.sight = follow(this.sight, message).sight
    } else if (message.is === 'hello') this.hello = message
    else if (message.is === 'sight') {
      this.welcome = message
      this.version = message.v as number
      if (message.sight !== undefined) this.sight = message.sight as Sight
      else if (this.sight !== undefined) {
        const { since, reserves } = message as unknown as Sight
        this.sight = { ...this.sight, since, reserves }
      }
    } else this.heard.push(message)
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Waits until something is so; fails if the connection ends first, or after a while. */
  async until(so: () => boolean, ms = 40_000): Promise<void> {
    const end = Date.now() + ms
    while (!so()) {
      if (this.closed && !so()) throw new Error('the connection was closed')
      if (Date.now() > end) throw new Error(`waited too long for ${so.toString()}; heard ${this.texts.at(-1)}`)
      await new Promise<void>(resolve => {
        this.#waiting.push(resolve)
        setTimeout(resolve, 100)
      })
    }
  }

  /** Says something and waits for the answer to it. */
  async ask(message: object): Promise<Answer> {
    const id = this.#next++
    this.socket.send(JSON.stringify({ id, ...message }))
    await this.until(() => this.heard.some(answer => answer.id === id))
    return this.heard.find(answer => answer.id === id)!
  }

  choose(choice: unknown, v = this.version): Promise<Answer> {
    return this.ask({ do: 'choose', v, choice })
  }

  close(): void {
    this.socket.terminate()
  }
}
