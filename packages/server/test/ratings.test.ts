import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CardUse, Leader, PlayerPage, TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { ordinal, rated, type Rating, UNKNOWN } from '../src/ratings/rating.ts'
import { LISTED_SIGMA } from '../src/ratings/weights.ts'
import { PASSWORD, Person, testServer } from './helper.ts'
import { allWatching, eventually, PERSON, played, playOn, RATED, tableOf } from './tables.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const people = (...names: string[]): Promise<Person[]> => Promise.all(names.map(name => Person.named(server.url, name)))

const page = (of: Person, by = of): Promise<PlayerPage> => by.get<PlayerPage>(`/api/players/${of.id}`)

/** A player's page once so many games are in it. */
const pageAfter = (games: number, of: Person): Promise<PlayerPage> =>
  eventually(
    () => page(of),
    seen => seen.played.reduce((sum, one) => sum + one.games, 0) === games,
  )

describe('the model (Weng and Lin, Plackett-Luce)', () => {
  // Reference figures of the published implementations, without the drift between games.
  test.each<[string, number[], [number, number][]]>([
    [
      'two players',
      [1, 2],
      [
        [27.63523138347365, 8.065506316323548],
        [22.36476861652635, 8.065506316323548],
      ],
    ],
    [
      'a draw of two',
      [1, 1],
      [
        [25, 8.065506316323548],
        [25, 8.065506316323548],
      ],
    ],
    [
      'three players',
      [1, 2, 3],
      [
        [27.868876552746237, 8.204837030780652],
        [25.717219138186557, 8.057829747583876],
        [21.413904309067206, 8.057829747583876],
      ],
    ],
    [
      'four players, the two in the middle equal',
      [1, 2, 2, 4],
      [
        [27.795084971874736, 8.263160757613477],
        [24.68943500312503, 8.179213704945203],
        [24.68943500312503, 8.179213704945203],
        [22.826045021875203, 8.179213704945203],
      ],
    ],
  ])('%s', (_what, ranks, expected) => {
    const after = rated(
      ranks.map(() => UNKNOWN),
      ranks,
      0,
    )
    for (const [i, [mu, sigma]] of expected.entries()) {
      expect(after[i]!.mu).toBeCloseTo(mu, 10)
      expect(after[i]!.sigma).toBeCloseTo(sigma, 10)
    }
  })

  test('the order of the seats does not matter', () => {
    const [a, b, c] = [UNKNOWN, { mu: 30, sigma: 3 }, { mu: 20, sigma: 5 }]
    const [one, two, three] = rated([a, b, c], [2, 1, 3])
    expect(rated([c, a, b], [3, 2, 1])).toEqual([three, one, two])
  })

  test('a win against somebody strong counts more than against somebody weak', () => {
    const gain = (against: Rating): number => rated([UNKNOWN, against], [1, 2])[0]!.mu - UNKNOWN.mu
    expect(gain({ mu: 35, sigma: 2 })).toBeGreaterThan(gain({ mu: 15, sigma: 2 }))
  })

  test('with many games the guess grows surer, but never quite sure: people change', () => {
    let [ann, ben] = [UNKNOWN, UNKNOWN]
    for (let game = 0; game < 2000; game++)
      [ann, ben] = rated([ann, ben], game % 2 === 0 ? [1, 2] : [2, 1]) as [Rating, Rating]
    expect(ann.sigma).toBeLessThan(2)
    expect(ann.sigma).toBeGreaterThan(0.5)
    expect(ann.mu).toBeCloseTo(25, 0)
  })
})

describe('rated games', () => {
  test('move the winner up and the loser down, and show how unsure we are', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    const table = await played([ann!, ben!], { ...RATED, listed: true })
    const { result } = await ann!.get<TableInfo>(`/api/tables/${table}`)
    const [winner, loser] = result!.ranks[0] === 1 ? [ann!, ben!] : [ben!, ann!]
    const up = (await pageAfter(1, winner)).ratings[0]!
    const down = (await page(loser)).ratings[0]!
    expect(up).toMatchObject({ game: 'shelter', games: 1 })
    expect(up.mu).toBeGreaterThan(25)
    expect(down.mu).toBeLessThan(25)
    expect(up.sigma).toBeLessThan(UNKNOWN.sigma)
    expect([up.low, up.high, up.ordinal]).toEqual([up.mu - 2 * up.sigma, up.mu + 2 * up.sigma, ordinal(up)])
    expect(up.history).toHaveLength(1)
    expect(up.history[0]).toMatchObject({ table, rank: 1, mu: up.mu, sigma: up.sigma })
  })

  test('count once, however many look after them and however often', async () => {
    const all = await people('Ann', 'Ben', 'Cid')
    await played(all, RATED)
    const before = (await pageAfter(1, all[0]!)).ratings[0]!
    const { table } = await server.database
      .selectFrom('rating_changes')
      .select('table')
      .where('player', '=', all[0]!.id)
      .executeTakeFirstOrThrow()
    await server.database.insertInto('ended').values({ table, due: 0 }).execute() // as if somebody had died in between
    await eventually(
      () => server.database.selectFrom('ended').selectAll().execute(),
      list => list.length === 0,
    )
    expect((await page(all[0]!)).ratings[0]).toEqual(before)
  })

  test('that ended just before the server died are entered when it is back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'overseer-'))
    const env = { DATABASE_URL: `sqlite:${join(folder, 'overseer.db')}`, LOG_LEVEL: 'silent' }
    const first = await testServer(env)
    const [ann, ben] = [await Person.named(first.url, 'Ann'), await Person.named(first.url, 'Ben')]
    const table = await tableOf([ann, ben], RATED)
    const seats = await allWatching([ann, ben], table)
    await first.database.schema.alterTable('card_uses').renameTo('lost').execute() // nothing can be entered now
    await playOn(seats)
    await eventually(
      () => first.database.selectFrom('ended').selectAll().execute(),
      list => list.length === 1 && list[0]!.due > Date.now(),
    )
    expect(await first.database.selectFrom('ratings').selectAll().execute()).toEqual([])
    await first.database.schema.alterTable('lost').renameTo('card_uses').execute()
    await first.database.updateTable('ended').set({ due: 0 }).execute()
    await first.close()
    const second = await testServer(env)
    const ratings = await eventually(
      () => second.database.selectFrom('ratings').select('games').execute(),
      list => list.length === 2,
    )
    expect(ratings.map(({ games }) => games)).toEqual([1, 1])
    await second.close()
    rmSync(folder, { recursive: true })
  })

  test('leave built-in bots out: people are rated among themselves', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    const chairs = [PERSON, { bot: 'random' }, PERSON]
    const { id } = await ann!.post<TableInfo>('/api/tables', { game: 'shelter', chairs, ...RATED })
    await ben!.post(`/api/tables/${id}/join`)
    await ben!.post(`/api/tables/${id}/ready`, { ready: true })
    await ann!.post(`/api/tables/${id}/start`)
    await Promise.all([playAlone(ann!, id), playAlone(ben!, id)])
    const [mine, yours] = [await pageAfter(1, ann!), await page(ben!)]
    expect([mine.ratings[0]!.history[0]!.rank, yours.ratings[0]!.history[0]!.rank].sort()).toEqual([1, 2])
    const changes = await server.database
      .selectFrom('rating_changes')
      .select('player')
      .where('table', '=', id)
      .execute()
    expect(changes).toHaveLength(2)
  })

  test('a person who left a bot in their seat comes last, whatever the bot makes of it', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    const table = await tableOf([ann!, ben!], RATED)
    const seats = await allWatching([ann!, ben!], table)
    await seats[0]!.ask({ do: 'stand' })
    await playAlone(ben!, table, LAST)
    const [left, stayed] = [await pageAfter(1, ann!), await page(ben!)]
    expect(left.ratings[0]!.history[0]!.rank).toBe(2)
    expect(stayed.ratings[0]!.history[0]!.rank).toBe(1)
    expect(left.played[0]!.won).toBe(0)
  })

  test('whoever deletes their account in the middle has lost, and the other has won against somebody unknown', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    const table = await tableOf([ann!, ben!], RATED)
    await ben!.call('DELETE', '/api/me', { password: PASSWORD })
    await playAlone(ann!, table)
    const { ratings } = await pageAfter(1, ann!)
    const whole = rated([UNKNOWN, UNKNOWN], [1, 2])[0]!.mu - UNKNOWN.mu
    expect(ratings[0]!.mu - UNKNOWN.mu).toBeCloseTo(whole / 8, 10) // a stranger counts little
    const changes = await server.database
      .selectFrom('rating_changes')
      .select('player')
      .where('table', '=', table)
      .execute()
    expect(changes).toEqual([{ player: ann!.id }])
  })

  test('unrated games change no rating', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    await played([ann!, ben!])
    expect((await pageAfter(1, ann!)).ratings).toEqual([])
  })
})

type Pick = (choices: readonly unknown[], version: number) => unknown
const ANY: Pick = (choices, version) => choices[(version * 7) % choices.length]
const LAST: Pick = choices => choices.at(-1)

/** Plays one seat until the game is over, while others look after theirs. */
async function playAlone(person: Person, table: string, pick = ANY): Promise<void> {
  const [seat] = await allWatching([person], table)
  for (;;) {
    await seat!.until(() => seat!.sight!.choices.length > 0 || seat!.sight!.pending === null)
    const { version, sight } = seat!
    if (sight!.pending === null) return
    await seat!.choose(pick(sight!.choices, version))
    await seat!.until(() => seat!.version > version)
  }
}

describe('a player’s page', () => {
  test('counts games and victories by game and number of players', async () => {
    const all = await people('Ann', 'Ben', 'Cid')
    const results: { many: number; result: NonNullable<TableInfo['result']> }[] = []
    for (const [seed, many] of [
      ['one', 2],
      ['another', 2],
      ['a third', 3],
    ] as const) {
      const table = await played(all.slice(0, many), { listed: true }, seed)
      results.push({ many, result: (await all[0]!.get<TableInfo>(`/api/tables/${table}`)).result! })
    }
    const wins = (many: number): number =>
      results.filter(one => one.many === many && one.result.winners.includes(0)).length
    expect((await pageAfter(3, all[0]!)).played).toEqual([
      { game: 'shelter', players: 2, games: 2, won: wins(2) },
      { game: 'shelter', players: 3, games: 1, won: wins(3) },
    ])
  })

  test('lists finished games, the latest first; private ones only to those who were there', async () => {
    const [ann, ben, eve] = await people('Ann', 'Ben', 'Eve')
    const open = await played([ann!, ben!], { listed: true })
    const secret = await played([ann!, ben!], RATED)
    await pageAfter(2, ann!)
    const listed = async (by: Person): Promise<string[]> => {
      const { tables } = await by.get<{ tables: TableInfo[] }>(`/api/players/${ann!.id}/tables`)
      return tables.map(({ id }) => id)
    }
    expect(await listed(ben!)).toEqual([secret, open])
    expect(await listed(eve!)).toEqual([open])
    expect((await page(ann!, ben)).ratings[0]!.history[0]!.table).toBe(secret)
    expect((await page(ann!, eve)).ratings[0]!.history[0]!.table).toBeNull()
  })

  test('knows the favourite rooms: what this player used most, counted over their games', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    await played([ann!, ben!])
    await pageAfter(1, ann!)
    const cards = async (): Promise<CardUse[]> =>
      (await ann!.get<{ uses: CardUse[] }>(`/api/players/${ann!.id}/cards?game=shelter`)).uses
    const uses = await cards()
    const spaces = uses.filter(({ kind }) => kind === 'space used')
    expect(spaces.length).toBeGreaterThan(2)
    expect(spaces.length).toBeLessThanOrEqual(10)
    expect(spaces.map(({ n }) => n)).toEqual(spaces.map(({ n }) => n).sort((a, b) => b - a))
    await played([ann!, ben!], {}, 'another')
    await pageAfter(2, ann!)
    const total = (list: typeof uses): number => list.reduce((sum, { n }) => sum + n, 0)
    expect(total(await cards())).toBeGreaterThan(total(uses))
  })

  test('there is none of somebody who never was', async () => {
    const [ann] = await people('Ann')
    expect((await ann!.call('GET', '/api/players/nobody-at-all')).status).toBe(404)
    expect((await ann!.call('GET', `/api/players/${ann!.id}/cards?game=chess`)).status).toBe(400)
  })

  test('what a guest played comes along to the account', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    const guest = await Person.guest(server.url, 'Unknown')
    await played([guest, ben!], { listed: true })
    const before = await pageAfter(1, guest)
    const { player } = await page(ann!)
    await guest.post('/api/sign-in', { name: player.name, password: PASSWORD })
    expect((await page(ann!)).played).toEqual(before.played)
  })
})

describe('the list of the best', () => {
  test('goes by what we are almost sure of, and has only those with a name of their own', async () => {
    const [ann, ben] = await people('Ann', 'Ben')
    await played([ann!, ben!], RATED)
    expect((await pageAfter(1, ann!)).ratings[0]!.listed).toBe(false)
    const unsure = await ann!.get<{ players: Leader[] }>('/api/ratings/shelter')
    expect(unsure.players.map(({ player }) => player.id)).not.toContain(ann!.id)
    for (const { id } of [ann!, ben!])
      await server.database.updateTable('ratings').set({ sigma: LISTED_SIGMA }).where('player', '=', id).execute()
    const { players } = await ann!.get<{
      players: Leader[]
    }>('/api/ratings/shelter')
    expect(players.every(({ player }) => !player.guest)).toBe(true)
    expect(players.map(({ player }) => player.id)).toEqual(expect.arrayContaining([ann!.id, ben!.id]))
    expect(players.map(one => one.ordinal)).toEqual(players.map(one => one.ordinal).sort((a, b) => b - a))
    expect(players.map(({ place }) => place)).toEqual(players.map((_, i) => i + 1))
    expect((await ann!.call('GET', '/api/ratings/chess')).status).toBe(400)
  })
})
