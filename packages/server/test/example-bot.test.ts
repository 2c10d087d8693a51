import '@fastify/websocket' // for the type of the server's sockets
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TableInfo } from '@overseer/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { Person, testServer } from './helper.ts'
import { eventually, PERSON, playOn } from './tables.ts'

let server: Server
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.ts', import.meta.url))

/** The example bot as somebody would run it. */
class Run {
  readonly process: ChildProcess
  output = ''

  constructor(token: string, env: Record<string, string> = {}) {
    this.process = spawn(process.execPath, [BOT], {
      env: { OVERSEER_URL: server.url, OVERSEER_TOKEN: token, OVERSEER_PACE: '0', OVERSEER_RIVAL: 'random', ...env },
    })
    for (const stream of [this.process.stdout!, this.process.stderr!])
      stream.on('data', (text: Buffer) => {
        this.output += text.toString()
      })
  }

  async end(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit')
    return this.process.exitCode
  }
}

async function owner(): Promise<{ person: Person; token: string }> {
  const person = await Person.guest(server.url, 'Robo')
  const { token } = await person.post<{ token: string }>('/api/tokens', { name: 'example' })
  return { person, token }
}

const tables = async (person: Person, status: string): Promise<TableInfo[]> =>
  (await person.get<{ tables: TableInfo[] }>(`/api/my/tables?status=${status}`)).tables

describe('the example bot', () => {
  test.each(['shelter', 'wasteland'])(
    'plays a whole game of %s against a built-in bot',
    { timeout: 120_000 },
    async game => {
      const { person, token } = await owner()
      const bot = new Run(token, { OVERSEER_GAME: game })
      expect([await bot.end(), bot.output]).toEqual([
        0,
        expect.stringMatching(/^playing at .*\n(\d\. .* with .*\n){2}$/),
      ])
      const [table] = await tables(person, 'over')
      expect(table!.result!.ranks).toHaveLength(2)
    },
  )

  test('goes on after lost connections, and after it was killed', { timeout: 60_000 }, async () => {
    const { person, token } = await owner()
    const first = new Run(token, { OVERSEER_PACE: '20' })
    const version = async (): Promise<number> => (await tables(person, 'playing'))[0]?.version ?? 0
    await eventually(version, n => n > 5)
    for (const socket of server.app.websocketServer.clients) socket.terminate()
    const lost = await version()
    await eventually(version, n => n > lost + 5)
    expect(first.output).toMatch(/connecting again, from version \d+/)
    first.process.kill('SIGKILL')
    await first.end()
    const [unfinished] = await tables(person, 'playing')

    const second = new Run(token)
    expect(await second.end()).toBe(0)
    expect((await tables(person, 'over')).map(({ id }) => id)).toEqual([unfinished!.id])
  })

  test('sits down at a friend’s table', { timeout: 60_000 }, async () => {
    const { token } = await owner()
    const ann = await Person.guest(server.url, 'Ann')
    const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: [PERSON, PERSON] })
    const bot = new Run(token, { OVERSEER_TABLE: id })
    const joined = await eventually(
      () => ann.get<TableInfo>(`/api/tables/${id}`),
      ({ chairs }) => chairs[1]!.ready,
    )
    expect(joined.chairs[1]!.player!.name).toBe('Robo')
    await ann.post(`/api/tables/${id}/start`)
    const seat = await ann.open(id)
    for (;;) {
      await seat.until(() => seat.sight !== undefined && (seat.sight.choices.length > 0 || seat.sight.pending === null))
      if (seat.sight!.pending === null) break
      await playOn([seat], 1)
    }
    expect(await bot.end()).toBe(0)
    expect(bot.output).toContain('Ann with')
  })

  test('says what is wrong when its token is', async () => {
    const bot = new Run(`ovr_${'x'.repeat(43)}`)
    expect(await bot.end()).toBe(1)
    expect(bot.output).toContain('Nobody is signed in here')
  })
})
