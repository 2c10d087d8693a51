import type { AuditLine, Block, CaseFile, Report, TableInfo } from '@overseer/protocol'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Person, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, eventually, peopleOnly, playOn, tableOf, watching } from './tables.ts'

const DAY = 24 * 60 * 60_000

describe.each(PATHS)('moderation: $name', ({ environment }) => {
  let server: Server
  let environmentOfServer: Record<string, string>
  beforeAll(async () => {
    environmentOfServer = await environment()
    server = await testServer(environmentOfServer)
  })
  afterAll(() => server.close())

  let n = 0
  /** Somebody with a name of their own and a role. */
  const somebody = async (name: string, role?: 'moderator' | 'admin'): Promise<Person> => {
    const person = await Person.guest(server.url, name)
    await person.post('/api/claim', { name: `${name} ${++n}`, password: 'a long enough one' })
    if (role !== undefined) await server.database.insertInto('roles').values({ player: person.id, role }).execute()
    return person
  }
  const because = { reason: 'for a test' }
  const status = async (person: Person, path: string, body?: unknown): Promise<number> =>
    (await person.call(body === undefined ? 'GET' : 'POST', path, body)).status

  describe('those who have a role', () => {
    test('close no table at which they sit', async () => {
      const mia = await somebody('Mia', 'moderator')
      const table = await tableOf([mia, await Person.guest(server.url, 'Ben')])
      expect(await status(mia, `/api/admin/tables/${table}/close`, because)).toBe(403)
      const other = await somebody('Max', 'moderator')
      expect(await status(other, `/api/admin/tables/${table}/close`, because)).toBe(200)
    })

    test('neither read nor settle what was told of themselves', async () => {
      const mia = await somebody('Mia', 'moderator')
      const other = await somebody('Max', 'admin')
      const ann = await somebody('Ann')
      await ann.post('/api/reports', { kind: 'person', player: mia.id, text: 'unkind' })
      const about = async (reader: Person): Promise<string[]> => {
        const { reports } = await reader.get<{ reports: Report[] }>('/api/admin/reports')
        return reports.filter(report => report.about.id === mia.id).map(({ id }) => id)
      }
      const [id] = await about(other)
      expect(await about(mia)).toEqual([])
      expect(await status(mia, `/api/admin/reports/${id}/settle`, { outcome: 'nothing' })).toBe(404)
      expect(await status(other, `/api/admin/reports/${id}/settle`, { outcome: 'talked' })).toBe(200)
    })

    test('give roles only with a proof of the last minutes: a browser left open makes nobody an admin', async () => {
      const amy = await somebody('Amy', 'admin')
      const ann = await somebody('Ann')
      const give = (): Promise<{ status: number; data: unknown }> =>
        amy.call('POST', `/api/admin/players/${ann.id}/role`, { role: 'moderator' })
      await server.database.updateTable('sessions').set({ proved: 0 }).where('player', '=', amy.id).execute()
      expect(await give()).toMatchObject({ status: 403, data: { error: { code: 'proof-needed' } } })
      await amy.post('/api/proof', { password: 'a long enough one' })
      expect((await give()).status).toBe(200)
    })
  })

  test('whatever staff does to people, tables or the server needs a proof of the last minutes', async () => {
    const amy = await somebody('Amy', 'admin')
    const ann = await somebody('Ann')
    const table = await tableOf([ann, await Person.guest(server.url, 'Ben')])
    const sanction = { ...because, until: null }
    const acts: [string, string, object][] = [
      ['POST', `players/${ann.id}/rename`, { name: `Anna ${++n}`, ...because }],
      ['POST', `players/${ann.id}/mute`, sanction],
      ['POST', `players/${ann.id}/unmute`, because],
      ['POST', `players/${ann.id}/end-sessions`, because],
      ['POST', `players/${ann.id}/ban`, sanction],
      ['POST', `players/${ann.id}/unban`, because],
      ['POST', `players/${ann.id}/role`, { role: 'moderator' }],
      ['POST', `tables/${table}/close`, because],
      ['PUT', 'maintenance', { notice: null }],
    ]
    const all = async (): Promise<string[]> => {
      const answers: string[] = []
      for (const [method, path, body] of acts) {
        const { status, data } = await amy.call<{ error?: { code: string } }>(method, `/api/admin/${path}`, body)
        answers.push(`${status} ${data.error?.code ?? ''}`.trim())
      }
      return answers
    }
    await server.database.updateTable('sessions').set({ proved: 0 }).where('player', '=', amy.id).execute()
    expect(new Set(await all())).toEqual(new Set(['403 proof-needed']))
    await amy.post('/api/proof', { password: 'a long enough one' })
    expect(new Set(await all())).toEqual(new Set(['200']))
  })

  describe('between players', () => {
    test('whoever is muted is not read, in any browser; and is told nothing of it', async () => {
      const { people, table } = await begun(server.url)
      const [ann, ben] = people as [Person, Person]
      const [hers, his] = await allWatching(people, table)
      await his!.ask({ do: 'say', text: 'before' })
      await hers!.until(() => hers!.heard('said').length === 1)
      await ann.call('PUT', `/api/blocks/${ben.id}`, { how: 'mute' })
      const again = await eventually(
        () => watching(ann, table),
        seat => seat.hello.said.length === 0,
      )
      expect(await his!.ask({ do: 'say', text: 'after' })).toMatchObject({ is: 'done' })
      await hers!.ask({ do: 'say', text: 'mine' })
      await again.until(() => again.heard('said').some(({ message }) => message.text === 'mine'))
      expect(again.heard('said').map(({ message }) => message.text)).toEqual(['mine'])
      expect(hers!.heard('said').map(({ message }) => message.text)).toEqual(['before', 'mine'])
      expect(his!.heard('said').map(({ message }) => message.text)).toEqual(['before', 'after', 'mine'])
      const { blocks } = await ann.get<{ blocks: Block[] }>('/api/blocks')
      expect(blocks).toMatchObject([{ player: { id: ben.id }, how: 'mute' }])
      expect((await ben.get<{ blocks: Block[] }>('/api/blocks')).blocks).toEqual([])
      await ann.call('DELETE', `/api/blocks/${ben.id}`)
      expect((await watching(ann, table)).hello.said).toHaveLength(3)
    })

    test('whoever is blocked neither finds the table of whoever blocked them nor sits down at it', async () => {
      const [ann, ben] = [await Person.guest(server.url, 'Ann'), await Person.guest(server.url, 'Ben')]
      await ann.call('PUT', `/api/blocks/${ben.id}`, { how: 'block' })
      const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2), listed: true })
      const lists = async (person: Person): Promise<boolean> =>
        (await person.get<{ tables: TableInfo[] }>('/api/tables')).tables.some(table => table.id === id)
      expect([await lists(ann), await lists(ben), await lists(new Person(server.url))]).toEqual([true, false, true])
      const refused = await ben.call('POST', `/api/tables/${id}/join`, {})
      expect(refused).toMatchObject({ status: 409, data: { error: { code: 'no-chair' } } }) // as if it were full
      expect((await ann.call('PUT', `/api/blocks/${ann.id}`, { how: 'block' })).status).toBe(404)
    })

    test('a kick lasts, and takes the word away too', async () => {
      const [ann, ben] = [await Person.guest(server.url, 'Ann'), await Person.guest(server.url, 'Ben')]
      const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
      await ben.post(`/api/tables/${id}/join`)
      await ann.post(`/api/tables/${id}/kick`, { seat: 1 })
      const back = await ben.call('POST', `/api/tables/${id}/join`, {})
      expect(back).toMatchObject({ status: 403, data: { error: { code: 'kicked' } } })
      const seat = await ben.open(id)
      expect(await seat.ask({ do: 'say', text: 'hey' })).toMatchObject({ is: 'refused', refused: 'muted' })
    })

    test('a host turns the chat off and on', async () => {
      const { people, table } = await begun(server.url, { chat: false })
      const [hers] = await allWatching(people, table)
      expect(await hers!.ask({ do: 'say', text: 'hey' })).toMatchObject({ is: 'refused', refused: 'chatOff' })
      expect(await status(people[1]!, `/api/tables/${table}/chat`, { on: true })).toBe(403)
      expect(await people[0]!.post(`/api/tables/${table}/chat`, { on: true })).toMatchObject({ chat: true })
      expect(await hers!.ask({ do: 'say', text: 'hey' })).toMatchObject({ is: 'done' })
    })
  })

  describe('reports', () => {
    test('of a person, a name and a line reach the moderators as they were, and are settled', async () => {
      const [mod, ben, ann] = [await somebody('Molly', 'moderator'), await somebody('Rude'), await somebody('Ann')]
      const { people, table } = await begun(server.url)
      const seat = await watching(people[0]!, table)
      await seat.ask({ do: 'say', text: 'something bad' })
      await seat.until(() => seat.heard('said').length === 1)
      const line = seat.heard('said')[0]!.message.id
      await ann.post('/api/reports', { kind: 'person', player: ben.id, text: 'cheats' })
      await ann.post('/api/reports', { kind: 'name', player: ben.id })
      await ann.post('/api/reports', { kind: 'line', player: people[0]!.id, line })
      const { reports } = await mod.get<{ reports: Report[] }>('/api/admin/reports')
      expect(reports.slice(-3)).toMatchObject([
        { kind: 'person', text: 'cheats', about: { id: ben.id }, by: { id: ann.id } },
        { kind: 'name', quoted: expect.stringContaining('Rude') },
        { kind: 'line', quoted: 'something bad', table },
      ])
      await mod.post(`/api/admin/lines/${line}/remove`, because)
      await seat.until(() => seat.heard('unsaid').some(({ message }) => message === line))
      expect((await watching(people[1]!, table)).hello.said).toEqual([])
      await mod.post(`/api/admin/reports/${reports.at(-1)!.id}/settle`, { outcome: 'removed' })
      expect(await status(mod, `/api/admin/reports/${reports.at(-1)!.id}/settle`, { outcome: 'again' })).toBe(404)
      expect((await mod.get<{ reports: Report[] }>('/api/admin/reports')).reports).toHaveLength(reports.length - 1)
    })

    test('nobody floods them', async () => {
      const [ann, ben] = [await somebody('Ann'), await somebody('Ben')]
      const answers: number[] = []
      for (let tries = 0; tries < 7; tries++)
        answers.push(await status(ann, '/api/reports', { kind: 'person', player: ben.id, text: 'x' }))
      expect(answers).toEqual([200, 200, 200, 200, 200, 409, 409])
      expect(await status(ann, '/api/reports', { kind: 'person', player: ann.id })).toBe(400)
      expect(await status(ben, '/api/reports', { kind: 'line', player: ann.id, line: 'none' })).toBe(404)
    })
  })

  describe('roles', () => {
    test('players see and do nothing of it; nobody acts upon their own kind; programs never', async () => {
      const [admin, mod, other, ann] = [
        await somebody('Ada', 'admin'),
        await somebody('Molly', 'moderator'),
        await somebody('Molly', 'moderator'),
        await somebody('Ann'),
      ]
      for (const path of ['players?find=a', 'reports', 'audit', `players/${ann.id}`])
        expect(await status(ann, `/api/admin/${path}`)).toBe(403)
      expect(await status(ann, `/api/admin/players/${mod.id}/ban`, { ...because, until: null })).toBe(403)
      expect(await status(mod, `/api/admin/players/${other.id}/ban`, { ...because, until: null })).toBe(403)
      expect(await status(mod, `/api/admin/players/${admin.id}/end-sessions`, because)).toBe(403)
      expect(await status(mod, `/api/admin/players/${ann.id}/role`, { role: 'moderator' })).toBe(403)
      expect(await status(admin, `/api/admin/players/${ann.id}/role`, { role: 'moderator' })).toBe(200)
      expect(await ann.get('/api/admin')).toMatchObject({ role: 'moderator' })
      expect(await status(admin, `/api/admin/players/${ann.id}/role`, { role: 'player' })).toBe(200)
      expect(await ann.get('/api/admin')).toMatchObject({ role: null })
      const guest = await Person.guest(server.url, 'Gil')
      expect(await status(admin, `/api/admin/players/${guest.id}/role`, { role: 'moderator' })).toBe(409)
    })

    test('find, rename, end sessions', async () => {
      const [mod, ann] = [await somebody('Molly', 'moderator'), await somebody('Offensive')]
      const { players } = await mod.get<{ players: CaseFile[] }>(`/api/admin/players?find=offens`)
      expect(players.map(({ player }) => player.id)).toContain(ann.id)
      await mod.post(`/api/admin/players/${ann.id}/rename`, { name: `Dweller ${++n}`, ...because })
      expect(await ann.get('/api/me')).toMatchObject({ me: { name: `Dweller ${n}` } })
      const file = await mod.get<CaseFile>(`/api/admin/players/${ann.id}`)
      expect(file).toMatchObject({ sessions: [{ agent: 'a browser' }], tables: [], lines: [] })
      await mod.post(`/api/admin/players/${ann.id}/end-sessions`, because)
      expect(await ann.get('/api/me')).toEqual({ me: null })
    })

    test('a ban closes what is open, says until when and why, and ends', async () => {
      const [mod, ann] = [await somebody('Molly', 'moderator'), await somebody('Ann')]
      const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shelter', chairs: peopleOnly(2) })
      const seat = await ann.open(id)
      const until = Date.now() + DAY
      await mod.post(`/api/admin/players/${ann.id}/ban`, { until, ...because })
      await eventually(
        () => Promise.resolve(seat.closed),
        closed => closed,
      )
      const refused = await ann.call('GET', '/api/me')
      expect(refused).toMatchObject({ status: 403, data: { error: { code: 'banned', until, reason: 'for a test' } } })
      expect(await status(ann, '/api/tables', { game: 'shelter', chairs: peopleOnly(2) })).toBe(403)
      await expect(ann.open(id)).rejects.toThrow('closed')
      await mod.post(`/api/admin/players/${ann.id}/unban`, because)
      expect(await status(ann, '/api/me')).toBe(200)
    })

    test('whoever a moderator mutes says nothing anywhere', async () => {
      const mod = await somebody('Molly', 'moderator')
      const { people, table } = await begun(server.url)
      const seat = await watching(people[0]!, table)
      await mod.post(`/api/admin/players/${people[0]!.id}/mute`, { until: null, ...because })
      expect(await seat.ask({ do: 'say', text: 'x' })).toMatchObject({ is: 'refused', refused: 'muted' })
      await mod.post(`/api/admin/players/${people[0]!.id}/unmute`, because)
      expect(await seat.ask({ do: 'say', text: 'x' })).toMatchObject({ is: 'done' })
    })

    test('a table that is closed asks nobody any more, at whichever process one sits', async () => {
      const mod = await somebody('Molly', 'moderator')
      const second = environmentOfServer['BUS_URL'] === undefined ? server : await testServer(environmentOfServer)
      const { people, table } = await begun(server.url)
      people[1]!.url = second.url
      const seats = await allWatching(people, table)
      await playOn(seats, 3)
      await mod.post(`/api/admin/tables/${table}/close`, because)
      for (const seat of seats) {
        await seat.until(() => seat.heard('room').some(room => room.table.status === 'dropped'))
        await seat.until(() => seat.sight!.pending === null)
        expect((await seat.ask({ do: 'choose', v: seat.version, choice: {} })).is).toBe('refused')
      }
      expect(await status(mod, `/api/admin/tables/${table}/close`, because)).toBe(409)
      const { tables } = await people[0]!.get<{ tables: TableInfo[] }>('/api/my/tables')
      expect(tables).toEqual([])
      if (second !== server) await second.close()
    })
  })

  describe('the audit log', () => {
    test('tells everything that was done, by whom, to whom and why', async () => {
      const [mod, ann] = [await somebody('Molly', 'moderator'), await somebody('Ann')]
      await mod.post(`/api/admin/players/${ann.id}/mute`, { until: 5, ...because })
      const { lines } = await mod.get<{ lines: AuditLine[] }>(`/api/admin/audit?subject=${ann.id}`)
      expect(lines).toMatchObject([
        { actor: mod.id, act: 'mute', subject: ann.id, details: { until: 5, reason: 'for a test' } },
      ])
      expect(lines[0]!.actorName).toContain('Molly')
    })

    test('takes nothing back: the database refuses whoever would change or remove a line', async () => {
      const { database } = server
      const before = await database.selectFrom('audit').selectAll().orderBy('id').execute()
      expect(before.length).toBeGreaterThan(0)
      const kept = 'append-only'
      await expect(database.deleteFrom('audit').execute()).rejects.toThrow(kept)
      await expect(
        database
          .updateTable('audit')
          .set({ actor: 'nobody' } as never)
          .execute(),
      ).rejects.toThrow(kept)
      const again = { ...before[0]!, actor: 'nobody' }
      await expect(database.replaceInto('audit').values(again).execute()).rejects.toThrow()
      expect(await database.selectFrom('audit').selectAll().orderBy('id').execute()).toEqual(before)
    })
  })

  describe('maintenance', () => {
    test('is announced to everybody at a table, then nothing new begins while games go on', async () => {
      const [admin, mod] = [await somebody('Ada', 'admin'), await somebody('Molly', 'moderator')]
      const { people, table } = await begun(server.url)
      const seats = await allWatching(people, table)
      const wish = { game: 'shelter', chairs: peopleOnly(2) }
      const put = (person: Person, notice: object | null) => person.call('PUT', '/api/admin/maintenance', { notice })
      expect((await put(mod, null)).status).toBe(403)
      const soon = { from: Date.now() + DAY, until: null, text: 'New disks.' }
      await put(admin, soon)
      await seats[0]!.until(() => seats[0]!.heard('maintenance').length === 1)
      expect(seats[0]!.heard('maintenance')[0]).toMatchObject({ notice: soon })
      expect(await status(people[0]!, '/api/tables', wish)).toBe(200)
      await put(admin, { ...soon, from: 0 })
      const refused = await people[0]!.call('POST', '/api/tables', wish)
      expect(refused).toMatchObject({ status: 503, data: { error: { code: 'maintenance', reason: 'New disks.' } } })
      expect(await status(new Person(server.url), '/api/guest', {})).toBe(503)
      expect(await playOn(seats, 2)).toBe(2)
      expect((await watching(people[0]!, table)).heard('maintenance')).toHaveLength(1)
      await put(admin, null)
      await seats[0]!.until(() => seats[0]!.heard('maintenance').at(-1)?.notice === null)
      expect(await status(people[0]!, '/api/tables', wish)).toBe(200)
      expect(await new Person(server.url).get('/api/maintenance')).toEqual({ notice: null })
    })
  })
})
