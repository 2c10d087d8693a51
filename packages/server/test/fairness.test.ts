import { answerQuestion, recheckBots } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { parseRecord, replay } from '@overseer/kernel'
import {
  botDecisions,
  checkSeed,
  checkShare,
  commitmentTo,
  type FinishedGame,
  nonceMark,
  type TableInfo,
} from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, eventually, guests, PERSON, peopleOnly, playOn, tableOf, watching } from './tables.ts'

const NONCE = 'ab'.repeat(16)

/** Asks every bot of a finished game again. */
async function botsOf(finished: FinishedGame): Promise<{ checked: number; differ: readonly number[] }> {
  const { game } = gameCalled(finished.record.game)
  const { shares } = finished.fair!
  return recheckBots(
    game,
    parseRecord(game, finished.record),
    botDecisions(finished),
    seat => shares[seat]!.bot !== null,
    async question => {
      const answer = await answerQuestion({ id: 0, ...question }, knowledgeOf, { ms: 1, clock: () => 0 })
      return 'choice' in answer ? answer.choice : undefined
    },
  )
}

describe.each(PATHS)('provably fair: $name', ({ environment }) => {
  let server: Server
  beforeAll(async () => {
    server = await testServer(await environment())
  })
  afterAll(() => server.close())

  /** Two people who sit in the room before their game begins, and play it to its end. */
  async function finished(): Promise<{ people: Person[]; before: TableInfo; finished: FinishedGame }> {
    const [ann, ben] = (await guests(server.url, 2)) as [Person, Person]
    const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    const host = await ann.open(id)
    await ben.post(`/api/tables/${id}/join`, { nonce: NONCE })
    await ben.post(`/api/tables/${id}/ready`, { ready: true })
    const before = await eventually(
      () => ann.get<TableInfo>(`/api/tables/${id}`),
      ({ chairs }) => chairs.every(({ nonce }) => nonce !== null),
    )
    await ann.post(`/api/tables/${id}/start`)
    host.close()
    await playOn(await allWatching([ann, ben], id))
    return { people: [ann, ben], before, finished: await ann.get<FinishedGame>(`/api/tables/${id}/record`) }
  }

  test('everybody adds to the chance of a game after it was committed to, and can check it afterwards', async () => {
    const { before, finished: game } = await finished()
    const { fair, record, commitment } = game
    expect(commitment).toBe(before.commitment)
    expect(checkSeed(game)).toBe('right')
    expect(fair!.shares[1]).toEqual({ bot: null, nonce: NONCE })
    expect(before.chairs.map(({ nonce }) => nonce)).toEqual(fair!.shares.map(({ nonce }) => nonceMark(nonce!)))
    expect(checkShare(game, NONCE)).toBe('right')
    const { game: rules } = gameCalled('shelter')
    expect(rules.result(replay(rules, parseRecord(rules, record)))).toEqual(game.result)
  })

  test('whatever the server exchanges afterwards is found out', async () => {
    const { finished: game } = await finished()
    const fair = game.fair!
    const wrong: Record<string, FinishedGame> = {
      'another secret': { ...game, fair: { ...fair, secret: '00' } },
      'a nonce left out': { ...game, fair: { ...fair, shares: [fair.shares[0]!, { bot: null, nonce: null }] } },
      'seats exchanged': { ...game, fair: { ...fair, shares: fair.shares.toReversed() } },
      'another seed': { ...game, record: { ...game.record, seed: 'better for me' } },
      'other options': { ...game, record: { ...game.record, options: { seats: 3 } } },
      'another commitment': { ...game, commitment: commitmentTo('x') },
      'the way of before': { ...game, fair: null },
    }
    for (const [what, changed] of Object.entries(wrong)) expect([what, checkSeed(changed)]).toEqual([what, 'wrong'])
    expect(checkShare(game, 'cd'.repeat(16))).toBe('wrong')
  })

  test('nobody learns a nonce before the game is over, and a chair adds one only once', async () => {
    const [ann, ben] = (await guests(server.url, 2)) as [Person, Person]
    const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    await ben.post(`/api/tables/${id}/join`, { nonce: NONCE })
    const mine = await ben.open(id)
    expect(await mine.ask({ do: 'nonce', nonce: 'cd'.repeat(16) })).toMatchObject({ is: 'done' })
    const seen = await ann.open(id)
    expect(seen.hello.table.chairs[1]!.nonce).toBe(nonceMark(NONCE))
    expect(seen.texts.join()).not.toContain(NONCE)
    const stranger = await new Person(server.url).open(id)
    expect(await stranger.ask({ do: 'nonce', nonce: NONCE })).toMatchObject({ refused: 'notSeated' })
    await ben.post(`/api/tables/${id}/leave`)
    expect((await ann.get<TableInfo>(`/api/tables/${id}`)).chairs[1]!.nonce).toBeNull()
  })

  test('somebody who adds nothing holds nobody up, and what they did is told', async () => {
    const people = await guests(server.url, 2)
    const table = await tableOf(people)
    const seats = await allWatching(people, table)
    expect(await seats[0]!.ask({ do: 'nonce', nonce: NONCE })).toMatchObject({ refused: 'notSeated' }) // too late
    await playOn(seats)
    const game = await people[0]!.get<FinishedGame>(`/api/tables/${table}/record`)
    expect(game.fair!.shares).toEqual([
      { bot: null, nonce: null },
      { bot: null, nonce: null },
    ])
    expect(checkSeed(game)).toBe('right')
  })

  test('against bots play begins as soon as the one person has added to its chance, or after a moment', async () => {
    const [ann] = (await guests(server.url, 1)) as [Person]
    const wish = { game: 'shelter', chairs: [PERSON, { bot: 'random' }], forNonce: true }
    const { id, status } = await ann.post<TableInfo>('/api/tables', wish)
    expect(status).toBe('open')
    await watching(ann, id)
    expect((await ann.get<TableInfo>(`/api/tables/${id}`)).chairs[0]!.nonce).not.toBeNull()
    const silent = await ann.post<TableInfo>('/api/tables', wish)
    await eventually(
      () => ann.get<TableInfo>(`/api/tables/${silent.id}`),
      ({ status: now }) => now === 'playing',
    )
  })

  test('what bots decided can be asked again, for their own chair and for somebody who stood up', async () => {
    const [ann] = (await guests(server.url, 1)) as [Person]
    const wish = { game: 'shelter', chairs: [PERSON, { bot: 'recruit' }] }
    const { id } = await ann.post<TableInfo>('/api/tables', wish)
    const seat = await watching(ann, id)
    for (let turns = 0; turns < 4; turns++) {
      await seat.until(() => seat.sight!.choices.length > 0)
      await seat.choose(seat.sight!.choices[0])
    }
    await seat.ask({ do: 'stand' }) // an officer plays on for Ann
    await seat.until(() => seat.sight!.pending === null, 120_000)
    const game = await ann.get<FinishedGame>(`/api/tables/${id}/record`)
    const { checked, differ } = await botsOf(game)
    expect(checked).toBe(game.fair!.bots.length)
    expect(checked).toBeGreaterThan(10)
    expect(differ).toEqual([])
    expect(game.fair!.bots.some(({ seat: of }) => of === 0)).toBe(true)
    const denied = { ...game, fair: { ...game.fair!, bots: game.fair!.bots.filter(({ seat: of }) => of === 0) } }
    expect((await botsOf(denied)).differ.length).toBeGreaterThan(3)
  })

  test('tables that were stored before are dealt and checked as before', async () => {
    const people = await guests(server.url, 2)
    const { id } = await people[0]!.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
    await server.database
      .updateTable('tables')
      .set({ fair: 1, seed: 'of old', commitment: commitmentTo('of old') })
      .where('id', '=', id)
      .execute()
    await people[1]!.post(`/api/tables/${id}/join`, { nonce: NONCE })
    await people[1]!.post(`/api/tables/${id}/ready`, { ready: true })
    await people[0]!.post(`/api/tables/${id}/start`)
    await playOn(await allWatching(people, id))
    const game = await people[0]!.get<FinishedGame>(`/api/tables/${id}/record`)
    expect(game).toMatchObject({ fair: null, record: { seed: 'of old' } })
    expect(checkSeed(game)).toBe('right')
  })
})
