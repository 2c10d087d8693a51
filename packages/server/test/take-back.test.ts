import type { FinishedGame, History } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, type Seat, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, chooser, peopleOnly, playOn, playOne, watching } from './tables.ts'

describe.each(PATHS)('asking to take back what others have answered: $name', ({ environment }) => {
  let server: Server
  let time = 1_000_000_000_000
  beforeAll(async () => {
    server = await testServer(await environment(), () => time)
  })
  afterAll(() => server.close())

  /** Plays until somebody may ask; says who, and how the table looked before the choice they would take back. */
  async function untilSomebodyMayAsk(seats: readonly Seat[]): Promise<{ asker: number; before: unknown }> {
    const pick = chooser('take back')
    const views = new Map<number, unknown>() // before the last choice of each seat
    for (let made = 0; made < 200; made++) {
      const asker = seats.findIndex(({ sight }) => sight!.mayAsk)
      if (asker >= 0) return { asker, before: views.get(asker) }
      const { pending } = seats[0]!.sight!
      views.set(pending!.seat, seats[0]!.sight!.view)
      await playOne(seats, pick)
    }
    throw new Error('nobody ever stood between')
  }

  const ask = (seat: Seat, wish = true) => seat.ask({ do: 'askUndo', ask: wish })
  const answer = (seat: Seat, grant: boolean) => seat.ask({ do: 'answerUndo', grant })

  test('with everybody’s leave the choice and all that followed is taken back, for all alike, and the game plays on', async () => {
    const { people, table } = await begun(server.url, { chairs: peopleOnly(3) })
    const seats = await allWatching(people, table)
    const { asker, before } = await untilSomebodyMayAsk(seats)
    const others = [0, 1, 2].filter(at => at !== asker)
    expect(await ask(seats[asker]!)).toMatchObject({ is: 'done' })
    for (const seat of seats) await seat.until(() => seat.sight!.wish?.seat === asker)
    expect(await answer(seats[asker]!, true)).toMatchObject({ is: 'refused' }) // not for themselves
    await answer(seats[others[0]!]!, true)
    expect(await answer(seats[others[0]!]!, true)).toMatchObject({ is: 'refused' }) // and everybody once
    expect(seats[0]!.sight!.view).not.toEqual(before)
    const done = await answer(seats[others[1]!]!, true)
    expect(done).toMatchObject({ is: 'done' })
    for (const seat of seats) await seat.until(() => seat.version >= (done as { v: number }).v)
    expect(seats[0]!.sight).toMatchObject({ wish: null, pending: { seat: asker } })
    expect(seats[0]!.sight!.view).toEqual(before)
    expect((await watching(people[1]!, table)).sight).toEqual(seats[1]!.sight)
    const { told } = await people[0]!.get<History>(`/api/tables/${table}/history`)
    await playOn(seats)
    const { record } = await people[0]!.get<FinishedGame>(`/api/tables/${table}/record`)
    expect(record.choices.length).toBeGreaterThan(told.length)
  })

  test('whoever refuses or plays on is not asked again, and nothing that came out can be taken back', async () => {
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    const { asker } = await untilSomebodyMayAsk(seats)
    const other = seats[1 - asker]!
    await ask(seats[asker]!)
    await other.until(() => other.sight!.wish !== null)
    await ask(seats[asker]!, false)
    await other.until(() => other.sight!.wish === null)
    expect(await answer(other, true)).toMatchObject({ is: 'refused', refused: 'notAsked' })
    await ask(seats[asker]!)
    await answer(other, false)
    await seats[asker]!.until(() => seats[asker]!.sight!.wish === null)
    expect(seats[asker]!.sight!.mayAsk).toBe(false)
    expect(await ask(seats[asker]!)).toMatchObject({ is: 'refused', refused: 'undoClosed' })
    const stranger = await watching(await Person.guest(server.url, 'Eve'), table)
    expect(await answer(stranger, true)).toMatchObject({ is: 'refused', refused: 'notSeated' })
    let revealed = 0
    for (let made = 0; made < 60; made++) {
      const open = seats.map(({ sight }) => sight!.mayAsk)
      if ((await playOne(seats, chooser(`on ${made}`))) === undefined) break
      if (open.some(Boolean) && seats.every(({ sight }) => !sight!.mayAsk)) revealed++
    }
    expect(revealed).toBeGreaterThan(0)
  })

  test('where only bots stand between it happens at once, and asking costs nobody time', async () => {
    const clock = { kind: 'live', each: 60_000, reserve: 600_000 }
    const { people, table } = await begun(server.url, { chairs: [...peopleOnly(1), { bot: 'random' }], clock })
    const seat = await watching(people[0]!, table)
    const pick = chooser('alone')
    for (let made = 0; made < 60 && !seat.sight!.mayAsk; made++) {
      await seat.until(() => seat.sight!.choices.length > 0)
      if (seat.sight!.mayAsk) break
      const { v } = (await seat.choose(pick(seat.sight!.choices))) as { v: number }
      await seat.until(() => seat.version >= v && seat.sight!.choices.length > 0)
    }
    const { reserves } = seat.sight!
    time += 70_000
    expect(await ask(seat)).toMatchObject({ is: 'done' })
    expect(seat.sight).toMatchObject({ pending: { seat: 0 }, reserves })
  })
})
