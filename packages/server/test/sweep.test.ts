import { makeLog, type Server } from '@overseer/server'
import type { TableInfo } from '@overseer/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { Person, testServer } from './helper.ts'
import { PATHS, SHARED } from './paths.ts'
import { allWatching, begun, peopleOnly, playOn, watching } from './tables.ts'

const DAY = 24 * 60 * 60 * 1000

let time = 1_000_000_000_000
let servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()))
  servers = []
})

async function start(env: Record<string, string>, lines: string[] = []): Promise<Server> {
  const log = makeLog('info', { write: line => lines.push(line) })
  const server = await testServer(env, () => time, log)
  servers.push(server)
  return server
}

/** Once the server has been down for so long. */
async function after(days: number, env: Record<string, string>): Promise<Server> {
  await servers.pop()!.close()
  time += days * DAY
  const lines: string[] = []
  const server = await start(env, lines)
  await expect.poll(() => sweeps(lines), { timeout: 60_000 }).toHaveLength(1)
  return server
}

const sweeps = (lines: readonly string[]): unknown[] =>
  lines.map(line => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'swept')

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort()

const everybody = async ({ database }: Server): Promise<string[]> =>
  idsOf(await database.selectFrom('players').select('id').execute())

const allTables = async ({ database }: Server): Promise<string[]> =>
  idsOf(await database.selectFrom('tables').select('id').execute())

const withBot = { game: 'shelter', options: { first: 0 }, chairs: [{ person: true }, { bot: 'random' }] }
const forTwo = { game: 'shelter', chairs: peopleOnly(2) }

describe.each(PATHS)('what nobody will miss: $name', ({ environment }) => {
  test('guests who never played and their tables are gone after a month; whatever somebody played stays', async () => {
    const env = await environment()
    const { url, database } = await start(env)
    await Person.guest(url, 'Visitor')
    const host = await Person.guest(url, 'Host')
    const { id: empty } = await host.post<TableInfo>('/api/tables', forTwo)
    const quitter = await Person.guest(url, 'Quitter')
    await quitter.post('/api/tables', withBot)
    const { people, table } = await begun(url, { options: { first: 0 } }) // of two, only one ever moves
    const moving = await watching(people[0]!, table)
    expect(await moving.choose(moving.sight!.choices[0])).toMatchObject({ is: 'done' })
    const talker = await Person.guest(url, 'Talker')
    expect(await (await watching(talker, table)).ask({ do: 'say', text: 'well played' })).toMatchObject({ is: 'done' })
    await database.updateTable('tables').set({ rematch: empty }).where('id', '=', table).execute()
    const returner = await Person.guest(url, 'Returner')

    const later = await after(20, env)
    expect(await everybody(later)).toHaveLength(7)
    expect(await allTables(later)).toHaveLength(3)
    expect((await Object.assign(returner, { url: later.url }).get<{ me: object }>('/api/me')).me).toBeTruthy()

    const month = await after(11, env)
    const kept = [...people, talker, returner]
    await expect.poll(() => everybody(month), { timeout: 60_000 }).toEqual(idsOf(kept))
    expect(await allTables(month)).toEqual([table])
    const again = Object.assign(people[0]!, { url: month.url })
    expect(await again.get<TableInfo>(`/api/tables/${table}`)).toMatchObject({
      status: 'playing',
      version: 1,
      rematch: null,
    })
    expect((await again.call('GET', `/api/tables/${empty}`)).status).toBe(404)
    for (const name of ['chairs', 'log', 'turns'] as const)
      expect((await month.database.selectFrom(name).select('table').execute()).every(row => row.table === table)).toBe(
        true,
      )
  })

  test('who has a name keeps it, and a game that has begun; a table that waited in vain goes', async () => {
    const env = await environment()
    const { url } = await start(env)
    const ann = await Person.guest(url, 'Ann')
    await ann.post('/api/claim', { name: 'Ann', password: 'a long and winding road' })
    const { id } = await ann.post<TableInfo>('/api/tables', withBot)
    await ann.post('/api/tables', forTwo)
    const month = await after(400, env)
    expect(await everybody(month)).toEqual([ann.id])
    await expect.poll(() => allTables(month), { timeout: 60_000 }).toEqual([id])
  })

  test('a finished game that only bots played goes, one of a person stays for ever', async () => {
    const env = await environment()
    const server = await start(env)
    const ann = await Person.guest(server.url, 'Ann')
    const clock = { kind: 'live', each: 1000, reserve: 0 }
    const { id: idle } = await ann.post<TableInfo>('/api/tables', { ...withBot, clock })
    time += 2000 // and a bot plays for her to the end
    const { people, table } = await begun(server.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 4)
    expect(await seats[0]!.ask({ do: 'resign' })).toMatchObject({ is: 'done' })
    const over = (id: string) => async (): Promise<string> => (await ann.get<TableInfo>(`/api/tables/${id}`)).status
    for (const id of [idle, table]) await expect.poll(over(id), { timeout: 60_000 }).toBe('over')
    await expect.poll(() => server.database.selectFrom('ended').selectAll().execute(), { timeout: 60_000 }).toEqual([])
    const later = await after(4000, env)
    await expect.poll(() => allTables(later), { timeout: 60_000 }).toEqual([table])
    expect(await everybody(later)).toEqual(idsOf(people))
  })

  test('nothing goes where the operator does not want it', async () => {
    const env = { ...(await environment()), FORGET_DAYS: '0' }
    const { url } = await start(env)
    await Person.guest(url, 'Visitor')
    await servers.pop()!.close()
    time += 4000 * DAY
    const lines: string[] = []
    const later = await start(env, lines)
    await later.close()
    servers = []
    expect(sweeps(lines)).toEqual([])
    expect(await everybody(await start(env))).toHaveLength(1)
  })
})

test('of two processes that start together one sweeps', async () => {
  const env = await SHARED.environment()
  const { url } = await start(env)
  for (let n = 0; n < 5; n++) await Person.guest(url, 'Visitor')
  await servers.pop()!.close()
  time += 31 * DAY
  const lines: string[] = []
  const pair = await Promise.all([start(env, lines), start(env, lines)])
  await expect.poll(() => everybody(pair[0]), { timeout: 60_000 }).toEqual([])
  await Promise.all(pair.map(server => server.close())) // whatever they had begun is done
  servers = []
  expect(sweeps(lines)).toMatchObject([{ guests: 5, tables: 0 }])
})
