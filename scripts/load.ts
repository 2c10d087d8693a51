// `npm run load`: how much one server bears, over the loopback. 1,000 live tables with 2 to 4 people each, who play at
// random; beside it boardgame.io's server with a game of the same size. `--tables N`, `--seconds N`, `--alone`.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Crowd, type Seen } from './proof/crowd.ts'
import { furnish } from './proof/furnish.ts'
import { quantile } from './proof/measure.ts'
import { freePort, ServerProcess, usage } from './proof/process.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    game: { type: 'string', default: 'shelter' },
    database: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const PER_SECOND = 500
const AT_ONCE = 100

const folder = mkdtempSync(join(tmpdir(), 'overseer-load-'))
const database = values.database ?? `sqlite:${folder}/load.db`
try {
  await ours()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function ours(): Promise<void> {
  const seats = (n: number): number => 2 + (n % 3)
  const begun = await furnish(
    database,
    Array.from({ length: tables }, (_, n) => ({ game: values.game, seats: seats(n) })),
  )
  const server = new ServerProcess(
    await freePort(),
    {
      DATABASE_URL: database,
      ...(values.profile ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/overseer-profile' } : {}),
    },
    'scripts/proof/load-server.ts',
  )
  await server.start()
  const empty = usage(server.pid)
  const crowd = new Crowd(server.url, begun)
  await crowd.connect()
  const full = usage(server.pid)
  console.log(`${tables} tables, ${crowd.robots.length} connections; ${machine()}`)
  console.log(
    `memory per table with its connections: ${(((full.megabytes - empty.megabytes) * 1024) / tables).toFixed(0)} kB`,
  )
  await crowd.steadily(PER_SECOND, 3) // until everything is compiled
  for (const [name, play] of [
    [`${PER_SECOND} choices a second`, () => crowd.steadily(PER_SECOND, seconds)],
    ['as fast as it goes', () => crowd.flatOut(AT_ONCE, seconds)],
  ] as const) {
    const before = usage(server.pid)
    const seen = await play()
    const after = usage(server.pid)
    console.log(`${name}: ${tell(seen, after.seconds - before.seconds)}; ${machine()}`)
  }
  const last = usage(server.pid)
  console.log(`memory per table after play: ${(((last.megabytes - empty.megabytes) * 1024) / tables).toFixed(0)} kB`)
  crowd.stop()
  await server.stop('SIGTERM')
  if (server.said !== '') console.log(server.said)
}

function tell({ seconds: took, choices, chooser, everybody, bytes }: Seen, cpu: number): string {
  const ms = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1)
  return [
    `${(choices / took).toFixed(0)} a second`,
    `choice to update p50 ${ms(chooser, 0.5)} ms, p99 ${ms(chooser, 0.99)} ms`,
    `to everybody else p50 ${ms(everybody, 0.5)} ms, p99 ${ms(everybody, 0.99)} ms`,
    `update p50 ${quantile(bytes, 0.5)} bytes, p99 ${quantile(bytes, 0.99)} bytes`,
    `${((cpu * 1000) / choices).toFixed(2)} ms of processor a choice`,
  ].join(', ')
}

function machine(): string {
  return `load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`
}
