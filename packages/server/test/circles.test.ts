import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { readSetup } from '../src/tables/store.ts'
import { TablePlay } from '../src/tables/table-play.ts'
import { testServer } from './helper.ts'
import { begun, peopleOnly, watching } from './tables.ts'

/** Ways to go round in circles that the rules allow: none goes on for ever, so no log grows without end and nobody is held up. */

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('whoever chooses for ever without anything coming of it is played for, also where no clock runs', async () => {
  const { people, table } = await begun(server.url, { options: { first: 0 } })
  const setup = (await readSetup(server.database, table))!
  const play = new TablePlay(setup, { ...new TablePlay(setup).snapshot()!, still: [299, 0] })
  expect([play.asked, play.due]).toEqual([0, null])
  do {
    const [n, seat] = [play.n + 1, play.asked!]
    const [choice] = play.game.choices(play.state)
    play.apply({ n, seat, player: people[seat]!.id, entry: { choice }, at: setup.started + n, spent: 0 })
  } while (play.asked !== 0)
  expect(play.due).toBe(play.since)
})

test('choices against bots can be taken back, but not for ever', async () => {
  const chairs = [...peopleOnly(1), { bot: 'random' }]
  const { people, table } = await begun(server.url, { chairs, options: { first: 0 } })
  const seat = await watching(people[0]!, table)
  const mine = (): boolean => seat.sight!.choices.length > 0
  let back = 0
  for (let tries = 0; tries < 1000; tries++) {
    await seat.until(mine)
    if (!seat.sight!.mayAsk) {
      const done = (await seat.choose(seat.sight!.choices[0])) as { v: number }
      await seat.until(() => seat.version >= done.v && mine())
      if (back > 0 && !seat.sight!.mayAsk) break
      continue
    }
    const answer = await seat.ask({ do: 'askUndo', ask: true })
    if (answer.is !== 'done') break
    back++
  }
  expect(back).toBeGreaterThan(20)
  expect(back).toBeLessThan(200)
})
