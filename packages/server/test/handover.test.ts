import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Server } from '@overseer/server'
import { backup } from '../src/commands/backup.ts'
import { patch } from '../src/commands/patch.ts'
import { restore } from '../src/commands/restore.ts'
import { Person, rounds, testServer } from './helper.ts'
import { SHARED } from './paths.ts'
import { receiver } from '@overseer/proof'

const withBot = { game: 'shelter', options: { first: 0 }, chairs: [{ person: true }, { bot: 'random' }] }
const SECRET = `whsec_${Buffer.from('a secret of some twenty-four bytes').toString('base64')}`

async function start(env: Record<string, string>, now?: () => number): Promise<Server> {
  const one = await testServer(env, now)
  onTestFinished(() => one.close().catch(() => undefined))
  return one
}

describe('processes that share PostgreSQL and Redis', () => {
  test('one that shuts down hands its tables over: the other lets their bots play on', async () => {
    const env = await SHARED.environment()
    const [first, second] = [await start(env), await start(env)]
    const ann = await Person.guest(first.url, 'Ann')
    const seats = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { id } = await ann.post<{ id: string }>('/api/tables', withBot)
        return ann.open(id)
      }),
    )
    const ends = seats.map(seat => new Promise<number>(resolve => seat.socket.once('close', resolve)))
    for (const seat of seats) {
      await seat.until(() => seat.sight !== undefined)
      expect((await seat.ask({ do: 'stand' })).is).toBe('done') // bots play for everybody now
    }
    await first.close()
    expect(await Promise.all(ends)).toEqual([1012, 1012, 1012, 1012])
    const gone = await second.database.selectFrom('processes').select('gone').orderBy('gone').execute()
    expect(gone).toEqual([{ gone: 0 }, { gone: 1 }])
    const turns = () => second.database.selectFrom('turns').select(['table', 'n', 'seat']).orderBy('table').execute()
    const before = await turns()
    const goneOn = async (): Promise<boolean> =>
      (await turns()).every(({ n, seat }, at) => seat === null || n >= before[at]!.n + 3)
    expect(before).toHaveLength(4)
    await expect.poll(goneOn, { timeout: 60_000 }).toBe(true)
  })

  test('tell somebody once, and whoever sits at the table by another process not at all', async () => {
    const program = await receiver()
    onTestFinished(() => program.close())
    let ahead = 0
    const env = { ...(await SHARED.environment()), WEBHOOK_URL: program.url, WEBHOOK_SECRET: SECRET }
    const now = (): number => Date.now() + ahead
    const [first, second] = [await start(env, now), await start(env, now)]
    const ann = await Person.guest(first.url, 'Ann')
    const tables: string[] = []
    for (let n = 0; n < 6; n++) tables.push((await ann.post<{ id: string }>('/api/tables', withBot)).id)
    const there = Object.assign(new Person(second.url), { cookie: ann.cookie })
    const [sat, ...away] = tables
    await there.open(sat!)
    ahead = 121_000
    const told = (): string[] =>
      program.got.map(({ body }) => (JSON.parse(body.toString()) as { data: { table: string } }).data.table).sort()
    await expect.poll(() => told().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(5)
    await Promise.all([first, second].map(({ url }) => rounds(url, 'notices')))
    expect(told()).toEqual(away.toSorted())
  })

  test('a backup moves a server from SQLite to PostgreSQL and back, with every row', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'overseer-move-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const embedded = `sqlite:${folder}/one.db`
    const server = await start({ DATABASE_URL: embedded })
    const ann = await Person.guest(server.url, 'Ann')
    const { id } = await ann.post<{ id: string }>('/api/tables', withBot)
    const seat = await ann.open(id)
    await seat.until(() => seat.sight !== undefined)
    await seat.choose(seat.sight!.choices[0])
    const { version } = seat
    await server.close()

    const { DATABASE_URL: shared = '', ...rest } = await SHARED.environment()
    const [there, back] = [join(folder, 'there.backup'), join(folder, 'back.backup')]
    await backup(embedded, there, false)
    await restore(shared, there, false, Date.now())
    const moved = await start({ DATABASE_URL: shared, ...rest })
    const again = await Object.assign(new Person(moved.url), { cookie: ann.cookie }).open(id)
    await again.until(() => again.version >= version)
    const said = await backup(shared, back, false) // while it runs
    expect(said).toContain('1 players, 1 tables')
    await moved.close()
    await restore(embedded, back, true, Date.now())
    const lines: string[] = []
    expect(await patch(embedded, line => lines.push(line))).toBe(0)
    expect(lines).toEqual(['1 games played again, 0 of them differ'])
  })
})
