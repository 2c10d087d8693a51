import { patched } from './delta.ts'
import { Idea, type Sight } from './idea.ts'

const {
  OVERSEER_URL: url = 'http://localhost:8080',
  OVERSEER_TOKEN: token,
  OVERSEER_TABLE: wished, // a table to join; without it the bot goes on with one of its own, or makes one
  OVERSEER_GAME: game = 'shelter',
  OVERSEER_RIVAL: rival = 'recruit', // the built-in bot on the other chair of a new table
  OVERSEER_PACE: pace = '100', // ms between two choices; servers allow about twenty messages a second
} = process.env

if (token === undefined) throw new Error('OVERSEER_TOKEN is missing. Make a token on the page of your account.')
const headers = { authorization: `Bearer ${token}` }

interface Table {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly rated: boolean
  readonly chairs: readonly { readonly player: { readonly name: string } | null; readonly bot: string | null }[]
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] } | null
}

type News =
  | { readonly is: 'hello' | 'room'; readonly you?: { readonly seat: number | null }; readonly seat?: number | null }
  | { readonly is: 'sight'; readonly v: number; readonly sight?: Sight }
  | { readonly is: 'refused'; readonly refused: string; readonly rule?: string; readonly why?: string }
  | { readonly is: 'done' | 'here' | 'said' | 'rated' | 'why' }
  | {
      readonly is?: undefined
      readonly v: number
      readonly f?: readonly [unknown, unknown?][]
      readonly d?: Readonly<Record<string, unknown>>
    }

async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as T & { error?: { code: string; message: string } }
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.error?.message ?? response.status}`)
  return answer
}

/** The table that was asked for; else one that still waits for us from an earlier run; else a new one. */
async function findTable(): Promise<Table> {
  if (wished !== undefined) {
    const { status } = await call<Table>('GET', `/api/tables/${wished}`)
    if (status === 'open') {
      await call('POST', `/api/tables/${wished}/join`, {})
      await call('POST', `/api/tables/${wished}/ready`, { ready: true })
    }
    return call('GET', `/api/tables/${wished}`)
  }
  const { tables } = await call<{ tables: Table[] }>('GET', '/api/my/tables')
  const mine = tables.find(table => table.game === game && !table.rated)
  return mine ?? call('POST', '/api/tables', { game, chairs: [{ person: true }, { bot: rival }] })
}

// Node's WebSocket sends headers along, which the one of browsers cannot; their types are the browsers'.
const Socket = WebSocket as unknown as new (address: string, init: { headers: object }) => WebSocket

/** One table from wherever it stands to its end, over as many connections as it takes. */
class Player {
  readonly #table: string
  readonly #idea = new Idea()
  #seat: number | null = null
  #version: number | undefined // of the table as we see it
  #sight: Sight | undefined
  #answered = -1 // the version we have sent a choice for

  constructor(table: string) {
    this.#table = table
  }

  /** Comes back once the game is over. */
  async play(): Promise<void> {
    for (let failures = 0; ; failures++) {
      const before = this.#version
      if (await this.#connect()) return
      if (this.#version !== before) failures = 0
      await wait(Math.min(100 * 2 ** failures, 10_000))
      log(`connecting again, from version ${this.#version ?? 'none'}`)
    }
  }

  /** True if the game is over, false if the connection is. */
  #connect(): Promise<boolean> {
    const from = this.#version === undefined ? '' : `?from=${this.#version}`
    const socket = new Socket(`${url.replace(/^http/, 'ws')}/live/${this.#table}${from}`, { headers })
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', () => socket.close()) // and 'close' follows
      socket.addEventListener('close', ({ code, reason }) => {
        // 44xx: we are not wanted here, and trying again would not help.
        if (code >= 4400 && code < 4500) reject(new Error(`the server says: ${reason}`))
        else resolve(this.#isOver)
      })
      socket.addEventListener('message', ({ data }) => {
        if (!this.#hear(JSON.parse(String(data)) as News) || this.#isOver) return socket.close()
        void this.#answer(socket)
      })
    })
  }

  get #isOver(): boolean {
    return this.#sight !== undefined && this.#sight.pending === null
  }

  /** Takes news in; false if some got lost, and only a new connection helps. */
  #hear(news: News): boolean {
    switch (news.is) {
      case 'hello':
      case 'room':
        this.#seat = news.you?.seat ?? news.seat ?? null
        return true
      case 'sight':
        this.#version = news.v
        this.#answered = -1 // whatever we sent over another connection may not have arrived
        if (news.sight !== undefined) this.#sight = news.sight
        return true
      case 'refused':
        if (news.refused !== 'stale') log(`refused: ${news.refused} ${news.rule ?? news.why ?? ''}`)
        return true
      case undefined:
        return this.#follow(news)
      default:
        return true
    }
  }

  #follow({ v, f = [], d }: Extract<News, { is?: undefined }>): boolean {
    if (this.#sight === undefined || v !== this.#version! + 1) {
      this.#version = undefined
      return false
    }
    let view: unknown = this.#sight.view
    for (const [, change] of f) view = patched(view, change)
    this.#sight = patched({ ...this.#sight, view }, d) as Sight
    const { pending } = this.#sight.view // tells who is asked, too: then an update need not say it again
    if (pending !== undefined && d?.pending === undefined) this.#sight = { ...this.#sight, pending }
    this.#version = v
    return true
  }

  /** Chooses if we are asked, once for each version of the table. */
  async #answer(socket: WebSocket): Promise<void> {
    const [sight, version, seat] = [this.#sight, this.#version, this.#seat]
    if (sight === undefined || seat === null || sight.choices.length === 0 || this.#answered === version) return
    this.#answered = version!
    await wait(Number(pace))
    if (socket.readyState !== WebSocket.OPEN || this.#version !== version) return
    socket.send(JSON.stringify({ do: 'choose', v: version, choice: this.#idea.choose(sight, seat) }))
  }
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const log = (text: string): void => console.log(text)

const { id } = await findTable()
log(`playing at ${url}/api/tables/${id}`)
await new Player(id).play()
const { chairs, result } = await call<Table>('GET', `/api/tables/${id}`)
for (const [seat, { player, bot }] of chairs.entries())
  log(`${result?.ranks[seat]}. ${player?.name ?? bot} with ${result?.scores[seat]}`)
