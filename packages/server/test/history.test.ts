import type { Frame } from '@overseer/kernel'
import { applyUpdate, framesOf, type History, type Sample } from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, type Seat, testServer } from './helper.ts'
import { allWatching, begun as guestsAt, chooser, playOne, RATED, tableOf } from './tables.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Two people at a table that has begun, watching it. */
async function begun(wish: object = {}): Promise<{ people: Person[]; seats: Seat[]; table: string }> {
  const { people, table } = await guestsAt(server.url, { ...wish })
  return { people, seats: await allWatching(people, table), table }
}

/** The story as one list of things that happened, each with the view after it. */
function unrolled({ view, told }: History): Frame[] {
  let seen = view
  return told.flatMap(one => {
    const frames = framesOf(seen, one)
    seen = frames.at(-1)?.view ?? seen
    return frames
  })
}

test('somebody who comes late is told everything that those who were there have seen', async () => {
  const { people, seats, table } = await begun()
  const [ann] = seats as [Seat, Seat]
  const first = ann.sight!
  for (let n = 0; n < 25; n++) await playOne(seats, choices => choices[(n * 7) % choices.length])
  let sight = first
  const seen = ann.updates.flatMap(update => {
    const followed = applyUpdate(sight, update)
    sight = followed.sight
    return followed.frames
  })
  const story = await people[0]!.get<History>(`/api/tables/${table}/history`)
  expect(story.v).toBe(25)
  expect(story.told).toHaveLength(25)
  expect(unrolled(story)).toEqual(seen)
})

test('a choice that was taken back is not told, and whoever watched hears that it was', async () => {
  const { people, seats, table } = await begun()
  for (let n = 0; n < 40; n++) {
    const taker = seats.find(seat => seat.sight!.undo === null)
    if (taker === undefined) {
      await playOne(seats, choices => choices[n % choices.length])
      continue
    }
    const before = await people[0]!.get<History>(`/api/tables/${table}/history`)
    await taker.ask({ do: 'undo', v: taker.version })
    await Promise.all(seats.map(seat => seat.until(() => seat.version === before.v + 1)))
    const after = await people[0]!.get<History>(`/api/tables/${table}/history`)
    expect(after.v).toBe(before.v + 1)
    expect(after.told).toEqual(before.told.slice(0, -1))
    expect(seats[0]!.updates.find(({ v }) => v === after.v)?.u).toBe(1)
    return
  }
  expect.fail('nothing could ever be taken back')
})

/** What somebody has seen live: the frames of each choice that was not taken back. */
function lived({ welcome, updates }: Seat): Frame[] {
  if (welcome === undefined || !('sight' in welcome)) throw new Error('the table was never seen')
  let { sight } = welcome
  const choices: Frame[][] = []
  for (const update of updates) {
    const { sight: after, frames } = applyUpdate(sight, update)
    sight = after
    if (update.u) choices.splice(-update.u)
    else choices.push([...frames])
  }
  return choices.flat()
}

test.each(['shelter', 'wasteland'])(
  'a long game of %s with undo in between is told to each as they saw it happen',
  async game => {
    const { people, seats, table } = await begun({ game })
    const stranger = await Person.guest(server.url, 'Cid')
    const onlooker = await stranger.open(table)
    const watchers = [...seats, onlooker]
    await onlooker.until(() => onlooker.sight !== undefined)
    const pick = chooser(`long ${game}`)
    const all = (v: unknown): Promise<unknown> => Promise.all(watchers.map(one => one.until(() => one.version === v)))
    let undone = 0
    for (let n = 0; n < 200 && seats[0]!.sight!.pending !== null; n++) {
      const taker = n % 4 === 0 ? seats.find(seat => seat.sight!.undo === null) : undefined
      const asked = seats[seats[0]!.sight!.pending.seat]!
      const said =
        taker === undefined ? asked.choose(pick(asked.sight!.choices)) : taker.ask({ do: 'undo', v: taker.version })
      const answer = await said
      expect(answer.is).toBe('done')
      await all('v' in answer && answer.v)
      if (taker !== undefined) undone++
    }
    expect(undone).toBeGreaterThan(3)
    for (const [n, person] of [...people, stranger].entries())
      expect(unrolled(await person.get<History>(`/api/tables/${table}/history`))).toEqual(lived(watchers[n]!))
  },
)

test('a spectator is told no earlier than the table wants it', async () => {
  const { people, seats, table } = await begun({ delay: 60_000 })
  for (let n = 0; n < 5; n++) await playOne(seats, choices => choices[n % choices.length])
  const stranger = await Person.guest(server.url, 'Cid')
  expect((await stranger.get<History>(`/api/tables/${table}/history`)).told).toEqual([])
  expect((await people[1]!.get<History>(`/api/tables/${table}/history`)).told).toHaveLength(5)
})

test('advice is for those who play against bots alone, and never rated', async () => {
  const dan = await Person.guest(server.url, 'Dan')
  const alone = { game: 'shelter', chairs: [{ person: true }, { bot: 'random' }], options: { first: 0 } }
  const { id } = await dan.post<{ id: string }>('/api/tables', alone)
  const { v, state } = await dan.get<Sample>(`/api/tables/${id}/sample`)
  expect(v).toBe(0)
  expect(state).toHaveProperty('players')
  const stranger = await Person.guest(server.url, 'Eve')
  expect((await stranger.call('GET', `/api/tables/${id}/sample`)).status).toBe(403)
  const { people, table } = await begun()
  for (const person of people) expect((await person.call('GET', `/api/tables/${table}/sample`)).status).toBe(403)
  const named = await Promise.all(['Eva', 'Fay'].map(name => Person.named(server.url, name)))
  const rated = await tableOf(named, RATED)
  for (const person of named) expect((await person.call('GET', `/api/tables/${rated}/sample`)).status).toBe(403)
})
