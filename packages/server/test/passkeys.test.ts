import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Authenticator } from './authenticator.ts'
import { Person, testServer } from './helper.ts'
import { elsewhere, member, nameFor, PASSWORD, refusal, type Signed, whoIs } from './members.ts'

let server: Server
let clock = 0
beforeAll(async () => {
  server = await testServer({}, () => Date.now() + clock)
})
afterAll(() => server.close())

interface Options {
  readonly challenge: string
}

describe('passkeys', () => {
  /** A device with a passkey for the account of whoever sits there. */
  async function device(person: Person): Promise<Authenticator> {
    const key = new Authenticator(server.url)
    const passkey = key.make(await person.post<Options>('/api/passkeys/options', {}))
    await person.post('/api/passkeys', { passkey })
    return key
  }

  const signed = async (person: Person, key: Authenticator): Promise<object> =>
    key.sign(await person.post<Options>('/api/sign-in/passkey/options', {}))

  test('a guest claims a name without any password, and comes back by a touch', async () => {
    const guest = await Person.guest(server.url, 'Kim')
    const name = nameFor('Kim')
    const key = new Authenticator(server.url)
    const options = await guest.post<Options & { user: { name: string } }>('/api/passkeys/options', { name })
    expect(options.user.name).toBe(name)
    await guest.post('/api/claim', { name, passkey: key.make(options) })
    const phone = new Person(server.url)
    const { me } = await phone.post<Signed>('/api/sign-in/passkey', { passkey: await signed(phone, key) })
    expect(me).toMatchObject({ id: guest.id, name, guest: false })
  })

  test('a name that somebody has is refused before a device makes a passkey for it', async () => {
    const ann = await member(server.url)
    const guest = await Person.guest(server.url, 'Eve')
    expect(await refusal(guest, 'POST', '/api/passkeys/options', { name: ann.name.toUpperCase() })).toBe(
      '409 name-taken',
    )
  })

  test('several devices open the same account; the last way back cannot be thrown away', async () => {
    const guest = await Person.guest(server.url, 'Lee')
    const name = nameFor('Lee')
    const first = new Authenticator(server.url)
    await guest.post('/api/claim', {
      name,
      passkey: first.make(await guest.post<Options>('/api/passkeys/options', { name })),
    })
    const second = await device(guest)
    for (const key of [first, second]) {
      const phone = new Person(server.url)
      expect((await phone.post<Signed>('/api/sign-in/passkey', { passkey: await signed(phone, key) })).me!.id).toBe(
        guest.id,
      )
    }
    const gone = first.id.toString('base64url')
    const { data } = await guest.call<{ passkeys: { id: string }[] }>('DELETE', `/api/passkeys/${gone}`)
    expect(data.passkeys.map(({ id }) => id)).toEqual([second.id.toString('base64url')])
    expect(await refusal(guest, 'DELETE', `/api/passkeys/${data.passkeys[0]!.id}`)).toBe('409 last-passkey')
    expect(
      await refusal(new Person(server.url), 'POST', '/api/sign-in/passkey', { passkey: await signed(guest, first) }),
    ).toBe('401 bad-passkey')
  })

  test('a signature counts once, for a while, and only for what we asked', async () => {
    const ann = await member(server.url)
    const key = await device(ann)
    const phone = new Person(server.url)
    const passkey = await signed(phone, key)
    await phone.post('/api/sign-in/passkey', { passkey })
    const thief = new Person(server.url)
    expect(await refusal(thief, 'POST', '/api/sign-in/passkey', { passkey })).toBe('401 bad-passkey')
    expect(await refusal(thief, 'POST', '/api/sign-in/passkey', { passkey: key.sign({ challenge: 'bXkgb3du' }) })).toBe(
      '401 bad-passkey',
    )
    const late = await signed(thief, key)
    clock += 6 * 60_000
    expect(await refusal(thief, 'POST', '/api/sign-in/passkey', { passkey: late })).toBe('401 bad-passkey')
  })

  test('a passkey of another site, or one made for somebody else’s question, is refused', async () => {
    const [ann, eve] = [await member(server.url), await member(server.url)]
    const foreign = new Authenticator('http://evil.example')
    const asked = await ann.post<Options>('/api/passkeys/options', {})
    expect(await refusal(ann, 'POST', '/api/passkeys', { passkey: foreign.make(asked) })).toBe('401 bad-passkey')
    const again = await ann.post<Options>('/api/passkeys/options', {})
    const made = new Authenticator(server.url).make(again)
    expect(await refusal(eve, 'POST', '/api/passkeys', { passkey: made })).toBe('401 bad-passkey')
  })

  test('a passkey shows that it is you: it sets a password and deletes the account', async () => {
    const guest = await Person.guest(server.url, 'Max')
    const name = nameFor('Max')
    const key = new Authenticator(server.url)
    await guest.post('/api/claim', {
      name,
      passkey: key.make(await guest.post<Options>('/api/passkeys/options', { name })),
    })
    expect(await refusal(guest, 'PUT', '/api/password', { password: PASSWORD })).toBe('403 proof-needed')
    const passkey = await signed(guest, key)
    expect((await guest.call('PUT', '/api/password', { password: PASSWORD, passkey })).status).toBe(200)
    expect((await elsewhere(server.url, name)).id).toBe(guest.id)
    expect((await guest.call('DELETE', '/api/me', { passkey: await signed(guest, key) })).status).toBe(200)
    expect(await whoIs(guest)).toBeNull()
  })
})

describe('two processes on one database', () => {
  test('one asks for a passkey, the other checks it; wrong passwords count at both together', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'overseer-'))
    const env = { DATABASE_URL: `sqlite:${join(folder, 'overseer.db')}`, PUBLIC_URL: 'https://overseer.example' }
    const both = [await testServer(env), await testServer(env)]
    const ann = await Person.guest(both[0]!.url, 'Ann')
    const there = new Person(both[1]!.url)
    there.cookie = ann.cookie
    const key = new Authenticator(env.PUBLIC_URL)
    const options = await ann.post<Options>('/api/passkeys/options', { name: 'Ann' })
    await there.post('/api/claim', { name: 'Ann', passkey: key.make(options) })
    const passkey = key.sign(await ann.post<Options>('/api/sign-in/passkey/options'))
    expect((await there.post<Signed>('/api/sign-in/passkey', { passkey })).me!.name).toBe('Ann')
    const tries: string[] = []
    const [eve, mallory] = both.map(one => new Person(one.url)) as [Person, Person]
    for (let n = 0; n < 11; n++)
      tries.push(await refusal(n % 2 === 0 ? eve : mallory, 'POST', '/api/sign-in', { name: 'Ann', password: 'wrong' }))
    expect(tries.filter(answer => answer === '401 wrong-password')).toHaveLength(10)
    expect(tries.at(-1)).toBe('429 too-fast')
    for (const one of both) await one.close()
    rmSync(folder, { recursive: true })
  })
})
