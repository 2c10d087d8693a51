import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '@overseer/server'
import { exportOf } from '../src/accounts/export.ts'
import { logRow, readLog } from '../src/tables/log.ts'
import type { Logged } from '../src/tables/entry.ts'
import { fold } from '../src/tables/rules-mismatch.ts'
import { nextTurn } from '../src/tables/slices.ts'
import { readSetup } from '../src/tables/store.ts'
import type { TablePlay, TableSetup } from '../src/tables/table-play.ts'
import { guests, played } from './tables.ts'
import { testServer } from './helper.ts'

const LONG = 12_000 // rows: a choice and taking it back, again and again

/** How often others were served while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let done = false
  const count = (): void => {
    turns++
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  await work()
  done = true
  return turns
}

/** A log that begins with a choice taken back so often, and goes on as it was. */
function lengthened(log: readonly Logged[], rows = LONG): Logged[] {
  const [first] = log
  const pairs = Array.from({ length: rows / 2 }, () => [first!, { ...first!, entry: { undo: true } as const }]).flat()
  return [...pairs, ...log].map((row, at) => ({ ...row, n: at + 1 }))
}

describe('long work is cut into slices, between which others are served', () => {
  let server: Server
  let setup: TableSetup
  let log: Logged[]
  beforeAll(async () => {
    server = await testServer()
    const table = await played(await guests(server.url, 2), { options: { first: 0 } })
    setup = (await readSetup(server.database, table))!
    log = lengthened(await readLog(server.database, table))
  })
  afterAll(() => server.close())

  test('one slice of anybody’s in each turn', async () => {
    const many = Array.from({ length: 10 }, () => nextTurn())
    expect(await turnsDuring(() => Promise.all(many))).toBeGreaterThanOrEqual(10)
  })

  test('playing a log', async () => {
    const longer = lengthened(log, 8 * LONG) // a fast machine plays the others in a slice or two
    let play: TablePlay | undefined
    const turns = await turnsDuring(async () => (play = await fold(setup, longer)))
    expect(play!.n).toBe(longer.length)
    expect(turns).toBeGreaterThan(3)
  })

  test('reading a log, and the record of a finished game, which is told once to all who ask', async () => {
    const { database } = server
    await database.deleteFrom('log').where('table', '=', setup.id).execute()
    for (let at = 0; at < log.length; at += 500)
      await database
        .insertInto('log')
        .values(log.slice(at, at + 500).map(row => logRow(setup.id, row)))
        .execute()
    let read: Logged[] = []
    expect(await turnsDuring(async () => (read = await readLog(database, setup.id)))).toBeGreaterThan(LONG / 2000)
    expect(read).toEqual(log)
    const told = async (): Promise<{ record: { choices: unknown[] } }> =>
      (await (await fetch(`${server.url}/api/tables/${setup.id}/record`)).json()) as never
    const [one, two] = await Promise.all([told(), told()])
    expect(one.record.choices).toHaveLength(log.length - LONG)
    expect(two).toEqual(one)
  })

  test('telling somebody all that is kept of them, which may be much', async () => {
    const { database } = server
    const { player: id } = setup.seated[0]!
    const player = await database.selectFrom('players').selectAll().where('id', '=', id!).executeTakeFirstOrThrow()
    const pieces: string[] = []
    const turns = await turnsDuring(async () => {
      for await (const piece of exportOf(database, player, 0)) pieces.push(piece)
    })
    const file = JSON.parse(pieces.join('')) as { log: { n: number }[]; seats: unknown[] }
    expect(file.log).toEqual(
      log.filter(row => row.player === id).map(({ player: _who, ...row }) => ({ table: setup.id, ...row })),
    )
    expect(file.log.length).toBeGreaterThan(LONG)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000)
    expect(turns).toBeGreaterThan(LONG / 500)
  })
})
