import { makeLog, type Server } from '@overseer/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, ServerProcess } from '@overseer/proof'
import { BotPool, NoLongerWanted } from '../src/tables/bot-pool.ts'
import { Person, testServer } from './helper.ts'

const ILL = new URL('./ill-worker.ts', import.meta.url)
const SEED = { game: 'shelter', state: {}, seed: '' }
const asking = (bot: string) => () => ({ ...SEED, bot })

function room(size: number, patience?: number, now?: () => number): BotPool {
  const one = new BotPool(size, ILL, patience, now)
  onTestFinished(() => one.close())
  return one
}

describe('a thread of bots', () => {
  test.each(['leaves', 'breaks', 'hoards'])(
    'that %s fails whoever asked for that, nobody else, and another takes its place',
    async harm => {
      const bots = room(1)
      const asked = [harm, 'well', 'well'].map(bot => bots.ask(asking(bot)))
      const answers = await Promise.allSettled(asked)
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']) // nobody else pays
      expect(await bots.ask(asking('well'))).toMatchObject({ choice: 'played' })
      expect([1, 2]).toContain(bots.size) // one for anything, one for quick questions
    },
  )

  test('that thinks for ever is ended, and does not keep the others from playing', async () => {
    const bots = room(2, 5000)
    const brooding = bots.ask(asking('broods'))
    const others = Array.from({ length: 3 }, () => bots.ask(asking('well')))
    await expect(brooding).rejects.toThrow('ended')
    expect((await Promise.all(others)).map(({ choice }) => choice)).toEqual(['played', 'played', 'played'])
    expect(await bots.ask(asking('well'))).toMatchObject({ choice: 'played' })
  })

  test('thinks about nothing that nobody wants to know any more', async () => {
    const bots = room(1)
    const order = { owner: 'ann', attended: true, kind: 'well' }
    const first = bots.ask(asking('well'), { ...order, isWanted: () => true })
    const second = bots.ask(asking('well'), { ...order, isWanted: () => false })
    await expect(second).rejects.toThrow(NoLongerWanted)
    expect(await first).toMatchObject({ choice: 'played' })
  })

  test('for quick questions is there for nothing else: no long thought keeps them waiting', async () => {
    const bots = room(1, 20_000)
    const order = { owner: 'mallory', attended: true, isWanted: () => true }
    await bots.ask(asking('well'), { ...order, kind: 'shelter overseer' }) // which says nothing about the next one
    const brooding = [1, 2].map(() => bots.ask(asking('broods'), { ...order, kind: 'shelter overseer' }))
    const quick = await bots.ask(asking('well'), { ...order, kind: 'shelter recruit' })
    expect(quick).toMatchObject({ choice: 'played' })
    expect(bots.size).toBe(2)
    await Promise.all([...brooding.map(one => expect(one).rejects.toThrow()), bots.close()])
  })

  test('goes on with tables that were left alone, one after the other', async () => {
    const bots = room(2)
    const order = { owner: 'gone', attended: false, kind: 'well', isWanted: () => true }
    const asked = [1, 2, 3].map(() => bots.ask(asking('well'), order))
    expect(bots.waiting).toBe(2) // though there are threads
    const choices = (await Promise.all(asked)).map(({ choice }) => choice)
    expect(choices).toEqual(['played', 'played', 'played'])
  })

  test.each([1, 2, 3, 4])(
    'goes on with a table that was left alone, if the rest ends at look %i',
    async looks => {
      let left = Infinity // looks at the clock until it moves
      const bots = room(1, undefined, () => (left-- > 0 ? 0 : 1_000_000))
      const order = { owner: 'ann', attended: false, kind: 'well', isWanted: () => true }
      await bots.ask(asking('well'), order)
      left = looks
      expect(await bots.ask(asking('well'), order)).toMatchObject({ choice: 'played' })
    },
    20_000,
  )

  test('that is closed says nothing more', async () => {
    const bots = room(1)
    const brooding = bots.ask(asking('broods'))
    await Promise.all([expect(brooding).rejects.toThrow('ended'), bots.close()])
    expect(bots.size).toBe(0)
  })

  test('is there before the first bot has to move', async () => {
    const server = new ServerProcess(await freePort(), { DATABASE_URL: 'sqlite::memory:', SHED_AFTER_MS: '0' })
    onTestFinished(() => server.stop('SIGTERM'))
    await server.start()
    const metrics = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text()
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(/^overseer_bot_threads 1$/m)
  })
})

describe('a table with a bot that cannot decide', () => {
  test('goes on all the same, and the log says why', async () => {
    const lines: string[] = []
    const server: Server = await testServer({}, undefined, makeLog('error', { write: line => lines.push(line) }))
    onTestFinished(() => server.close())
    const ann = await Person.guest(server.url, 'Ann')
    const chairs = [{ person: true }, { bot: 'recruit' }]
    const { id } = await ann.post<{ id: string }>('/api/tables', { game: 'shelter', options: { first: 0 }, chairs })
    await server.database.updateTable('chairs').set({ bot: 'veteran' }).where('bot', '=', 'recruit').execute() // no longer here
    const seat = await ann.open(id)
    await seat.until(() => seat.sight !== undefined)
    await seat.choose(seat.sight!.choices[0])
    await seat.until(() => seat.version >= 2)
    expect(lines.map(line => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ table: id, bot: 'veteran', msg: 'a bot could not decide' }),
    )
  })
})
