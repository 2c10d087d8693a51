import { statSync } from 'node:fs'
import { Writable } from 'node:stream'
import { readConfig, type Server, startServer } from '@overseer/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { Person, testServer } from './helper.ts'
import { member, PASSWORD, refusal, worked } from './members.ts'

describe('guests', () => {
  let server: Server
  let clock = 0
  beforeAll(async () => {
    const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: 'sqlite::memory:', TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
    server = await startServer({ config: readConfig({ ...env, SHED_AFTER_MS: '0' }), now: () => Date.now() + clock })
  })
  afterAll(() => server.close())

  let networks = 0
  /** A network of its own, which makes guests one after the other; with pauses, for the limit of a minute. */
  const network = () => {
    const from = `2001:db8:0:${++networks}::1`
    return async (path: string, body: object): Promise<{ status: number; data: Record<string, never> }> => {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(body),
      })
      return { status: answer.status, data: (await answer.json()) as Record<string, never> }
    }
  }

  test('of a network come freely while they are few; then each of them works first, and no work counts twice', async () => {
    const call = network()
    for (let n = 0; n < 20; n++) expect((await call('/api/guest', {})).status).toBe(200)
    expect((await call('/api/guest', {})).status).toBe(429) // in one minute
    const free = network()
    await server.database
      .insertInto('tallies')
      .values({ who: 'guests 2001:db8:0:2::/64', count: 20, until: 9e15 })
      .execute()
    expect(await free('/api/guest', {})).toMatchObject({ status: 403, data: { error: { code: 'work-needed' } } })
    const asked = (await free('/api/work', { for: 'guest' })).data as never as { challenge: string; bits: number }
    expect(asked.bits).toBe(16)
    const work = worked(asked)
    expect((await free('/api/guest', { work: { ...work, answer: `${work.answer}1` } })).status).toBe(403)
    expect((await free('/api/guest', { work })).status).toBe(200)
    expect((await free('/api/guest', { work })).status).toBe(403)
    const early = worked((await free('/api/work', { for: 'guest' })).data as never)
    clock += 6 * 60_000
    expect((await free('/api/guest', { work: early })).status).toBe(403) // too old
    const signIn = worked({ ...((await free('/api/work', { for: 'guest' })).data as object), bits: 4 } as never)
    expect((await free('/api/guest', { work: signIn })).status).toBe(403) // too little, and what it asks is signed
  })

  test('the more they are, the harder they work', async () => {
    const call = network()
    const who = `guests 2001:db8:0:${networks}::/64`
    const bits = async (count: number): Promise<number> => {
      await server.database.deleteFrom('tallies').where('who', '=', who).execute()
      await server.database.insertInto('tallies').values({ who, count, until: 9e15 }).execute()
      return ((await call('/api/work', { for: 'guest' })).data as never as { bits: number }).bits
    }
    expect([await bits(0), await bits(20), await bits(60), await bits(100_000)]).toEqual([0, 16, 18, 22])
  })

  test('whoever has a whole site of networks works too, once all of these have made many', async () => {
    const from = (n: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:77:${n}::1` })
    const guest = async (n: number): Promise<number> =>
      (await fetch(`${server.url}/api/guest`, { method: 'POST', headers: from(n), body: '{}' })).status
    expect([await guest(1), await guest(2)]).toEqual([200, 200])
    const site = server.database.updateTable('tallies').where('who', '=', 'guests 2001:db8:77::/48')
    expect((await site.set({ count: 320 }).executeTakeFirst()).numUpdatedRows).toBe(1n)
    expect(await guest(3)).toBe(403)
    expect((await site.set({ count: 319 }).executeTakeFirst()).numUpdatedRows).toBe(1n)
    expect(await guest(3)).toBe(200)
  })
})

describe('passwords that everybody tries first', () => {
  let server: Server
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  test.each([
    'password',
    'Password1!',
    '12345678',
    'qwertzuiop',
    'iloveyou2',
    'overseer123',
    'aaaaaaaaaaaa',
    'summer2024',
    'hunter22',
  ])('%s is refused', async password => {
    const guest = await Person.guest(server.url, 'Gil')
    expect(await refusal(guest, 'POST', '/api/claim', { name: `Gil ${guest.id}`, password })).toBe('400 weak-password')
  })

  test('so is one’s own name, also later', async () => {
    const guest = await Person.guest(server.url, 'Gil')
    const own = { name: 'Robert House', password: 'Robert House' }
    expect(await refusal(guest, 'POST', '/api/claim', own)).toBe('400 weak-password')
    const ann = await member(server.url)
    const change = { old: PASSWORD, password: '12345678' }
    expect(await refusal(ann, 'PUT', '/api/password', change)).toBe('400 weak-password')
  })

  test('a long one is judged as quickly as a short one', async () => {
    const guest = await Person.guest(server.url, 'Gil')
    const password = 'aB3$'.repeat(50)
    expect(await refusal(guest, 'POST', '/api/claim', { name: 'Long Gil', password })).toBe('400 weak-password')
  })
})

describe('over https', () => {
  let server: Server
  beforeAll(async () => {
    server = await testServer({ PUBLIC_URL: 'https://vault.example' })
  })
  afterAll(() => server.close())

  test('no neighbour under the same domain can set our cookies', async () => {
    const answer = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    await answer.text()
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-overseer=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/Domain/i)
    const me = async (name: string): Promise<unknown> => {
      const headers = { cookie: cookie!.split(';')[0]!.replace('__Host-overseer', name) }
      return ((await (await fetch(`${server.url}/api/me`, { headers })).json()) as { me: unknown }).me
    }
    expect(await me('overseer')).toBeNull()
    expect(await me('__Host-overseer')).not.toBeNull()
  })

  test.each([
    ['https://vault.example', 200],
    ['http://vault.example', 403],
    ['https://vault.example:8443', 403],
    ['https://vault.example.evil.example', 403],
  ])('a page at %s is answered %i', async (origin, status) => {
    const headers = { 'content-type': 'application/json', origin }
    const answer = await fetch(`${server.url}/api/guest`, { method: 'POST', headers, body: '{}' })
    await answer.text()
    expect(answer.status).toBe(status)
  })

  test('JSON is read in UTF-8 and nothing else', async () => {
    const post = async (type: string): Promise<number> => {
      const answer = await fetch(`${server.url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      })
      await answer.text()
      return answer.status
    }
    expect(await post('application/json; charset=utf-7')).toBe(415)
    expect(await post('application/json;charset="UTF-16"')).toBe(415)
    expect(await post('application/json; charset=UTF-8')).toBe(200)
  })

  test('what is private is kept by nobody', async () => {
    const ann = await member(server.url)
    for (const path of ['/api/me', '/api/sessions', '/api/me/events', '/api/me/export', '/api/tokens', '/api/email']) {
      const answer = await fetch(server.url + path, { headers: ann.headers })
      await answer.text()
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('what is private is kept by nobody however its address is written, and is counted for whoever asked', async () => {
    const ann = await member(server.url)
    for (const path of ['/%61pi/me', '/ap%69/%6de', '/api/nothing', '/%61pi/nothing']) {
      const answer = await fetch(server.url + path, { headers: ann.headers })
      await answer.text()
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })

  test('the lobby knows the games there are: others are kept in nobody’s memory', async () => {
    const ann = new Person(server.url)
    expect(await refusal(ann, 'GET', '/api/tables?game=shelter')).toBe('200')
    expect(await refusal(ann, 'GET', '/api/tables?game=made-up-1')).toBe('400 bad-input')
  })

  test.each(['https://push.example:8443/x', 'https://user:pw@push.example/x', 'https://user@push.example/x'])(
    '%s is no push service',
    async endpoint => {
      const ann = await Person.guest(server.url, 'Ann')
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
      expect(await refusal(ann, 'POST', '/api/push', { endpoint, keys })).toBe('400 bad-input')
    },
  )
})

test('the database is for its owner alone, with the files beside it; half a request is given up', async () => {
  const file = `${inject('folder')}/modes.db`
  const server = await testServer({ DATABASE_URL: `sqlite:${file}` })
  onTestFinished(() => server.close())
  await Person.guest(server.url, 'Ann')
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  expect(server.app.server.requestTimeout).toBe(30_000)
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(60_000)
})

test('two servers on one database without a bus say so', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const env = { DATABASE_URL: `sqlite:${inject('folder')}/both.db` }
  const first = await testServer(env)
  const second = await testServer(env, undefined, pino(stream))
  onTestFinished(async () => {
    await first.close()
    await second.close()
  })
  await expect.poll(() => lines.join(''), { timeout: 60_000 }).toContain('another server works on this database')
})
