import { get } from 'node:http'
import { difference } from '@overseer/kernel'
import { addPage, readConfig, type Server, startServer } from '@overseer/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { attack, rowSnapshot } from '@overseer/proof'
import { isOurName } from '../src/http/guard.ts'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, watching } from './tables.ts'

/** Whether a WebSocket with such headers is let in. */
function letIn(url: string, headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  return new Promise(resolve => {
    socket.on('open', () => resolve(true))
    socket.on('error', () => resolve(false))
  }).finally(() => socket.terminate()) as Promise<boolean>
}

/** The status of an answer that has been read. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer
  await response.text()
  return response.status
}

describe('names by which a server may be called', () => {
  test.each([
    ['localhost:8080', true],
    ['127.0.0.1:8080', true],
    ['[::1]:8080', true],
    ['192.168.1.20:8080', true],
    ['den:8080', true],
    ['Den.local', true],
    ['den.lan.', true],
    ['play.example.org', true],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.nip.io:8080', false],
    ['play.example.org.evil.example', false],
    ['', false],
  ])('%s: %s', (host, ours) => {
    expect(isOurName(host, ['play.example.org'])).toBe(ours)
  })

  const called = (url: string, host: string, path = '/api/me'): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url + path, { headers: { host } }, answer => {
        answer.resume()
        resolve(answer.statusCode!)
      }).on('error', reject)
    })

  test('one that somebody else lets lead here is refused, also for a WebSocket; health is told to all', async () => {
    const server = await testServer({ ALLOWED_HOSTS: 'play.example.org' })
    const { port } = new URL(server.url)
    const asked = await Promise.all(
      ['evil.example', 'play.example.org', `localhost:${port}`, '10.0.0.7'].map(host => called(server.url, host)),
    )
    expect(asked).toEqual([403, 200, 200, 200])
    expect(await called(server.url, 'evil.example', '/healthz')).toBe(200)
    const rebound = { host: 'evil.example', origin: 'http://evil.example' }
    expect(await letIn(`${server.url}/live/abcdefghij`, rebound)).toBe(false)
    await server.close()
  })

  test('with an address of its own it believes none, and none is needed', async () => {
    const server = await testServer({ PUBLIC_URL: 'https://vault.example' })
    expect(await called(server.url, 'proxy.internal.example')).toBe(200)
    await server.close()
  })
})

describe('what a browser is told', () => {
  let server: Server
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  test('every answer carries a strict policy, also errors', async () => {
    for (const path of ['/healthz', '/api/me', '/nowhere', '/api/tables/x']) {
      const response = await fetch(server.url + path)
      await response.text()
      const { headers } = response
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe|unsafe-eval|https?:|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('the cookie of a session is out of reach of scripts and other sites', async () => {
    const response = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    await response.text()
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  test('what another site makes a browser send is refused, by HTTP and by WebSocket', async () => {
    const { people, table } = await begun(server.url)
    const { cookie } = people[0]!
    const body = JSON.stringify({ name: 'Mallory' })
    const headers = { cookie, 'content-type': 'application/json' }
    const from = (origin: string): Promise<number> =>
      statusOf(fetch(`${server.url}/api/me`, { method: 'PATCH', headers: { ...headers, origin }, body }))
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'javascript:x'])
      expect(await from(origin)).toBe(403)
    expect(await from(server.url)).toBe(200)
    const live = `${server.url}/live/${table}`
    expect(await letIn(live, { cookie, origin: 'https://evil.example' })).toBe(false)
    expect(await letIn(live, { cookie, origin: server.url })).toBe(true)
  })

  test('a form of another site cannot call the API at all: only JSON is taken', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': type }
      expect(await statusOf(fetch(`${server.url}/api/guest`, { method: 'POST', headers, body: '{}' }))).toBe(415)
    }
  })
})

describe.each(PATHS)('who one is: $name', ({ environment }) => {
  let server: Server
  beforeAll(async () => {
    server = await testServer(await environment())
  })
  afterAll(() => server.close())

  const meBy = async (cookie: string): Promise<unknown> => {
    const person = new Person(server.url)
    person.cookie = cookie
    return (await person.get<{ me: unknown }>('/api/me')).me
  }

  test('a forged or changed cookie is nobody', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    expect(await meBy(ann.cookie)).toMatchObject({ id: ann.id })
    const token = ann.cookie.split('=')[1]!.split('.')[0]!
    for (const cookie of [
      `overseer=${token}`,
      `overseer=${token}.AAAA`,
      `${ann.cookie}x`,
      'overseer=',
      "overseer=' OR 1",
    ])
      expect(await meBy(cookie)).toBeNull()
  })

  test('whoever signs out leaves nothing behind that works; the next session is another one', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const old = ann.cookie
    await ann.post('/api/sign-out', {})
    expect(await meBy(old)).toBeNull()
    const next = await Person.guest(server.url, 'Ann')
    expect(next.cookie).not.toBe(old)
    expect(next.id).not.toBe(ann.id)
  })

  test('names and words with script in them come back as they are or not at all, always as JSON', async () => {
    const { status } = await new Person(server.url).call('POST', '/api/guest', { name: '<img src=x onerror=alert(1)>' })
    expect(status).toBe(400)
    const ann = await Person.guest(server.url, 'Ann"&\'')
    const response = await fetch(`${server.url}/api/me`, { headers: { cookie: ann.cookie } })
    expect(await response.text()).toContain('Ann')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('two thousand messages that nobody should send change no table of others, and the game goes on', async () => {
    const tables = [await begun(server.url), await begun(server.url, { game: 'wasteland', chairs: peopleOnly(3) })]
    const ids = tables.map(({ table }) => table)
    for (const { people, table } of tables) await playOn(await allWatching(people, table), 5)
    const before = await rowSnapshot(server.database, ids)
    const eve = await Person.guest(server.url, 'Eve')
    const port = Number(new URL(server.url).port)
    const damage = await attack({ port, tables: ids, cookies: [eve.cookie], messages: 2000 }, 'short')
    expect(damage.faults).toEqual([])
    expect(damage.frames).toBeGreaterThan(500)
    expect(difference(before, await rowSnapshot(server.database, ids))).toBeUndefined()
    for (const { people, table } of tables) expect(await playOn(await allWatching(people, table), 3)).toBe(3)
  })
})

const NOW = 1_000_000_000_000

describe('limits', () => {
  test('a class that opens the page by one address is served; calls count as before, however they are written', async () => {
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:', SHED_AFTER_MS: '0' })
    const server = await startServer({
      config,
      log: pino({ level: 'silent' }),
      limits: { callsPerMinute: 10, messagesPerSecond: 20 }, // 50 of one address, or 500 files
      addPage: app => addPage(app, inject('folder')),
    })
    try {
      const ask = (path: string) => (): Promise<number> => statusOf(fetch(`${server.url}${path}`))
      const files = await Promise.all(Array.from({ length: 400 }, ask('/assets/none.js')))
      expect(files).not.toContain(429)
      const calls = await Promise.all(Array.from({ length: 30 }, ask('/%61pi/me'))) // a call, however it is written
      expect(calls).toContain(429)
    } finally {
      await server.close()
    }
  })

  test('one account or address may ask so much a minute, and one connection so much a second', async () => {
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:', SHED_AFTER_MS: '0' })
    const log = pino({ level: 'silent' })
    const server = await startServer({
      config,
      log,
      limits: { callsPerMinute: 300, messagesPerSecond: 20 },
      now: () => NOW, // time stands still: nothing is forgiven
    })
    try {
      const { people, table } = await begun(server.url)
      const [ann, ben] = people as [Person, Person]
      const many = await Promise.all(Array.from({ length: 700 }, () => ann.call('GET', '/api/me')))
      const refused = many.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(50)
      expect((await ben.call('GET', '/api/me')).status).toBe(200) // another account is not to blame
      const made = await Promise.all(
        Array.from({ length: 60 }, () => new Person(server.url).call('POST', '/api/guest', {})),
      )
      expect(made.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
      const seat = await watching(ben, table)
      for (let n = 0; n < 200; n++) seat.socket.send(JSON.stringify({ do: 'ping', id: n }))
      await new Promise<void>(resolve => seat.socket.on('close', () => resolve()))
      const answered = seat.heard('pong').length // three seconds' worth, as a burst; answers to the server's own pings count too
      expect(answered).toBeGreaterThanOrEqual(57)
      expect(answered).toBeLessThanOrEqual(60)
      const babbler = await watching(ben, table)
      for (let n = 0; n < 30; n++) babbler.socket.send('nonsense')
      await new Promise<void>(resolve => babbler.socket.on('close', () => resolve()))
      const giant = await watching(ben, table)
      giant.socket.send('x'.repeat(100_000))
      await new Promise<void>(resolve => giant.socket.on('close', () => resolve()))
      expect(await statusOf(fetch(`${server.url}/healthz`))).toBe(200)
    } finally {
      await server.close()
    }
  })
})
