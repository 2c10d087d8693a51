import { postOffice } from '@overseer/proof'
import type { Me } from '@overseer/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { codeAt, stepAt } from '../src/accounts/one-time-codes.ts'
import { Person, testServer } from './helper.ts'
import { member, PASSWORD, refusal } from './members.ts'

const MINUTE = 60_000
const soon = { timeout: 60_000 }

/** A server that sends e-mails, and somebody there who has confirmed an address. */
async function withMail() {
  const office = await postOffice()
  let clock = 0
  const env = { SMTP_URL: office.url, MAIL_FROM: 'vault@vault.example', PUBLIC_URL: 'http://vault.example' }
  const server = await testServer(env, () => Date.now() + clock)
  onTestFinished(async () => {
    await server.close()
    office.close()
  })
  const confirm = async (): Promise<void> => {
    const link = /http:\/\/vault\.example(\/mail\/\S+)/.exec(office.got.at(-1)!.text)![1]!
    expect((await fetch(server.url + link, { method: 'POST' })).status).toBe(200)
  }
  const ann = await member(server.url)
  await ann.call('PUT', '/api/email', { email: 'ann@home.example' })
  await confirm()
  const mails = (to: string, subject: RegExp) =>
    office.got.filter(mail => mail.to === to && subject.test(mail.headers.subject!))
  /** The secret of the link that came last. */
  const link = async (n = 1): Promise<string> => {
    await expect.poll(() => mails('ann@home.example', /new password/).length, soon).toBe(n)
    return /#\/online\/reset\/([\w-]+)/.exec(mails('ann@home.example', /new password/).at(-1)!.text)![1]!
  }
  const forget = (email = 'ann@home.example'): Promise<string> =>
    refusal(new Person(server.url), 'POST', '/api/password/forgotten', { email })
  const reset = (token: string, more: object = {}): Promise<string> =>
    refusal(new Person(server.url), 'POST', '/api/password/reset', { token, password: 'battery staple', ...more })
  const later = (ms: number): void => void (clock += ms)
  return { server, office, ann, mails, link, forget, reset, confirm, later, now: () => Date.now() + clock }
}

describe('the way back by e-mail', () => {
  test('a link sets a new password, once; everybody else is signed out, tokens end, and the owner hears of it', async () => {
    const { server, ann, link, forget, mails } = await withMail()
    const { token: program } = await ann.post<{ token: string }>('/api/tokens', { name: 'bot' })
    expect(await forget('Ann@Home.example')).toBe('200')
    const token = await link()
    const phone = new Person(server.url)
    const { me } = await phone.post<{ me: Me }>('/api/password/reset', { token, password: 'battery staple' })
    expect(me.id).toBe(ann.id)
    expect((await phone.get<{ me: Me }>('/api/me')).me.id).toBe(ann.id)
    expect((await ann.get<{ me: Me | null }>('/api/me')).me).toBeNull()
    const bot = Object.assign(new Person(server.url), { token: program })
    expect((await bot.get<{ me: Me | null }>('/api/me')).me).toBeNull()
    const again = { token, password: 'another good one' }
    expect(await refusal(phone, 'POST', '/api/password/reset', again)).toBe('400 link-used')
    const old = { name: ann.name, password: PASSWORD }
    expect(await refusal(new Person(server.url), 'POST', '/api/sign-in', old)).toBe('401 wrong-password')
    await expect.poll(() => mails('ann@home.example', /was reset/).length, soon).toBe(1)
  })

  test('nobody learns who has an account: every address is answered alike, and strangers are not written to', async () => {
    const { server, office, forget } = await withMail()
    const guest = await Person.guest(server.url, 'Gil')
    const before = office.got.length
    expect(await forget('nobody@home.example')).toBe('200')
    expect(await forget('ANN@home.example.evil.example')).toBe('200')
    expect(await refusal(guest, 'POST', '/api/password/forgotten', { email: 'x@y.example' })).toBe('200')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(office.got.length).toBe(before)
  })

  test('a link ends after an hour, with a change of password, and with the address', async () => {
    const { ann, link, forget, reset, later } = await withMail()
    await forget()
    const first = await link()
    later(61 * MINUTE)
    expect(await reset(first)).toBe('400 link-used')
    await forget()
    const second = await link(2)
    await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'my own new one' })
    expect(await reset(second)).toBe('400 link-used')
    await forget()
    const third = await link(3)
    await ann.call('DELETE', '/api/email')
    expect(await reset(third)).toBe('400 link-used')
    expect(await reset('a'.repeat(43))).toBe('400 link-used')
  })

  test('an address that a thief had asked about is not confirmed after a change of password, or once all are signed out', async () => {
    const { server, ann, office } = await withMail()
    const link = async (email: string): Promise<string> => {
      await ann.call('PUT', '/api/email', { email })
      const { text } = office.got.findLast(mail => mail.to === email)!
      return /http:\/\/vault\.example(\/mail\/\S+)/.exec(text)![1]!
    }
    const follow = async (path: string): Promise<number> => (await fetch(server.url + path, { method: 'POST' })).status
    const first = await link('eve@evil.example')
    await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'my own new one' })
    expect(await follow(first)).toBe(400)
    const second = await link('mal@evil.example')
    await ann.post('/api/sign-out', { everywhere: true })
    expect(await follow(second)).toBe(400)
    await ann.post('/api/sign-in', { name: ann.name, password: 'my own new one' })
    expect(await ann.get('/api/email')).toMatchObject({ email: 'ann@home.example' })
  })

  test('of one link that comes twice at the same time one counts', async () => {
    const { link, forget, reset } = await withMail()
    await forget()
    const token = await link()
    const both = await Promise.all([reset(token), reset(token, { password: 'another good one' })])
    expect(both.sort()).toEqual(['200', '400 link-used'])
  })

  test('whoever reads somebody’s mail still has not got their second factor', async () => {
    const { ann, link, forget, reset, now } = await withMail()
    const { secret } = await ann.post<{ secret: string }>('/api/second-factor')
    await ann.call('PUT', '/api/second-factor', { code: codeAt(secret, stepAt(now())) })
    await forget()
    const token = await link()
    expect(await reset(token)).toBe('401 code-needed')
    expect(await reset(token, { code: '123456' })).toBe('401 wrong-code')
    expect(await reset(token, { code: codeAt(secret, stepAt(now()) + 1) })).toBe('200')
  })

  test('a flood of requests sends three mails an hour, and a weak password uses no link up', async () => {
    const { office, link, forget, reset } = await withMail()
    for (let n = 0; n < 8; n++) await forget()
    const token = await link(3)
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(office.got.filter(({ headers }) => /new password/.test(headers.subject!))).toHaveLength(3)
    expect(await reset(token, { password: 'password123' })).toBe('400 weak-password')
    expect(await reset(token)).toBe('200')
  })

  test('without a mail server there is no such way', async () => {
    const server = await testServer()
    onTestFinished(() => server.close())
    const email = 'ann@home.example'
    expect(await refusal(new Person(server.url), 'POST', '/api/password/forgotten', { email })).toBe('409 no-mail')
  })
})

describe('an owner is told by e-mail', () => {
  test('of a sign-in at a new browser, by its name and nothing else that the thief could write', async () => {
    const { server, ann, mails } = await withMail()
    const thief = new Person(server.url)
    thief.agent = 'Win caps at evil.top/x Firefox/140.0 (Windows NT 10.0)'
    await thief.post('/api/sign-in', { name: ann.name, password: PASSWORD })
    await expect.poll(() => mails('ann@home.example', /New sign-in/).length, soon).toBe(1)
    const { text } = mails('ann@home.example', /New sign-in/)[0]!
    expect(text).toContain('Firefox, Windows')
    expect(text).toContain('http://vault.example/#/online/account')
    expect(text).not.toContain('evil')
    await thief.post('/api/sign-in', { name: ann.name, password: PASSWORD })
    await ann.post('/api/sign-in', { name: ann.name, password: PASSWORD })
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(mails('ann@home.example', /New sign-in/)).toHaveLength(1)
  })

  test('of a new address at the old one', async () => {
    const { ann, office, mails, confirm } = await withMail()
    await ann.call('PUT', '/api/email', { email: 'eve@evil.example' })
    expect(office.got.at(-1)!.to).toBe('eve@evil.example')
    await confirm()
    await expect.poll(() => mails('ann@home.example', /address was changed/).length, soon).toBe(1)
    expect(mails('eve@evil.example', /address was changed/)).toEqual([])
  })
})
