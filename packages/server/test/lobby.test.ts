import type { ProblemAnswer, TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, guests, peopleOnly, playOn, watching } from './tables.ts'

type Tables = { readonly tables: readonly TableInfo[] }

describe.each(PATHS)('the lobby: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  beforeAll(async () => {
    server = await testServer(await environment(), () => time)
  })
  afterAll(() => server.close())

  /** Ann’s table with so many chairs, and the others who might come. */
  async function waiting(chairs: number, wish: object = {}): Promise<{ people: Person[]; id: string }> {
    const people = await guests(server.url, 4)
    const { id } = await people[0]!.post<TableInfo>('/api/tables', {
      game: 'shelter',
      chairs: peopleOnly(chairs),
      ...wish,
    })
    return { people, id }
  }

  const refusal = async (person: Person, path: string, body: unknown = {}): Promise<unknown> => {
    const { status, data } = await person.call<ProblemAnswer>('POST', path, body)
    return [status, data.error?.code]
  }

  const see = (id: string): Promise<TableInfo> => new Person(server.url).get<TableInfo>(`/api/tables/${id}`)

  test('people join, get ready, and the host begins', async () => {
    const { people, id } = await waiting(3)
    const [ann, ben, cat, dan] = people as [Person, Person, Person, Person]
    expect(await refusal(ann, `/api/tables/${id}/start`)).toEqual([409, 'free-chair'])
    await ben.post(`/api/tables/${id}/join`, { seat: 2 })
    await cat.post(`/api/tables/${id}/join`, {})
    expect(await refusal(dan, `/api/tables/${id}/join`)).toEqual([409, 'no-chair'])
    expect(await refusal(ann, `/api/tables/${id}/start`)).toEqual([409, 'not-ready'])
    await ben.post(`/api/tables/${id}/ready`, { ready: true })
    await cat.post(`/api/tables/${id}/ready`, { ready: true })
    expect(await refusal(ben, `/api/tables/${id}/start`)).toEqual([403, 'forbidden'])
    expect(await refusal(dan, `/api/tables/${id}/ready`, { ready: true })).toEqual([403, 'forbidden'])
    await ann.post(`/api/tables/${id}/start`)
    const info = await see(id)
    expect(info).toMatchObject({ status: 'playing', rated: false })
    expect(info.chairs.map(({ player }) => player?.id)).toEqual([ann.id, cat.id, ben.id])
    expect(await refusal(dan, `/api/tables/${id}/join`)).toEqual([409, 'not-open'])
    expect(await refusal(ben, `/api/tables/${id}/leave`)).toEqual([409, 'not-open'])
  })

  test('whoever waits at a table sees others come, and the play when it begins', async () => {
    const { people, id } = await waiting(2)
    const [ann, ben] = people as [Person, Person]
    const seat = await ann.open(id)
    const onlooker = await ben.open(id)
    expect(await seat.ask({ do: 'undo', v: 0 })).toMatchObject({ refused: 'notPlaying' })
    await ben.post(`/api/tables/${id}/join`, {})
    await onlooker.until(() => onlooker.heard('room').some(({ seat: mine }) => mine === 1))
    await ben.post(`/api/tables/${id}/ready`, { ready: true })
    await ann.post(`/api/tables/${id}/start`)
    await Promise.all([seat, onlooker].map(one => one.until(() => one.sight !== undefined)))
    expect(await playOn([seat, onlooker], 4)).toBe(4)
  })

  test('the host may send somebody away and give chairs to bots; nobody else may', async () => {
    const { people, id } = await waiting(3)
    const [ann, ben] = people as [Person, Person]
    await ben.post(`/api/tables/${id}/join`, {})
    expect(await refusal(ben, `/api/tables/${id}/kick`, { seat: 0 })).toEqual([403, 'forbidden'])
    expect(await refusal(ben, `/api/tables/${id}/bot`, { seat: 2, bot: 'random' })).toEqual([403, 'forbidden'])
    expect(await refusal(ann, `/api/tables/${id}/kick`, { seat: 0 })).toEqual([403, 'forbidden'])
    expect(await refusal(ann, `/api/tables/${id}/kick`, { seat: 2 })).toEqual([404, 'not-found'])
    expect(await refusal(ann, `/api/tables/${id}/bot`, { seat: 1, bot: 'random' })).toEqual([409, 'no-chair'])
    expect(await refusal(ann, `/api/tables/${id}/bot`, { seat: 2, bot: 'cheater' })).toEqual([400, 'bad-input'])
    await ann.post(`/api/tables/${id}/kick`, { seat: 1 })
    await ann.post(`/api/tables/${id}/bot`, { seat: 1, bot: 'random' })
    await ann.post(`/api/tables/${id}/bot`, { seat: 2, bot: 'greedy' })
    await ann.post(`/api/tables/${id}/bot`, { seat: 2, bot: null })
    await ann.post(`/api/tables/${id}/bot`, { seat: 2, bot: 'random' })
    await ann.post(`/api/tables/${id}/start`)
    expect((await see(id)).chairs.map(({ bot }) => bot)).toEqual([null, 'random', 'random'])
  })

  test('a host who leaves hands the table on; with nobody left it is dropped', async () => {
    const { people, id } = await waiting(3)
    const [ann, ben] = people as [Person, Person]
    await ben.post(`/api/tables/${id}/join`, {})
    await ann.post(`/api/tables/${id}/leave`)
    expect(await see(id)).toMatchObject({ host: ben.id, status: 'open' })
    await ben.post(`/api/tables/${id}/leave`)
    expect(await see(id)).toMatchObject({ status: 'dropped' })
    expect(await refusal(ann, `/api/tables/${id}/join`)).toEqual([409, 'not-open'])
  })

  test('two who take the last chair at the same instant: one of them gets it', async () => {
    for (let n = 0; n < 5; n++) {
      const { people, id } = await waiting(2)
      const calls = people.slice(1).map(one => one.call('POST', `/api/tables/${id}/join`, {}))
      expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    }
  })

  test('after the wait the host set, bots take the free chairs and play begins', async () => {
    const { people, id } = await waiting(3, { fillAfter: 30_000, listed: true })
    const [ann, ben] = people as [Person, Person]
    await ben.post(`/api/tables/${id}/join`, {})
    const seat = await ann.open(id)
    time += 31_000
    await seat.until(() => seat.sight !== undefined)
    expect((await see(id)).chairs.map(({ player, bot }) => player?.id ?? bot)).toEqual([ann.id, ben.id, 'officer'])
  })

  test('public tables are listed, private ones are not; my games show whose turn it is', async () => {
    const open = await waiting(2, { listed: true })
    const hidden = await waiting(2)
    const ids = (await new Person(server.url).get<Tables>('/api/tables')).tables.map(({ id }) => id)
    expect(ids).toContain(open.id)
    expect(ids).not.toContain(hidden.id)
    expect((await see(open.id)).rated).toBe(false)
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const at = seats[0]!.sight!.pending!.seat
    for (const person of people) {
      const [mine] = (await person.get<Tables>('/api/my/tables')).tables
      expect(mine).toMatchObject({ id: table, turn: at })
      const { tables } = await person.get<{ tables: string[] }>('/api/my/turns')
      expect(tables).toEqual(person === people[at] ? [table] : [])
    }
    expect(await new Person(server.url).get('/api/my/turns')).toEqual({ tables: null })
    expect((await new Person(server.url).call('GET', '/api/my/tables')).status).toBe(401)
  })

  test('a game against bots begins at once; a rematch brings the same people together once', async () => {
    const { people, table } = await begun(server.url)
    expect(await refusal(people[0]!, `/api/tables/${table}/rematch`)).toEqual([409, 'not-over'])
    await playOn(await allWatching(people, table))
    const both = await Promise.all(people.map(one => one.post<TableInfo>(`/api/tables/${table}/rematch`)))
    expect(both[0]!.id).toBe(both[1]!.id)
    expect(await see(table)).toMatchObject({ rematch: both[0]!.id })
    expect(both[0]!.chairs.map(({ player }) => player!.id)).toEqual(people.map(({ id }) => id))
    expect(await refusal(await Person.guest(server.url, 'Eve'), `/api/tables/${table}/rematch`)).toEqual([
      403,
      'forbidden',
    ])
    const alone = await begun(server.url, { chairs: [{ bot: 'random' }, { person: true }] })
    const seat = await watching(alone.people[0]!, alone.table)
    await seat.until(() => seat.sight!.choices.length > 0)
  })
})
