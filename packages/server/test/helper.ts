import { type Answer, type Outgoing, type Request, type Sight, TableClient, type Update } from '@overseer/protocol'
import type { Logger } from 'pino'
import { makeLog, readConfig, type Server, startServer } from '@overseer/server'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { judgeOf } from './api-judge.ts'

/** A server of its own for a test, on any free port, with whatever database and bus the environment names. */
export function testServer(env: Record<string, string> = {}, now?: () => number, log?: Logger): Promise<Server> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite::memory:',
    LOG_LEVEL: 'error',
    SHED_AFTER_MS: '0', // machines of tests may be slow
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

export const PASSWORD = 'six rooms and a cat'

/** Somebody with a browser: keeps the cookie, speaks the API, opens tables. Every answer must be as it is described. */
export class Person {
  url: string
  readonly #jar = new Map<string, string>()
  token = '' // instead of the cookie: a program
  agent = 'a browser'
  forwarded = '' // from where a proxy says they come
  id = ''

  constructor(url: string) {
    this.url = url
  }

  /** All cookies, as a browser sends them. */
  get cookie(): string {
    return [...this.#jar.values()].join('; ')
  }

  set cookie(text: string) {
    this.#jar.clear()
    for (const one of text.split('; ')) this.#jar.set(one.split('=')[0]!, one)
  }

  static async guest(url: string, name: string): Promise<Person> {
    const person = new Person(url)
    const { me } = await person.post<{ me: { id: string } }>('/api/guest', { name })
    person.id = me.id
    return person
  }

  /** Somebody with an account and a name like this one. */
  static async named(url: string, name: string): Promise<Person> {
    const person = await Person.guest(url, name)
    await person.post('/api/claim', { name: `${name} ${person.id.slice(0, 8)}`, password: PASSWORD })
    return person
  }

  get headers(): Record<string, string> {
    const who = this.token === '' ? { cookie: this.cookie } : { authorization: `Bearer ${this.token}` }
    const from = this.forwarded === '' ? {} : { 'x-forwarded-for': this.forwarded }
    return { ...who, ...from, 'user-agent': this.agent }
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; data: T }> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) this.#jar.set(set.split('=')[0]!, set.split(';')[0]!)
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

type Said<Is> = Extract<Outgoing, { readonly is: Is }>

/** A connection to a table, with what has been seen and heard through it so far. It does not come back by itself. */
export class Seat {
  readonly socket: WebSocket
  readonly #client: TableClient
  readonly texts: string[] = []
  readonly bytes: number[] = [] // of each update
  readonly #heard: Outgoing[] = []
  readonly #waiting: (() => void)[] = []

  static async open(person: Person, table: string, from?: number, seen?: Sight): Promise<Seat> {
    const query = from === undefined ? '' : `?from=${from}`
    const seat = new Seat(
      new WebSocket(`${person.url.replace('http', 'ws')}/live/${table}${query}`, { headers: person.headers }),
      from === undefined || seen === undefined ? undefined : { version: from, sight: seen },
    )
    await seat.until(() => seat.heard('hello').length > 0)
    return seat
  }

  constructor(socket: WebSocket, seen: { readonly version: number; readonly sight: Sight } | undefined) {
    this.socket = socket
    socket.on('close', () => {
      this.#client.close()
      this.#wake()
    })
    this.#client = new TableClient({
      dial: () => socket,
      listener: { message: (message, text) => this.#hear(message, text) },
      ...(seen === undefined ? {} : { seen }),
    })
  }

  get version(): number {
    return this.#client.version
  }

  get sight(): Sight | undefined {
    return this.#client.sight
  }

  get hello(): Said<'hello'> {
    return this.heard('hello')[0]!
  }

  /** What was said when the play was first shown. */
  get welcome(): Said<'sight'> | undefined {
    return this.heard('sight')[0]
  }

  /** Everything of one kind that the server said. */
  heard<Is extends string>(is: Is): Said<Is>[] {
    return this.#heard.filter((message): message is Said<Is> => 'is' in message && message.is === is)
  }

  get updates(): Update[] {
    return this.#heard.filter((message): message is Update => !('is' in message))
  }

  get closed(): boolean {
    return this.socket.readyState >= WebSocket.CLOSING
  }

  #hear(message: Outgoing, text: string): void {
    this.texts.push(text)
    this.#heard.push(message)
    if (!('is' in message)) this.bytes.push(text.length)
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Waits until something is so; fails if the connection ends first, or after a while. */
  async until(so: () => boolean, ms = 90_000): Promise<void> {
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
  async ask<R extends Request>(request: R): Promise<NonNullable<Answer<R['do']>>> {
    const answer = await this.#client.ask(request)
    if (answer === undefined) throw new Error('the connection was closed')
    return answer
  }

  choose(choice: unknown, v = this.version): Promise<NonNullable<Answer<'choose'>>> {
    return this.ask({ do: 'choose', v, choice })
  }

  close(): void {
    this.socket.terminate()
  }
}
