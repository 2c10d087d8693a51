import { newDatabase, startServices } from '@overseer/proof'
import { makeLog, type Server } from '@overseer/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Person, type Seat, testServer } from './helper.ts'
import { PATHS } from './paths.ts'
import { allWatching, begun, eventually, playOn } from './tables.ts'

const silent = makeLog('silent')

async function server(env: Record<string, string>): Promise<Server> {
  const one = await testServer(env, undefined, silent)
  onTestFinished(() => one.close().catch(() => undefined))
  return one
}

/** What a server says of itself; it must say it at once. */
async function readiness({ url }: Server): Promise<{ status: number; said: unknown }> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })
  return { status: answer.status, said: await answer.json() }
}

const asked = (seats: readonly Seat[]): Seat => seats[seats[0]!.sight!.pending!.seat]!

/** A choice of whoever is asked: `done`, or why it is refused. */
async function triedChoice(seats: readonly Seat[]): Promise<string> {
  const mine = asked(seats)
  const answer = await mine.choose(mine.sight!.choices[0])
  if (answer.is === 'refused') return answer.refused
  await Promise.all(seats.map(seat => seat.until(() => seat.version >= answer.v!)))
  return answer.is
}

describe('a database that goes and comes back', () => {
  let services: Awaited<ReturnType<typeof startServices>>
  beforeAll(async () => {
    services = await startServices({ durable: false })
  })
  afterAll(() => services.stop())

  const env = async (): Promise<Record<string, string>> => ({ DATABASE_URL: await newDatabase(services.postgres.url) })

  test('while it is away everybody is refused with a clear code; afterwards play goes on by itself', async () => {
    const one = await server(await env())
    const { people, table } = await begun(one.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 3)
    await services.postgres.stop('SIGINT')
    expect(await triedChoice(seats)).toBe('unavailable')
    const { status, data } = await people[0]!.call('GET', '/api/my/tables')
    expect((await fetch(`${one.url}/no-page`, { headers: people[0]!.headers })).status).toBe(404) // the page needs none
    expect({ status, data }).toMatchObject({ status: 503, data: { error: { code: 'unavailable' } } })
    await eventually(
      () => readiness(one),
      ({ status: now }) => now === 503,
    )
    await services.postgres.start()
    await eventually(
      () => readiness(one),
      ({ status: now }) => now === 200,
    )
    expect(await playOn(seats, 3, 'afterwards')).toBe(3)
    expect(seats[0]!.closed).toBe(false)
  })

  test('a server that is started while it hangs waits for it', async () => {
    const database = await env()
    services.postgres.freeze()
    const starting = server(database)
    await new Promise(resolve => setTimeout(resolve, 4000)) // longer than one try to connect
    services.postgres.thaw()
    expect(await readiness(await starting)).toMatchObject({ status: 200 })
  })

  test('connections that the operator ends are made anew without anybody noticing', async () => {
    const one = await server(await env())
    const { people, table } = await begun(one.url)
    const seats = await allWatching(people, table)
    for (let turn = 0; turn < 5; turn++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid != pg_backend_pid()`.execute(one.database)
      await new Promise(resolve => setTimeout(resolve, 50))
      expect(await playOn(seats, 1, String(turn))).toBe(1)
    }
  })

  test('one that hangs keeps nobody waiting for ever, and /readyz least of all', async () => {
    const one = await server(await env())
    const { people, table } = await begun(one.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 2)
    services.postgres.freeze()
    try {
      expect(await triedChoice(seats)).toBe('unavailable')
      expect(await readiness(one)).toMatchObject({ status: 503, said: { ok: false, database: false } })
    } finally {
      services.postgres.thaw()
    }
    await eventually(
      () => readiness(one),
      ({ status }) => status === 200,
    )
    for (const seat of seats) await seat.until(() => seat.version === seats[0]!.version)
    expect(await playOn(seats, 3, 'afterwards')).toBe(3)
  })
})

describe('a bus that goes and comes back', () => {
  test.each(['is gone', 'hangs'] as const)(
    'while it %s, people at two processes still see each other’s moves, and both are ready',
    async how => {
      const services = await startServices({ durable: false })
      onTestFinished(() => services.stop())
      const env = { DATABASE_URL: await newDatabase(services.postgres.url), BUS_URL: services.redis.url }
      const [one, two] = [await server(env), await server(env)]
      const { people, table } = await begun(one.url)
      people[1]!.url = two.url
      const seats = await allWatching(people, table)
      await playOn(seats, 2)
      if (how === 'is gone') await services.redis.stop()
      else services.redis.freeze()
      expect(await playOn(seats, 3, 'alone')).toBe(3)
      await seats[0]!.ask({ do: 'say', text: 'are you there?' })
      await Promise.all(seats.map(seat => seat.until(() => seat.heard('said').length > 0)))
      for (const each of [one, two])
        await eventually(
          () => readiness(each),
          ({ status, said }) => status === 200 && !(said as { bus: boolean }).bus,
        )
      const cat = await Person.guest(one.url, 'Cat')
      const { token } = await cat.post<{ token: string }>('/api/tokens', { name: 'bot' })
      const program = await Object.assign(new Person(two.url), { token }).open(table)
      const page = await Object.assign(new Person(two.url), { cookie: cat.cookie }).open(table)
      await one.database.updateTable('tokens').set({ expires: 1 }).where('player', '=', cat.id).execute()
      await expect.poll(() => program.closed, { timeout: 60_000 }).toBe(true) // its day is over
      expect(page.closed).toBe(false)
      await cat.post('/api/sign-out')
      await expect.poll(() => page.closed, { timeout: 60_000 }).toBe(true) // though nobody could tell the other process
      await cat.post('/api/guest', {})
      const { id } = await cat.post<{ id: string }>('/api/tables', {
        game: 'shelter',
        chairs: [{ person: true }, { person: true }],
      })
      const there = await Object.assign(people[1]!, { url: two.url }).open(id)
      await cat.post(`/api/tables/${id}/leave`)
      await there.until(() => there.heard('room').some(room => room.table.status === 'dropped'))
      if (how === 'is gone') await services.redis.start()
      else services.redis.thaw()
      await eventually(
        () => readiness(one),
        ({ said }) => (said as { bus: boolean }).bus,
      )
      expect(await playOn(seats, 3, 'afterwards')).toBe(3)
      expect(seats.map(seat => seat.heard('said').map(({ message }) => message.text))).toEqual([
        ['are you there?'],
        ['are you there?'],
      ])
    },
  )
})

/** Leaves no room in a database, not even for a short row of the log. */
async function fillUp({ database }: Server): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(database)
  const line = { table: 'ballast', seat: 0, player: null, at: 0, spent: 0 }
  let n = 0
  const fits = (size: number): Promise<boolean> =>
    database
      .insertInto('log')
      .values({ ...line, n: n++, entry: 'x'.repeat(size) })
      .execute()
      .then(
        () => true,
        () => false,
      )
  for (const size of [1000, 50, 1]) while (await fits(size));
}

describe('a full disk', () => {
  test('is told at /readyz and in the log by its name; nothing is acknowledged, and play goes on when there is room', async () => {
    const lines: string[] = []
    const env = await PATHS[0]!.environment()
    const one = await testServer(env, undefined, makeLog('warn', { write: line => lines.push(line) }))
    onTestFinished(() => one.close())
    const { people, table } = await begun(one.url)
    const seats = await allWatching(people, table)
    await playOn(seats, 2)
    await fillUp(one)
    const before = seats[0]!.version
    expect(await triedChoice(seats)).toBe('unavailable')
    expect(await readiness(one)).toMatchObject({ status: 503, said: { database: false } })
    const { n } = await one.database
      .selectFrom('log')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('table', '=', table)
      .executeTakeFirstOrThrow()
    expect(n).toBe(before)
    expect(lines.join('')).toContain('full')
    expect(lines.join('')).not.toContain('cannot rollback')
    await sql.raw('pragma max_page_count = 1000000').execute(one.database)
    await eventually(
      () => readiness(one),
      ({ status }) => status === 200,
    )
    expect(await playOn(seats, 3, 'afterwards')).toBe(3)
  })
})
