import { below, seedRandom } from '@overseer/kernel'
import type { TableInfo } from '@overseer/protocol'
import { Person, type Seat } from './helper.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']

/** A chair for a person. */
export const PERSON = { person: true } as const

/** A rated game: with a clock that gives nobody trouble. */
export const RATED = { rated: true, clock: { kind: 'live', each: 600_000, reserve: 0 } } as const

/** Chairs for so many people. */
export function peopleOnly(count: number): readonly object[] {
  return Array.from({ length: count }, () => PERSON)
}

/** So many guests. */
export function guests(url: string, count: number): Promise<Person[]> {
  return Promise.all(NAMES.slice(0, count).map(name => Person.guest(url, name)))
}

/** A table that has begun, at which these people play in this order; the wish adds to a game of Shelter. */
export async function tableOf(people: readonly Person[], wish: object = {}): Promise<string> {
  const [host, ...others] = people
  const full = { game: 'shelter', chairs: peopleOnly(people.length), ...wish }
  const { id } = await host!.post<TableInfo>('/api/tables', full)
  for (const other of others) {
    await other.post(`/api/tables/${id}/join`)
    await other.post(`/api/tables/${id}/ready`, { ready: true })
  }
  if (others.length > 0) await host!.post(`/api/tables/${id}/start`)
  return id
}

/** Guests at a table that has begun; the wish adds to a game of Shelter for two. */
export async function begun(
  url: string,
  wish: { readonly chairs?: readonly object[] } & Readonly<Record<string, unknown>> = {},
): Promise<{ people: Person[]; table: string }> {
  const { chairs = peopleOnly(2) } = wish
  const people = await guests(url, chairs.filter(chair => 'person' in chair).length)
  return { people, table: await tableOf(people, { ...wish, chairs }) }
}

/** Connects to a table and waits until it is seen. */
export async function watching(person: Person, table: string): Promise<Seat> {
  const seat = await person.open(table)
  await seat.until(() => seat.sight !== undefined)
  return seat
}

export function allWatching(people: readonly Person[], table: string): Promise<Seat[]> {
  return Promise.all(people.map(person => watching(person, table)))
}

/** Somebody whose every choice is drawn from a seed. */
export function chooser(seed: string): (choices: readonly unknown[]) => unknown {
  const random = seedRandom(seed)
  return choices => choices[below(random, choices.length)]
}

/** One choice of whoever is asked, seen by all; undefined once the game is over. */
export async function playOne(
  seats: readonly Seat[],
  pick: (choices: readonly unknown[]) => unknown,
): Promise<number | undefined> {
  const { pending } = seats[0]!.sight!
  if (pending === null) return undefined
  const asked = seats[pending.seat]!
  await asked.until(() => asked.version === seats[0]!.version)
  const answer = await asked.choose(pick(asked.sight!.choices))
  if (answer.is !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`)
  const v = answer.v!
  await Promise.all(seats.map(seat => seat.until(() => seat.version >= v)))
  return v
}

/** Plays at random until so many choices have been made or the game is over; says how many were. */
export async function playOn(seats: readonly Seat[], most = Infinity, seed = 'play'): Promise<number> {
  const pick = chooser(seed)
  let made = 0
  while (made < most && (await playOne(seats, pick)) !== undefined) made++
  return made
}

/** A whole game; another one for every seed. */
export async function played(people: readonly Person[], wish: object = {}, seed?: string): Promise<string> {
  const table = await tableOf(people, wish)
  const seats = await allWatching(people, table)
  await playOn(seats, Infinity, seed)
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
