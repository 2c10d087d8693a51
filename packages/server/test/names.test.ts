import type { Me } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { isReserved, looksOf, nameSchema } from '../src/accounts/names.ts'
import { Person, testServer } from './helper.ts'
import { member, PASSWORD, refusal } from './members.ts'
import { PERSON, tableOf } from './tables.ts'

const DAY = 24 * 60 * 60_000
let server: Server
let clock = 0
beforeAll(async () => {
  server = await testServer({}, () => Date.now() + clock)
})
afterAll(() => server.close())

const claims = async (name: string): Promise<string> =>
  refusal(await Person.guest(server.url, 'Eve'), 'POST', '/api/claim', { name, password: PASSWORD })

describe('lookalikes', () => {
  test.each([
    ['a variation selector', 'Brutus', 'Brutus\uFE0F'],
    ['a capital I for an l', 'Paul', 'PauI'],
    ['a one for an l', 'Carlo', 'Car1o'],
    ['a zero for an o', 'Bobby', 'B0bby'],
    ['an Armenian o', 'Honor', 'H\u0585nor'],
    ['a script a', 'Clara', 'Cl\u0251ra'],
    ['a Cyrillic ё for an ë', 'Citroën', 'Citro\u0451n'],
    ['Greek capitals', 'Neo', '\u039d\u0395\u039f'],
    ['Cyrillic capitals', 'BETH', 'ВЕТН'],
    ['letters of mathematics', 'Moira', '𝓜𝓸𝓲𝓻𝓪'],
    ['r and n for an m', 'Simms', 'Sirnrns'],
    ['a dot more', 'Lucas', 'L.ucas'],
    ['a space more', 'Amata', 'Am ata'],
    ['capitals of one’s own script', 'Жанна', 'ЖАННА'],
  ])('a name that differs only by %s is taken, for members and for guests', async (_by, name, twin) => {
    await member(server.url, name)
    expect(await claims(twin)).toBe('409 name-taken')
    expect(await refusal(new Person(server.url), 'POST', '/api/guest', { name: twin })).toBe('409 name-taken')
    const guest = await Person.guest(server.url, 'Somebody')
    expect(await refusal(guest, 'PATCH', '/api/me', { name: twin })).toBe('409 name-taken')
  })

  test('names that only resemble each other are different names', () => {
    const names = [
      'Anna',
      'Anne',
      'Hanna',
      'Zoë',
      'Zoe',
      'Müller',
      'Muller',
      'Иван',
      'Ivan',
      '李',
      '李娜',
      'Ann 1',
      'Ann 2',
    ]
    const looks = names.flatMap(looksOf)
    expect(new Set(looks).size).toBe(new Set(names.flatMap(name => [...new Set(looksOf(name))])).size)
    for (const [n, name] of names.entries())
      for (const other of names.slice(n + 1))
        expect(looksOf(name).filter(look => looksOf(other).includes(look))).toEqual([])
  })
})

describe('what can be no name', () => {
  test.each([
    ['a Hangul filler', '\u3164'],
    ['Braille without dots', '\u2800\u2800'],
    ['a joiner inside', 'An\u034Fn'],
    ['a stroke through', 'Ann\u0335'],
    ['a tower of marks', `Z${'\u0300'.repeat(8)}`],
    ['text turned around', 'nnA\u202E'],
    ['a joiner of no width', 'A\u200Dnn'],
    ['a circle around', 'A\u20DD'],
    ['only a mark', '\u0301'],
    ['a tag', 'A\u{E0041}nn'],
    ['nothing', '   '],
  ])('%s', (_what, name) => {
    expect(nameSchema.safeParse(name).success).toBe(false)
  })

  test.each(['Zoé', 'Нарцисс-II', 'O’Malley', '李雷', 'प्रिया', 'สมชาย', '★ Star ★', 'Strauß', 'محمد', '42'])(
    '%s is one',
    name => {
      expect(nameSchema.parse(name)).toBe(name)
    },
  )

  test.each([
    'Admin',
    'ADMIN',
    'Аdmin',
    '4dmin Admin',
    'Overseer',
    '0verseer',
    'Moderator',
    'Game Moderator',
    'Support',
    'System',
    'Администратор',
    'The Overseer',
    'a d m i n',
  ])('%s speaks for the house', async name => {
    expect(isReserved(name, { guest: true })).toBe(true)
    expect(await claims(name)).toBe('409 name-reserved')
    expect(await refusal(new Person(server.url), 'POST', '/api/guest', { name })).toBe('409 name-reserved')
  })

  test.each(['Modesty', 'Rooty', 'Adminton', 'Vault Boy', 'Systema', 'Otto'])('%s does not', name => {
    expect(isReserved(name, { guest: false })).toBe(false)
  })
})

test.each(['Guest', 'Nobody', 'Anonymous', 'Гость'])('%s is a name for guests, and nobody keeps it', async name => {
  expect(await refusal(new Person(server.url), 'POST', '/api/guest', { name })).toBe('200')
  expect(await claims(name)).toBe('409 name-reserved')
})

describe('changing one’s name', () => {
  test('three times a month, and a name that was given up is nobody’s for a season, but its owner’s', async () => {
    const ann = await member(server.url, 'Old Longfellow')
    expect(await refusal(ann, 'PATCH', '/api/me', { name: 'New Longfellow' })).toBe('200')
    expect(await claims('Old Longfe11ow')).toBe('409 name-taken')
    expect(await refusal(ann, 'PATCH', '/api/me', { name: 'Old Longfellow' })).toBe('200')
    expect(await refusal(ann, 'PATCH', '/api/me', { name: 'Longfellow' })).toBe('200')
    expect(await refusal(ann, 'PATCH', '/api/me', { name: 'Longfellow IV' })).toBe('429 renamed-often')
    expect((await ann.get<{ me: Me }>('/api/me')).me.name).toBe('Longfellow')
    clock += 91 * DAY
    expect(await claims('Old Longfellow')).toBe('200')
    expect(await refusal(ann, 'PATCH', '/api/me', { name: 'Old Longfellow' })).toBe('409 name-taken')
  })

  test('the name of a deleted account is nobody’s for a season, and nothing of it can be read any more', async () => {
    const ann = await member(server.url, 'Gone Tomorrow')
    await ann.call('DELETE', '/api/me', { password: PASSWORD })
    expect(await claims('Gone Tomorrow')).toBe('409 name-taken')
    const kept = await server.database.selectFrom('name_claims').selectAll().where('player', '=', ann.id).execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('tomorrow')
    clock += 91 * DAY
    expect(await claims('Gone Tomorrow')).toBe('200')
  })

  test('a guest is called ten names an hour at most', async () => {
    const guest = await Person.guest(server.url, 'Chameleon')
    const answers: string[] = []
    for (let n = 0; n < 11; n++) answers.push(await refusal(guest, 'PATCH', '/api/me', { name: `Chameleon ${n}` }))
    expect(answers.filter(one => one === '200')).toHaveLength(10)
    expect(answers.at(-1)).toBe('429 renamed-often')
  })
})

test('what a guest says at a table, and their chair, carry the mark of a guest', async () => {
  const ann = await member(server.url, 'Piper')
  const guest = await Person.guest(server.url, 'Some Guest')
  const table = await tableOf([ann, guest], { chairs: [PERSON, PERSON] })
  const seat = await guest.open(table)
  await seat.ask({ do: 'say', text: 'I am Piper' })
  const watcher = await ann.open(table)
  await watcher.ask({ do: 'say', text: 'No, I am' })
  expect(watcher.hello.said).toMatchObject([{ name: 'Some Guest', guest: true }])
  await seat.until(() => seat.heard('said').length === 2)
  expect(seat.heard('said').map(({ message }) => message.guest)).toEqual([true, false])
  expect(watcher.hello.table.chairs.map(({ player }) => player?.guest)).toEqual([false, true])
})

test('names that were claimed before looks were kept are kept when a server opens; of two that look alike, the older one’s', async () => {
  const { NameClaims } = await import('../src/accounts/name-claims.ts')
  const { Tallies } = await import('../src/http/tallies.ts')
  const [first, second] = [await member(server.url, 'Nick Valentine'), await member(server.url, 'Someone Else')]
  await server.database.deleteFrom('name_claims').where('player', 'in', [first.id, second.id]).execute()
  await server.database.updateTable('players').set({ name: 'Nick Va1entine' }).where('id', '=', second.id).execute()
  const now = (): number => Date.now() + clock
  await new NameClaims({ database: server.database, tallies: new Tallies(server.database, now), now }).open()
  expect(await claims('nick valentine')).toBe('409 name-taken')
  const owners = await server.database
    .selectFrom('name_claims')
    .select('player')
    .where('player', 'in', [first.id, second.id])
    .execute()
  expect(new Set(owners.map(({ player }) => player))).toEqual(new Set([first.id]))
})
