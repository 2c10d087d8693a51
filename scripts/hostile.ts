// `npm run hostile`: 100,000 messages that nobody should send to a server. It must stay up, hold its memory, show no fault,
// and no table may change by the doing of somebody who does not sit at it. `--messages N`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { difference } from '@overseer/kernel'
import { GAMES } from '@overseer/bots/games'
import { openDatabase } from '../packages/server/src/storage/database.ts'
import { furnish } from './proof/furnish.ts'
import { makeMischief } from './proof/mischief.ts'
import { freePort, ServerProcess, usage } from './proof/process.ts'
import { witness } from './proof/witness.ts'

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } })
const messages = Number(values.messages)
const MORE_AT_MOST = 64 // megabytes

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
  const scene = { port: server.port, tables, cookies: begun[50]!.cookies }
  await makeMischief({ ...scene, messages: messages / 5 }, 'first') // until everything is compiled and every cache full
  const middle = usage(server.pid).megabytes
  const { calls, frames, raw, faults } = await makeMischief({ ...scene, messages: (messages * 4) / 5 }, 'second')
  const end = usage(server.pid).megabytes
  const healthy = server.isUp && (await fetch(`${server.url}/readyz`)).status === 200
  const changed = difference(before, await witness(database, tables))
  console.log(
    `${messages} messages; in the last four fifths: calls by status ${JSON.stringify(calls)}, ${frames} frames, ${raw} raw`,
  )
  console.log(`memory after a fifth ${middle.toFixed(0)} MB, at the end ${end.toFixed(0)} MB`)
  console.log(`server up: ${healthy}; faults shown: ${faults.length}; other people's tables: ${changed ?? 'unchanged'}`)
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault.slice(0, 400)}`)
  if (server.said !== '') console.log(`the server complained: ${server.said}`)
  if (!healthy || changed !== undefined || faults.length > 0 || server.said !== '' || end > middle + MORE_AT_MOST)
    process.exitCode = 1
  await server.stop('SIGTERM')
  await database.destroy()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
