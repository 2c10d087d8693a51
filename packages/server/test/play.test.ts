import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, type Seat, testServer } from './helper.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const two = { game: 'shelter', chairs: [{ person: true }, { person: true }] }

interface Table {
  readonly id: string
  readonly status: string
  readonly commitment: string
}

/** Two people at a table that has begun. */
async function begun(): Promise<{ ann: Person; ben: Person; table: string }> {
  const ann = await Person.guest(server.url, 'Ann')
  const ben = await Person.guest(server.url, 'Ben')
  const { id } = await ann.post<Table>('/api/tables', two)
  await ben.post(`/api/tables/${id}/join`, {})
  await ben.post(`/api/tables/${id}/ready`, { ready: true })
  await ann.post(`/api/tables/${id}/start`)
  return { ann, ben, table: id }
}

/** Plays first choices until so many have been made, or the game is over. */
async function playOn(seats: readonly Seat[], most = Infinity): Promise<number> {
  let made = 0
  for (; made < most; made++) {
    const { pending } = seats[0]!.sight!
    if (pending === null) break
    const asked = seats[pending.seat]!
    await asked.until(() => asked.version === seats[0]!.version)
    const { choices } = asked.sight!
    const answer = await asked.choose(choices[(made * 7) % choices.length])
    expect(answer.is).toBe('done')
    await Promise.all(seats.map(seat => seat.until(() => seat.version === answer.v)))
  }
  return made
}

describe('play over the wire', () => {
  test('two people play a game to its end, and both see the same table', async () => {
    const { ann, ben, table } = await begun()
    const seats = [await ann.open(table), await ben.open(table)]
    await Promise.all(seats.map(seat => seat.until(() => seat.sight !== undefined)))
    await playOn(seats)
    expect(seats[0]!.sight!.view).toEqual(seats[1]!.sight!.view)
    const info = await ann.get<Table>(`/api/tables/${table}`)
    expect(info.status).toBe('over')
    const fresh = await ann.open(table)
    await fresh.until(() => fresh.sight !== undefined)
    expect(fresh.sight).toEqual(seats[0]!.sight)
  })
})
