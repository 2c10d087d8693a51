import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Server } from '@overseer/server'
import { metric, Person, rounds, testServer } from './helper.ts'
import { Browser, postOffice, type Receiver, receiver } from '@overseer/proof'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A server whose clock can be put forward. */
async function server(env: Record<string, string> = {}): Promise<Server & { later(ms: number): void }> {
  let ahead = 0
  const one = await testServer({ PUSH_PRIVATE: 'true', LOG_LEVEL: 'silent', ...env }, () => Date.now() + ahead)
  onTestFinished(() => one.close())
  return { ...one, later: ms => (ahead += ms) }
}

async function target(): Promise<Receiver> {
  const one = await receiver()
  onTestFinished(() => one.close())
  return one
}

type Notices = Record<string, unknown>

async function wish(person: Person, language: string, notices: Notices): Promise<void> {
  await person.call('PATCH', '/api/me', { preferences: { language, notices } })
}

const slow = { kind: 'slow', each: 24 * HOUR, reserve: 0 }

/** A table that waits for this person, who is not there. */
async function asked(person: Person, clock: object = { kind: 'none' }): Promise<string> {
  const chairs = [{ person: true }, { bot: 'random' }]
  const wish = { game: 'shelter', options: { first: 0 }, chairs, clock }
  const { id, turn } = await person.post<{ id: string; turn: number }>('/api/tables', wish)
  expect(turn).toBe(0)
  return id
}

const soon = { timeout: 60_000 }

/** Nothing happens though the server looks. */
const quietly = (url: string): Promise<void> => rounds(url, 'notices')

describe('push', () => {
  test('somebody who is asked and away gets one notice, in their language, that only their browser can read', async () => {
    const service = await target()
    const { url, later } = await server()
    const ann = await Person.guest(url, 'Ann')
    await wish(ann, 'fr', {})
    const { key } = await ann.get<{ key: string }>('/api/push')
    const browser = new Browser(service.url)
    await ann.post('/api/push', browser.subscription)
    const id = await asked(ann, slow)
    later(2 * MINUTE)
    await expect.poll(() => service.got.length, soon).toBe(1)
    const { headers, body } = service.got[0]!
    expect(browser.read(body)).toEqual({
      title: 'Shelter\u00a0: c’est à vous de jouer',
      body: expect.stringMatching(/^Vous jouez avec des bots\. Vous avez jusqu’au \S+ \d+ \S+ à \d\d:\d\d UTC\.$/),
      url: `/#/online/table/${id}`,
      tag: id,
    })
    expect(body.toString()).not.toContain('Shelter')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id, urgency: 'normal' })
    expect(headers.authorization).toContain(`k=${key}`)
    later(10 * MINUTE)
    await quietly(url)
    expect(service.got).toHaveLength(1)
  })

  test('whoever sits at the table is not told; at a live table a minute after they have left, they are', async () => {
    const service = await target()
    const { url, later } = await server()
    const ann = await Person.guest(url, 'Ann')
    await ann.post('/api/push', new Browser(service.url).subscription)
    const id = await asked(ann, { kind: 'live', each: 10 * MINUTE, reserve: 60 * MINUTE })
    const seat = await ann.open(id)
    later(2 * MINUTE)
    await quietly(url)
    expect(service.got).toHaveLength(0)
    seat.close()
    later(20_000)
    await quietly(url)
    expect(service.got).toHaveLength(0) // that was less than a minute ago
    later(MINUTE)
    await expect.poll(() => service.got.length, soon).toBe(1)
    expect(service.got[0]!.headers.urgency).toBe('high')
  })

  test('a browser that has withdrawn its permission is forgotten', async () => {
    const service = await target()
    service.status = 410
    const { url, later, database } = await server()
    const ann = await Person.guest(url, 'Ann')
    await ann.post('/api/push', new Browser(service.url).subscription)
    await asked(ann)
    later(2 * MINUTE)
    const kept = (): Promise<unknown[]> => database.selectFrom('subscriptions').selectAll().execute()
    await expect.poll(kept, soon).toEqual([])
    expect(await database.selectFrom('notices').select('state').execute()).toEqual([{ state: 'dropped' }])
  })

  test('whoever signs out everywhere is told in no browser any more', async () => {
    const push = await target()
    const { url, database } = await server()
    const ann = await Person.guest(url, 'Ann')
    await ann.post('/api/push', new Browser(push.url).subscription)
    expect(await database.selectFrom('subscriptions').select('endpoint').execute()).toHaveLength(1)
    await ann.post('/api/sign-out', { everywhere: true })
    expect(await database.selectFrom('subscriptions').select('endpoint').execute()).toEqual([])
  })

  test('a subscription can be taken back, by its owner alone', async () => {
    const { url, database } = await server()
    const ann = await Person.guest(url, 'Ann')
    const ben = await Person.guest(url, 'Ben')
    const { subscription, endpoint } = new Browser('http://127.0.0.1:1/x')
    await ann.post('/api/push', subscription)
    const count = async (): Promise<number> => (await database.selectFrom('subscriptions').selectAll().execute()).length
    await ben.call('DELETE', '/api/push', { endpoint })
    expect(await count()).toBe(1)
    await ann.call('DELETE', '/api/push', { endpoint })
    expect(await count()).toBe(0)
  })

  test('nobody can make us post into our own network', async () => {
    const { url } = await server({ PUSH_PRIVATE: 'false' })
    const ann = await Person.guest(url, 'Ann')
    const status = async (endpoint: string): Promise<number> =>
      (await ann.call('POST', '/api/push', new Browser(endpoint).subscription)).status
    expect(await status('http://push.example/x')).toBe(400)
    expect(await status('https://127.0.0.1/x')).toBe(400)
    expect(await status('https://10.1.2.3/x')).toBe(400)
    expect(await status('https://[::1]/x')).toBe(400)
    expect(await status('https://push.example/x')).toBe(200)
  })
})

describe('slow push services', () => {
  /** A service that takes everything and never answers, under as many names as there are addresses of this machine. */
  async function silent(): Promise<{ port: number; open(): number }> {
    let open = 0
    const service = createServer(() => open++).listen(0, '127.0.0.1')
    await new Promise(resolve => service.once('listening', resolve))
    onTestFinished(() => {
      service.closeAllConnections()
      service.close()
    })
    return { port: (service.address() as AddressInfo).port, open: () => open }
  }

  test('get a few places together, and nobody else waits for them', async () => {
    const honest = await target()
    const slow = await silent()
    const { url, later } = await server()
    const ann = await Person.guest(url, 'Ann')
    await ann.post('/api/push', new Browser(honest.url.replace('127.0.0.1', 'localhost')).subscription)
    await asked(ann)
    later(2 * MINUTE)
    await expect.poll(() => honest.got.length, soon).toBe(1) // this service is known to answer
    await Promise.all(
      Array.from({ length: 110 }, async (_, n) => {
        const eve = await Person.guest(url, `Eve ${n}`)
        await eve.post('/api/push', new Browser(`http://127.0.0.1:${slow.port}/${n}`).subscription)
        await asked(eve)
      }),
    )
    later(2 * MINUTE)
    await expect.poll(() => slow.open(), soon).toBeGreaterThan(0)
    await asked(ann)
    later(2 * MINUTE)
    await expect.poll(() => honest.got.length, soon).toBe(2)
    expect(slow.open()).toBeLessThan(60) // one at a time
  })
})

const SECRET = `whsec_${Buffer.from('a secret of some twenty-four bytes').toString('base64')}`

describe('the webhook', () => {
  /** Until it has failed once, and the server has noted that. */
  const tried = async ({ url }: Server): Promise<void> => {
    const again = 'overseer_notices_total{way="webhook",outcome="retried"}'
    await expect.poll(() => metric(url, again), soon).toBe(1)
  }

  test('is signed, and tried again after a failure under the same id', async () => {
    const program = await target()
    program.status = 500
    const one = await server({ WEBHOOK_URL: program.url, WEBHOOK_SECRET: SECRET, PUBLIC_URL: 'https://vault.example' })
    const ann = await Person.guest(one.url, 'Ann')
    const id = await asked(ann)
    one.later(2 * MINUTE)
    await tried(one)
    program.status = 204
    one.later(MINUTE)
    await expect.poll(() => program.got.length, soon).toBe(2)
    const [first, second] = program.got
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    const { headers, body } = second!
    expect(JSON.parse(body.toString())).toMatchObject({
      type: 'turn',
      data: {
        table: id,
        game: 'shelter',
        seat: 0,
        player: { id: ann.id, name: 'Ann' },
        url: `https://vault.example/#/online/table/${id}`,
      },
    })
    const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body.toString()}`
    const key = Buffer.from(SECRET.slice(6), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    one.later(HOUR)
    await quietly(one.url)
    expect(program.got).toHaveLength(2)
    const metrics = await (await fetch(`${one.url}/metrics`)).text()
    expect(metrics).toContain('overseer_notices_total{way="webhook",outcome="retried"} 1')
    expect(metrics).toContain('overseer_notices_total{way="webhook",outcome="sent"} 1')
  })

  test('what could not be told in time is dropped once the turn has passed', async () => {
    const program = await target()
    program.status = 500
    const one = await server({ WEBHOOK_URL: program.url, WEBHOOK_SECRET: SECRET })
    const ann = await Person.guest(one.url, 'Ann')
    const id = await asked(ann)
    one.later(2 * MINUTE)
    await tried(one)
    const seat = await ann.open(id)
    await seat.until(() => seat.sight !== undefined)
    await seat.choose(seat.sight!.choices[0])
    program.status = 204
    one.later(5 * MINUTE)
    const states = async (): Promise<string[]> =>
      (await one.database.selectFrom('notices').select('state').orderBy('n').execute()).map(({ state }) => state)
    await expect.poll(states, soon).toEqual(['dropped'])
    expect(program.got).toHaveLength(1)
  })
})

describe('e-mail', () => {
  async function withMail() {
    const office = await postOffice()
    onTestFinished(() => office.close())
    const env = { SMTP_URL: office.url, MAIL_FROM: 'Vault <vault@vault.example>', PUBLIC_URL: 'http://vault.example' }
    return { office, ...(await server(env)) }
  }

  /** What a link in an e-mail leads to, at the server of the test. */
  const linkIn = (text: string, url: string): string =>
    /http:\/\/vault\.example(\/mail\/\S+)/.exec(text)![1]!.replace(/^/, url)

  const confirmed = async (person: Person): Promise<string | null> =>
    (await person.get<{ email: string | null }>('/api/email')).email

  test('an address counts once its owner has said so, and a link ends the e-mails with one click', async () => {
    const { office, url, later } = await withMail()
    const ann = await Person.guest(url, 'Ann')
    await wish(ann, 'de', {})
    expect((await ann.call('PUT', '/api/email', { email: 'ann@home.example' })).status).toBe(200)
    expect(office.got[0]).toMatchObject({
      to: 'ann@home.example',
      headers: { subject: 'Ist das deine E-Mail-Adresse?', from: 'Vault <vault@vault.example>' },
    })
    const link = linkIn(office.got[0]!.text, url)
    const page = await fetch(link)
    expect(await page.text()).toContain('<form method="post">')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(await confirmed(ann)).toBeNull() // a program that follows links has confirmed nothing
    expect((await fetch(link.replace(/.$/, '#'), { method: 'POST' })).status).toBe(400)
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }
    expect(await (await fetch(link, form)).text()).toContain('Bestätigt.')
    expect(await confirmed(ann)).toBe('ann@home.example')

    const id = await asked(ann)
    later(2 * MINUTE)
    await expect.poll(() => office.got.length, soon).toBe(2)
    const { headers, text, html } = office.got[1]!
    expect(headers.subject).toBe('Shelter: Du bist am Zug')
    expect(text).toContain(`http://vault.example/#/online/table/${id}`)
    expect(html).toContain('lang="de"')
    expect(html).toContain(`href="http://vault.example/#/online/table/${id}"`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const stop = linkIn(headers['list-unsubscribe']!.replace(/[<>]/g, ''), url)
    expect(text).toContain(stop.replace(url, 'http://vault.example'))
    await fetch(stop, { ...form, body: 'List-Unsubscribe=One-Click' })
    const { me } = await ann.get<{ me: { preferences: { notices: Notices } } }>('/api/me')
    expect(me.preferences.notices.email).toBe('off')
    await asked(ann)
    later(5 * MINUTE)
    await quietly(url)
    expect(office.got).toHaveLength(2)
  })

  async function confirmedPerson(url: string, name: string, notices: Notices, office: { got: { text: string }[] }) {
    const person = await Person.guest(url, name)
    await person.call('PUT', '/api/email', { email: `${name}@home.example` })
    await fetch(linkIn(office.got.at(-1)!.text, url), { method: 'POST' })
    await wish(person, 'en', notices)
    return person
  }

  test('a digest comes once a day, with all tables that wait then', async () => {
    const { office, url, later, database } = await withMail()
    const digest = { at: 9, zone: 'Asia/Kathmandu' }
    const ann = await confirmedPerson(url, 'ann', { email: 'digest', digest }, office)
    const tables = [await asked(ann), await asked(ann), await asked(ann)]
    later(2 * MINUTE)
    const waiting = (): Promise<{ due: number }[]> => database.selectFrom('notices').select('due').execute()
    await expect.poll(async () => (await waiting()).length, soon).toBe(3)
    await quietly(url)
    expect(office.got).toHaveLength(1) // the one to confirm
    const due = (await waiting()).map(row => row.due)
    expect(new Set(due).size).toBe(1)
    expect(new Date(due[0]!).toISOString()).toMatch(/T03:15:00/) // nine in Kathmandu
    const seat = await ann.open(tables[1]!)
    await seat.until(() => seat.sight !== undefined)
    await seat.choose(seat.sight!.choices[0])
    later(due[0]! - Date.now())
    await expect.poll(() => office.got.length, soon).toBe(2)
    const { headers, text } = office.got[1]!
    expect(headers.subject).toBe('2 games are waiting for you')
    expect(tables.map(id => text.includes(id))).toEqual([true, false, true])
  })

  test('in quiet hours nothing is sent; it is when they are over', async () => {
    const { office, url, later, database } = await withMail()
    const hour = new Date().getUTCHours()
    const quiet = { from: hour, to: (hour + 3) % 24, zone: 'UTC' }
    const ann = await confirmedPerson(url, 'ann', { email: 'turn', quiet }, office)
    await asked(ann)
    later(2 * MINUTE)
    const waiting = (): Promise<{ due: number }[]> => database.selectFrom('notices').select('due').execute()
    await expect.poll(async () => (await waiting()).length, soon).toBe(1)
    await quietly(url)
    expect(office.got).toHaveLength(1)
    later((await waiting())[0]!.due - Date.now())
    await expect.poll(() => office.got.length, soon).toBe(2)
  })

  test('a link works once, and brings no address back that its owner has removed; the mail says nothing of the sender’s', async () => {
    const { office, url } = await withMail()
    const ann = await Person.guest(url, 'Win at evil.top')
    const ask = (): Promise<unknown> => ann.call('PUT', '/api/email', { email: 'ann@home.example' })
    await ask()
    await ask()
    const [first, second] = office.got.map(({ text }) => linkIn(text, url)) as [string, string]
    expect(office.got[0]!.text).not.toContain('evil')
    const follow = async (link: string): Promise<number> => (await fetch(link, { method: 'POST' })).status
    expect(await follow(first)).toBe(200)
    expect(await follow(first)).toBe(400)
    await ann.call('DELETE', '/api/email')
    expect(await follow(second)).toBe(400)
    expect(await confirmed(ann)).toBeNull()
  })

  test('a mailbox is asked three times an hour at most, however its address is spelled', async () => {
    const { office, url } = await withMail()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      const person = await Person.guest(url, 'Ann')
      const email = ['ann@home.example', 'Ann@Home.example', 'ann+a@home.example', 'ann+b@home.example'][n]
      statuses.push((await person.call('PUT', '/api/email', { email })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(office.got).toHaveLength(3)
    const owner = await Person.named(url, 'Ann') // whom no guests keep from their own address
    expect((await owner.call('PUT', '/api/email', { email: 'ann@home.example' })).status).toBe(200)
  })

  test('a network has strangers written to twenty times an hour at most, and dots make no other mailbox at Gmail', async () => {
    const { office, url } = await withMail()
    const ask = async (email: string): Promise<number> =>
      (await (await Person.guest(url, 'Ann')).call('PUT', '/api/email', { email })).status
    const dotted = ['ann.lee', 'a.n.n.lee', 'annlee+x', 'an.nlee'].map(box => `${box}@gmail.com`)
    expect(await Promise.all(dotted.map(ask)).then(all => all.sort())).toEqual([200, 200, 200, 429])
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`victim${n}@home.example`)))
    expect(many.filter(status => status === 200)).toHaveLength(17)
    expect(office.got).toHaveLength(20)
  })

  test('without a mail server there are no e-mails', async () => {
    const { url } = await server()
    const ann = await Person.guest(url, 'Ann')
    expect(await ann.get('/api/email')).toEqual({ email: null, available: false })
    expect(await ann.call('PUT', '/api/email', { email: 'ann@home.example' })).toMatchObject({
      status: 409,
      data: { error: { code: 'no-mail' } },
    })
  })
})
