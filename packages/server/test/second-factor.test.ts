import type { AccountEvent, Me, SecondFactor } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { base32, codeAt, otpauth, stepAt, stepOf } from '../src/accounts/one-time-codes.ts'
import { SecretBox } from '../src/accounts/secret-box.ts'
import { Authenticator } from './authenticator.ts'
import { Person, testServer } from './helper.ts'
import { member, PASSWORD, refusal } from './members.ts'
import { PATHS } from './paths.ts'

const MINUTE = 60_000
let server: Server
let clock = 0
const now = (): number => Date.now() + clock
beforeAll(async () => {
  server = await testServer({}, now)
})
afterAll(() => server.close())

describe('codes of an authenticator app', () => {
  const secret = base32(Buffer.from('12345678901234567890'))

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 after %i seconds', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
  })

  test('count while the clock of a phone is off by half a minute, and no longer', () => {
    const at = 1_000_000 * 30_000
    expect([-2, -1, 0, 1, 2].map(off => stepOf(codeAt(secret, 1_000_000 + off), secret, at) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  test('are set up by a link that apps understand', () => {
    expect(otpauth('ABC', 'Ann of 76', 'vault.example')).toBe(
      'otpauth://totp/vault.example%3AAnn%20of%2076?secret=ABC&issuer=vault.example',
    )
  })
})

describe('secrets of authenticator apps', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const base64 = (...keys: Buffer[]): string => keys.map(key => key.toString('base64')).join()

  test('are sealed for their owner, and nothing else opens them', () => {
    const box = new SecretBox([one])
    const sealed = box.seal('HUSH', 'ann')
    expect(sealed).not.toContain('HUSH')
    expect(box.seal('HUSH', 'ann')).not.toBe(sealed)
    expect(box.open(sealed, 'ann')).toBe('HUSH')
    expect(() => box.open(sealed, 'ben')).toThrow()
    expect(() => box.open(`${sealed.slice(0, -2)}xx`, 'ann')).toThrow()
    expect(new SecretBox([other]).open(sealed, 'ann')).toBeUndefined()
    const newer = new SecretBox([other, one])
    expect([newer.open(sealed, 'ann'), newer.isFresh(sealed), box.isFresh(sealed)]).toEqual(['HUSH', false, true])
  })

  test.each(PATHS)('lie sealed in the database, through a change of keys: $name', async ({ environment }) => {
    const env = await environment()
    const begin = (keys: Record<string, string>): Promise<Server> => testServer({ ...env, ...keys }, now)
    const kept = async ({ database }: Server): Promise<string> =>
      (await database.selectFrom('players').select('second_factor').where('id', '=', ann.id).executeTakeFirstOrThrow())
        .second_factor!
    const first = await begin({})
    const ann = await member(first.url)
    const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
    const code = (): string => {
      clock += 30_000
      return codeAt(secret, stepAt(now()))
    }
    const invited = await first.database.selectFrom('challenges').select('challenge').execute()
    expect(JSON.stringify(invited)).not.toContain(secret)
    await ann.call('PUT', '/api/second-factor', { code: code() })
    const byTheServer = await kept(first)
    expect(byTheServer).toMatch(/^v1\./)
    await first.database.updateTable('players').set({ second_factor: secret }).where('id', '=', ann.id).execute() // as of old
    await first.close()

    const signIn = async (server: Server): Promise<string> =>
      refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD, code: code() })
    const second = await begin({ SECRET_KEY: base64(one) })
    const byKey = await kept(second)
    expect(byKey).toMatch(/^v1\./)
    expect(byKey.split('.')[1]).not.toBe(byTheServer.split('.')[1])
    expect(await signIn(second)).toBe('200')
    await second.close()
    await expect(begin({ SECRET_KEY: base64(other) })).rejects.toThrow(/^SECRET_KEY: .* 1 accounts/)
    await expect(begin({})).rejects.toThrow('SECRET_KEY')
    const third = await begin({ SECRET_KEY: base64(other, one) })
    expect((await kept(third)).split('.')[1]).not.toBe(byKey.split('.')[1])
    expect(await signIn(third)).toBe('200')
    await third.close()
    const last = await begin({ SECRET_KEY: base64(other) })
    expect(await signIn(last)).toBe('200')
    await last.close()
  })
})

/** Somebody whose account asks for the code of an app. */
async function guarded() {
  const ann = await member(server.url)
  const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
  const code = (): string => {
    clock += 30_000 // each counts once
    return codeAt(secret, stepAt(now()))
  }
  const { data } = await ann.call<{ codes: string[] }>('PUT', '/api/second-factor', { code: code() })
  const signIn = (body: object): Promise<string> =>
    refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, ...body })
  return { ann, code, recovery: data.codes, signIn }
}

describe('an account with a second factor', () => {
  test('asks for the code once the password was right, and tells nobody else that it would', async () => {
    const { code, signIn } = await guarded()
    expect(await signIn({ password: 'wrong' })).toBe('401 wrong-password')
    expect(await signIn({ password: 'wrong', code: code() })).toBe('401 wrong-password')
    expect(await signIn({ password: PASSWORD })).toBe('401 code-needed')
    expect(await signIn({ password: PASSWORD, code: '000000' })).toBe('401 wrong-code')
    expect(await signIn({ password: PASSWORD, code: code() })).toBe('200')
  })

  test('takes a code once, also if it comes twice at the same time', async () => {
    const { code, signIn } = await guarded()
    const seen = code()
    const both = await Promise.all([1, 2].map(() => signIn({ password: PASSWORD, code: seen })))
    expect(both.sort()).toEqual(['200', '401 wrong-code'])
    expect(await signIn({ password: PASSWORD, code: seen })).toBe('401 wrong-code')
  })

  test('lets nobody guess codes, not even with the password', async () => {
    const { ann, code, signIn } = await guarded()
    const tries: string[] = []
    for (let n = 0; n < 12; n++) tries.push(await signIn({ password: PASSWORD, code: String(100_000 + n) }))
    expect(tries.filter(one => one === '401 wrong-code')).toHaveLength(10)
    expect(tries.at(-1)).toBe('429 too-fast')
    // A thief who has the password shuts the owner out nowhere they have been before.
    expect(await refusal(ann, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD, code: code() })).toBe('200')
    clock += 16 * MINUTE
  })

  test('lets nobody guess codes for ever either: the wait grows, the owner hears of it and keeps ways in', async () => {
    const { ann, code, recovery, signIn } = await guarded()
    const guess = (n: number): Promise<string> => signIn({ password: PASSWORD, code: String(100_000 + n) })
    const rounds = async (): Promise<string[]> => {
      const made: string[] = []
      for (let n = 0; n < 40 && made.at(-1) !== '429 codes-spent'; n++) {
        made.push(await guess(n))
        if (made.at(-1) === '429 too-fast') clock += 16 * MINUTE
      }
      return made.filter(one => one === '401 wrong-code')
    }
    expect(await rounds()).toHaveLength(30) // in a day
    clock += 24 * 60 * MINUTE
    expect(await rounds()).toHaveLength(30)
    clock += 24 * 60 * MINUTE
    expect(await rounds()).toHaveLength(0) // in a month
    expect(await signIn({ password: PASSWORD, code: code() })).toBe('429 codes-spent') // right, but who knows
    expect(await signIn({ password: PASSWORD, code: recovery[3] })).toBe('200') // nobody guesses one
    expect(await refusal(ann, 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD, code: code() })).toBe('200')
    const { events } = await ann.get<{ events: AccountEvent[] }>('/api/me/events')
    expect(events.filter(({ kind }) => kind === 'codes-guessed').length).toBeGreaterThan(1)
    clock += 31 * 24 * 60 * MINUTE
    expect(await signIn({ password: PASSWORD, code: code() })).toBe('200')
  }, 60_000)

  test('is opened by each recovery code once, and its owner hears of it', async () => {
    const { ann, recovery, signIn } = await guarded()
    expect(recovery).toHaveLength(10)
    expect(recovery[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect(await signIn({ password: PASSWORD, code: recovery[0]!.toUpperCase().replaceAll('-', ' ') })).toBe('200')
    expect(await signIn({ password: PASSWORD, code: recovery[0] })).toBe('401 wrong-code')
    expect(await ann.get<SecondFactor>('/api/second-factor')).toEqual({ on: true, codesLeft: 9 })
    const { events } = await ann.get<{ events: AccountEvent[] }>('/api/me/events')
    expect(events.map(({ kind }) => kind)).toContain('recovery-code-used')
    await ann.post('/api/second-factor/codes')
    expect(await signIn({ password: PASSWORD, code: recovery[1] })).toBe('401 wrong-code')
  })

  test('is not turned off, nor its password changed, by the password alone', async () => {
    const { ann, code } = await guarded()
    clock += 11 * MINUTE
    expect(await refusal(ann, 'DELETE', '/api/second-factor')).toBe('403 proof-needed')
    expect(await refusal(ann, 'POST', '/api/proof', { password: PASSWORD })).toBe('401 code-needed')
    const change = { old: PASSWORD, password: 'battery staple' }
    expect(await refusal(ann, 'PUT', '/api/password', change)).toBe('401 code-needed')
    expect(await refusal(ann, 'DELETE', '/api/me', { password: PASSWORD })).toBe('401 code-needed')
    expect(await refusal(ann, 'POST', '/api/proof', { password: PASSWORD, code: code() })).toBe('200')
    expect(await refusal(ann, 'DELETE', '/api/second-factor')).toBe('200')
    expect(await refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe(
      '200',
    )
  })

  test('still opens by a passkey, which is two factors in one', async () => {
    const { ann } = await guarded()
    const key = new Authenticator(server.url)
    await ann.post('/api/passkeys', {
      passkey: key.make(await ann.post<{ challenge: string }>('/api/passkeys/options')),
    })
    const phone = new Person(server.url)
    const passkey = key.sign(await phone.post<{ challenge: string }>('/api/sign-in/passkey/options'))
    expect((await phone.post<{ me: Me }>('/api/sign-in/passkey', { passkey })).me.id).toBe(ann.id)
  })

  test('is turned on by a code of the secret that was shown, and only that', async () => {
    const ann = await member(server.url)
    expect(await refusal(ann, 'PUT', '/api/second-factor', { code: '123456' })).toBe('401 wrong-code')
    const { secret: old } = await ann.post<{ secret: string }>('/api/second-factor')
    const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
    const at = stepAt(now())
    expect(await refusal(ann, 'PUT', '/api/second-factor', { code: codeAt(old, at) })).toBe('401 wrong-code')
    expect(await refusal(ann, 'PUT', '/api/second-factor', { code: codeAt(secret, at) })).toBe('200')
    expect(await refusal(ann, 'POST', '/api/second-factor', {})).toBe('409 second-factor')
    const guest = await Person.guest(server.url, 'Gil')
    expect(await refusal(guest, 'POST', '/api/second-factor', {})).toBe('409 guest')
  })
})
