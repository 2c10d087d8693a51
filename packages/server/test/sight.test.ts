import { GAMES } from '@overseer/games'
import { below, seedRandom } from '@overseer/kernel'
import type { Request, TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, type Seat, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, chooser, peopleOnly, playOne, watching } from './tables.ts'

/** Now and then somebody takes a choice back, stands up or sits down. */
async function fidget(seats: readonly Seat[], what: number): Promise<void> {
  const seat = seats[what % seats.length]!
  const asks: Request[] = [{ do: 'undo', v: seat.version }, { do: 'stand' }, { do: 'sit' }]
  await seat.ask(asks[what % asks.length]!)
}

/** Waits until everybody has seen whatever has happened. */
async function settled(url: string, table: string, seats: readonly Seat[]): Promise<void> {
  const { version } = await new Person(url).get<TableInfo>(`/api/tables/${table}`)
  await Promise.all(seats.map(seat => seat.until(() => seat.version >= version)))
}

describe.each(PATHS)('what is seen: $name', ({ environment }) => {
  let server: Server
  beforeAll(async () => {
    server = await testServer(await environment())
  })
  afterAll(() => server.close())

  test.each(Object.keys(GAMES))(
    '%s: at every version, what updates led to equals what a newcomer is shown, for every seat and for spectators',
    async game => {
      const { people, table } = await begun(server.url, { game, chairs: peopleOnly(3) })
      const seats = await allWatching(people, table)
      const stranger = new Person(server.url)
      const spectator = await watching(stranger, table)
      const random = seedRandom(`sight ${game}`)
      const pick = chooser(`sight ${game}`)
      let compared = 0
      for (let made = 0; made < 60; made++) {
        const asked = seats[0]!.sight!.pending?.seat
        if (asked === undefined) break
        await playOne(seats, pick)
        if (below(random, 4) === 0) await fidget(seats, below(random, 6))
        for (const seat of seats) await seat.ask({ do: 'sit' })
        await settled(server.url, table, [...seats, spectator])
        if (below(random, 3) > 0) continue
        const fresh = [...(await allWatching(people, table)), await watching(stranger, table)]
        for (const [at, seat] of [...seats, spectator].entries()) {
          expect(seat.sight).toEqual(fresh[at]!.sight)
          compared++
        }
        for (const seat of fresh) seat.close()
      }
      expect(compared).toBeGreaterThan(40)
    },
  )
})
