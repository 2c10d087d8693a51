import type { TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { metric, Person, type Seat, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, watching } from './tables.ts'

const saidAt = (seat: Seat): unknown[] => seat.heard('said').map(({ message }) => message.text)

const hereAt = (seat: Seat): unknown => seat.heard('here').at(-1)?.players

describe.each(PATHS)('company at a table: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  beforeAll(async () => {
    server = await testServer(await environment(), () => time)
  })
  afterAll(() => server.close())

  test('spectators see what everybody sees, as it happens', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const spectator = await watching(new Person(server.url), table)
    expect(spectator.hello).toMatchObject({ you: { player: null, seat: null } })
    await playOn(seats, 8)
    await spectator.until(() => spectator.version === seats[0]!.version)
    expect(spectator.sight).toEqual((await watching(new Person(server.url), table)).sight)
  })

  test('spectators with a delay do not learn who has just left: those who sit there do', async () => {
    const { people, table } = await begun(server.url, { delay: 60_000 })
    const [ann, ben] = (await allWatching(people, table)) as [Seat, Seat]
    const fan = await watching(await Person.guest(server.url, 'Fan'), table)
    await ann.until(() => ann.heard('here').at(-1)?.watching === 1)
    expect(hereAt(ann)).toHaveLength(2)
    expect(fan.hello.here).toEqual([])
    ben.close()
    await ann.until(() => (hereAt(ann) as string[]).length === 1)
    const other = await watching(await Person.guest(server.url, 'Fan'), table)
    await fan.until(() => fan.heard('here').at(-1)?.watching === 2)
    expect(fan.heard('here').flatMap(({ players }) => players)).toEqual([])
    expect(new Set(fan.heard('here').map(({ watching: n }) => n)).size).toBe(fan.heard('here').length) // nor when
    for (const seat of [ann, fan, other]) seat.close()
  })

  test('spectators with a delay see nothing early: neither play, nor turn, nor end', async () => {
    const { people, table } = await begun(server.url, { delay: 60_000 })
    const seats = await allWatching(people, table)
    const early = await watching(new Person(server.url), table)
    await playOn(seats, 10)
    expect(await seats[0]!.ask({ do: 'say', text: 'I am winning' })).toMatchObject({ is: 'done' })
    const later = await watching(new Person(server.url), table)
    expect([early.version, later.version]).toEqual([0, 0])
    expect([early.heard('said'), later.hello.said]).toEqual([[], []]) // players may tell of the play
    await seats[1]!.until(() => seats[1]!.heard('said').length === 1)
    const fan = await watching(await Person.guest(server.url, 'Fan'), table)
    await fan.ask({ do: 'say', text: 'Who is winning?' })
    await early.until(() => early.heard('said').length === 1)
    const rooms = early.heard('room').length
    const stranger = new Person(server.url)
    expect(await stranger.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({
      status: 'playing',
      version: 0,
      turn: null,
    })
    expect(later.hello.table).toMatchObject({ version: 0, turn: null })
    await playOn(seats)
    expect(await people[0]!.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({ status: 'over' })
    expect(await stranger.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({ status: 'playing', result: null })
    expect((await stranger.call('GET', `/api/tables/${table}/record`)).status).toBe(404)
    expect(early.texts.filter(text => text.includes('"over"'))).toEqual([])
    expect(early.bytes).toEqual([])
    expect(early.heard('room')).toHaveLength(rooms) // not even that something happened
    time += 60_000
    const now = await watching(stranger, table)
    expect(now.sight!.view).toEqual(seats[0]!.sight!.view)
    expect(now.hello.said.map(({ text }) => text)).toEqual(['I am winning', 'Who is winning?'])
    expect(await stranger.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({ status: 'over' })
    expect((await stranger.call('GET', `/api/tables/${table}/record`)).status).toBe(200)
  })

  test('everybody sees who is there, also who comes twice and leaves once', async () => {
    const { people, table } = await begun(server.url)
    const [ann, ben] = people as [Person, Person]
    const watcher = await watching(ann, table)
    const both = [ann.id, ben.id].sort()
    const first = await watching(ben, table)
    await watcher.until(() => String(hereAt(watcher)) === String(both))
    const second = await watching(ben, table)
    const before = await metric(server.url, 'overseer_connections')
    first.close()
    await expect.poll(() => metric(server.url, 'overseer_connections'), { timeout: 60_000 }).toBe(before - 1)
    expect(hereAt(watcher)).toEqual(both)
    second.close()
    await watcher.until(() => String(hereAt(watcher)) === ann.id)
  })

  test('what is said reaches all in one order, stays, and may not come too fast', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    for (let n = 0; n < 3; n++) {
      expect(await seats[0]!.ask({ do: 'say', text: `a${n}` })).toMatchObject({ is: 'done' })
      expect(await seats[1]!.ask({ do: 'say', text: `  b${n} <script>` })).toMatchObject({ is: 'done' })
    }
    const wanted = ['a0', 'b0 <script>', 'a1', 'b1 <script>', 'a2', 'b2 <script>']
    await Promise.all(seats.map(seat => seat.until(() => saidAt(seat).length === wanted.length)))
    expect(seats.map(saidAt)).toEqual([wanted, wanted])
    const late = await watching(people[0]!, table)
    expect(late.hello.said.map(({ text }) => text)).toEqual(wanted)
    const answers = await Promise.all(Array.from({ length: 8 }, () => seats[0]!.ask({ do: 'say', text: 'x' })))
    expect(answers.filter(({ is }) => is === 'done')).toHaveLength(3)
    expect(answers.filter(answer => answer.is === 'refused' && answer.refused === 'tooFast')).toHaveLength(5)
    const silent = await watching(new Person(server.url), table)
    expect(await silent.ask({ do: 'say', text: 'hello' })).toMatchObject({ refused: 'notSignedIn' })
  })

  test('anybody may ask whether somebody is there, before play and without a seat', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    for (const somebody of [ann, new Person(server.url)])
      expect(await (await somebody.open(id)).ask({ do: 'ping' })).toMatchObject({ is: 'pong' })
  })

  test('a table that does not exist is told as such', async () => {
    const nowhere = new Person(server.url)
    expect((await nowhere.call('GET', '/api/tables/abcdefghij')).status).toBe(404)
    await expect(nowhere.open('abcdefghij')).rejects.toThrow('closed')
  })
})
