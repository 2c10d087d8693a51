import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Server } from '@overseer/server'
import { backup } from '../src/commands/backup.ts'
import { restore } from '../src/commands/restore.ts'
import { Person, type Seat, testServer } from './helper.ts'

const overseer = fileURLToPath(new URL('../../lab/bin/overseer.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'overseer-care-'))
const main = `sqlite:${folder}/main.db`
let fresh = 0
const freshUrl = (): string => `sqlite:${folder}/fresh-${fresh++}.db`

interface Outcome {
  readonly code: number
  readonly said: string
}

/** What the command line answers. */
function onCommandLine(url: string, ...args: string[]): Promise<Outcome> {
  return new Promise(resolve => {
    const env = { ...process.env, DATABASE_URL: url, NODE_NO_WARNINGS: '1' }
    execFile(process.execPath, [overseer, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}

/** The same without a process of its own. */
async function run(url: string, command: 'backup' | 'restore', file: string, force?: '--force'): Promise<Outcome> {
  const forced = force !== undefined
  try {
    const said = await (command === 'backup' ? backup(url, file, forced) : restore(url, file, forced, Date.now()))
    return { code: 0, said }
  } catch (error) {
    return { code: 2, said: (error as Error).message }
  }
}

let server: Server
let ann: Person
let over: string // a game that is over
let running: string // and one in which Ann is asked
let seat: Seat

beforeAll(async () => {
  server = await testServer({ DATABASE_URL: main })
  ann = await Person.guest(server.url, 'Ann')
  const table = async (): Promise<{ id: string; seat: Seat }> => {
    const { id } = await ann.post<{ id: string }>('/api/tables', {
      game: 'shelter',
      chairs: [{ person: true }, { bot: 'random' }],
    })
    return { id, seat: await ann.open(id) }
  }
  const first = await table()
  over = first.id
  await first.seat.until(() => first.seat.sight !== undefined)
  expect((await first.seat.ask({ do: 'stand' })).is).toBe('done')
  await first.seat.until(() => first.seat.sight?.pending === null, 60_000)
  const second = await table()
  running = second.id
  seat = second.seat
  for (let made = 0; made < 4; made++) {
    await seat.until(() => (seat.sight?.choices.length ?? 0) > 0)
    await seat.choose(seat.sight!.choices[0])
  }
  await seat.until(() => seat.sight!.choices.length > 0)
  const ended = () => server.database.selectFrom('ended').select('table').execute()
  await vi.waitUntil(async () => (await ended()).length === 0, 30_000) // what a game meant is written down after its end
}, 120_000) // a whole game

const opened: Server[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function serverOn(url: string): Promise<Server> {
  const one = await testServer({ DATABASE_URL: url })
  opened.push(one)
  return one
}

/** Everything but caches and heartbeats. */
async function contents({ database }: Server): Promise<unknown> {
  return {
    players: await database.selectFrom('players').selectAll().orderBy('id').execute(),
    sessions: await database.selectFrom('sessions').selectAll().orderBy('hash').execute(),
    tables: await database.selectFrom('tables').selectAll().orderBy('id').execute(),
    chairs: await database.selectFrom('chairs').selectAll().orderBy('table').orderBy('seat').execute(),
    log: await database.selectFrom('log').selectAll().orderBy('table').orderBy('n').execute(),
    settings: await database.selectFrom('settings').selectAll().orderBy('name').execute(),
  }
}

describe('backup and restore', () => {
  const file = join(folder, 'one.backup')

  test('copy everything while the server runs; the copy plays on where it stood, for the same people', async () => {
    const made = await onCommandLine(main, 'backup', file)
    expect(made.said).toMatch(/one\.backup: \d+ rows, 1 players, 2 tables/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const url = freshUrl()
    expect(await onCommandLine(url, 'restore', file)).toMatchObject({ code: 0 })
    const copy = await serverOn(url)
    expect(await contents(copy)).toEqual(await contents(server))
    const back = Object.assign(new Person(copy.url), { cookie: ann.cookie })
    const sat = await back.open(running)
    await sat.until(() => sat.sight !== undefined)
    expect(sat.version).toBe(seat.version)
    expect(sat.sight!.view).toEqual(seat.sight!.view)
    expect((await sat.choose(sat.sight!.choices[0])).is).toBe('done')
    sat.close()
  })

  test('a backup is one JSON line a row, with the counts before them', () => {
    const [header, ...rows] = gunzipSync(readFileSync(file)).toString().trim().split('\n')
    const { counts } = JSON.parse(header!) as { counts: Record<string, number> }
    expect(rows).toHaveLength(Object.values(counts).reduce((sum, n) => sum + n, 0))
    expect(rows.map(row => (JSON.parse(row) as [string])[0])[0]).toBe('players')
  })

  test('neither overwrites anything without --force', async () => {
    expect(await onCommandLine(main, 'backup', file)).toMatchObject({
      code: 2,
      said: expect.stringContaining('--force'),
    })
    expect(await run(main, 'backup', file, '--force')).toMatchObject({ code: 0 })
    const url = freshUrl()
    await run(url, 'restore', file)
    expect(await run(url, 'restore', file)).toMatchObject({ code: 2, said: expect.stringContaining('--force') })
    expect(await run(url, 'restore', file, '--force')).toMatchObject({ code: 0 })
  })

  test('nothing is restored under a running server', async () => {
    expect(await run(main, 'restore', file, '--force')).toMatchObject({
      code: 2,
      said: expect.stringContaining('a server is running'),
    })
  })

  test('a damaged file changes nothing', async () => {
    const url = freshUrl()
    await run(url, 'restore', file)
    const half = join(folder, 'half.backup')
    writeFileSync(half, readFileSync(file))
    truncateSync(half, Math.floor(statSync(half).size / 2))
    expect((await run(url, 'restore', half, '--force')).code).toBe(2)
    expect(await contents(await serverOn(url))).toEqual(await contents(server))
    writeFileSync(half, 'something else')
    expect((await run(freshUrl(), 'restore', half)).code).toBe(2)
  })
})

describe('patch', () => {
  test('finds nothing while the rules are the same', async () => {
    expect(await onCommandLine(main, 'patch')).toEqual({ code: 0, said: '2 games played again, 0 of them differ\n' })
  })

  test('names the games that differ, with the entry and the rule, and a result that is another today', async () => {
    const file = join(folder, 'for-patch.backup')
    const url = freshUrl()
    await run(main, 'backup', file)
    await run(url, 'restore', file)
    const { database } = await serverOn(url)
    await database.updateTable('tables').set({ result: '{"winners":[]}' }).where('id', '=', over).execute()
    await database
      .updateTable('log')
      .set({ entry: JSON.stringify({ choice: { do: 'place', who: 'plain', space: 'nowhere' } }) })
      .where('table', '=', running)
      .where('n', '=', 1)
      .execute()
    const { code, said } = await onCommandLine(url, 'patch')
    expect(code).toBe(1)
    expect(said).toContain(`${over}  shelter  over  entry`)
    expect(said).toContain('it ends with another result')
    expect(said).toContain(`${running}  shelter  playing  entry 1: forbidden by SH-PLC-1`)
    expect(said).toContain('2 games played again, 2 of them differ')
  })
})
