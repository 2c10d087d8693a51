import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { below, type Random, seedRandom } from '@overseer/kernel'
import { WebSocket } from 'ws'

/** What is attacked, and by whom. */
export interface Target {
  readonly port: number
  readonly tables: readonly string[] // of others
  readonly cookies: readonly string[] // of people who sit at none of them
  readonly messages: number
}

/** What came of it. */
export interface Damage {
  readonly calls: Readonly<Record<number, number>> // by status
  readonly frames: number
  readonly raw: number
  readonly faults: readonly string[] // answers that show a fault of the server
}

const SCRIPT = '<script>alert(1)</script>'
const INJECTIONS = [
  "' OR 1=1 --",
  "'; DROP TABLE log; --",
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '\0',
  SCRIPT,
  '💥'.repeat(40),
]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  2 ** 53,
  1e300,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  ...INJECTIONS,
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
const ACTS = ['join', 'leave', 'kick', 'bot', 'ready', 'start', 'rematch', 'record', 'history', 'sample']
const LOOSE = [
  '/api/tables',
  '/api/me',
  '/api/my/tables',
  '/api/guest',
  '/api/sign-out',
  '/live/x',
  '/',
  '/api',
  '/healthz',
]
const FAULT = /"refused":"trouble"|node:internal|at \S+ \(|SQLITE|syntax error|\.ts:\d+/

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** An address of the API as it describes itself, with the names of what it takes. */
interface Described {
  readonly method: string
  readonly path: string
  readonly fields: readonly string[]
}

/** All of them, but for those by which whoever attacks would be gone. */
async function describedBy(port: number): Promise<Described[]> {
  interface Operation {
    readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { properties?: object } }>> }
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  )
  return all.filter(({ method, path }) => path !== '/api/sign-out' && !(method === 'DELETE' && path === '/api/me'))
}

/** Somebody who tries everything that is not allowed. */
class Attacker {
  readonly #target: Target
  readonly #described: readonly Described[]
  readonly #random: Random
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly calls: Record<number, number> = {}
  readonly faults: string[] = []
  frames = 0
  raw = 0

  constructor(target: Target, described: readonly Described[], seed: string) {
    this.#target = target
    this.#described = described
    this.#random = seedRandom(seed)
  }

  #of<T>(list: readonly T[]): T {
    return list[below(this.#random, list.length)]!
  }

  #value(depth = 0): unknown {
    if (depth > 3 || below(this.#random, 3) > 0) return this.#of(VALUES)
    const keys = ['do', 'v', 'choice', 'seat', 'bot', 'ready', 'name', 'chairs', 'game', 'options', '__proto__', 'wish']
    return Object.fromEntries(Array.from({ length: 3 }, () => [this.#of(keys), this.#value(depth + 1)]))
  }

  #path(): string {
    const table = this.#of([...this.#target.tables, encodeURIComponent(this.#of(INJECTIONS))])
    if (below(this.#random, 3) === 0)
      return this.#of(LOOSE) + this.#of(['', `?status=${table}`, '?before=x', '?game=%00', '/%00'])
    return `/api/tables/${table}${this.#of(['', ...ACTS.map(act => `/${act}`)])}`
  }

  #body(): string {
    const made = [
      () => JSON.stringify(this.#value()),
      () => JSON.stringify({ seat: below(this.#random, 4) }),
      () => JSON.stringify({ seat: below(this.#random, 4), bot: 'random' }),
      () => JSON.stringify({ ready: true }),
      () => '{}',
      () => JSON.stringify(this.#value()).slice(1),
      () => '['.repeat(5000),
      () => `{"game":"${DEFAULT_GAME}","options":${deep(15_000)}}`,
      () => '{"__proto__":{"id":"admin"},"name":"x"}',
    ]
    return below(this.#random, 400) === 0 ? `"${'x'.repeat(100_000)}"` : this.#of(made)()
  }

  #headers(): Record<string, string> {
    const { cookies } = this.#target
    const kinds: Record<string, string>[] = [
      { cookie: this.#of(cookies) },
      { cookie: this.#of(cookies), origin: 'https://evil.example' },
      { cookie: `${this.#of(cookies).slice(0, -3)}abc` },
      { cookie: 'overseer=admin' },
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { 'x-forwarded-for': '10.0.0.1', host: 'evil.example' },
      { 'x-long': 'y'.repeat(below(this.#random, 50) === 0 ? 20_000 : 200) },
    ]
    return { 'content-type': this.#of(['application/json', 'text/plain', 'application/xml']), ...this.#of(kinds) }
  }

  /** One call of the API, at random or nearly as it is described. */
  call(): Promise<void> {
    if (below(this.#random, 2) === 0) {
      const method = this.#of(METHODS)
      return this.#send(method, this.#path(), this.#body())
    }
    const { method, path, fields } = this.#of(this.#described)
    const named = path.replaceAll(/\{\w+\}/g, () =>
      encodeURIComponent(this.#of([...this.#target.tables.slice(0, 3), ...INJECTIONS])),
    )
    const body = Object.fromEntries(fields.map(field => [field, this.#value()]))
    return this.#send(method, named, JSON.stringify(body))
  }

  #send(method: string, path: string, body: string): Promise<void> {
    const { port } = this.#target
    return new Promise(resolve => {
      const outgoing = request({ port, host: '127.0.0.1', method, path, agent: this.#agent, headers: this.#headers() })
      outgoing.on('response', response => {
        const status = response.statusCode ?? 0
        let text = ''
        response.on('data', (data: Buffer) => (text += data.toString()))
        response.on('close', () => {
          this.calls[status] = (this.calls[status] ?? 0) + 1
          if ((status >= 500 && status !== 501) || FAULT.test(text))
            this.faults.push(`${method} ${path}: ${status} ${text}`)
          resolve()
        })
      })
      outgoing.on('error', () => resolve()) // hung up on: as good an answer as any
      outgoing.end(method === 'GET' || method === 'HEAD' ? undefined : body)
    })
  }

  #frame(version: number): string | Buffer {
    const choices = [{ do: 'pass' }, { do: 'place', who: 'plain', space: 'T1' }, this.#value()]
    const made: (() => string | Buffer)[] = [
      () => JSON.stringify({ do: 'choose', id: 1, v: below(this.#random, version + 3), choice: this.#of(choices) }),
      () => JSON.stringify({ do: 'undo', v: below(this.#random, version + 3) }),
      () => JSON.stringify({ do: this.#of(['stand', 'sit']), id: below(this.#random, 10) }),
      () => JSON.stringify({ do: 'why', id: 1, wish: this.#value() }),
      () => JSON.stringify({ do: 'say', id: 2, text: this.#of(INJECTIONS) }),
      () => JSON.stringify({ do: 'choose', v: 0, choice: {}, seat: 0, player: 'somebody' }),
      () => JSON.stringify(this.#value()),
      () => JSON.stringify({ do: 'choose', v: 0 }).slice(0, -1),
      () => Buffer.from([0, 255, 254, below(this.#random, 256)]),
      () => '{"do":"why","id":1,"wish":' + '{"a":'.repeat(1500) + '1' + '}'.repeat(1501),
      () => `{"do":"choose","id":1,"v":${version},"choice":${deep(7000)}}`,
    ]
    return below(this.#random, 500) === 0 ? 'x'.repeat(60_000) : this.#of(made)()
  }

  /** A connection to somebody else's table, and whatever can be said over it until it is closed. */
  async intrude(frames: number): Promise<number> {
    const { port, tables, cookies } = this.#target
    const table = below(this.#random, 8) === 0 ? encodeURIComponent(this.#of(INJECTIONS)) : this.#of(tables)
    const from = this.#of(['', '?from=0', '?from=-1', '?from=99999', '?from=x'])
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${table}${from}`, {
      headers: below(this.#random, 5) === 0 ? {} : { cookie: this.#of(cookies) },
    })
    let version = 0
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (FAULT.test(text)) this.faults.push(`frame: ${text.slice(0, 300)}`)
      version = Number(/"v":(\d+)/.exec(text)?.[1] ?? version)
    })
    const closed = new Promise<void>(resolve => {
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
    })
    await Promise.race([closed, new Promise<void>(resolve => socket.on('open', () => resolve()))])
    let n = 0
    for (; n < frames && socket.readyState === socket.OPEN; n++) {
      socket.send(this.#frame(version))
      this.frames++
      if (n % 20 === 19) await sleep(1)
    }
    if (socket.readyState === socket.OPEN) socket.close()
    await Promise.race([closed, sleep(2000)])
    socket.terminate()
    return n
  }

  /** Bytes that are no HTTP, half a request, half an upgrade; left open for a while. */
  async gibberish(): Promise<void> {
    const { port, tables } = this.#target
    const upgrade = `GET /live/${this.#of(tables)} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
    const texts = [
      '\x16\x03\x01\x02\x00',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
      upgrade,
      `${upgrade}Sec-WebSocket-Version: 99\r\n\r\n`,
      `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
      `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\xff\xff\xff\xff`,
      'G'.repeat(40_000),
    ]
    this.raw++
    await new Promise<void>(resolve => {
      const socket = connect(port, '127.0.0.1', () => socket.write(this.#of(texts), 'latin1'))
      socket.on('data', () => undefined)
      socket.on('close', () => resolve())
      socket.on('error', () => resolve())
      setTimeout(() => socket.destroy(), 30)
    })
  }

  stop(): void {
    this.#agent.destroy()
  }
}

const AT_ONCE = 12
const FRAMES = 40 // over one connection

/** Sends so many messages that nobody should send. */
export async function attack(target: Target, seed: string, onProgress?: (share: number) => void): Promise<Damage> {
  const attacker = new Attacker(target, await describedBy(target.port), seed)
  let sent = 0
  let turns = 0
  const work = async (): Promise<void> => {
    while (sent < target.messages) {
      const turn = turns++ % 40
      sent++
      if (turn === 9) {
        const frames = await attacker.intrude(FRAMES)
        sent += frames // only now: the others have counted meanwhile
      } else if (turn % 10 === 4) await attacker.gibberish()
      else await attacker.call()
      onProgress?.(sent / target.messages)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  attacker.stop()
  const { calls, frames, raw, faults } = attacker
  return { calls, frames, raw, faults }
}
