// `npm run hostile`: 100,000 messages that nobody should send to a server. It must stay up, hold its memory, show no fault,
// and no table may change by the doing of somebody who does not sit at it. After each tenth it says what the server holds
// without garbage. `--messages N`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { difference } from '@overseer/kernel'
import { GAMES } from '@overseer/bots/games'
import { openDatabase } from '../packages/server/src/storage/database.ts'
import { furnish } from './proof/furnish.ts'
import { type Damage, makeMischief } from './proof/mischief.ts'
import { freePort, ServerProcess, type Weight } from './proof/process.ts'
import { witness } from './proof/witness.ts'

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } })
const messages = Number(values.messages)
const TENTHS = 10
const GROWTH_AT_MOST = 1.1 // of what is held without garbage
const MORE_AT_MOST = 64 // megabytes resident

const folder = mkdtempSync(join(tmpdir(), 'overseer-hostile-'))
const url = `sqlite:${folder}/hostile.db`
try {
  // The first fifty tables have other people than the last one, whose people make the mischief.
  const games = Object.keys(GAMES)
  const begun = await furnish(
    url,
    Array.from({ length: 51 }, (_, n) => ({ game: games[n % games.length]!, seats: 2 + (n % 3) })),
  )
  const tables = begun.slice(0, 50).map(({ id }) => id)
  const database = openDatabase(url)
  const before = await witness(database, tables)
  const server = new ServerProcess(await freePort(), { DATABASE_URL: url }, 'scripts/proof/load-server.ts')
  await server.start()
  const scene = { port: server.port, tables, cookies: begun[50]!.cookies, messages: messages / TENTHS }
  const damages: Damage[] = []
  const weights: Weight[] = []
  for (let tenth = 1; tenth <= TENTHS; tenth++) {
    damages.push(await makeMischief(scene, `tenth ${tenth}`))
    const weight = await server.weigh()
    weights.push(weight)
    const { held, resident } = weight
    console.log(`${tenth * scene.messages} messages: ${held.toFixed(1)} MB held, ${resident.toFixed(0)} MB resident`)
  }
  // By the second tenth everything is compiled and every cache full.
  const [first, last] = [weights[1]!, weights.at(-1)!]
  const growth = last.held / first.held
  const faults = damages.flatMap(damage => damage.faults)
  const healthy = server.isUp && (await fetch(`${server.url}/readyz`)).status === 200
  const changed = difference(before, await witness(database, tables))
  console.log(`calls by status ${JSON.stringify(added(damages.map(({ calls }) => calls)))}`)
  console.log(`${sum(damages.map(({ frames }) => frames))} frames, ${sum(damages.map(({ raw }) => raw))} raw`)
  const flat = growth <= GROWTH_AT_MOST && last.resident <= first.resident + MORE_AT_MOST
  console.log(`memory ${flat ? 'flat' : 'GROWS'}: held ×${growth.toFixed(3)} from the second tenth to the last`)
  console.log(`server up: ${healthy}; faults shown: ${faults.length}; other people's tables: ${changed ?? 'unchanged'}`)
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault.slice(0, 400)}`)
  if (server.said !== '') console.log(`the server complained: ${server.said}`)
  if (!healthy || changed !== undefined || faults.length > 0 || server.said !== '' || !flat) process.exitCode = 1
  await server.stop('SIGTERM')
  await database.destroy()
} finally {
  rmSync(folder, { recursive: true, force: true })
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
