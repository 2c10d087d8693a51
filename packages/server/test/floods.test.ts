import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { readConfig, type Server, startServer } from '@overseer/server'
import fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addressOf, siteOf } from '../src/http/address.ts'
import { FairGate } from '../src/http/fair-gate.ts'
import { takeTurns } from '../src/http/guard.ts'
import { post } from '../src/notices/safe-post.ts'
import { Person, testServer } from './helper.ts'
import { begun, peopleOnly, played, watching } from './tables.ts'

const NOW = 1_000_000_000_000

describe('who is calling', () => {
  test('of IPv6 it is the network of 64 bits, however it is written', () => {
    const of = (ip: string): string => addressOf({ ip })
    expect(of('2001:db8:1:2:a:b:c:d')).toBe(of('2001:0db8:0001:0002::1'))
    expect(of('2001:db8::1')).toBe(of('2001:db8:0:0:ffff::'))
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
    expect([of('::ffff:10.1.2.3'), of('10.1.2.3'), of('::1')]).toEqual(['10.1.2.3', '10.1.2.3', '0:0:0:0::/64'])
    expect([of('10.1.2.3:4567'), of('[2001:db8:1:2::1]:4567')]).toEqual(['10.1.2.3', of('2001:db8:1:2::1')])
    expect([siteOf(of('2001:db8:1:2::1')), siteOf('10.1.2.3')]).toEqual(['2001:db8:1::/48', '10.1.2.3'])
  })

  test.each([
    ['false', false],
    ['2', 2],
    ['true', 1],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('TRUST_PROXY=%s', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(proxies)
    expect(() => readConfig({ TRUST_PROXY: 'everybody' })).toThrow('TRUST_PROXY')
  })
})

describe('requests that come at the same moment', () => {
  test('begin one in each turn of the loop, and nobody waits behind all of somebody else’s', async () => {
    const gate = new FairGate({ begin: () => undefined, isOver: true })
    const begun: string[] = []
    const turns: number[] = []
    const enter = (who: string): void => gate.enter(who, () => begun.push(who))
    for (let n = 0; n < 100; n++) enter(`mallory ${n % 2}`)
    enter('ann')
    while (begun.length < 101) {
      turns.push(begun.length)
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(turns[0]).toBe(1)
    expect(Math.max(...turns.map((count, at) => count - (turns[at - 1] ?? 0)))).toBeLessThanOrEqual(1)
    expect(begun.indexOf('ann')).toBeLessThan(4)
  })
})

describe('requests without end', () => {
  test('begin when the loop has rested from the last one, and all of them do', async () => {
    const rest = { isOver: true, begin: () => void (rest.isOver = false) }
    const gate = new FairGate(rest)
    const begun: number[] = []
    for (let n = 0; n < 3; n++) gate.enter('mallory', () => begun.push(n))
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
    expect(begun).toEqual([0])
    for (let n = 1; n < 3; n++) {
      rest.isOver = true
      await expect.poll(() => begun.at(-1)).toBe(n)
      expect(rest.isOver).toBe(false)
    }
  })

  test('of somebody who has hung up meanwhile are not answered to nobody', async () => {
    const app = fastify()
    onTestFinished(() => app.close())
    takeTurns(app)
    let answered = 0
    app.get('/', () => ++answered)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200) // behind the others
    expect(answered).toBeLessThan(1000)
  })

  test('are heard by a loop that is never idle', async () => {
    const gate = new FairGate()
    const begun: number[] = []
    for (let n = 0; n < 5; n++) gate.enter('ann', () => begun.push(n))
    while (begun.length < 5) await new Promise(resolve => setImmediate(resolve)) // which leaves no idle moment
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })
})

describe('limits by address', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer({
      config: readConfig({
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: 'sqlite::memory:',
        TRUST_PROXY: '1',
        SHED_AFTER_MS: '0',
      }),
      log: pino({ level: 'silent' }),
      now: () => NOW,
    })
  })
  afterAll(() => server.close())

  const guest = async (headers: Record<string, string>): Promise<number> => {
    const answer = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
    await answer.text()
    return answer.status
  }
  const refusals = (statuses: readonly number[]): number => statuses.filter(status => status === 429).length

  test('hold also for whoever shows the cookie of a session that is over', async () => {
    const from = { 'x-forwarded-for': '203.0.113.1' }
    const made = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: '{}',
    })
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!
    await fetch(`${server.url}/api/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...from },
      body: '{}',
    })
    const many = await Promise.all(Array.from({ length: 60 }, () => guest({ cookie, ...from })))
    expect(refusals(many)).toBeGreaterThanOrEqual(40)
  })

  test('hold whatever a caller writes before what the proxy says', async () => {
    const many = Array.from({ length: 60 }, (_, n) => guest({ 'x-forwarded-for': `10.9.8.${n}, 203.0.113.7` }))
    expect(refusals(await Promise.all(many))).toBeGreaterThanOrEqual(40)
  })

  test('hold for all addresses of one IPv6 network', async () => {
    const many = Array.from({ length: 60 }, (_, n) => guest({ 'x-forwarded-for': `2001:db8:5:6::${n + 1}` }))
    expect(refusals(await Promise.all(many))).toBeGreaterThanOrEqual(40)
  })

  test('what everybody at a table is shown changes sixty times a minute at most', async () => {
    const host = await Person.guest(server.url, 'Ann')
    const { id } = await host.post<{ id: string }>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    const statuses: number[] = []
    for (let n = 0; n < 70; n++)
      statuses.push((await host.call('POST', `/api/tables/${id}/chat`, { on: n % 2 === 0 })).status)
    expect(refusals(statuses)).toBeGreaterThanOrEqual(10)
  })

  test('a forwarded host is not believed', async () => {
    const answer = await fetch(`${server.url}/api/sign-in/passkey/options`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' },
      body: '{}',
    })
    expect(await answer.text()).not.toContain('evil.example')
  })
})

describe('floods', () => {
  let server: Server
  let time = NOW
  beforeAll(async () => {
    server = await testServer({}, () => time)
  })
  afterAll(() => server.close())

  test('chat: an account has one allowance, however many connections it opens', async () => {
    const { people, table } = await begun(server.url)
    const many = await Promise.all(Array.from({ length: 5 }, () => watching(people[0]!, table)))
    const answers = await Promise.all(
      many.flatMap(seat => Array.from({ length: 4 }, () => seat.ask({ do: 'say', text: 'x' }))),
    )
    expect(answers.filter(({ is }) => is === 'done')).toHaveLength(6)
    const strangers = await Promise.all(Array.from({ length: 4 }, (_, n) => Person.guest(server.url, `Eve ${n}`)))
    const audience = await Promise.all(strangers.map(person => watching(person, table)))
    const shouts = await Promise.all(
      audience.flatMap(seat => Array.from({ length: 6 }, () => seat.ask({ do: 'say', text: 'x' }))),
    )
    expect(shouts.filter(({ is }) => is === 'done')).toHaveLength(12) // all who look on share one
    const other = await watching(people[1]!, table)
    expect(await other.ask({ do: 'say', text: 'still here' })).toMatchObject({ is: 'done' })
    other.socket.send(JSON.stringify({ do: 'say', text: 'turned \u202e around' }))
    await other.until(() => other.heard('refused').some(({ refused }) => refused === 'nonsense'))
  })

  test('chat: whoever sits at a table that waits is not shouted down by those who look on', async () => {
    const host = await Person.guest(server.url, 'Ann')
    const { id } = await host.post<{ id: string }>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    const strangers = await Promise.all(Array.from({ length: 4 }, (_, n) => Person.guest(server.url, `Eve ${n}`)))
    const audience = await Promise.all(strangers.map(person => person.open(id)))
    const shouts = await Promise.all(
      audience.flatMap(seat => Array.from({ length: 6 }, () => seat.ask({ do: 'say', text: 'x' }))),
    )
    expect(shouts.filter(({ is }) => is === 'done')).toHaveLength(12)
    const seat = await host.open(id)
    expect(await seat.ask({ do: 'say', text: 'who joins me?' })).toMatchObject({ is: 'done' })
    await strangers[0]!.post(`/api/tables/${id}/join`)
    await audience[0]!.until(() => audience[0]!.heard('room').some(({ seat: mine }) => mine === 1))
    time += 3000 // for their next word, not for the next of the audience
    expect(await audience[0]!.ask({ do: 'say', text: 'I do' })).toMatchObject({ is: 'done' })
  })

  test('lobby: hosts take turns, and there is a next page', async () => {
    const wish = { game: 'shelter', chairs: peopleOnly(2), listed: true }
    const honest = await Person.guest(server.url, 'Ann')
    const { id } = await honest.post<{ id: string }>('/api/tables', wish)
    const hosts = await Promise.all(Array.from({ length: 3 }, (_, n) => Person.guest(server.url, `Mallory ${n}`)))
    for (const host of hosts)
      for (let n = 0; n < 20; n++) {
        time++
        await host.post('/api/tables', wish)
      }
    type Page = { tables: { id: string }[]; more: boolean }
    const first = await honest.get<Page>('/api/tables')
    expect(first.tables.slice(0, 4).map(one => one.id)).toContain(id)
    expect(first.more).toBe(true)
    const second = await honest.get<Page>('/api/tables?page=1')
    expect(new Set([...first.tables, ...second.tables].map(one => one.id)).size).toBe(61)
    expect(second.more).toBe(false)
  })

  test('lobby: fifty hosts with twenty tables each hide nobody, however old the table', async () => {
    const wish = { game: 'shelter', chairs: peopleOnly(2), listed: true }
    const hosts = [await Person.guest(server.url, 'Ann'), await Person.named(server.url, 'Ben')]
    const honest = await Promise.all(hosts.map(one => one.post<{ id: string }>('/api/tables', wish)))
    const like = await server.database
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', honest[0]!.id)
      .executeTakeFirstOrThrow()
    for (let host = 0; host < 1100; host++)
      await server.database
        .insertInto('tables')
        .values(
          Array.from({ length: 2 }, (_, n) => ({
            ...like,
            id: `flood-${host}-${n}`,
            host: `mallory-${host % 500}`,
            created: time + 1 + host,
          })),
        )
        .execute()
    const shown: string[] = []
    for (let page = 0; page < 20; page++) {
      const { tables } = await hosts[0]!.get<{ tables: { id: string }[] }>(`/api/tables?page=${page}`)
      shown.push(...tables.map(({ id }) => id))
    }
    for (const { id } of honest) expect(shown).toContain(id)
    await server.database.deleteFrom('tables').where('id', 'like', 'flood-%').execute()
  })

  test('delay: neither lobby nor player pages tell the end early', async () => {
    const people = [await Person.guest(server.url, 'Ann'), await Person.guest(server.url, 'Ben')]
    const table = await played(people, { listed: true, delay: 60_000 })
    const stranger = new Person(server.url)
    const finished = async (): Promise<boolean> => {
      const { tables } = await stranger.get<{ tables: { id: string }[] }>(`/api/players/${people[0]!.id}/tables`)
      return tables.some(({ id }) => id === table)
    }
    const plays = async (): Promise<boolean> => {
      const { tables } = await stranger.get<{ tables: { id: string }[] }>('/api/tables?status=playing')
      return tables.some(({ id }) => id === table)
    }
    const next = await people[0]!.post<{ id: string }>(`/api/tables/${table}/rematch`)
    const again = async (): Promise<boolean> => {
      const { tables } = await stranger.get<{ tables: { id: string }[] }>('/api/tables?status=open')
      return tables.some(({ id }) => id === next.id)
    }
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect([await finished(), await plays(), await again()]).toEqual([false, true, false])
    time += 61_000
    await expect.poll(finished, { timeout: 60_000 }).toBe(true)
    expect([await plays(), await again()]).toEqual([false, true])
  })

  test('what no database takes is refused as bad input', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    expect((await ann.call('POST', '/api/sign-in', { name: 'a\0b', password: 'x' })).status).toBe(400)
    expect((await ann.call('GET', '/api/my/tables?before=1e300')).status).toBe(400)
    expect((await ann.call('GET', '/api/my/tables?before=0.5')).status).toBe(400)
    const answer = await fetch(`${server.url}/api/me`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('what is nested deeper than anything of ours is refused as bad input, too', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const [path, field] of [
      ['/api/tables', 'options'],
      ['/api/tables', 'game'],
      ['/api/guest', 'preferences'],
      ['/api/sign-in', 'name'],
    ] as const) {
      const headers = { ...ann.headers, 'content-type': 'application/json' }
      const body = `{"${field}":${deep}}`
      expect((await fetch(server.url + path, { method: 'POST', headers, body })).status, path).toBe(400)
    }
    const { people, table } = await begun(server.url)
    const seat = await watching(people[0]!, table)
    for (const message of [`{"do":"why","id":7,"wish":${deep.slice(13_000, -13_000)}}`, '{"do":"ping","id":8}'])
      seat.socket.send(message)
    await seat.until(() => seat.heard('pong').length > 0)
    expect(seat.heard('refused').map(({ refused }) => refused)).toEqual(['nonsense'])
  })
})

describe('a push service that answers for ever', () => {
  test('is left alone once its status is known', async () => {
    const service = createServer((_request, answer) => {
      answer.writeHead(201)
      const drip = setInterval(() => answer.write('.'), 50)
      answer.on('close', () => clearInterval(drip))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => {
      service.closeAllConnections()
      service.close()
    })
    await new Promise(resolve => service.once('listening', resolve))
    const { port } = service.address() as { port: number }
    expect(
      await post(`http://127.0.0.1:${port}/drip`, { headers: {}, body: 'x', inside: true, patience: 60_000 }),
    ).toBe(201)
  })
})
