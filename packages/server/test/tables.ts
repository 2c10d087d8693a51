import { expect } from 'vitest'
import type { Person, Seat } from './helper.ts'

interface Chair {
  readonly seat: number
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean } | null
  readonly bot: string | null
  readonly ready: boolean
}

export interface Table {
  readonly id: string
  readonly status: string
  readonly chairs: readonly Chair[]
  readonly turn: number | null
  readonly version: number
  readonly host: string
  readonly result: { readonly ranks: readonly number[]; readonly winners: readonly number[] } | null
}

export const PERSON = { person: true } as const

/** A table at which these people play, in this order; `wish` says what else is wanted. */
export async function begun(people: readonly Person[], wish: object = {}): Promise<string> {
  const [host, ...others] = people
  const chairs = people.map(() => PERSON)
  const { id } = await host!.post<Table>('/api/tables', { game: 'shelter', chairs, ...wish })
  for (const other of others) {
    await other.post(`/api/tables/${id}/join`)
    await other.post(`/api/tables/${id}/ready`, { ready: true })
  }
  if (others.length > 0) await host!.post(`/api/tables/${id}/start`)
  return id
}

/** Everybody's connection, in the order of the seats, once they see the table. */
export async function seated(people: readonly Person[], table: string): Promise<Seat[]> {
  const seats = await Promise.all(people.map(person => person.open(table)))
  await Promise.all(seats.map(seat => seat.until(() => seat.sight !== undefined)))
  return seats
}

/** Plays any choices until so many have been made, or the game is over; a different game for every `style`. */
export async function playOn(seats: readonly Seat[], most = Infinity, style = 7): Promise<number> {
  let made = 0
  for (; made < most; made++) {
    const { pending } = seats[0]!.sight!
    if (pending === null) break
    const asked = seats[pending.seat]!
    await asked.until(() => asked.version === seats[0]!.version)
    const { choices } = asked.sight!
    const answer = await asked.choose(choices[(made * style) % choices.length])
    expect(answer.is).toBe('done')
    await Promise.all(seats.map(seat => seat.until(() => seat.version === answer.v)))
  }
  return made
}

/** A whole game. */
export async function played(people: readonly Person[], wish: object = {}, style = 7): Promise<string> {
  const table = await begun(people, wish)
  const seats = await seated(people, table)
  await playOn(seats, Infinity, style)
  for (const seat of seats) seat.close()
  return table
}

/** Looks again and again until it is so. */
export async function eventually<T>(look: () => Promise<T>, so: (seen: T) => boolean, ms = 60_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const seen = await look()
    if (so(seen)) return seen
    if (Date.now() > end) throw new Error(`it never came to be; last seen: ${JSON.stringify(seen)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
