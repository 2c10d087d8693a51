import { follow, type Sight, type Told, unroll, type Update } from '@overseer/kernel'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, type Seat, testServer } from './helper.ts'
import { chooser } from './table.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

interface Story {
  readonly v: number
  readonly view: unknown
  readonly told: readonly Told[]
}

const two = { game: 'shelter', chairs: [{ person: true }, { person: true }] }

async function begun(wish: object = {}): Promise<{ people: Person[]; seats: Seat[]; table: string }> {
  const ann = await Person.guest(server.url, 'Ann')
  const ben = await Person.guest(server.url, 'Ben')
  const { id } = await ann.post<{ id: string }>('/api/tables', { ...two, ...wish })
  await ben.post(`/api/tables/${id}/join`, {})
  await ben.post(`/api/tables/${id}/ready`, { ready: true })
  await ann.post(`/api/tables/${id}/start`)
  const seats = [await ann.open(id), await ben.open(id)]
  for (const seat of seats) await seat.until(() => seat.sight !== undefined)
  return { people: [ann, ben], seats, table: id }
}

/** One choice by whoever is asked. */
async function choose(seats: readonly Seat[], n: number): Promise<void> {
  const asked = seats[seats[0]!.sight!.pending!.seat]!
  const answer = await asked.choose(asked.sight!.choices[n % asked.sight!.choices.length])
  await Promise.all(seats.map(seat => seat.until(() => seat.version === answer.v)))
}

/** The story as one list of things that happened, each with the view after it. */
function unrolled({ view, told }: Story): { event: unknown; view: unknown }[] {
  let seen = view
  return told.flatMap(one => {
    const frames = unroll(seen, one)
    seen = frames.at(-1)?.view ?? seen
    return frames
  })
}

test('somebody who comes late is told everything that those who were there have seen', async () => {
  const { people, seats, table } = await begun()
  const [ann] = seats as [Seat, Seat]
  const first = ann.sight!
  for (let n = 0; n < 25; n++) await choose(seats, n * 7)
  let sight = first
  const seen = ann.texts.slice(2).flatMap(text => {
    const update = JSON.parse(text) as Update
    if (update.v === undefined || 'is' in update) return []
    const followed = follow(sight, update)
    sight = followed.sight
    return followed.frames
  })
  const story = await people[0]!.get<Story>(`/api/tables/${table}/history`)
  expect(story.v).toBe(25)
  expect(story.told).toHaveLength(25)
  expect(unrolled(story)).toEqual(seen)
})

test('a choice that was taken back is not told, and whoever watched hears that it was', async () => {
  const { people, seats, table } = await begun()
  for (let n = 0; n < 40; n++) {
    const taker = seats.find(seat => seat.sight!.undo === null)
    if (taker === undefined) {
      await choose(seats, n)
      continue
    }
    const before = await people[0]!.get<Story>(`/api/tables/${table}/history`)
    await taker.ask({ do: 'undo', v: taker.version })
    await Promise.all(seats.map(seat => seat.until(() => seat.version === before.v + 1)))
    const after = await people[0]!.get<Story>(`/api/tables/${table}/history`)
    expect(after.v).toBe(before.v + 1)
    expect(after.told).toEqual(before.told.slice(0, -1))
    expect(seats[0]!.texts.map(text => JSON.parse(text) as Update).find(({ v }) => v === after.v)?.u).toBe(true)
    return
  }
  expect.fail('nothing could ever be taken back')
})

/** What somebody has seen live: the frames of each choice that was not taken back. */
function lived({ texts }: Seat): { event: unknown; view: unknown }[] {
  const messages = texts.map(text => JSON.parse(text) as Update & { is?: string; sight?: Sight })
  let { sight } = messages.find(({ is }) => is === 'sight')!
  const choices: { event: unknown; view: unknown }[][] = []
  for (const update of messages.filter(({ is }) => is === undefined)) {
    const { sight: after, frames } = follow(sight!, update)
    sight = after
    if (update.u) choices.pop()
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
      const { is, v } = await said
      expect(is).toBe('done')
      await all(v)
      if (taker !== undefined) undone++
    }
    expect(undone).toBeGreaterThan(3)
    for (const [n, person] of [...people, stranger].entries())
      expect(unrolled(await person.get<Story>(`/api/tables/${table}/history`))).toEqual(lived(watchers[n]!))
  },
)

test('a spectator is told no earlier than the table wants it', async () => {
  const { people, seats, table } = await begun({ delay: 60_000 })
  for (let n = 0; n < 5; n++) await choose(seats, n)
  const stranger = await Person.guest(server.url, 'Cid')
  expect((await stranger.get<Story>(`/api/tables/${table}/history`)).told).toEqual([])
  expect((await people[1]!.get<Story>(`/api/tables/${table}/history`)).told).toHaveLength(5)
})

test('advice is for those who play against bots alone, and never rated', async () => {
  const dan = await Person.guest(server.url, 'Dan')
  const alone = { game: 'shelter', chairs: [{ person: true }, { bot: 'random' }], options: { first: 0 } }
  const { id } = await dan.post<{ id: string }>('/api/tables', alone)
  const { v, state } = await dan.get<{ v: number; state: object }>(`/api/tables/${id}/sample`)
  expect(v).toBe(0)
  expect(state).toHaveProperty('players')
  const stranger = await Person.guest(server.url, 'Eve')
  expect((await stranger.call('GET', `/api/tables/${id}/sample`)).status).toBe(403)
  const { people, table } = await begun()
  for (const person of people) expect((await person.call('GET', `/api/tables/${table}/sample`)).status).toBe(403)
  const rated = await dan.post<{ id: string }>('/api/tables', { ...alone, rated: true })
  expect((await dan.call('GET', `/api/tables/${rated.id}/sample`)).status).toBe(403)
})
