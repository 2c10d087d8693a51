import { gameCalled } from '@overseer/games'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableInfo } from '@overseer/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Server } from '@overseer/server'
import { patch } from '../src/commands/patch.ts'
import { Person, type Seat, testServer } from './helper.ts'

let folder: string
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overseer-rules-'))
  server = await start()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const DAY = 24 * 60 * 60 * 1000

const database = (): string => `sqlite:${folder}/overseer.db`

/** A server, whose clock may be ahead. */
const start = (ahead = 0): Promise<Server> =>
  testServer({ DATABASE_URL: database(), LOG_LEVEL: 'silent' }, () => Date.now() + ahead)

/** Stops the server, does something to what it stored, and starts it again. */
async function restart(): Promise<void> {
  await server.close()
  server = await start()
}

const withBot = { game: 'shelter', chairs: [{ person: true }, { bot: 'random' }] }

/** A choice that the rules of each game forbid at its start, and the rule that does. */
const FORBIDDEN = [
  { game: 'shelter', choice: { do: 'place', who: 'plain', space: 'nowhere' }, rule: 'SH-PLC-1' },
  { game: 'wasteland', choice: { do: 'end' }, rule: 'W-SETUP-13' },
]

/** A table at which Ann has chosen three times and is asked again. */
async function begun(game = 'shelter'): Promise<{ ann: Person; id: string; seat: Seat }> {
  const ann = await Person.guest(server.url, 'Ann')
  const { id } = await ann.post<TableInfo>('/api/tables', { ...withBot, game })
  const seat = await ann.open(id)
  for (let made = 0; made < 3; made++) {
    await seat.until(() => (seat.sight?.choices.length ?? 0) > 0)
    expect((await seat.choose(seat.sight!.choices[0])).is).toBe('done')
  }
  await seat.until(() => seat.sight!.choices.length > 0)
  return { ann, id, seat }
}

/** What a change of the rules amounts to: the choice that was legal then is not now. */
async function forbid(id: string, n: number, choice: object = FORBIDDEN[0]!.choice): Promise<string> {
  const { entry } = await server.database
    .selectFrom('log')
    .select('entry')
    .where('table', '=', id)
    .where('n', '=', n)
    .executeTakeFirstOrThrow()
  await write(id, n, JSON.stringify({ choice }))
  await server.database.deleteFrom('snapshots').execute()
  return entry
}

async function write(id: string, n: number, entry: string): Promise<void> {
  await server.database.updateTable('log').set({ entry }).where('table', '=', id).where('n', '=', n).execute()
}

/** Connects and listens until the server ends it. */
function sentAway(person: Person, id: string): Promise<{ code: number; why: string; heard: { is: string }[] }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live/${id}`, { headers: { cookie: person.cookie } })
  const heard: { is: string }[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as { is: string }))
  return new Promise(resolve => {
    socket.on('close', (code, why) => resolve({ code, why: why.toString(), heard }))
  })
}

describe('a table after the rules have changed', () => {
  test.each(FORBIDDEN)(
    'is unplayable where its log does not fit, says at which choice, and plays on once the rules fit again: $game',
    async ({ game, choice, rule }) => {
      const { ann, id, seat } = await begun(game)
      const { version } = seat
      const entry = await forbid(id, 1, choice)
      await restart()
      const differing: string[] = []
      expect(await patch(database(), line => differing.push(line))).toBe(1)
      expect(differing[0]).toBe(`${id}  ${game}  playing  entry 1: forbidden by ${rule}`)
      const back = Object.assign(new Person(server.url), { cookie: ann.cookie })
      const { code, why, heard } = await sentAway(back, id)
      expect([code, why]).toEqual([4409, 'other-rules'])
      const { rulesVersion } = gameCalled(game).game
      expect(heard.at(-1)).toMatchObject({ is: 'unplayable', n: 1, rule, played: rulesVersion, today: rulesVersion })
      expect(await back.get<TableInfo>(`/api/tables/${id}`)).toMatchObject({ status: 'unplayable', misfit: { n: 1 } })
      expect((await back.call('GET', `/api/tables/${id}/history`)).status).toBe(409)
      const { tables } = await back.get<{ tables: TableInfo[] }>('/api/my/tables')
      expect(tables.map(table => table.id)).toEqual([id])
      expect((await sentAway(back, id)).code).toBe(4409) // and again, from what was noted

      await write(id, 1, entry)
      expect(await patch(database(), () => undefined)).toBe(0)
      await restart()
      const again = Object.assign(new Person(server.url), { cookie: ann.cookie })
      expect(await again.get<TableInfo>(`/api/tables/${id}`)).toMatchObject({ status: 'playing', misfit: null })
      const sat = await again.open(id)
      await sat.until(() => sat.sight !== undefined)
      expect(sat.version).toBe(version)
      expect((await sat.choose(sat.sight!.choices[0])).is).toBe('done')
    },
  )

  test.each(FORBIDDEN)('plays on where its log fits, though the rules have another number: $game', async ({ game }) => {
    const { ann, id, seat } = await begun(game)
    const { version, sight } = seat
    await server.database.updateTable('tables').set({ rules_version: 0 }).where('id', '=', id).execute()
    await server.database.updateTable('snapshots').set({ rules_version: 0, course: '{}' }).execute()
    await restart()
    expect(await patch(database(), () => undefined)).toBe(0)
    const again = await Object.assign(new Person(server.url), { cookie: ann.cookie }).open(id)
    await again.until(() => again.sight !== undefined)
    expect(again.version).toBe(version)
    expect(again.sight!.view).toEqual(sight!.view)
    expect((await again.choose(again.sight!.choices[0])).is).toBe('done')
  })

  test('that rested through a night without a server has all its time, and no more', async () => {
    const { id } = await begun()
    const entry = await forbid(id, 1)
    await restart()
    await server.database.updateTable('tables').set({ status: 'unplayable' }).where('id', '=', id).execute()
    await write(id, 1, entry)
    await server.close()
    const before = Date.now()
    server = await start(DAY)
    const turn = await server.database
      .selectFrom('turns')
      .select('since')
      .where('table', '=', id)
      .executeTakeFirstOrThrow()
    expect(turn.since).toBeGreaterThanOrEqual(before + DAY)
    expect(turn.since).toBeLessThanOrEqual(Date.now() + DAY)
  })

  test('is found unplayable by the keeper too, which then leaves it alone', async () => {
    const { id, seat } = await begun()
    seat.close()
    await forbid(id, 1)
    await server.database.updateTable('turns').set({ due: 1 }).where('table', '=', id).execute()
    await restart()
    const status = async (): Promise<string> =>
      (await server.database.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status
    await expect.poll(status, { timeout: 60_000 }).toBe('unplayable')
    const { due } = await server.database
      .selectFrom('turns')
      .select('due')
      .where('table', '=', id)
      .executeTakeFirstOrThrow()
    expect(due).toBeNull()
  })

  test('that is over keeps its result, and its record says why it cannot be replayed', async () => {
    const ann = await Person.guest(server.url, 'Ann')
    const { id } = await ann.post<TableInfo>('/api/tables', withBot)
    const seat = await ann.open(id)
    await seat.until(() => seat.sight !== undefined)
    expect((await seat.ask({ do: 'resign' })).is).toBe('done')
    const ended = async (): Promise<string> => (await ann.get<TableInfo>(`/api/tables/${id}`)).status
    await expect.poll(ended, { timeout: 60_000 }).toBe('over')
    expect((await ann.call('GET', `/api/tables/${id}/record`)).status).toBe(200)
    await server.database
      .updateTable('tables')
      .set({ result: JSON.stringify({ winners: [7] }) })
      .where('id', '=', id)
      .execute()
    const { status, data } = await ann.call('GET', `/api/tables/${id}/record`)
    expect(status).toBe(409)
    expect(data).toMatchObject({ error: { code: 'other-rules', message: expect.stringContaining('another result') } })
  })
})
