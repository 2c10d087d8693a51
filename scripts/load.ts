// `npm run load`: how much one server bears, over the loopback. 1,000 live tables with 2 to 4 people each, who play at
// random; beside it boardgame.io's server with a game of about the same size. `--tables N`, `--seconds N`, `--game G`,
// `--database URL`, `--alone` (no boardgame.io).
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Crowd, type Seen } from './proof/crowd.ts'
import { furnish } from './proof/furnish.ts'
import { quantile } from './proof/measure.ts'
import { type Borne, measurePeer } from './proof/peer.ts'
import { freePort, ServerProcess, usage } from './proof/process.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    game: { type: 'string', default: 'shelter' },
    database: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const PER_SECOND = 500
const AT_ONCE = 100

console.log(`${tables} tables; load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores before we begin`)
const ours = await measureOurs()
console.log(tell('Overseer', ours))
if (!values.alone) {
  const theirs = await measurePeer(tables, PER_SECOND, seconds)
  console.log(tell('boardgame.io', theirs))
  console.log(compare(ours, theirs))
}
console.log(`load ${loadavg()[0]!.toFixed(1)} at the end`)

async function measureOurs(): Promise<Borne> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-load-'))
  const database = values.database ?? `sqlite:${folder}/load.db`
  const wishes = Array.from({ length: tables }, (_, n) => ({ game: values.game, seats: 2 + (n % 3) }))
  const begun = await furnish(database, wishes)
  const server = new ServerProcess(await freePort(), { DATABASE_URL: database }, 'scripts/proof/load-server.ts')
  const crowd = new Crowd(server.url, begun)
  try {
    await server.start()
    const empty = usage(server.pid)
    await crowd.connect()
    const perTable = ((usage(server.pid).megabytes - empty.megabytes) * 1024) / tables
    await crowd.steadily(PER_SECOND, 3) // until everything is compiled
    const measured = async (play: () => Promise<Seen>): Promise<Seen & { cpu: number }> => {
      const before = usage(server.pid).seconds
      const seen = await play()
      return { ...seen, cpu: usage(server.pid).seconds - before }
    }
    const steady = await measured(() => crowd.steadily(PER_SECOND, seconds))
    const fast = await measured(() => crowd.flatOut(AT_ONCE, seconds))
    return { connections: crowd.robots.length, perTable, steady, fast }
  } finally {
    crowd.stop()
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell(name: string, { connections, perTable, steady, fast }: Borne): string {
  return [
    `${name}: ${connections} connections, ${perTable.toFixed(0)} kB of memory a table`,
    `  at ${PER_SECOND} choices a second: ${figures(steady)}`,
    `  as fast as it goes: ${figures(fast)}`,
    `  updates: p50 ${quantile(steady.bytes, 0.5)} bytes, p99 ${quantile(steady.bytes, 0.99)} bytes`,
  ].join('\n')
}

function figures({ seconds: took, choices, chooser, everybody, cpu }: Seen & { cpu: number }): string {
  const times = [...chooser, ...everybody]
  const ms = (share: number): string => `${quantile(times, share).toFixed(1)} ms`
  return (
    `${(choices / took).toFixed(0)} a second, from choice to update p50 ${ms(0.5)}, p99 ${ms(0.99)}; ` +
    `${((cpu * 1000) / choices).toFixed(2)} ms of processor a choice, so ${(choices / cpu).toFixed(0)} a second on a whole core`
  )
}

/** How many times better ours is. */
function compare(us: Borne, them: Borne): string {
  const times = (mine: number, theirs: number): string => `${(theirs / mine).toFixed(1)} times`
  const cost = ({ fast }: Borne): number => fast.cpu / fast.choices
  const late = ({ steady }: Borne): number => quantile([...steady.chooser, ...steady.everybody], 0.99)
  const size = ({ steady }: Borne): number => quantile(steady.bytes, 0.5)
  return (
    `boardgame.io takes ${times(cost(us), cost(them))} the processor a choice, ${times(late(us), late(them))} the time at p99, ` +
    `${times(size(us), size(them))} the bytes, ${times(us.perTable, them.perTable)} the memory a table`
  )
}
