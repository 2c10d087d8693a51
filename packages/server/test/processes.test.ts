import type { TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, rounds, type Seat, testServer } from './helper.ts'
import { SHARED } from './paths.ts'
import { begun, chooser, watching } from './tables.ts'

const RACES = 300

describe('two processes with one database', () => {
  let env: Awaited<ReturnType<typeof SHARED.environment>>
  let servers: Server[]
  beforeAll(async () => {
    env = await SHARED.environment()
    servers = [await testServer(env), await testServer(env)]
  })
  afterAll(() => Promise.all(servers.map(server => server.close())))

  /** The same person at another process. */
  function at(person: Person, server: Server): Person {
    const same = new Person(server.url)
    same.cookie = person.cookie
    same.id = person.id
    return same
  }

  test('whoever signs out at one leaves the table that is open at the other; the second person stays', async () => {
    const [one, two] = servers as [Server, Server]
    const { people, table } = await begun(one.url)
    const [ann, ben] = people as [Person, Person]
    const seats = [await watching(at(ann, two), table), await watching(at(ben, two), table)] as const
    const ended = new Promise<number>(resolve => seats[0].socket.on('close', resolve))
    await ann.post('/api/sign-out')
    expect(await ended).toBe(4401)
    expect((await seats[1].ask({ do: 'ping' })).is).toBe('pong')
    for (const seat of seats) seat.close()
  })

  describe('of which one hears nothing of the other', () => {
    let deaf: Server
    beforeAll(async () => {
      const { BUS_URL: _, ...alone } = env
      deaf = await testServer(alone)
    })
    afterAll(() => deaf.close())

    test('whoever comes to it sees everything that is written, whether or not they say what they have seen', async () => {
      const { people, table } = await begun(servers[0]!.url)
      const early = await watching(at(people[0]!, deaf), table)
      const seats = await Promise.all(people.map(person => watching(person, table)))
      const asked = seats[seats[0]!.sight!.pending!.seat]!
      await asked.choose(asked.sight!.choices[0])
      const late = await watching(at(people[1]!, deaf), table)
      expect(late.version).toBe(1)
      await early.until(() => early.version === 1)
      for (const seat of [early, late, ...seats]) seat.close()
    })

    test('when the other is gone, whoever sits at it learns what was written last', async () => {
      const short = await testServer(env)
      await rounds(deaf.url, 'keeper') // until they know of each other
      const { people, table } = await begun(short.url)
      const seats = await Promise.all(people.map(person => watching(person, table)))
      const waiting = await watching(at(people[0]!, deaf), table)
      const asked = seats[seats[0]!.sight!.pending!.seat]!
      await asked.choose(asked.sight!.choices[0])
      expect(waiting.version).toBe(0)
      await short.close()
      await waiting.until(() => waiting.version === 1)
      waiting.close()
    })
  })

  test(`both take a choice for the same table at the same instant, ${RACES} times: one wins each time, and nothing forks`, async () => {
    const [one, two] = servers as [Server, Server]
    let { people, table } = await begun(one.url)
    const open = async (): Promise<Seat[][]> =>
      Promise.all(people.map(person => Promise.all([watching(person, table), watching(at(person, two), table)])))
    let seats = await open()
    const wins = [0, 0]
    const pick = chooser('race')
    for (let race = 0; race < RACES; race++) {
      const here = seats[0]![0]!
      if (here.sight!.pending === null) {
        for (const seat of seats.flat()) seat.close()
        ;({ people, table } = await begun(one.url))
        seats = await open()
        continue
      }
      const [atOne, atTwo] = seats[here.sight!.pending.seat]! as [Seat, Seat]
      await atTwo.until(() => atTwo.version === here.version)
      await atOne.until(() => atOne.version === here.version)
      const before = here.version
      const answers = await Promise.all([
        atOne.choose(pick(atOne.sight!.choices)),
        atTwo.choose(pick(atTwo.sight!.choices)),
      ])
      expect(answers.map(({ is }) => is).sort()).toEqual(['done', 'refused'])
      expect(answers.find(({ is }) => is === 'refused')).toMatchObject({ refused: 'stale', v: before + 1 })
      wins[answers.findIndex(({ is }) => is === 'done')]!++
      await Promise.all(seats.flat().map(seat => seat.until(() => seat.version === before + 1)))
      for (const [mine, also] of seats) expect(mine!.sight).toEqual(also!.sight)
    }
    expect(wins[0]).toBeGreaterThan(0)
    expect(wins[1]).toBeGreaterThan(0)
    const rows = await one.database.selectFrom('log').select('n').where('table', '=', table).orderBy('n').execute()
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_row, index) => index + 1))
  }, 120_000)

  test('many tables at once, their players at different processes: nobody waits for ever', async () => {
    const [one, two] = servers as [Server, Server]
    const tables = await Promise.all(Array.from({ length: 12 }, () => begun(one.url)))
    await Promise.all(
      tables.map(async ({ people, table }, number) => {
        const seats = await Promise.all([watching(people[0]!, table), watching(at(people[1]!, two), table)])
        const pick = chooser(`many ${number}`)
        for (let made = 0; made < 25; made++) {
          const version = Math.max(...seats.map(seat => seat.version))
          await Promise.all(seats.map(seat => seat.until(() => seat.version === version)))
          const { pending } = seats[0].sight!
          if (pending === null) break
          const asked = seats[pending.seat]!
          const { is, v } = await asked.choose(pick(asked.sight!.choices))
          expect(is).toBe('done')
          await Promise.all(seats.map(seat => seat.until(() => seat.version === v)))
        }
      }),
    )
  })

  test('who is here and what is said reaches those at the other process', async () => {
    const [one, two] = servers as [Server, Server]
    const { people, table } = await begun(one.url)
    const mine = await watching(people[0]!, table)
    const theirs = await watching(at(people[1]!, two), table)
    const both = people.map(({ id }) => id).sort()
    for (const seat of [mine, theirs])
      await seat.until(() => seat.heard('here').some(({ players }) => String(players) === String(both)))
    await theirs.ask({ do: 'say', text: 'hello over there' })
    await mine.until(() => mine.heard('said').length > 0)
  })

  test('tables of bots are looked after by one of them, and by the other once it is gone', async () => {
    const env = await SHARED.environment()
    const pair = [await testServer(env), await testServer(env)] as const
    const wish = { chairs: [{ bot: 'random' }, { person: true }] }
    const tables = await Promise.all(Array.from({ length: 6 }, () => begun(pair[0].url, wish)))
    await pair[1].close()
    await Promise.all(
      tables.map(async ({ people, table }) => {
        const seat = await watching(people[0]!, table)
        await seat.until(() => seat.sight!.choices.length > 0)
        await seat.choose(seat.sight!.choices[0])
        await seat.until(() => seat.sight!.choices.length > 0)
      }),
    )
    const { version } = await tables[0]!.people[0]!.get<TableInfo>(`/api/tables/${tables[0]!.table}`)
    expect(version).toBeGreaterThan(0)
    await pair[0].close()
  })
})
