import { parseRecord, replay } from '@overseer/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, ServerProcess } from '@overseer/proof'
import { THIRD_GAME_ENV } from '../../games/test/third-game.ts'
import { tinCans } from '../../games/test/tin-cans/game.ts'
import { allWatching, begun, PERSON } from './tables.ts'

/** A server whose registry has a third game; nothing else in it knows of that game. */
let server: ServerProcess
beforeAll(async () => {
  server = new ServerProcess(await freePort(), {
    DATABASE_URL: 'sqlite::memory:',
    SHED_AFTER_MS: '0',
    ...THIRD_GAME_ENV,
  })
  await server.start()
}, 60_000)
afterAll(() => server.stop('SIGTERM'))

interface View {
  readonly round: number
  readonly players: readonly { readonly hand: readonly number[] | null; readonly cans: number }[]
  readonly result: { readonly scores: readonly number[] } | null
}

test('a third game is played online to its end by two people and a bot, with its settings and refusals', async () => {
  const chairs = [PERSON, PERSON, { bot: 'officer' }]
  const { people, table } = await begun(server.url, { game: 'tincans', options: { heap: 'large' }, chairs })
  const seats = await allWatching(people, table)
  const viewOf = (seat = seats[0]!): View => seat.sight!.view as View

  for (const [at, seat] of seats.entries())
    expect(viewOf(seat).players.map(({ hand }) => hand !== null)).toEqual([0, 1, 2].map(other => other === at))

  const asked = () => seats.find((seat, at) => seat.sight!.pending?.seat === at)
  const asks = new Set<string>()
  let refusal: object | undefined
  while (viewOf().result === null) {
    await seats[0]!.until(() => viewOf().result !== null || asked() !== undefined)
    const seat = asked()
    if (seat === undefined) continue
    const { ask } = seat.sight!.pending!
    asks.add(ask)
    refusal ??= await seat.choose({ do: ask === 'bid' ? 'buy' : 'pass' })
    const before = seat.version
    await seat.choose(seat.sight!.choices[0])
    await Promise.all(seats.map(other => other.until(() => other.version > before)))
  }
  expect(asks).toEqual(new Set(['bid', 'spend']))
  expect(refusal).toMatchObject({ is: 'refused', rule: 'TC-BID-1' })
  expect(viewOf().round).toBe(5)
  expect(viewOf().result!.scores).toEqual(viewOf().players.map(({ cans }) => cans))
  for (const seat of seats) seat.close()

  const record = parseRecord(tinCans, (await people[0]!.get<{ record: unknown }>(`/api/tables/${table}/record`)).record)
  expect(tinCans.result(replay(tinCans, record))).toEqual(viewOf().result)
  const page = `/api/players/${people[0]!.id}/cards?game=tincans`
  await expect
    .poll(() => people[0]!.get(page), { timeout: 60_000 })
    .toMatchObject({ uses: expect.arrayContaining([expect.objectContaining({ kind: 'card played' })]) })
  expect(server.said).toBe('')
})
