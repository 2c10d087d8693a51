import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Crowd, type Seen } from './crowd.ts'
import { newDatabase } from './new-database.ts'
import { type Borne, measurePeer } from './peer.ts'
import { quantile } from './quantile.ts'
import { seedDatabase } from './seed-database.ts'
import { freePort, LOAD_SERVER, ServerProcess, usage } from './server-process.ts'
import { startServices } from './services.ts'

interface LoadOptions {
  readonly tables: number
  readonly seconds: number // of each measurement
  readonly game: string
  readonly database: string | undefined // a URL, or 'postgres' for one of our own; undefined: a new file
  readonly processes: number // of the server; with more than one they share PostgreSQL and Redis
  readonly alone: boolean // without boardgame.io
  say(line: string): void
}

const PER_SECOND = 500
const AT_ONCE = 100
const WARM_UP = 3 // seconds, where the figures are meant

/**
 * How much a server bears, over the loopback: live tables with 2 to 4 people each, who play at random. Beside it
 * boardgame.io's server with a game of about the same size; or, asked for several processes, one process and so many.
 */
export async function load(options: LoadOptions): Promise<object> {
  const { tables, processes, say } = options
  const before = loadavg()[0]!
  say(`${tables} tables; load ${before.toFixed(1)} on ${availableParallelism()} cores before we begin`)
  const owned = options.database === 'postgres' || (processes > 1 && options.database === undefined)
  const services = owned || processes > 1 ? await startServices({ durable: true }) : undefined
  try {
    const figures = await (processes > 1 ? scaled(options, services!) : besidePeer(options, services))
    const after = loadavg()[0]!
    say(`load ${after.toFixed(1)} at the end`)
    return { tables, cores: availableParallelism(), load: { before, after }, ...figures }
  } finally {
    await services?.stop()
  }
}

type Services = Awaited<ReturnType<typeof startServices>>

async function besidePeer(options: LoadOptions, services: Services | undefined): Promise<object> {
  const { tables, seconds, alone, say } = options
  const database = services === undefined ? options.database : await newDatabase(services.postgres.url)
  const ours = await measureOurs(options, 1, database)
  say(tell('Overseer', ours))
  if (alone) return { overseer: summary(ours) }
  const theirs = await measurePeer(tables, PER_SECOND, seconds)
  say(tell('boardgame.io', theirs))
  say(compare(ours, theirs))
  return { overseer: summary(ours), boardgameIo: summary(theirs) }
}

/** The same tables played by one process and by several that share a database and a bus. */
async function scaled(options: LoadOptions, { postgres, redis }: Services): Promise<object> {
  const { processes, say } = options
  const fresh = (): Promise<string> =>
    newDatabase(options.database === undefined || options.database === 'postgres' ? postgres.url : options.database)
  const one = await measureOurs(options, 1, await fresh(), redis.url)
  say(tell('One process', one))
  const several = await measureOurs(options, processes, await fresh(), redis.url)
  say(tell(`${processes} processes`, several))
  const times = perSecond(several.fast) / perSecond(one.fast)
  say(`${processes} processes take ${times.toFixed(2)} times the choices a second of one`)
  return { processes: { 1: summary(one), [processes]: summary(several) }, times }
}

async function measureOurs(
  { tables, seconds, game }: LoadOptions,
  processes: number,
  url: string | undefined,
  bus?: string,
): Promise<Borne> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-load-'))
  const database = url ?? `sqlite:${folder}/load.db`
  const wishes = Array.from({ length: tables }, (_, n) => ({ game, seats: 2 + (n % 3) }))
  const begun = await seedDatabase(database, wishes)
  const env = { DATABASE_URL: database, ...(bus !== undefined && { BUS_URL: bus }) }
  const servers: ServerProcess[] = []
  for (let n = 0; n < processes; n++) servers.push(new ServerProcess(await freePort(), env, LOAD_SERVER))
  const crowd = new Crowd(
    servers.map(server => server.url),
    begun,
  )
  const used = (): ReturnType<typeof usage> =>
    servers
      .map(({ pid }) => usage(pid))
      .reduce((sum, one) => ({ seconds: sum.seconds + one.seconds, megabytes: sum.megabytes + one.megabytes }))
  try {
    for (const server of servers) await server.start()
    const empty = used()
    await crowd.connect()
    const perTable = ((used().megabytes - empty.megabytes) * 1024) / tables
    await crowd.steadily(PER_SECOND, Math.min(WARM_UP, seconds)) // until everything is compiled
    const measured = async (play: () => Promise<Seen>): Promise<Seen & { cpu: number }> => {
      const start = used().seconds
      const seen = await play()
      return { ...seen, cpu: used().seconds - start }
    }
    const steady = await measured(() => crowd.steadily(PER_SECOND, seconds))
    const fast = await measured(() => crowd.flatOut(AT_ONCE, seconds))
    return { connections: crowd.robots.length, perTable, steady, fast }
  } finally {
    crowd.stop()
    for (const server of servers) await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function perSecond({ choices, seconds }: Seen): number {
  return choices / seconds
}

/** The figures of what was borne, for a program; times in ms. */
function summary({ connections, perTable, steady, fast }: Borne): object {
  const pace = (seen: Seen & { cpu: number }): object => {
    const times = [...seen.chooser, ...seen.everybody]
    return {
      choicesPerSecond: perSecond(seen),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpuMsPerChoice: (seen.cpu * 1000) / seen.choices,
      bytesP50: quantile(seen.bytes, 0.5),
      bytesP99: quantile(seen.bytes, 0.99),
    }
  }
  return { connections, kilobytesPerTable: perTable, steady: pace(steady), fast: pace(fast) }
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
