import type { AccountEvent, Me, TableInfo, Token } from '@overseer/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { codeAt, stepAt } from '../src/accounts/one-time-codes.ts'
import { Authenticator } from './authenticator.ts'
import { Person, testServer } from './helper.ts'
import { madePasskey, member, PASSWORD, refusal, worked } from './members.ts'
import { PERSON } from './tables.ts'

const MINUTE = 60_000
const AGAINST_A_BOT = { game: 'shelter', chairs: [PERSON, { bot: 'random' }] }
let server: Server
let clock = 0
beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: '1' }, () => Date.now() + clock)
})
afterAll(() => server.close())

describe('a browser left open is not enough to take an account', () => {
  const LATER = 11 * MINUTE
  let ann: Person & { name: string }
  let made: object
  beforeEach(async () => {
    ann = await member(server.url)
    made = await madePasskey(ann)
  })

  const critical = (): [string, string, unknown?][] => [
    ['POST', '/api/passkeys/options', {}],
    ['POST', '/api/passkeys', { passkey: made }],
    ['DELETE', '/api/passkeys/abcdefgh'],
    ['POST', '/api/tokens', { name: 'bot' }],
    ['PUT', '/api/email', { email: 'eve@evil.example' }],
    ['DELETE', '/api/email'],
    ['PUT', '/api/password', { password: 'battery staple' }],
    ['DELETE', '/api/me', {}],
    ['POST', '/api/second-factor', {}],
    ['PUT', '/api/second-factor', { code: '123456' }],
    ['DELETE', '/api/second-factor'],
    ['POST', '/api/second-factor/codes', {}],
    ['GET', '/api/me/export'],
  ]

  test('whoever sits there later must show that it is they, for everything that opens or closes the account', async () => {
    clock += LATER
    for (const [method, path, body] of critical())
      expect(`${method} ${path} ${await refusal(ann, method, path, body)}`).toBe(`${method} ${path} 403 proof-needed`)
    expect(await refusal(ann, 'POST', '/api/proof', { password: 'wrong horse' })).toBe('401 wrong-password')
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot' })).toBe('403 proof-needed')
  })

  test('the password opens it for some minutes; at another browser of the same account it opens nothing', async () => {
    const phone = new Person(server.url)
    await phone.post('/api/sign-in', { name: ann.name, password: PASSWORD })
    clock += LATER
    await ann.post('/api/proof', { password: PASSWORD })
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot' })).toBe('200')
    expect(await refusal(phone, 'POST', '/api/tokens', { name: 'bot' })).toBe('403 proof-needed')
    clock += LATER
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot' })).toBe('403 proof-needed')
  })

  test('adding a passkey does not count as showing it is you, for ever and ever', async () => {
    clock += 9 * MINUTE
    await ann.post('/api/proof', { password: PASSWORD })
    const key = new Authenticator(server.url)
    await ann.post('/api/passkeys', {
      passkey: key.make(await ann.post<{ challenge: string }>('/api/passkeys/options')),
    })
    clock += LATER
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot' })).toBe('403 proof-needed')
    const passkey = key.sign(await ann.post<{ challenge: string }>('/api/sign-in/passkey/options'))
    await ann.post('/api/proof', { passkey })
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot' })).toBe('200')
  })

  test('somebody else’s passkey or password shows nothing', async () => {
    const eve = await member(server.url)
    const key = new Authenticator(server.url)
    await eve.post('/api/passkeys', {
      passkey: key.make(await eve.post<{ challenge: string }>('/api/passkeys/options')),
    })
    clock += LATER
    const passkey = key.sign(await ann.post<{ challenge: string }>('/api/sign-in/passkey/options'))
    expect(await refusal(ann, 'POST', '/api/proof', { passkey })).toBe('401 wrong-password')
    expect(await refusal(ann, 'POST', '/api/proof', {})).toBe('403 proof-needed')
  })
})

describe('tokens', () => {
  const bot = (token: string): Person => Object.assign(new Person(server.url), { token })
  const made = async (ann: Person, wish: object = {}): Promise<Token & { token: string }> =>
    ann.post('/api/tokens', { name: 'bot', ...wish })
  const nobody = async (who: Person): Promise<boolean> => (await who.get<{ me: Me | null }>('/api/me')).me === null

  test('end with a change of password, and when their owner signs out everywhere', async () => {
    const ann = await member(server.url)
    const first = bot((await made(ann)).token)
    expect(await nobody(first)).toBe(false)
    await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'battery staple' })
    expect(await nobody(first)).toBe(true)
    const second = bot((await made(ann)).token)
    await ann.post('/api/sign-out', { everywhere: true })
    expect(await nobody(second)).toBe(true)
    expect((await second.call('POST', '/api/tables', AGAINST_A_BOT)).status).toBe(401)
  })

  test('end after their days', async () => {
    const ann = await member(server.url)
    const { token, expires, created } = await made(ann, { days: 7 })
    expect(expires - created).toBe(7 * 24 * 60 * MINUTE)
    clock += 8 * 24 * 60 * MINUTE
    expect(await nobody(bot(token))).toBe(true)
    expect((await ann.get<{ tokens: Token[] }>('/api/tokens')).tokens).toEqual([])
    await ann.post('/api/proof', { password: PASSWORD })
    expect(await refusal(ann, 'POST', '/api/tokens', { name: 'bot', days: 4000 })).toBe('400 bad-input')
  })

  test('that only read look on: they make no table, play no choice, say nothing, and see no hand', async () => {
    const ann = await member(server.url)
    const reader = bot((await made(ann, { scope: 'read' })).token)
    expect((await reader.call('POST', '/api/tables', AGAINST_A_BOT)).status).toBe(403)
    const { id } = await ann.post<TableInfo>('/api/tables', AGAINST_A_BOT)
    expect((await reader.call('GET', `/api/tables/${id}`)).status).toBe(200)
    const seat = await reader.open(id)
    expect(seat.hello.you.seat).toBeNull()
    expect(await seat.ask({ do: 'say', text: 'hello' })).toMatchObject({ refused: 'notSignedIn' })
    expect(await seat.ask({ do: 'resign' })).toMatchObject({ refused: 'notSeated' })
    seat.close()
  })

  test('a program cannot become somebody by its token, nor swallow the guest it plays for, nor read where they are told', async () => {
    const ann = await member(server.url)
    const guest = await Person.guest(server.url, 'Gil')
    const { id } = await guest.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON] })
    const program = bot((await made(guest)).token)
    const tries: [string, string, unknown?][] = [
      ['POST', '/api/sign-in', { name: ann.name, password: PASSWORD }],
      ['GET', '/api/email'],
      ['PUT', '/api/email', { email: 'eve@evil.example' }],
      ['DELETE', '/api/email'],
      ['GET', '/api/push'],
      ['POST', '/api/push', {}],
      ['GET', '/api/me/export'],
      ['GET', '/api/me/events'],
      ['POST', '/api/proof', { password: PASSWORD }],
    ]
    for (const [method, path, body] of tries) expect(await refusal(program, method, path, body)).toBe('403 forbidden')
    const { chairs } = await guest.get<TableInfo>(`/api/tables/${id}`)
    expect(chairs[0]!.player!.id).toBe(guest.id)
  })
})

describe('wrong tries of strangers', () => {
  class Far extends Person {
    readonly #from: string
    constructor(from: string) {
      super(server.url)
      this.#from = from
    }
    override get headers(): Record<string, string> {
      return { ...super.headers, 'x-forwarded-for': this.#from }
    }
  }
  const tries = async (who: Person, name: string, n: number): Promise<string[]> =>
    Promise.all(Array.from({ length: n }, () => refusal(who, 'POST', '/api/sign-in', { name, password: 'wrong' })))

  test('lock nobody out: neither at a browser they know, nor anywhere else', async () => {
    const ann = await member(server.url)
    await ann.post('/api/sign-out')
    expect((await tries(new Far('203.0.113.9'), ann.name, 12)).filter(one => one === '429 too-fast')).toHaveLength(2)
    expect((await tries(new Person(server.url), ann.name, 12)).filter(one => one === '429 too-fast')).toHaveLength(2)
    const good = { name: ann.name, password: PASSWORD }
    expect(await refusal(new Far('203.0.113.9'), 'POST', '/api/sign-in', good)).toBe('429 too-fast')
    expect(await refusal(new Far('203.0.113.10'), 'POST', '/api/sign-in', good)).toBe('200')
    expect(await refusal(ann, 'POST', '/api/sign-in', good)).toBe('200') // the same address, but Ann's own browser
  })

  test('a browser that its owner has used has tries of its own, and they are few', async () => {
    const ann = await member(server.url)
    const answers = await tries(ann, ann.name, 12)
    expect(answers.filter(one => one === '429 too-fast')).toHaveLength(2)
    const eve = await member(server.url)
    expect(await refusal(eve, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe('200')
  })

  test('from everywhere at once, they cost work, and the owner may work too', async () => {
    const ann = await member(server.url)
    for (let n = 0; n < 5; n++) await tries(new Far(`198.51.100.${n}`), ann.name, 10)
    const far = new Far('198.51.100.77')
    expect(await tries(far, ann.name, 1)).toEqual(['403 work-needed'])
    expect(await refusal(far, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe('403 work-needed')
    expect(await refusal(ann, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe('200')
  })

  test('who worked and knew the password need not work again for the code of their app; a wrong password spends it', async () => {
    const ann = await member(server.url)
    const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
    const code = (): string => {
      clock += 30_000 // each counts once
      return codeAt(secret, stepAt(Date.now() + clock))
    }
    await ann.call('PUT', '/api/second-factor', { code: code() })
    for (let n = 0; n < 5; n++) await tries(new Far(`198.51.101.${n}`), ann.name, 10)
    const far = new Far('198.51.101.77')
    const signIn = (more: object): Promise<string> =>
      refusal(far, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD, ...more })
    const work = worked(await far.post('/api/work', { for: 'sign-in' }))
    expect(await signIn({ work })).toBe('401 code-needed')
    expect(await signIn({ work, password: 'wrong' })).toBe('401 wrong-password')
    expect(await signIn({ work, code: code() })).toBe('403 work-needed')
    const more = worked(await far.post('/api/work', { for: 'sign-in' }))
    expect(await signIn({ work: more })).toBe('401 code-needed')
    expect(await signIn({ work: more, code: code() })).toBe('200')
  })
})

describe('what happened', () => {
  const events = async (who: Person): Promise<string[]> =>
    (await who.get<{ events: AccountEvent[] }>('/api/me/events')).events.map(({ kind }) => kind).reverse()

  test('a sign-in at a new browser is told from one at a browser that was there before', async () => {
    const ann = await member(server.url)
    const phone = new Person(server.url)
    phone.agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
    const sign = { name: ann.name, password: PASSWORD }
    await phone.post('/api/sign-in', sign)
    await phone.post('/api/sign-out')
    await phone.post('/api/sign-in', sign)
    expect(await events(ann)).toEqual(['new-browser', 'sign-in'])
    const { events: told } = await ann.get<{ events: AccountEvent[] }>('/api/me/events')
    expect(told[1]).toMatchObject({ agent: phone.agent, network: '127.0.0.1' })
    await ann.post('/api/tokens', { name: 'bot' })
    await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'battery staple' })
    expect((await events(ann)).slice(2)).toEqual(['token-made', 'password'])
  })
})

test('all one’s data come in one file, without secrets and without anybody else’s', async () => {
  const ann = await member(server.url)
  const { id } = await ann.post<TableInfo>('/api/tables', AGAINST_A_BOT)
  const seat = await ann.open(id)
  await seat.ask({ do: 'say', text: 'what Ann said' })
  seat.close()
  const { token } = await ann.post<{ token: string }>('/api/tokens', { name: 'my bot' })
  const eve = await member(server.url)
  const file = await ann.get<Record<string, unknown[]>>('/api/me/export')
  expect(file).toMatchObject({
    overseer: 'export',
    account: { id: ann.id, name: ann.name, guest: false },
    hasPassword: true,
    messages: [{ table: id, text: 'what Ann said' }],
    tokens: [{ name: 'my bot', scope: 'play' }],
    seats: [{ table: id, seat: 0 }],
  })
  const text = JSON.stringify(file)
  for (const hidden of [token, 'argon2id', eve.id, '"hash"']) expect(text).not.toContain(hidden)
})

test('whatever is kept by player is in that file, but for secrets', async () => {
  const ann = await member(server.url)
  const file = await ann.get<Record<string, unknown>>('/api/me/export')
  const tables = await server.database.introspection.getTables()
  const kept = tables.filter(({ columns }) => columns.some(({ name }) => name === 'player')).map(({ name }) => name)
  const secret = ['challenges', 'browsers', 'recovery_codes', 'name_claims']
  const told = { chairs: 'seats' } as Record<string, string>
  expect(kept.length).toBeGreaterThan(15)
  expect(kept.filter(name => !secret.includes(name) && !((told[name] ?? name) in file))).toEqual([])
})

test('one is signed in at fifty browsers at most: the one that was away longest is signed out', async () => {
  const ann = await member(server.url)
  const first = new Person(server.url)
  const sign = { name: ann.name, password: PASSWORD }
  await first.post('/api/sign-in', sign)
  clock += MINUTE
  for (let n = 0; n < 50; n++) {
    clock += 1000
    await new Person(server.url).post('/api/sign-in', sign)
  }
  expect((await first.get<{ me: Me | null }>('/api/me')).me).toBeNull()
  expect((await ann.get<{ me: Me | null }>('/api/me')).me).toBeNull()
})

test('a guest who claims three names at once gets one', async () => {
  const guest = await Person.guest(server.url, 'Many')
  const wishes = ['Uno', 'Dos', 'Tres'].map(name => ({ name: `${name} ${guest.id}`, password: PASSWORD }))
  const answers = await Promise.all(
    wishes.map(wish => {
      const tab = new Person(server.url)
      tab.cookie = guest.cookie
      return tab.call('POST', '/api/claim', wish)
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
