import { below, seedRandom } from '@overseer/kernel'
import { Person, type Seat } from './helper.ts'

/** What the API says of a table. */
export interface Info {
  readonly id: string
  readonly status: string
  readonly host: string
  readonly commitment: string
  readonly turn: number | null
  readonly version: number
  readonly rated: boolean
  readonly result: unknown
  readonly rematch: string | null
  readonly chairs: readonly {
    readonly seat: number
    readonly player: { readonly id: string; readonly name: string } | null
    readonly bot: string | null
    readonly ready: boolean
  }[]
}

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan']

/** Chairs for so many people. */
export function peopleOnly(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ person: true }))
}

/** So many guests. */
export function guests(url: string, count: number): Promise<Person[]> {
  return Promise.all(NAMES.slice(0, count).map(name => Person.guest(url, name)))
}

/** People at a table that has begun; the wish adds to a game of Shelter for two. */
export async function begun(
  url: string,
  wish: { readonly chairs?: readonly object[] } & Readonly<Record<string, unknown>> = {},
): Promise<{ people: Person[]; table: string }> {
  const full = { game: 'shelter', chairs: peopleOnly(2), ...wish }
  const people = await guests(url, full.chairs.filter(chair => 'person' in chair).length)
  const [host, ...others] = people
  const { id } = await host!.post<Info>('/api/tables', full)
  for (const other of others) {
    await other.post(`/api/tables/${id}/join`, {})
    await other.post(`/api/tables/${id}/ready`, { ready: true })
  }
  if (others.length > 0) await host!.post(`/api/tables/${id}/start`)
  return { people, table: id }
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
  const v = answer.v as number
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
