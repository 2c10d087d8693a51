import type { Session, TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Authenticator } from './authenticator.ts'
import { Person, testServer } from './helper.ts'
import { elsewhere, member, nameFor, PASSWORD, refusal, type Signed, whoIs } from './members.ts'
import { allWatching, eventually, PERSON, playOn, tableOf } from './tables.ts'

let server: Server
let clock = 0
beforeAll(async () => {
  server = await testServer({}, () => Date.now() + clock)
})
afterAll(() => server.close())

describe('a name of one’s own', () => {
  test('a guest claims a name, and signs in with it on another browser to the same games', async () => {
    const guest = await Person.guest(server.url, 'Dora')
    const { id } = await guest.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON] })
    const name = nameFor('Dora')
    const { me } = await guest.post<Signed>('/api/claim', { name, password: PASSWORD })
    expect(me).toMatchObject({ id: guest.id, name, guest: false })
    const phone = await elsewhere(server.url, name)
    expect(phone.id).toBe(guest.id)
    const { tables } = await phone.get<{ tables: TableInfo[] }>('/api/my/tables?status=open')
    expect(tables.map(table => table.id)).toEqual([id])
  })

  test.each([
    ['another case', 'Ida Stone', 'IDA STONE'],
    ['wide letters', 'Bob7', 'Ｂｏｂ７'],
    ['Cyrillic letters that look the same', 'Peace', 'Реасе'],
    ['an accent typed in two ways', 'Zoé', 'Zoe\u0301'],
    ['a sharp s', 'Strauß', 'STRAUSS'],
    ['a ligature', 'Fife', 'ﬁfe'],
  ])('a name that differs only by %s is taken', async (_by, name, twin) => {
    await member(server.url, name)
    const guest = await Person.guest(server.url, 'Eve')
    expect(await refusal(guest, 'POST', '/api/claim', { name: twin, password: PASSWORD })).toBe('409 name-taken')
    expect((await whoIs(guest))!.guest).toBe(true)
  })

  test('two who want the same name at the same instant: one gets it', async () => {
    const name = nameFor('Twin')
    const both = await Promise.all([Person.guest(server.url, 'a'), Person.guest(server.url, 'b')])
    const answers = await Promise.all(both.map(one => one.call('POST', '/api/claim', { name, password: PASSWORD })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a short password, or none, keeps no name', async () => {
    const guest = await Person.guest(server.url, 'Eve')
    expect(await refusal(guest, 'POST', '/api/claim', { name: 'Eve', password: 'short' })).toBe('400 bad-input')
    expect(await refusal(guest, 'POST', '/api/claim', { name: 'Eve' })).toBe('400 bad-input')
  })

  test('members may change their name, but not to somebody else’s', async () => {
    const [ann, ben] = [await member(server.url), await member(server.url)]
    expect((await ann.call('PATCH', '/api/me', { name: ben.name.toUpperCase() })).status).toBe(409)
    const name = nameFor('Anna')
    await ann.call('PATCH', '/api/me', { name })
    expect((await elsewhere(server.url, name)).id).toBe(ann.id)
    expect(await refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe(
      '401 wrong-password',
    )
  })

  test('what one wishes is the same everywhere', async () => {
    const ann = await member(server.url)
    const zone = 'Europe/Berlin'
    const notices = { push: false, email: 'digest', quiet: { from: 22, to: 7, zone }, digest: { at: 18, zone } }
    const preferences = { language: 'ru', theme: 'terminal', notices }
    await ann.call('PATCH', '/api/me', { preferences })
    expect((await whoIs(await elsewhere(server.url, ann.name)))!.preferences).toEqual(preferences)
  })
})

describe('passwords', () => {
  test('are stored as argon2id with salt and costs', async () => {
    const [ann, ben] = [await member(server.url), await member(server.url)]
    const rows = await server.database
      .selectFrom('players')
      .select('password')
      .where('id', 'in', [ann.id, ben.id])
      .execute()
    for (const { password } of rows)
      expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(rows[0]!.password).not.toBe(rows[1]!.password)
  })

  test('a wrong password and an unknown name are answered alike', async () => {
    const ann = await member(server.url)
    const stranger = new Person(server.url)
    const wrong = await stranger.call('POST', '/api/sign-in', { name: ann.name, password: 'wrong horse' })
    const unknown = await stranger.call('POST', '/api/sign-in', { name: 'Nobody At All', password: PASSWORD })
    expect(wrong.status).toBe(401)
    expect(unknown).toEqual(wrong)
  })

  test('may be changed by whoever knows the old one; every other browser is signed out', async () => {
    const ann = await member(server.url)
    const phone = await elsewhere(server.url, ann.name)
    expect(await refusal(ann, 'PUT', '/api/password', { password: 'battery staple' })).toBe('403 proof-needed')
    expect(await refusal(ann, 'PUT', '/api/password', { old: 'wrong', password: 'battery staple' })).toBe(
      '401 wrong-password',
    )
    const before = ann.cookie
    expect((await ann.call('PUT', '/api/password', { old: PASSWORD, password: 'battery staple' })).status).toBe(200)
    expect(ann.cookie).not.toBe(before)
    expect((await whoIs(ann))!.id).toBe(ann.id)
    expect(await whoIs(phone)).toBeNull()
    expect((await elsewhere(server.url, ann.name, 'battery staple')).id).toBe(ann.id)
  })

  test('after ten wrong ones at a name nobody gets in from there for a while, not even with the right one', async () => {
    const ann = await member(server.url)
    const thieves = await Promise.all(
      Array.from({ length: 11 }, () =>
        refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, password: 'wrong' }),
      ),
    )
    expect(thieves.filter(answer => answer === '429 too-fast')).toHaveLength(1)
    expect(await refusal(new Person(server.url), 'POST', '/api/sign-in', { name: ann.name, password: PASSWORD })).toBe(
      '429 too-fast',
    )
    clock += 16 * 60_000
    expect((await elsewhere(server.url, ann.name)).id).toBe(ann.id)
  })

  test('thirty wrong ones from an address are enough, at however many names, and a right one in between clears nothing', async () => {
    clock += 16 * 60_000
    const ann = await member(server.url)
    for (let n = 0; n < 30; n++) {
      if (n % 10 === 0) await elsewhere(server.url, ann.name)
      expect(
        await refusal(new Person(server.url), 'POST', '/api/sign-in', { name: `guess ${n}`, password: 'wrong' }),
      ).toBe('401 wrong-password')
    }
    expect(await refusal(new Person(server.url), 'POST', '/api/sign-in', { name: 'guess 31', password: 'wrong' })).toBe(
      '429 too-fast',
    )
    clock += 16 * 60_000
  })
})

describe('sessions', () => {
  test('whoever signs out leaves the tables open there at once, and those of their other browsers stay', async () => {
    const ann = await member(server.url)
    const phone = await elsewhere(server.url, ann.name)
    const table = await tableOf([ann], { chairs: [PERSON, { bot: 'random' }] })
    const [here, there] = await allWatching([ann, phone], table)
    const ended = new Promise<number>(resolve => here!.socket.on('close', resolve))
    await ann.post('/api/sign-out')
    expect(await ended).toBe(4401)
    expect(await whoIs(phone)).not.toBeNull()
    expect((await there!.ask({ do: 'ping' })).is).toBe('pong')
  })

  test('a table stays open when its guest claims a name, and closes when that name signs out', async () => {
    const guest = await Person.guest(server.url, 'Sue')
    const table = await tableOf([guest], { chairs: [PERSON, { bot: 'random' }] })
    const [seat] = await allWatching([guest], table)
    await guest.post('/api/claim', { name: nameFor('Sue'), password: PASSWORD })
    expect((await seat!.ask({ do: 'ping' })).is).toBe('pong')
    await guest.post('/api/sign-out')
    await eventually(async () => Promise.resolve(seat!.closed), Boolean)
  })

  test('to sign out one browser from another closes what that one has open, and nothing else', async () => {
    const ann = await member(server.url)
    const phone = await elsewhere(server.url, ann.name)
    const table = await tableOf([ann], { chairs: [PERSON, { bot: 'random' }] })
    const [here, there] = await allWatching([ann, phone], table)
    const { sessions } = await ann.get<{ sessions: Session[] }>('/api/sessions')
    await ann.call('DELETE', `/api/sessions/${sessions.find(one => !one.here)!.id}`)
    await eventually(async () => Promise.resolve(there!.closed), Boolean)
    expect((await here!.ask({ do: 'ping' })).is).toBe('pong')
  })

  test('a new one begins whenever one becomes somebody else, and the old one opens nothing', async () => {
    const guest = await Person.guest(server.url, 'Sam')
    const asGuest = guest.cookie
    await guest.post('/api/claim', { name: nameFor('Sam'), password: PASSWORD })
    expect(guest.cookie).not.toBe(asGuest)
    const old = new Person(server.url)
    old.cookie = asGuest
    expect(await whoIs(old)).toBeNull()
  })

  test('one sees where one is signed in, and signs out there', async () => {
    const ann = await member(server.url)
    const phone = await elsewhere(server.url, ann.name)
    const { sessions } = await ann.get<{ sessions: Session[] }>('/api/sessions')
    expect(sessions.map(({ agent, here }) => [agent, here]).sort()).toEqual([
      ['a browser', true],
      ['another browser', false],
    ])
    expect(JSON.stringify(sessions)).not.toContain(ann.cookie.split('=')[1]!.slice(0, 20))
    const { id } = sessions.find(({ here }) => !here)!
    expect(await refusal(await member(server.url), 'DELETE', `/api/sessions/${id}`)).toBe('404 not-found')
    expect((await ann.call('DELETE', `/api/sessions/${id}`)).status).toBe(200)
    expect(await whoIs(phone)).toBeNull()
    expect((await whoIs(ann))!.id).toBe(ann.id)
  })

  test('signed out everywhere is everywhere: open tables are closed too', async () => {
    const ann = await member(server.url)
    const phone = await elsewhere(server.url, ann.name)
    const table = await tableOf([ann], { chairs: [PERSON, { bot: 'random' }] })
    const [seat] = await allWatching([phone], table)
    await ann.post('/api/sign-out', { everywhere: true })
    await eventually(async () => Promise.resolve(seat!.closed), Boolean)
    expect(await whoIs(ann)).toBeNull()
    expect(await whoIs(phone)).toBeNull()
  })
})

describe('a guest who turns out to have an account', () => {
  test('brings the tables along and plays on', async () => {
    const ann = await member(server.url)
    const ben = await Person.guest(server.url, 'Ben')
    const guest = await Person.guest(server.url, 'Somebody')
    const table = await tableOf([guest, ben])
    const before = await allWatching([guest, ben], table)
    await playOn(before, 4)
    const chatted = await before[0]!.ask({ do: 'say', text: 'it is me' })
    expect(chatted.is).toBe('done')
    const { me } = await guest.post<Signed>('/api/sign-in', { name: ann.name, password: PASSWORD })
    expect(me!.id).toBe(ann.id)
    await eventually(async () => Promise.resolve(before[0]!.closed), Boolean)
    const info = await guest.get<TableInfo>(`/api/tables/${table}`)
    expect(info.chairs[0]!.player).toEqual({ id: ann.id, name: ann.name, guest: false })
    expect(info.host).toBe(ann.id)
    const after = await allWatching([guest, ben], table)
    expect(after[0]!.hello.said[0]!.name).toBe(ann.name)
    expect(await playOn(after, 4)).toBe(4)
    const left = await server.database.selectFrom('players').select('id').where('name', '=', 'Somebody').execute()
    expect(left).toEqual([])
  })

  test('has no second chair where the account sits already: a bot plays on there', async () => {
    const ann = await member(server.url)
    const guest = await Person.guest(server.url, 'Again')
    const table = await tableOf([ann, guest])
    await guest.post('/api/sign-in', { name: ann.name, password: PASSWORD })
    const info = await ann.get<TableInfo>(`/api/tables/${table}`)
    expect(info.chairs.map(({ player }) => player?.name)).toEqual([ann.name, ''])
    const [seat] = await allWatching([ann], table)
    await seat!.until(() => seat!.sight!.stead[1] === 'officer')
  })

  test('may leave them behind', async () => {
    const ann = await member(server.url)
    const guest = await Person.guest(server.url, 'Leaving')
    const { id } = await guest.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON] })
    await guest.post('/api/sign-in', { name: ann.name, password: PASSWORD, bring: false })
    expect((await guest.get<TableInfo>(`/api/tables/${id}`)).status).toBe('dropped')
  })

  test('keeps everything when the password is wrong', async () => {
    const ann = await member(server.url)
    const guest = await Person.guest(server.url, 'Still here')
    expect(await refusal(guest, 'POST', '/api/sign-in', { name: ann.name, password: 'wrong horse' })).toBe(
      '401 wrong-password',
    )
    expect((await whoIs(guest))!.id).toBe(guest.id)
  })
})

describe('deleting an account', () => {
  test('takes the owner’s word, not only an open browser', async () => {
    const ann = await member(server.url)
    expect(await refusal(ann, 'DELETE', '/api/me', {})).toBe('403 proof-needed')
    expect(await refusal(ann, 'DELETE', '/api/me', { password: 'wrong horse' })).toBe('401 wrong-password')
    expect((await whoIs(ann))!.id).toBe(ann.id)
  })

  test('really deletes: nothing of the person is left anywhere, and the game goes on with a bot', async () => {
    const name = nameFor('Zebulon')
    const ann = await member(server.url, name)
    const ben = await Person.guest(server.url, 'Ben')
    const key = new Authenticator(server.url)
    await ann.post('/api/passkeys', {
      passkey: key.make(await ann.post<{ challenge: string }>('/api/passkeys/options', {})),
    })
    await ann.post('/api/tokens', { name: 'my bot' })
    const { id: open } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON] })
    const table = await tableOf([ben, ann])
    const seats = await allWatching([ben, ann], table)
    await seats[1]!.ask({ do: 'say', text: 'a secret of Zebulon' })
    expect((await ann.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200)

    expect(await whoIs(ann)).toBeNull()
    await eventually(async () => Promise.resolve(seats[1]!.closed), Boolean)
    const everything = await contents()
    expect(everything).not.toContain('Zebulon')
    expect(everything).not.toContain(key.id.toString('base64url'))
    for (const rows of ['players', 'sessions', 'tokens', 'passkeys', 'messages'] as const)
      expect(JSON.stringify(await server.database.selectFrom(rows).selectAll().execute())).not.toContain(ann.id)
    expect((await ben.get<TableInfo>(`/api/tables/${open}`)).status).toBe('dropped')
    const info = await ben.get<TableInfo>(`/api/tables/${table}`)
    expect(info.chairs[1]!.player!.name).toBe('')
    await seats[0]!.until(() => seats[0]!.sight!.stead[1] === 'officer')
  })

  test('guests only have to ask', async () => {
    const guest = await Person.guest(server.url, 'Gone')
    expect((await guest.call('DELETE', '/api/me', {})).status).toBe(200)
    expect(await whoIs(guest)).toBeNull()
  })

  /** All that the database holds. */
  async function contents(): Promise<string> {
    const tables = await server.database.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) =>
        server.database
          .selectFrom(name as 'players')
          .selectAll()
          .execute(),
      ),
    )
    return JSON.stringify(rows)
  }
})
