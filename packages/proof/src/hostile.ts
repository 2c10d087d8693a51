import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@overseer/games'
import { difference } from '@overseer/kernel'
import { openDatabase } from '@overseer/server/testing'
import { attack, type Damage, type Target } from './attacks.ts'
import { type BreakInFigures, breakIns } from './break-ins/break-ins.ts'
import { rowSnapshot } from './row-snapshot.ts'
import { seedDatabase } from './seed-database.ts'
import { siege, type SiegeFigures } from './siege/siege.ts'
import { freePort, LOAD_SERVER, ServerProcess, type Weight } from './server-process.ts'

const TENTHS = 10
const GROWTH_AT_MOST = 1.1 // of what is held without garbage
const MORE_AT_MOST = 64 // megabytes resident

interface HostileOptions {
  readonly messages: number
  readonly seconds: number // for each attack beside an honest table; 0: none
  readonly only: string // part of the name of such an attack; empty: all
  say(line: string): void
}

/** All that a server has to bear: nonsense, break-ins, and attacks on other people's patience. */
export async function hostile({ messages, seconds, only, say }: HostileOptions): Promise<HostileFigures> {
  const borne = await nonsense(messages, say)
  const broken = await tryBreakIns(only, say)
  const beside = seconds === 0 ? null : await siege({ seconds, only, say })
  const fine = borne.fine && broken.worked.length === 0 && (beside?.up ?? true)
  return { ...borne, fine, breakIns: broken, siege: beside }
}

/** Tries to get into accounts and at what is hidden, at a server as it is run. */
async function tryBreakIns(only: string, say: (line: string) => void): Promise<BreakInFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-break-ins-'))
  const url = `sqlite:${folder}/break-ins.db`
  // Whoever breaks in comes from many addresses, and so behind a proxy; how busy this machine is has nothing to do with it.
  const env = { DATABASE_URL: url, TRUST_PROXY: '1', SHED_AFTER_MS: '0', LOG_LEVEL: 'silent' }
  const server = new ServerProcess(await freePort(), env)
  try {
    await server.start()
    const database = openDatabase(url)
    const figures = await breakIns({ url: server.url, database }, say, only)
    say(`${figures.tries} tries to break in, ${figures.worked.length} worked`)
    await database.destroy()
    return figures
  } finally {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Sends messages that nobody should send to a server. It must stay up, hold its memory, show no fault, and no table may
 * change by the doing of somebody who does not sit at it; `fine` if so. After each tenth it says what the server holds
 * without garbage.
 */
async function nonsense(
  messages: number,
  say: (line: string) => void,
): Promise<Omit<HostileFigures, 'siege' | 'breakIns'>> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-hostile-'))
  const url = `sqlite:${folder}/hostile.db`
  try {
    // The first fifty tables have other people than the last one, whose people attack.
    const games = Object.keys(GAMES)
    const wishes = Array.from({ length: 51 }, (_, n) => ({ game: games[n % games.length]!, seats: 2 + (n % 3) }))
    const begun = await seedDatabase(url, wishes)
    const tables = begun.slice(0, 50).map(({ id }) => id)
    const database = openDatabase(url)
    const before = await rowSnapshot(database, tables)
    const env = { DATABASE_URL: url, SHED_AFTER_MS: '0' } // whatever it refuses, it is not because of a busy machine
    const server = new ServerProcess(await freePort(), env, LOAD_SERVER)
    await server.start()
    const target = { port: server.port, tables, cookies: begun[50]!.cookies, messages: messages / TENTHS }
    const borne = await undisturbed(server, target, say)
    const healthy = server.isUp && (await fetch(`${server.url}/readyz`)).status === 200
    const changed = difference(before, await rowSnapshot(database, tables))
    say(`server up: ${healthy}; other people's tables: ${changed ?? 'unchanged'}`)
    if (server.said !== '') say(`the server complained: ${server.said}`)
    const unharmed = healthy && changed === undefined && server.said === ''
    await server.stop('SIGTERM')
    await database.destroy()
    return {
      messages,
      ...borne,
      up: healthy,
      changed: changed ?? null,
      fine: unharmed && borne.flat && borne.faults === 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How a server bore an attack: the faults it showed, and what it holds in megabytes after each tenth. */
interface Borne {
  readonly flat: boolean // its memory does not grow
  readonly faults: number
  readonly growth: number
  readonly calls: Readonly<Record<string, number>> // by status
  readonly frames: number
  readonly raw: number
  readonly weights: readonly Weight[]
}

interface HostileFigures extends Borne {
  readonly messages: number
  readonly up: boolean
  readonly changed: string | null // of other people's tables
  readonly fine: boolean
  readonly breakIns: BreakInFigures
  readonly siege: SiegeFigures | null
}

async function undisturbed(server: ServerProcess, target: Target, say: (line: string) => void): Promise<Borne> {
  const damages: Damage[] = []
  const weights: Weight[] = []
  for (let tenth = 1; tenth <= TENTHS; tenth++) {
    damages.push(await attack(target, `tenth ${tenth}`))
    const weight = await server.weigh()
    weights.push(weight)
    const { held, resident } = weight
    say(`${tenth * target.messages} messages: ${held.toFixed(1)} MB held, ${resident.toFixed(0)} MB resident`)
  }
  const [first, last] = [weights[1]!, weights.at(-1)!] // by the second everything is compiled and every cache full
  const growth = last.held / first.held
  const flat = growth <= GROWTH_AT_MOST && last.resident <= first.resident + MORE_AT_MOST
  const faults = damages.flatMap(damage => damage.faults)
  const calls = added(damages.map(damage => damage.calls))
  const [frames, raw] = [sum(damages.map(damage => damage.frames)), sum(damages.map(damage => damage.raw))]
  say(`calls by status ${JSON.stringify(calls)}`)
  say(`${frames} frames, ${raw} raw`)
  say(`memory ${flat ? 'flat' : 'GROWS'}: held ×${growth.toFixed(3)} from the second tenth to the last`)
  say(`faults shown: ${faults.length}`)
  for (const fault of faults.slice(0, 5)) say(`  ${fault.slice(0, 400)}`)
  return { flat, faults: faults.length, growth, calls, frames, raw, weights }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

/** Counts by key, put together. */
function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const [key, n] of counts.flatMap(one => Object.entries(one))) total[key] = (total[key] ?? 0) + n
  return total
}
