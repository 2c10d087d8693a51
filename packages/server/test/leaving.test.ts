import type { TableInfo } from '@overseer/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, playOne } from './tables.ts'

const MINUTE = 60_000
const live = { kind: 'live', each: 10 * MINUTE, reserve: 0 }

describe.each(PATHS)('leaving a game: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  const start = async (): Promise<string> => {
    server = await testServer(await environment(), () => time)
    return server.url
  }
  afterEach(() => server.close())

  test.each(['shelter', 'wasteland'])(
    'in %s nobody can give up for somebody else, by choice or by any other message',
    async game => {
      const { people, table } = await begun(await start(), { game, chairs: peopleOnly(3) })
      const seats = await allWatching(people, table)
      const at = seats[0]!.sight!.pending!.seat
      const asked = seats[at]!
      const other = (at + 1) % 3
      for (const choice of [
        { do: 'resign', seat: other },
        { do: 'resign', seat: at },
        { do: 'concede', seat: other },
        { do: 'agreeEnd' },
        { do: 'withdraw', seat: other },
      ]) {
        expect(await asked.choose(choice)).toMatchObject({ is: 'refused', refused: 'bad' })
        expect(await asked.ask({ do: 'why', wish: choice })).toMatchObject({ is: 'refused', refused: 'bad' })
      }
      asked.socket.send(JSON.stringify({ do: 'resign', seat: other }))
      expect(await asked.ask({ do: 'ping' })).toMatchObject({ is: 'pong' })
      expect(asked.heard('refused').at(-1)).toMatchObject({ refused: 'nonsense' })
      expect(asked.version).toBe(0)
    },
  )

  test.each(['shelter', 'wasteland'])('in %s anybody gives up at any time, also when others are asked', async game => {
    const { people, table } = await begun(await start(), { game })
    const seats = await allWatching(people, table)
    await playOn(seats, 4)
    const at = seats[0]!.sight!.pending!.seat
    expect(await seats[1 - at]!.ask({ do: 'resign' })).toMatchObject({ is: 'done' })
    for (const seat of seats) await seat.until(() => seat.sight!.pending === null)
    const { status, result } = await people[0]!.get<TableInfo>(`/api/tables/${table}`)
    expect({ status, winners: result!.winners }).toEqual({ status: 'over', winners: [at] })
    expect(await seats[at]!.ask({ do: 'resign' })).toMatchObject({ is: 'refused' })
  })

  test('W-TRADE-R7 an offer is withdrawn by whoever made it, while the other is asked', async () => {
    const { people, table } = await begun(await start(), { game: 'wasteland' })
    const seats = await allWatching(people, table)
    const choose = (wanted: string): Promise<number | undefined> => {
      const isWanted = (choice: unknown): boolean => (choice as { do: string }).do === wanted
      return playOne(seats, choices => choices.find(isWanted) ?? choices[0])
    }
    while (seats[0]!.sight!.pending!.ask !== 'act') await choose('character')
    const at = seats[0]!.sight!.pending!.seat
    const camper = seats[at]!
    const partner = seats[1 - at]!
    expect(await camper.ask({ do: 'withdraw' })).toMatchObject({ is: 'refused', rule: 'W-TRADE-R7' })
    for (const wanted of ['camp', 'trade', 'giveCaps', 'propose']) await choose(wanted)
    expect(camper.sight!.pending).toMatchObject({ seat: 1 - at, ask: 'answerOffer' })
    expect(await partner.ask({ do: 'withdraw' })).toMatchObject({ is: 'refused', rule: 'W-TRADE-R7' })
    expect(await camper.ask({ do: 'withdraw' })).toMatchObject({ is: 'done' })
    await partner.until(() => partner.sight!.pending!.seat === at)
    expect(partner.sight!.pending).toMatchObject({ seat: at, ask: 'trading' })
    expect(camper.sight!.choices).toContainEqual({ do: 'trade', with: 1 - at })
  })

  test('in Shelter nobody has anything to withdraw', async () => {
    const { people, table } = await begun(await start())
    const seats = await allWatching(people, table)
    for (const seat of seats)
      expect(await seat.ask({ do: 'withdraw' })).toMatchObject({ is: 'refused', refused: 'notAsked' })
    expect(seats[0]!.version).toBe(0)
  })

  test('without a winner it ends once everybody offers it, and not before', async () => {
    const { people, table } = await begun(await start(), { chairs: peopleOnly(3) })
    const seats = await allWatching(people, table)
    await playOn(seats, 3)
    const offer = (at: number, wish: boolean) => seats[at]!.ask({ do: 'offerEnd', offer: wish })
    expect(await offer(0, true)).toMatchObject({ is: 'done' })
    await seats[2]!.until(() => String(seats[2]!.sight!.offers) === '0')
    await offer(1, true)
    await offer(0, false)
    await offer(2, true)
    for (const seat of seats) await seat.until(() => String(seat.sight!.offers) === '1,2')
    expect(seats[0]!.sight!.pending).not.toBeNull()
    expect(await playOn(seats, 2, 'meanwhile')).toBe(2)
    expect(await offer(0, true)).toMatchObject({ is: 'done' })
    for (const seat of seats) await seat.until(() => seat.sight!.pending === null)
    const { result } = await people[0]!.get<TableInfo>(`/api/tables/${table}`)
    expect(result!.winners).toEqual([])
  })

  test('whoever has left can be played on without after a while, by those who stayed', async () => {
    const { people, table } = await begun(await start(), { clock: live })
    const seats = await allWatching(people, table)
    const leaver = seats[0]!.sight!.pending!.seat
    const stays = seats[1 - leaver]!
    expect(await stays.ask({ do: 'claim' })).toMatchObject({ is: 'refused', refused: 'notYet' })
    time += 10 * MINUTE + 1000
    await stays.until(() => stays.sight!.stead[leaver] !== null && stays.sight!.choices.length > 0)
    expect(await stays.ask({ do: 'claim' })).toMatchObject({ refused: 'notYet' })
    time += 2 * MINUTE
    expect(await seats[leaver]!.ask({ do: 'claim' })).toMatchObject({ refused: 'notYet' })
    expect(await stays.ask({ do: 'claim' })).toMatchObject({ is: 'done' })
    await stays.until(() => stays.sight!.pending === null)
    const { result } = await people[0]!.get<TableInfo>(`/api/tables/${table}`)
    expect(result!.winners).toEqual([1 - leaver])
  })
})
