import { makeLog, type Server } from '@overseer/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, ServerProcess } from '../../../scripts/proof/process.ts'
import { BotRoom } from '../src/tables/bot-room.ts'
import { Person, testServer } from './helper.ts'

const ILL = new URL('./ill-worker.ts', import.meta.url)
const SEED = { game: 'shelter', state: {}, seed: '' }

function room(size: number, patience?: number): BotRoom {
  const one = new BotRoom(size, ILL, patience)
  onTestFinished(() => one.close())
  return one
}

describe('a thread of bots', () => {
  test.each(['leaves', 'breaks', 'hoards'])(
    'that %s fails those who asked it, and another takes its place',
    async harm => {
      const bots = room(1)
      const asked = [harm, 'well', 'well'].map(bot => bots.ask({ ...SEED, bot }))
      const answers = await Promise.allSettled(asked)
      expect(answers[0]).toMatchObject({ status: 'rejected' })
      expect(await bots.ask({ ...SEED, bot: 'well' })).toBe('played')
      expect(bots.size).toBe(1)
    },
  )

  test('that thinks for ever is ended, and does not keep the others from playing', async () => {
    const bots = room(2, 5000)
    const brooding = bots.ask({ ...SEED, bot: 'broods' })
    const others = Array.from({ length: 3 }, () => bots.ask({ ...SEED, bot: 'well' }))
    await expect(brooding).rejects.toThrow('ended')
    expect((await Promise.allSettled(others)).map(({ status }) => status)).toContain('fulfilled')
    expect(await bots.ask({ ...SEED, bot: 'well' })).toBe('played')
  })

  test('that is closed says nothing more', async () => {
    const bots = room(1)
    const brooding = bots.ask({ ...SEED, bot: 'broods' })
    await Promise.all([expect(brooding).rejects.toThrow('ended'), bots.close()])
    expect(bots.size).toBe(0)
  })

  test('is there before the first bot has to move', async () => {
    const server = new ServerProcess(await freePort(), { DATABASE_URL: 'sqlite::memory:' })
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
