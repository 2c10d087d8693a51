import type { Company, TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { peopleOnly, tableOf, watching } from './tables.ts'

const WAITING = { game: 'shelter', chairs: peopleOnly(2) }

describe.each(PATHS)('friends: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  beforeAll(async () => {
    server = await testServer(await environment(), () => time)
  })
  afterAll(() => server.close())

  const companyOf = (person: Person): Promise<Company> => person.get<Company>('/api/friends')
  const add = (person: Person, other: Person) => person.call('PUT', `/api/friends/${other.id}`, {})
  const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name)
  const friendsOf = async (person: Person): Promise<string[]> =>
    (await companyOf(person)).friends.map(
      ({ player, mutual, here }) => `${player.name}${mutual ? ' both' : ''}${here ? ' here' : ''}`,
    )
  const people = (...called: string[]): Promise<Person[]> =>
    Promise.all(called.map(name => Person.guest(server.url, name)))

  test('whom one played with is remembered at a click; they are asked, and then both see when the other is here', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    await tableOf([ann, ben])
    expect(names((await companyOf(ann)).recent)).toEqual(['Ben'])
    await add(ann, ben)
    expect(await friendsOf(ann)).toEqual(['Ben'])
    expect(names((await companyOf(ben)).asks)).toEqual(['Ann'])
    await add(ben, ann)
    expect(await friendsOf(ann)).toEqual(['Ben both here'])
    expect(await companyOf(ben)).toMatchObject({ asks: [], recent: [] })
    time += 5 * 60_000
    expect(await friendsOf(ann)).toEqual(['Ben both'])
    const table = await tableOf([ben], { chairs: [{ person: true }, { bot: 'random' }] })
    const seat = await watching(ben, table)
    await expect.poll(() => friendsOf(ann)).toEqual(['Ben both here'])
    seat.close()
    await ann.call('DELETE', `/api/friends/${ben.id}`)
    expect(await friendsOf(ben)).toEqual(['Ann'])
  })

  test('a stranger learns nothing and is not heard of: neither presence, nor requests, nor calls', async () => {
    const [ann, eve] = (await people('Ann', 'Eve')) as [Person, Person]
    await companyOf(ann)
    await add(eve, ann)
    expect(await friendsOf(eve)).toEqual(['Ann'])
    expect((await companyOf(ann)).asks).toEqual([])
    const { id } = await eve.post<TableInfo>('/api/tables', WAITING)
    expect((await eve.call('POST', `/api/tables/${id}/invite`, { player: ann.id })).status).toBe(404)
    expect((await companyOf(ann)).invitations).toEqual([])
    expect((await add(eve, eve)).status).toBe(404)
    expect((await eve.call('PUT', '/api/friends/nobody-at-all', {})).status).toBe(404)
    expect((await new Person(server.url).call('GET', '/api/friends')).status).toBe(401)
  })

  test('whoever keeps it to themselves is never shown as being here', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    await add(ann, ben)
    await add(ben, ann)
    await ben.call('PATCH', '/api/friends', { hidden: true })
    expect(await companyOf(ben)).toMatchObject({ hidden: true })
    time += 60_000
    await companyOf(ben) // he is here now, for himself
    expect(await friendsOf(ann)).toEqual(['Ben both'])
    await ben.call('PATCH', '/api/friends', { hidden: false })
    expect(await friendsOf(ann)).toEqual(['Ben both here'])
  })

  test('anybody learns how many people are here, without those who keep it to themselves', async () => {
    const [ann, ben, cat] = (await people('Ann', 'Ben', 'Cat')) as [Person, Person, Person]
    const crowd = async (): Promise<number> =>
      (await new Person(server.url).get<{ people: number }>('/api/crowd')).people
    time += 10 * 60_000
    expect(await crowd()).toBe(0)
    for (const one of [ann, ben, cat]) await companyOf(one)
    await cat.call('PATCH', '/api/friends', { hidden: true })
    time += 6000 // not every visitor has it counted anew
    expect(await crowd()).toBe(2)
  })

  test('a friend is called to a table that waits, comes or does not, and no call outlives the table', async () => {
    const [ann, ben, cat] = (await people('Ann', 'Ben', 'Cat')) as [Person, Person, Person]
    for (const other of [ben, cat]) {
      await add(ann, other)
      await add(other, ann)
    }
    const { id } = await ann.post<TableInfo>('/api/tables', { ...WAITING, chairs: peopleOnly(3) })
    const invite = (by: Person, player: Person) => by.call('POST', `/api/tables/${id}/invite`, { player: player.id })
    expect((await invite(ann, ben)).status).toBe(200)
    await invite(ann, cat)
    expect((await companyOf(ben)).invitations).toMatchObject([{ by: { name: 'Ann' }, table: { id } }])
    expect(await ben.get('/api/my/turns')).toEqual({ tables: [id] })
    expect((await companyOf(ann)).declined).toEqual([])
    await cat.post(`/api/tables/${id}/decline`)
    expect((await companyOf(ann)).declined).toEqual([{ table: id, player: cat.id }])
    expect((await companyOf(ben)).declined).toEqual([]) // he did not ask
    await invite(ann, cat)
    expect((await companyOf(cat)).invitations).toEqual([])
    expect((await invite(ben, ann)).status).toBe(409) // he does not sit there yet
    await ben.post(`/api/tables/${id}/join`)
    expect((await companyOf(ben)).invitations).toEqual([])
    await ben.post(`/api/tables/${id}/leave`)
    expect((await companyOf(ben)).invitations).toHaveLength(1)
    await ann.post(`/api/tables/${id}/leave`)
    expect((await companyOf(ben)).invitations).toEqual([])
    expect((await companyOf(ann)).declined).toEqual([])
  })

  test('whoever is blocked learns nothing: a friend who is never here, and calls that nobody hears', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    await tableOf([ann, ben])
    await add(ann, ben)
    await add(ben, ann)
    await companyOf(ben) // he comes in
    expect(await friendsOf(ann)).toEqual(['Ben both here'])
    const { id } = await ann.post<TableInfo>('/api/tables', WAITING)
    const invite = () => ann.call('POST', `/api/tables/${id}/invite`, { player: ben.id })
    await invite()
    await ben.call('PUT', `/api/blocks/${ann.id}`, { how: 'block' })
    expect(await friendsOf(ann)).toEqual(['Ben both'])
    expect((await invite()).status).toBe(200)
    expect(await companyOf(ben)).toMatchObject({ friends: [], asks: [], recent: [], invitations: [] })
    expect(await ben.get('/api/my/turns')).toMatchObject({ tables: expect.not.arrayContaining([id]) as unknown })
  })

  test('a guest who signs in brings friends along, and whoever deletes the account is nobody’s friend', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    const name = `Zoe ${ann.id.slice(0, 6)}`
    const zoe = await Person.guest(server.url, 'Zoe')
    await zoe.post('/api/claim', { name, password: 'correct horse' })
    await add(ann, ben)
    await add(ben, ann)
    await ann.post('/api/sign-in', { name, password: 'correct horse', bring: true })
    expect(await friendsOf(ben)).toEqual([`${name} both`])
    expect(await friendsOf(ann)).toEqual(['Ben both here'])
    await ben.call('DELETE', '/api/me', {})
    expect(await friendsOf(ann)).toEqual([])
  })
})
