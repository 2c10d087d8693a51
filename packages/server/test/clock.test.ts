import type { TableInfo } from '@overseer/protocol'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Server } from '@overseer/server'
import { type Database, migrate, openDatabase } from '../src/storage/database.ts'
import { Processes } from '../src/tables/processes.ts'
import { WebSocket } from 'ws'
import { rounds, Seat, testServer } from './helper.ts'
import { PATHS, SHARED } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, playOne, watching } from './tables.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const live = { kind: 'live', each: 60 * SECOND, reserve: 30 * SECOND }
const slow = { kind: 'slow', each: 2 * DAY, reserve: 0 }

const askedAt = (seat: Seat): number => seat.sight!.pending!.seat

/** What a connection takes is given back, here as everywhere. */
function expectReserve(left: number, counted: number): void {
  expect(left).toBeGreaterThanOrEqual(counted)
  expect(left).toBeLessThanOrEqual(counted + SECOND / 2)
}

/** Whoever is asked leaves the choice to us. */
const first = (choices: readonly unknown[]): unknown => choices[0]

describe('officers who take over in Wasteland', () => {
  test('play the game to its end, and people at other tables do not wait for them', async () => {
    let time = 1_000_000_000_000
    const server = await testServer({}, () => time)
    onTestFinished(() => server.close())
    const wish = { game: 'wasteland', options: { scenario: 'farHarbor' }, clock: live }
    const left = await begun(server.url, { chairs: peopleOnly(2), ...wish })
    const there = await watching(left.people[0]!, left.table)
    for (const seat of [askedAt(there), 1 - askedAt(there)]) {
      await there.until(() => askedAt(there) === seat)
      time += 91 * SECOND
      await there.until(() => there.sight!.stead[seat] === 'officer')
    }
    const { people, table } = await begun(server.url)
    expect(await playOn(await allWatching(people, table), 10)).toBe(10)
    expect(there.sight!.pending).not.toBeNull() // they are still at it
    await there.until(() => there.sight!.pending === null, 240_000)
    expect(await left.people[0]!.get<TableInfo>(`/api/tables/${left.table}`)).toMatchObject({ status: 'over' })
  }, 300_000)
})

describe.each(PATHS)('clocks: $name', ({ environment }) => {
  let servers: Server[] = []
  let time = 1_000_000_000_000
  const start = async (env: Record<string, string>): Promise<Server> => {
    const server = await testServer(env, () => time)
    servers.push(server)
    return server
  }
  afterEach(async () => {
    for (const server of servers) await server.close()
    servers = []
  })

  test('thinking beyond the time for each decision comes off the reserve, and no more than that', async () => {
    const { people, table } = await begun((await start(await environment())).url, { clock: live })
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    expect(seats[0]!.sight).toMatchObject({ reserves: [live.reserve, live.reserve], since: time })
    time += 50 * SECOND
    await playOne(seats, first)
    expect(seats[0]!.sight).toMatchObject({ reserves: [live.reserve, live.reserve], since: time })
    while (askedAt(seats[0]!) !== at) await playOne(seats, first)
    time += 70 * SECOND
    await playOne(seats, first)
    expectReserve(seats[0]!.sight!.reserves[at]!, 20 * SECOND)
    expect(seats[0]!.sight!.reserves[1 - at]).toBe(live.reserve)
  })

  test('when the time is up a bot plays for that seat, until its person takes it back', async () => {
    const { people, table } = await begun((await start(await environment())).url, { clock: live })
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    const mine = seats[at]!
    time += 89 * SECOND
    await playOne(seats, first) // still in time
    while (askedAt(mine) !== at) await playOne(seats, first)
    time += 62 * SECOND // 1 second of the reserve is left
    await mine.until(() => mine.sight!.stead[at] === 'officer')
    await mine.until(() => askedAt(mine) !== at)
    expect(mine.sight!.reserves[at]).toBe(0)
    expect(await mine.choose({}, mine.version)).toMatchObject({ is: 'refused', refused: 'notAsked' })
    expect(await mine.ask({ do: 'sit' })).toMatchObject({ is: 'done' })
    await Promise.all(seats.map(seat => seat.until(() => seat.sight!.stead[at] === null)))
    while (askedAt(mine) !== at) await playOne(seats, first)
    expect(mine.sight!.choices.length).toBeGreaterThan(0)
    await playOne(seats, first)
  })

  test('a slow clock gives days, and nobody loses a seat before they are over', async () => {
    const server = await start(await environment())
    const { people, table } = await begun(server.url, { clock: slow })
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    time += 2 * DAY - SECOND
    await rounds(server.url, 'keeper')
    expect(seats[0]!.version).toBe(0)
    time += 2 * SECOND
    await seats[at]!.until(() => seats[at]!.sight!.stead[at] === 'officer')
  })

  test('no time passes while the server is down', async () => {
    const env = await environment()
    const before = await start(env)
    const { people, table } = await begun(before.url, { clock: live })
    const seats = await allWatching(people, table)
    await playOne(seats, first)
    const at = askedAt(seats[0]!)
    time += 40 * SECOND
    await before.close()
    servers = []
    time += 3 * DAY
    const after = await start(env)
    for (const person of people) person.url = after.url
    const again = await allWatching(people, table)
    expect(time - again[at]!.sight!.since).toBe(40 * SECOND)
    time += 10 * SECOND
    await playOne(again, first)
    expect(again[0]!.sight!.reserves).toEqual([live.reserve, live.reserve])
  })

  test('taking a choice back gives no time back', async () => {
    const { people, table } = await begun((await start(await environment())).url, { clock: live })
    const seats = await allWatching(people, table)
    for (;;) {
      const at = askedAt(seats[0]!)
      const mine = seats[at]!
      const reserve = mine.sight!.reserves[at]!
      time += 50 * SECOND
      const v = await playOne(seats, first)
      if (mine.sight!.undo !== null) continue
      time += 5 * SECOND
      const other = askedAt(mine) !== at // then the five seconds were theirs
      await mine.ask({ do: 'undo', v: v! })
      await Promise.all(seats.map(seat => seat.until(() => seat.version === v! + 1)))
      expect(time - mine.sight!.since).toBe((other ? 50 : 55) * SECOND)
      time += 10 * SECOND // sixty, or sixty-five
      await playOne(seats, first)
      expectReserve(mine.sight!.reserves[at]!, reserve - (other ? 0 : 5) * SECOND)
      break
    }
  })

  test('standing up and sitting down again gives no time back, neither to oneself nor to others', async () => {
    const { people, table } = await begun((await start(await environment())).url, { clock: live })
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    const { since } = seats[0]!.sight!
    time += 20 * SECOND
    await seats[1 - at]!.ask({ do: 'stand' })
    const { v } = await seats[1 - at]!.ask({ do: 'sit' })
    await seats[at]!.until(() => seats[at]!.version === v)
    expect(seats[at]!.sight!.since).toBe(since)
  })

  test('whoever is out of time may sit down at once, but a bot answers that question', async () => {
    const server = await start(await environment())
    const { people, table } = await begun(server.url, { clock: live })
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    const mine = seats[at]!
    const many = await Promise.all(Array.from({ length: 8 }, () => watching(people[at]!, table)))
    const [choice] = mine.sight!.choices
    for (const seat of many)
      seat.socket.on('message', (data: Buffer) => {
        if (!data.toString().startsWith('{"v"')) return
        seat.socket.send(JSON.stringify({ do: 'sit' }))
        seat.socket.send(JSON.stringify({ do: 'choose', v: seat.version, choice }))
      })
    time += 91 * SECOND
    await seats[1 - at]!.until(() => seats[1 - at]!.sight!.pending?.seat !== at || seats[1 - at]!.version > 3)
    const rows = await server.database.selectFrom('log').selectAll().where('table', '=', table).orderBy('n').execute()
    const first = rows.find(({ entry }) => entry.startsWith('{"choice"'))
    expect(first).toMatchObject({ seat: at, player: null })
    expect(rows.filter(({ entry, n }) => entry === '{"bot":null}' && n < first!.n).length).toBeLessThanOrEqual(1)
    for (const seat of [...seats, ...many]) seat.close()
  })

  test('others who stand up and sit down do not make a choice come too late', async () => {
    const { people, table } = await begun((await start(await environment())).url)
    const seats = await allWatching(people, table)
    const at = askedAt(seats[0]!)
    const v = seats[at]!.version
    await seats[1 - at]!.ask({ do: 'stand' })
    await seats[1 - at]!.ask({ do: 'sit' })
    expect(await seats[at]!.choose(seats[at]!.sight!.choices[0], v)).toMatchObject({ is: 'done', v: v + 3 })
  })

  test('what a slow connection takes is given back, but no more than half a second', async () => {
    const { people, table } = await begun((await start(await environment())).url, {
      clock: { kind: 'live', each: SECOND, reserve: 0 },
    })
    const [seen] = await allWatching(people, table)
    const at = askedAt(seen!)
    const { url, headers } = people[at]!
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/${table}`, { headers, autoPong: false })
    const slow = await new Promise<Seat>(resolve => {
      const seat = new Seat(socket, undefined)
      socket.on('ping', question => setTimeout(() => (socket.pong(question), resolve(seat)), 450))
    })
    await slow.until(() => (slow.sight?.choices.length ?? 0) > 0)
    expect(await slow.ask({ do: 'ping' })).toMatchObject({ is: 'pong' }) // after the other one
    time += 1400
    expect(await slow.choose(slow.sight!.choices[0])).toMatchObject({ is: 'done' })
    const seats = await allWatching(people, table)
    while (askedAt(seats[0]!) !== at) await playOne(seats, first)
    await slow.until(() => slow.sight!.choices.length > 0)
    time += 1600
    await slow.until(() => slow.sight!.stead[at] === 'officer')
    slow.close()
  })

  test('a bot’s move waits for nobody', async () => {
    const server = await start(await environment())
    const { people, table } = await begun(server.url, {
      chairs: [{ person: true }, { bot: 'random' }, { bot: 'greedy' }],
      clock: live,
    })
    const mine = await watching(people[0]!, table)
    for (let turn = 0; turn < 5; turn++) {
      await mine.until(() => mine.sight!.pending?.seat === 0 && mine.sight!.choices.length > 0)
      await mine.choose(mine.sight!.choices[0])
    }
    await mine.until(() => mine.sight!.pending?.seat === 0)
    expect(mine.version).toBeGreaterThan(5) // my own choices; the bots have answered
    expect(mine.sight!.reserves).toEqual([live.reserve, live.reserve, live.reserve])
  })
})

describe('time in which no server ran', () => {
  test('is given back by one of eight processes that arrive at the same instant', async () => {
    const { DATABASE_URL: url = '' } = await SHARED.environment()
    const databases = Array.from({ length: 8 }, () => openDatabase(url))
    onTestFinished(async () => void (await Promise.all(databases.map(database => database.destroy()))))
    await migrate(databases[0]!)
    await databases[0]!.insertInto('processes').values({ id: 'before', beat: 1000, gone: 0 }).execute()
    for (let night = 1; night <= 5; night++) {
      const given: number[] = []
      const arrive = (database: Database, n: number): Promise<void> =>
        new Processes(database, `${night} ${n}`).arrive(night * DAY, (_transaction, away) =>
          Promise.resolve(void given.push(away)),
        )
      await Promise.all(databases.map(arrive))
      expect(given).toEqual([night === 1 ? DAY - 1000 : DAY])
    }
  })

  test('is nobody’s, also where three servers start together', async () => {
    const env = await SHARED.environment()
    let time = 1_000_000_000_000
    let server = await testServer(env, () => time)
    onTestFinished(() => server.close())
    const { people, table } = await begun(server.url, { clock: live })
    await playOne(await allWatching(people, table), first)
    const thought = 40 * SECOND
    time += thought
    for (let night = 0; night < 3; night++) {
      await server.close()
      time += 3 * DAY
      const [one, ...others] = await Promise.all(Array.from({ length: 3 }, () => testServer(env, () => time)))
      await Promise.all(others.map(other => other.close()))
      server = one!
      const again = await watching(Object.assign(people[0]!, { url: server.url }), table)
      expect(time - again.sight!.since).toBe(thought)
    }
  })
})
