import type { PlayerPage, ProblemAnswer, TableInfo } from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSWORD, Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, eventually, PERSON, peopleOnly, playOn, playOne, RATED, tableOf, watching } from './tables.ts'

const two = { game: 'shelter', chairs: peopleOnly(2) }
const first = (choices: readonly unknown[]): unknown => choices[0]

describe.each(PATHS)('rated games cannot be farmed: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  const start = async (env: Record<string, string> = {}): Promise<void> => {
    server = await testServer({ ...(await environment()), ...env }, () => time)
  }
  afterEach(() => server.close())

  const people = (...names: string[]): Promise<Person[]> =>
    Promise.all(names.map(name => Person.named(server.url, name)))
  const codeOf = async (person: Person, path: string, body: object): Promise<string> =>
    (await person.call<ProblemAnswer>('POST', path, body)).data.error.code
  const ratingOf = async (person: Person): Promise<PlayerPage['ratings'][number] | undefined> =>
    (await person.get<PlayerPage>(`/api/players/${person.id}`)).ratings[0]
  const gamesOf = async (person: Person): Promise<number> => (await ratingOf(person))?.games ?? 0

  /** Once the game is entered as finished. */
  const entered = (table: string): Promise<unknown> =>
    eventually(
      () => server.database.selectFrom('chairs').select('rank').where('table', '=', table).execute(),
      chairs => chairs.every(({ rank }) => rank !== null),
    )

  test('they need a clock, two people who play against each other, and accounts', async () => {
    await start()
    const [ann] = (await people('Ann')) as [Person]
    const guest = await Person.guest(server.url, 'Eve')
    expect(await codeOf(guest, '/api/tables', { ...two, ...RATED })).toBe('rated-name')
    expect(await codeOf(ann, '/api/tables', { ...two, rated: true })).toBe('rated-clock')
    const alone = { ...two, chairs: [PERSON, { bot: 'random' }], ...RATED }
    expect(await codeOf(ann, '/api/tables', alone)).toBe('rated-people')
    const together = { game: 'wasteland', chairs: peopleOnly(2), options: { friends: 'star' }, ...RATED }
    expect(await codeOf(ann, '/api/tables', together)).toBe('rated-people')
    const { id } = await ann.post<TableInfo>('/api/tables', { ...two, ...RATED })
    expect(await codeOf(guest, `/api/tables/${id}/join`, {})).toBe('rated-name')
  })

  test('a guest who signs in brings neither a rating nor a chair at a rated table along', async () => {
    await start()
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    const guest = await Person.guest(server.url, 'Eve')
    const table = await tableOf([ann, ben], RATED)
    await server.database.updateTable('chairs').set({ player: guest.id }).where('player', '=', ben.id).execute()
    await server.database
      .insertInto('ratings')
      .values({ player: guest.id, game: 'shelter', mu: 40, sigma: 2, ordinal: 34, games: 9 })
      .execute() // as it was possible once
    const { player } = await ben.get<PlayerPage>(`/api/players/${ben.id}`)
    await guest.post('/api/sign-in', { name: player.name, password: PASSWORD, bring: true })
    expect(await ratingOf(ben)).toBeUndefined()
    const { chairs } = await ann.get<TableInfo>(`/api/tables/${table}`)
    expect(chairs.map(chair => chair.player?.id)).not.toContain(ben.id)
  })

  test('whoever lets a bot decide, even once, comes last although they sit there at the end', async () => {
    await start()
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    const table = await tableOf([ann, ben], RATED)
    const seats = await allWatching([ann, ben], table)
    await playOn(seats, 6)
    const at = seats[0]!.sight!.pending!.seat
    const cheat = seats[at]!
    const v = cheat.version
    await cheat.ask({ do: 'stand' })
    await cheat.until(() => cheat.version > v + 1)
    await cheat.ask({ do: 'sit' })
    expect(await seats[1 - at]!.ask({ do: 'resign' })).toMatchObject({ is: 'done' }) // the other gives the game away
    await entered(table)
    const [mine, yours] = [[ann, ben][at]!, [ann, ben][1 - at]!]
    expect((await ratingOf(mine))!.history[0]!.rank).toBe(2)
    expect((await ratingOf(yours))!.history[0]!.rank).toBe(1)
  })

  test('being late once loses no game; leaving most of it to the bot of the clock does', async () => {
    await start()
    for (const late of [1, 4]) {
      const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
      const table = await tableOf([ann, ben], RATED)
      const seats = await allWatching([ann, ben], table)
      const at = seats[0]!.sight!.pending!.seat
      const mine = seats[at]!
      for (let n = 0; n < late; n++) {
        while (mine.sight!.pending!.seat !== at) await playOne(seats, first)
        const { version } = mine
        time += RATED.clock.each + 1000
        await mine.until(() => mine.version > version + 1) // the bot has decided
        await mine.ask({ do: 'sit' })
        await Promise.all(seats.map(seat => seat.until(() => seat.version >= mine.version)))
      }
      await playOn(seats, 30)
      await seats[1 - at]!.ask({ do: 'resign' })
      await entered(table)
      expect((await ratingOf([ann, ben][at]!))!.history[0]!.rank).toBe(late === 1 ? 1 : 2)
    }
  })

  test('an end that all agreed on, and a game that everybody left, change no rating', async () => {
    await start()
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    const agreed = await tableOf([ann, ben], RATED)
    for (const seat of await allWatching([ann, ben], agreed)) await seat.ask({ do: 'offerEnd', offer: true })
    await entered(agreed)
    const left = await tableOf([ann, ben], RATED)
    const seats = await allWatching([ann, ben], left)
    for (const seat of seats) await seat.ask({ do: 'stand' })
    await seats[0]!.until(() => seats[0]!.sight!.pending === null, 120_000)
    await entered(left)
    expect([await gamesOf(ann), await gamesOf(ben)]).toEqual([0, 0])
  })

  test('a game against the same person counts half of the one before, and a stranger counts little', async () => {
    await start()
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    const mus = [25]
    for (let n = 0; n < 3; n++) {
      const table = await tableOf([ann, ben], RATED)
      await (await watching(ben, table)).ask({ do: 'resign' })
      await entered(table)
      mus.push((await ratingOf(ann))!.mu)
    }
    const gains = mus.slice(1).map((mu, i) => mu - mus[i]!)
    expect(gains[0]).toBeCloseTo(2.63 / 8, 1)
    expect(gains[1]! / gains[0]!).toBeCloseTo(0.5, 1)
    expect(gains[2]! / gains[0]!).toBeCloseTo(0.25, 1)
  })

  test('people of one network do not count for each other, and nobody can read from where they came', async () => {
    await start({ TRUST_PROXY: '1' })
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    for (const [network, moves] of [
      ['203.0.113.7', false],
      ['198.51.100.9', true],
    ] as const) {
      ann.forwarded = '203.0.113.7'
      ben.forwarded = network
      const before = (await ratingOf(ann))?.mu ?? 25
      const table = await tableOf([ann, ben], RATED)
      const marks = await server.database.selectFrom('chairs').select('network').where('table', '=', table).execute()
      expect(marks.every(mark => mark.network !== null && !mark.network.includes('.'))).toBe(true)
      await (await watching(ben, table)).ask({ do: 'resign' })
      await entered(table)
      expect((await ratingOf(ann))!.mu > before).toBe(moves)
      const after = await server.database.selectFrom('chairs').select('network').where('table', '=', table).execute()
      expect(after.every(mark => mark.network === null)).toBe(true)
    }
  })

  test('nor do they after a rematch, to which nobody has to come through the door', async () => {
    await start({ TRUST_PROXY: '1' })
    const [ann, ben] = (await people('Ann', 'Ben')) as [Person, Person]
    ann.forwarded = '203.0.113.7'
    ben.forwarded = '203.0.113.7'
    const first = await tableOf([ann, ben], RATED)
    await (await watching(ben, first)).ask({ do: 'resign' })
    await entered(first)
    const { id, host } = await ann.post<TableInfo>(`/api/tables/${first}/rematch`)
    expect(host).toBe(ann.id)
    await ben.post(`/api/tables/${id}/ready`, { ready: true })
    await ann.post(`/api/tables/${id}/start`)
    const marks = await server.database.selectFrom('chairs').select('network').where('table', '=', id).execute()
    expect(marks.map(({ network }) => network)).toEqual([expect.any(String), marks[0]!.network])
    await (await watching(ben, id)).ask({ do: 'resign' })
    await entered(id)
    expect((await ratingOf(ann))!.mu).toBe(25)
  })
})
