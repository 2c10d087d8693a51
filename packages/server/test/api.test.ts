import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { TableInfo, Token } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { codeAt, stepAt } from '../src/accounts/one-time-codes.ts'
import { Authenticator } from './authenticator.ts'
import { type Judge, judgeOf } from './api-judge.ts'
import { PASSWORD as ACCOUNT_PASSWORD, Person, testServer } from './helper.ts'
import { Browser } from '@overseer/proof'
import { allWatching, eventually, PERSON, played, playOn, RATED, tableOf } from './tables.ts'

let server: Server
let judge: Judge
beforeAll(async () => {
  server = await testServer()
  judge = await judgeOf(server.url)
})
afterAll(() => server.close())

const PASSWORD = 'correct horse'
const AGAINST_A_BOT = { game: 'shelter', chairs: [PERSON, { bot: 'random' }] }

/** A program that plays for somebody. */
async function program(person: Person): Promise<Person & { tokenId: string }> {
  const { token, id } = await person.post<Token & { token: string }>('/api/tokens', { name: 'my program' })
  return Object.assign(new Person(server.url), { token, tokenId: id })
}

/** The addresses the web server really answers at, out of its drawing of them. */
function realRoutes(): string[] {
  const routes: string[] = []
  const parents: string[] = []
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line)
    if (found === null) continue
    const depth = found[1]!.length / 4
    parents[depth] = found[2]!
    const path = parents
      .slice(0, depth + 1)
      .join('')
      .replaceAll(/:(\w+)/g, '{$1}')
    for (const method of found[3]?.split(', ') ?? []) if (method !== 'HEAD') routes.push(`${method} ${path}`)
  }
  return routes
}

/** Everything a moderator can do, once. */
async function moderated(ann: Person, cat: Person, table: string): Promise<void> {
  await cat.post('/api/claim', { name: 'Cat of the API', password: 'battery staple' })
  await ann.call('PUT', `/api/blocks/${cat.id}`, { how: 'block' })
  await ann.get('/api/blocks')
  await ann.call('DELETE', `/api/blocks/${cat.id}`)
  await ann.post('/api/reports', { kind: 'person', player: cat.id })
  await server.database.insertInto('roles').values({ player: ann.id, role: 'admin' }).execute()
  await ann.get('/api/maintenance')
  await ann.get('/api/admin')
  await ann.get('/api/admin/players?find=cat')
  const who = `/api/admin/players/${cat.id}`
  const because = { reason: 'for a test' }
  await ann.get(who)
  await ann.post(`${who}/rename`, { name: 'Dog', ...because })
  for (const kind of ['mute', 'ban']) {
    await ann.post(`${who}/${kind}`, { until: null, ...because })
    await ann.post(`${who}/un${kind}`, because)
  }
  await ann.post(`${who}/end-sessions`, because)
  const line = { id: 'a-line', table, player: cat.id, text: 'something bad', at: 0 }
  await server.database.insertInto('messages').values(line).execute()
  await ann.post(`/api/admin/lines/${line.id}/remove`, because)
  await ann.post(`${who}/role`, { role: 'moderator' })
  const eve = await Person.guest(server.url, 'Eve')
  const wish = { game: 'shelter', chairs: [{ person: true }, { person: true }] }
  const { id: others } = await eve.post<{ id: string }>('/api/tables', wish)
  await ann.post(`/api/admin/tables/${others}/close`, because)
  const { reports } = await ann.get<{ reports: { id: string }[] }>('/api/admin/reports')
  await ann.post(`/api/admin/reports/${reports[0]!.id}/settle`, { outcome: 'done' })
  await ann.get('/api/admin/audit')
  await ann.call('PUT', '/api/admin/maintenance', { notice: null })
}

describe('the description of the API', () => {
  test('tells of every address there is, and of no other', () => {
    const others = ['/healthz', '/readyz', '/metrics', '/mail/confirm', '/mail/unsubscribe'] // for operators and readers
    const real = realRoutes().filter(route => !others.includes(route.split(' ')[1]!))
    expect(real.length).toBeGreaterThan(30)
    expect(judge.operations.toSorted()).toEqual(real.toSorted())
  })

  test('is OpenAPI 3.1, and everything it refers to is in it', () => {
    const { openapi, components, paths } = judge.document
    expect(openapi).toMatch(/^3\.1\./)
    const text = JSON.stringify(judge.document)
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names)
      expect(Object.keys(components.schemas).map(one => `#/components/schemas/${one}`)).toContain(name)
    const ids = Object.values(paths)
      .flatMap(Object.values)
      .map(({ operationId }: { operationId: string }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('catches an answer that is not as described', () => {
    expect(judge.wrong('GET', '/api/me', 200, { me: null })).toBeUndefined()
    expect(judge.wrong('GET', '/api/me', 200, { me: null, password: 'oops' })).toContain('password')
    expect(judge.wrong('GET', '/api/me', 200, { me: { id: 1 } })).toBeDefined()
    expect(judge.wrong('GET', '/api/me', 401, { message: 'no' })).toBeDefined()
    expect(judge.wrongAs('LiveOut', { is: 'done', v: 3, seed: 'oops' })).toBeDefined()
  })

  test('is a page that people can read, without any script or anything from elsewhere', async () => {
    const response = await fetch(`${server.url}/api`)
    const page = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(page).not.toMatch(/<script|https?:|javascript:|\son\w+=/i)
    for (const operation of judge.operations) expect(page).toContain(`<code>${operation.split(' ')[1]}</code>`)
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${id}"`)
  })

  test('fits what every address really answers', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const ben = await Person.named(server.url, 'Ben')
    await ann.get('/api/me')
    await ann.call('PATCH', '/api/me', { name: 'Anna' })
    const name = `Ann ${ann.id}`
    await ann.post('/api/claim', { name, password: PASSWORD })
    await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'battery staple' })
    await ann.post('/api/sign-in', { name, password: 'battery staple' })
    const key = new Authenticator(server.url)
    const passkey = key.make(await ann.post<{ challenge: string }>('/api/passkeys/options'))
    await ann.post('/api/passkeys', { passkey })
    await ann.get('/api/passkeys')
    const signed = key.sign(await ann.post<{ challenge: string }>('/api/sign-in/passkey/options'))
    await ann.post('/api/sign-in/passkey', { passkey: signed })
    await ann.call('DELETE', `/api/passkeys/${key.id.toString('base64url')}`)
    const { sessions } = await ann.get<{ sessions: { id: string; here: boolean }[] }>('/api/sessions')
    expect(sessions).toHaveLength(1)
    const bot = await program(ann)
    await ann.get('/api/tokens')
    await ann.call('DELETE', `/api/tokens/${bot.tokenId}`)
    await ann.post('/api/proof', { password: 'battery staple' })
    await ann.get('/api/second-factor')
    const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
    await ann.call('PUT', '/api/second-factor', { code: codeAt(secret, stepAt(Date.now())) })
    await ann.post('/api/second-factor/codes')
    await ann.call('DELETE', '/api/second-factor')
    await ann.get('/api/me/events')
    await ann.get('/api/me/export')
    await ann.post('/api/work', { for: 'guest' })
    await ann.get('/api/password/forgotten')

    const cat = await Person.guest(server.url, 'Cat')
    const { id } = await ann.post<TableInfo>('/api/tables', {
      game: 'shelter',
      listed: true,
      chairs: [PERSON, PERSON, PERSON],
    })
    await ben.get('/api/tables')
    await ann.call('PUT', `/api/friends/${ben.id}`, {})
    await ben.call('PUT', `/api/friends/${ann.id}`, {})
    await ann.post(`/api/tables/${id}/invite`, { player: ben.id })
    await ben.get('/api/friends')
    await ben.call('PATCH', '/api/friends', { hidden: true })
    await ben.post(`/api/tables/${id}/decline`)
    await ben.call('DELETE', `/api/friends/${ann.id}`)
    await ben.post(`/api/tables/${id}/join`)
    await ben.post(`/api/tables/${id}/leave`)
    await cat.post(`/api/tables/${id}/join`)
    await ann.post(`/api/tables/${id}/kick`, { seat: 1 })
    await ann.post(`/api/tables/${id}/chat`, { on: true })
    await ben.post(`/api/tables/${id}/join`)
    await ann.post(`/api/tables/${id}/bot`, { seat: 2, bot: 'random' })
    await ben.post(`/api/tables/${id}/ready`, { ready: true })
    await ann.post(`/api/tables/${id}/start`)
    await ann.get(`/api/my/tables`)
    await ann.get('/api/my/turns')
    await ann.get('/api/crowd')
    await ann.get(`/api/tables/${id}`)
    await moderated(ann, cat, id)

    const over = await played([ann, ben], { ...RATED, listed: true })
    await ann.get(`/api/tables/${over}/record`)
    await ann.get(`/api/tables/${over}/history`)
    const alone = { game: 'shelter', chairs: [PERSON, { bot: 'random' }], options: { first: 0 } }
    await ann.get(`/api/tables/${(await ann.post<TableInfo>('/api/tables', alone)).id}/sample`)
    await ann.post(`/api/tables/${over}/rematch`)
    await eventually(
      () => ann.get<{ ratings: unknown[] }>(`/api/players/${ann.id}`),
      ({ ratings }) => ratings.length > 0,
    )
    await ann.get(`/api/players/${ann.id}/tables`)
    await ann.get(`/api/players/${ann.id}/cards?game=shelter`)
    await ann.get('/api/ratings/shelter')
    await ann.get('/api/openapi.json')
    await ann.get('/api/push')
    const { endpoint, subscription } = new Browser('https://push.example/ann')
    await ann.post('/api/push', subscription)
    await ann.call('DELETE', '/api/push', { endpoint })
    await ann.get('/api/email')
    await ann.call('DELETE', '/api/email')
    await ann.call('DELETE', `/api/sessions/${sessions[0]!.id}`)
    await ben.call('DELETE', '/api/me', { password: ACCOUNT_PASSWORD })
    await ben.post('/api/sign-out', {})

    // A page, a WebSocket; the others need a mail server.
    const mails = ['PUT /api/email', 'POST /api/password/forgotten', 'POST /api/password/reset']
    const untold = ['GET /api', 'GET /live/{id}', ...mails]
    expect(judge.operations.filter(one => !judge.seen.has(one) && !untold.includes(one))).toEqual([])
  })

  test('fits every message that comes over a connection', async () => {
    const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map(name => Person.named(server.url, name)))
    const { id } = await ann!.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON], ...RATED })
    const early = await ann!.open(id) // before anybody plays
    await early.ask({ do: 'undo', v: 0 })
    await ben!.post(`/api/tables/${id}/join`)
    await ben!.post(`/api/tables/${id}/ready`, { ready: true })
    await ann!.post(`/api/tables/${id}/start`)
    const seats = await allWatching([ann!, ben!], id)
    const [watching] = await allWatching([eve!], id)
    await watching!.ask({ do: 'undo', v: 0 })
    const stranger = await new Person(server.url).open(id)
    await stranger.ask({ do: 'say', text: 'let me in' })
    const [first] = seats
    await first!.ask({ do: 'say', text: '<b>hello</b>' })
    await first!.ask({ do: 'choose', v: 99, choice: {} })
    await first!.ask({ do: 'choose', v: 0, choice: 'nothing' })
    for (const seat of seats) await seat.ask({ do: 'why', wish: { do: 'pass' } })
    await first!.ask({ do: 'ping' })
    first!.socket.send('{')
    await playOn(seats, 10)
    await first!.ask({ do: 'stand' })
    await first!.ask({ do: 'sit' })
    await first!.until(() => first!.sight!.stead[0] === null)
    const { version, sight } = first!
    await playOn(seats, 3)
    const resumed = await ann!.open(id, version, sight)
    await resumed.until(() => resumed.welcome !== undefined)
    await playOn(seats)
    await first!.until(() => first!.heard('rated').length > 0)
    const fresh = await ann!.open(id)
    await fresh.until(() => fresh.sight !== undefined)
    const texts = [early, ...seats, watching!, stranger, resumed, fresh].flatMap(seat => seat.texts)
    const wrong = texts.map(text => judge.wrongAs('LiveOut', JSON.parse(text))).filter(one => one !== undefined)
    expect(wrong).toEqual([])
    const kinds = new Set(texts.map(text => (JSON.parse(text) as { is?: string }).is))
    expect([...kinds].map(String).sort()).toEqual(
      ['done', 'hello', 'here', 'pong', 'rated', 'refused', 'room', 'said', 'sight', 'undefined', 'why'].sort(),
    )
  })
})

describe('programs', () => {
  test('play by a token that is shown once and stored as a hash', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const bot = await program(ann)
    expect(JSON.stringify(await ann.get('/api/tokens'))).not.toContain(bot.token)
    const rows = JSON.stringify(await server.database.selectFrom('tokens').selectAll().execute())
    expect(rows).not.toContain(bot.token)
    const { id, chairs } = await bot.post<TableInfo>('/api/tables', AGAINST_A_BOT)
    expect(chairs[0]!.player!.id).toBe(ann.id)
    const [seat] = await allWatching([bot], id)
    await seat!.until(() => seat!.sight!.choices.length > 0)
    expect((await seat!.choose(seat!.sight!.choices[0])).is).toBe('done')
  })

  test('a revoked token opens nothing more, and what it has open is closed', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const bot = await program(ann)
    const { id } = await bot.post<TableInfo>('/api/tables', AGAINST_A_BOT)
    const [seat] = await allWatching([bot], id)
    await ann.call('DELETE', `/api/tokens/${bot.tokenId}`)
    await eventually(() => Promise.resolve(seat!.closed), Boolean)
    expect((await bot.call('GET', '/api/my/tables')).status).toBe(401)
  })

  test('cannot touch the account they play for, even with its password', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    await ann.post('/api/claim', { name: `Ann ${ann.id}`, password: PASSWORD })
    const bot = await program(ann)
    const tries: [string, string, unknown?][] = [
      ['PUT', '/api/password', { old: PASSWORD, password: 'taken over' }],
      ['DELETE', '/api/me', { password: PASSWORD }],
      ['PATCH', '/api/me', { name: 'Mine now' }],
      ['POST', '/api/tokens', { name: 'another' }],
      ['GET', '/api/tokens'],
      ['GET', '/api/sessions'],
      ['POST', '/api/passkeys/options', {}],
    ]
    for (const [method, path, body] of tries) expect((await bot.call(method, path, body)).status).toBe(403)
    expect((await bot.call('POST', '/api/sign-out', { everywhere: true })).status).toBe(403)
    expect((await ann.get<{ me: object | null }>('/api/me')).me).not.toBeNull()
  })

  test('do not play rated games: neither make, nor join, nor sit at one of their owner', async () => {
    const [ann, ben] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Ben')]
    const bot = await program(ann)
    const rated = { game: 'shelter', chairs: [PERSON, PERSON], ...RATED }
    expect((await bot.call('POST', '/api/tables', rated)).status).toBe(403)
    const { id } = await ben.post<TableInfo>('/api/tables', rated)
    expect((await bot.call('POST', `/api/tables/${id}/join`, {})).status).toBe(403)
    const table = await tableOf([ann, ben], RATED)
    const [seat] = await allWatching([bot], table)
    expect(seat!.hello.you).toEqual({ player: ann.id, seat: null })
    const answer = await seat!.ask({ do: 'choose', v: 0, choice: { do: 'pass' } })
    expect(answer).toMatchObject({ refused: 'notSeated' })
  })

  test('a made-up token is nobody, whatever cookie comes with it', async () => {
    const eve = new Person(server.url)
    eve.token = `ovr_${'a'.repeat(43)}`
    expect((await eve.get<{ me: unknown }>('/api/me')).me).toBeNull()
    eve.token = 'x'
    expect((await eve.get<{ me: unknown }>('/api/me')).me).toBeNull()
  })
})

describe('the log', () => {
  test('never holds a password, a token or a cookie, however chatty and whatever goes wrong', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const chatty = await testServer({}, undefined, pino({ level: 'trace' }, stream))
    const secret = 'swordfish in the log'
    const ann = await Person.guest(chatty.url, 'Ann')
    await ann.post('/api/claim', { name: 'Ann', password: secret })
    await ann.call('POST', '/api/sign-in', { name: 'Ann', password: `${secret}!` })
    await ann.call('POST', '/api/sign-in', { name: 'Ann', password: secret, more: 1 })
    await ann.post('/api/sign-in', { name: 'Ann', password: secret })
    await ann.call('PUT', '/api/password', { old: secret, password: `${secret}?` })
    await fetch(`${chatty.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie },
      body: `{"name":"Ann","password":"${secret}`,
    })
    const { token } = await ann.post<Token & { token: string }>('/api/tokens', { name: 'bot' })
    const bot = Object.assign(new Person(chatty.url), { token })
    const { id } = await bot.post<TableInfo>('/api/tables', AGAINST_A_BOT)
    const [seat] = await allWatching([bot], id)
    seat!.close()
    await chatty.database.schema.dropTable('tallies').execute() // from now on signing in breaks
    const broken = await ann.call('POST', '/api/sign-in', { name: 'Ann', password: secret })
    expect(broken.status).toBe(500)
    await chatty.close()
    const log = lines.join('')
    expect(log).toContain('/api/sign-in')
    expect(log).toContain('a request failed')
    const cookie = decodeURIComponent(/overseer=([^;]+)/.exec(ann.cookie)![1]!).split('.')[0]!
    expect(cookie.length).toBeGreaterThan(40)
    for (const hidden of [secret, token, cookie, 'argon2id']) expect(log).not.toContain(hidden)
  })
})
