import { GAMES, gameCalled } from '@overseer/games'
import { replay } from '@overseer/kernel'
import { checkSeed, type FinishedGame, type TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, playOne, watching } from './tables.ts'

describe.each(PATHS)('play over the wire: $name', ({ environment }) => {
  let server: Server
  beforeAll(async () => {
    server = await testServer(await environment())
  })
  afterAll(() => server.close())

  test.each(Object.keys(GAMES))(
    'a game of %s to its end: all see the same, the record replays, the seed was committed to',
    async game => {
      const { people, table } = await begun(server.url, { game, chairs: peopleOnly(2) })
      const before = await people[0]!.get<TableInfo>(`/api/tables/${table}`)
      expect((await people[0]!.call('GET', `/api/tables/${table}/record`)).status).toBe(404)
      const seats = await allWatching(people, table)
      expect(await playOn(seats)).toBeGreaterThan(20)
      for (const [at, person] of people.entries()) {
        const fresh = await watching(person, table)
        expect(fresh.sight).toEqual(seats[at]!.sight)
      }
      const after = await people[0]!.get<TableInfo>(`/api/tables/${table}`)
      expect(after).toMatchObject({ status: 'over', turn: null, commitment: before.commitment })
      const finished = await new Person(server.url).get<FinishedGame>(`/api/tables/${table}/record`)
      const { record, commitment, result } = finished
      expect(commitment).toBe(before.commitment)
      expect(checkSeed(finished)).toBe('right')
      const { game: rules } = gameCalled(game)
      expect(rules.result(replay(rules, record))).toEqual(result)
    },
  )

  test('a choice for an old version is refused and plays nothing', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const asked = seats[seats[0]!.sight!.pending!.seat]!
    const [choice] = asked.sight!.choices
    const twice = await Promise.all([asked.choose(choice, 0), asked.choose(choice, 0)])
    expect(twice.map(({ is }) => is).sort()).toEqual(['done', 'refused'])
    expect(twice.find(({ is }) => is === 'refused')).toMatchObject({ refused: 'stale', v: 1 })
    expect(await asked.choose(choice, 0)).toMatchObject({ refused: 'stale', v: 1 })
    expect(await asked.choose(choice, 7)).toMatchObject({ refused: 'stale', v: 1 })
    expect((await people[0]!.get<TableInfo>(`/api/tables/${table}`)).version).toBe(1)
  })

  test('only whoever is asked may choose, and only what the rules allow', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const at = seats[0]!.sight!.pending!.seat
    const asked = seats[at]!
    const [choice] = asked.sight!.choices
    expect(await seats[1 - at]!.choose(choice)).toMatchObject({ is: 'refused', refused: 'notAsked' })
    expect(await asked.choose({ what: 'cheat' })).toMatchObject({ is: 'refused', refused: 'bad' })
    const stranger = await watching(await Person.guest(server.url, 'Eve'), table)
    expect(await stranger.choose(choice)).toMatchObject({ is: 'refused', refused: 'notSeated' })
    expect(stranger.sight!.choices).toEqual([])
    expect(seats[1 - at]!.sight!.choices).toEqual([])
    expect(asked.version).toBe(0)
  })

  test('after a lost connection one is sent what one missed, and no more', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 5)
    const lost = seats[1]!
    const { sight, version } = lost
    lost.close()
    const away = [seats[0]!, await watching(people[1]!, table)]
    await playOn(away, 6, 'meanwhile')
    const back = await people[1]!.open(table, version, sight)
    await back.until(() => back.version === away[0]!.version && back.welcome !== undefined)
    expect(back.bytes).toHaveLength(6)
    expect(back.welcome).not.toHaveProperty('sight')
    expect(back.sight).toEqual(away[1]!.sight)
    expect(await playOn([away[0]!, back], 3)).toBe(3)
  })

  test('whoever asks for a version that never was, or was too long ago, is sent the whole', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const made = await playOn(seats, 70)
    for (const from of [0, made + 5]) {
      const back = await people[0]!.open(table, from)
      await back.until(() => back.sight !== undefined)
      expect(back.bytes).toEqual([])
      expect(back.sight).toEqual(seats[0]!.sight)
    }
  })

  test('a choice may be taken back until something comes out or somebody else decides, and the reason is told', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const told = new Set<unknown>()
    let undone = 0
    const first = seats[seats[0]!.sight!.pending!.seat]!
    expect(await first.ask({ do: 'undo', v: 0 })).toMatchObject({ refused: 'undoClosed', why: 'nothingToUndo' })
    for (let made = 0; made < 60; made++) {
      const before = seats.map(({ sight }) => sight!)
      const at = before[0]!.pending!.seat
      const v = await playOne(seats, choices => choices[made % choices.length])
      const open = seats[at]!.sight!.undo === null
      const answer = await seats[at]!.ask({ do: 'undo', v: v! })
      expect(answer.is).toBe(open ? 'done' : 'refused')
      expect(await seats[1 - at]!.ask({ do: 'undo', v: seats[at]!.version })).toMatchObject({ is: 'refused' })
      if (!open) {
        told.add('why' in answer ? answer.why : undefined)
        continue
      }
      undone++
      await Promise.all(seats.map(seat => seat.until(() => seat.version === v! + 1)))
      expect(seats.map(seat => seat.sight!.view)).toEqual(before.map(({ view }) => view))
      expect(seats[at]!.sight!.choices).toEqual(before[at]!.choices)
      await playOne(seats, choices => choices[made % choices.length])
    }
    expect(undone).toBeGreaterThan(5)
    expect(told).toContain('somethingRevealed')
  })

  test('nobody can make a log grow for ever by taking choices back, or by leaving and coming back', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    let at = -1
    for (let open = false; !open; ) {
      at = seats[0]!.sight!.pending!.seat
      const v = await playOne(seats, choices => choices[0])
      open = seats[at]!.sight!.undo === null
      if (open) await seats[at]!.ask({ do: 'undo', v: v! })
      await Promise.all(seats.map(seat => seat.until(() => seat.version === v! + (open ? 1 : 0))))
    }
    const mine = seats[at]!
    let refused: unknown
    for (let loop = 0; loop < 200 && refused === undefined; loop++) {
      const done = await mine.choose(mine.sight!.choices[0])
      const undone = await mine.ask({ do: 'undo', v: done.v! })
      if (undone.is === 'refused') refused = undone.refused
      else await mine.until(() => mine.version === undone.v!)
    }
    expect(refused).toBe('undoClosed')
    const other = seats[1 - at]!
    let answer = await other.ask({ do: 'stand' })
    for (let loop = 0; loop < 200 && answer.is === 'done'; loop++) {
      await other.ask({ do: 'sit' })
      answer = await other.ask({ do: 'stand' })
    }
    expect(answer).toMatchObject({ is: 'refused', refused: 'tooFast' })
    expect(await playOn(await allWatching(people, table), 5)).toBe(5)
  })

  test('a table forgotten by the server goes on from the log, and from a snapshot of it', async () => {
    const env = await environment()
    const first = await testServer(env)
    const { people, table } = await begun(first.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 70)
    const last = seats.map(({ sight }) => sight)
    await first.close()
    const second = await testServer(env)
    for (const person of people) person.url = second.url
    const again = await allWatching(people, table)
    expect(again.map(({ sight }) => sight)).toEqual(last)
    await playOn(again)
    expect(await people[0]!.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({ status: 'over' })
    const { record, result } = await people[0]!.get<FinishedGame>(`/api/tables/${table}/record`)
    const { game } = gameCalled(record.game)
    expect(game.result(replay(game, record))).toEqual(result)
    await second.close()
  })
})
