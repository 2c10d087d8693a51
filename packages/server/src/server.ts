import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountRoutes } from './accounts/routes.ts'
import { openAccounts } from './open-accounts.ts'
import { openTables } from './open-tables.ts'
import { Tallies } from './http/tallies.ts'
import { Problem } from './http/problem.ts'
import { Callers } from './http/callers.ts'
import { type Bus, localBus } from './bus/bus.ts'
import type { Config } from './operations/config.ts'
import { makeApp, USUAL_PER_MINUTE } from './app.ts'
import { withApi } from './http/api-routes.ts'
import { Allowance } from './live/allowance.ts'
import { historyRoutes } from './lobby/history-routes.ts'
import { lobbyRoutes } from './lobby/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { Notices } from './notices/notices.ts'
import { Backups } from './operations/backups.ts'
import { makeLog } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { Pressure } from './operations/pressure.ts'
import { steadyClock } from './operations/steady-clock.ts'
import { Sweep } from './operations/sweep.ts'
import { friendRoutes } from './players/friend-routes.ts'
import { playerRoutes } from './players/routes.ts'
import { AuditFeed } from './staff/audit-feed.ts'
import { staffRoutes } from './staff/routes.ts'
import { Staff } from './staff/staff.ts'
import { type Database, openForService } from './storage/database.ts'
import { sharedSetting } from './storage/settings.ts'
import { resumeTables } from './tables/unplayable.ts'

/** A server that runs. */
export interface Server {
  readonly app: FastifyInstance
  readonly database: Database
  readonly url: string
  readonly pressure: Pressure
  /** Gets a bot ready to think, in a thread of its own. The first move of one would else wait for that. */
  wakeBots(): void
  /** Takes nothing new, finishes what it has begun, and goes. */
  close(): Promise<void>
}

/** How much one account or address may ask of us. */
interface Limits {
  readonly callsPerMinute: number
  readonly messagesPerSecond: number // over one connection
}

const LOOKS_AROUND_MS = 4000 // by then a process that died just before us is no longer counted
/** Tables that one party (see Origins) may make, join or start. */
const BEGUN_PER_SECOND = 2
const BEGUN_AT_ONCE = 60

/** What also those without a name are told while there is too much to do: else their page would not even come up. */
const ESSENTIAL = ['/api/me', '/api/maintenance', '/api/sign-in', '/api/sign-out']

const LIMITS: Limits = { callsPerMinute: USUAL_PER_MINUTE, messagesPerSecond: 20 }

export interface ServerOptions {
  readonly config: Config
  readonly log?: Logger
  now?(): number
  readonly limits?: Limits
  readonly noticesEvery?: number // ms
  readonly pingEvery?: number // ms
  /** Adds what is not part of the API, such as the page. */
  addPage?(app: FastifyInstance): Promise<void>
}

/** One process alone starts faster without it. */
async function farBus(url: string, log: Logger): Promise<Bus> {
  const { redisBus } = await import('./bus/redis-bus.ts')
  return redisBus(url, log)
}

export async function startServer({
  config,
  log = makeLog(config.LOG_LEVEL),
  now = steadyClock(),
  limits = LIMITS,
  noticesEvery = 2000,
  pingEvery = 30_000,
  addPage,
}: ServerOptions): Promise<Server> {
  const database = await openForService(config.DATABASE_URL, error =>
    log.warn({ err: error }, 'a connection to the database was lost'),
  )
  const bus = config.BUS_URL === undefined ? localBus() : await farBus(config.BUS_URL, log)
  const patience = limits.callsPerMinute / USUAL_PER_MINUTE
  const botThreads = config.BOT_THREADS
  const perSecond = limits.messagesPerSecond
  const tables = openTables({ database, bus, botThreads, pingEvery, perSecond, patience, log, now })
  const { journal, liveTables, rooms, infos, bots, processes, origins, listing } = tables
  const { keeper, blocks, orders, gateway, friends } = tables
  const beginners = new Allowance(BEGUN_PER_SECOND * patience, BEGUN_AT_ONCE * patience, now)
  const metrics = new Metrics()
  const pressure = new Pressure(config.SHED_AFTER_MS)
  metrics.watchPressure(pressure)
  metrics.watch({ liveTables, journal, keeper, gateway, bots })
  const tallies = new Tallies(database, now)
  const notices = await Notices.open({
    database,
    bus,
    processes,
    tallies,
    origins,
    config,
    log,
    every: noticesEvery,
    now,
  })
  notices.onOutcome = (channel, outcome) => metrics.notice(channel, outcome)
  notices.onRound = () => metrics.noticesRound()
  const sweep = new Sweep({ database, days: config.FORGET_DAYS, log, now })
  const backups = new Backups({
    database,
    url: config.DATABASE_URL,
    folder: config.BACKUP_FOLDER,
    key: config.BACKUP_KEY,
    hours: config.BACKUP_HOURS,
    keep: config.BACKUP_KEEP,
    log,
    now,
  })
  metrics.watchBackups(backups)
  let leaving = false
  const people = await openAccounts({ database, bus, liveTables, rooms, tallies, notices, config, limits, log, now })
  const callers = new Callers(people.sessions, player => orders.admit(player), origins)
  const staff = new Staff(database, now)
  const feed = new AuditFeed({ database, bus, liveTables, gateway, orders, log })
  await feed.begin()
  metrics.watchReports(() => feed.reportsWaiting)
  const app = await makeApp({
    log,
    secret: await sharedSetting(database, 'cookie secret', () => randomBytes(32).toString('hex')),
    publicUrl: config.PUBLIC_URL,
    allowedHosts: config.ALLOWED_HOSTS,
    trustProxy: config.TRUST_PROXY,
    perMinute: limits.callsPerMinute,
    routes: withApi([
      ...accountRoutes(people),
      ...playerRoutes(database, infos),
      ...friendRoutes(friends),
      ...lobbyRoutes({ database, rooms, infos, listing }),
      ...historyRoutes(database, infos, now),
      ...moderationRoutes({ database, bus, blocks, now }),
      ...staffRoutes({ database, staff, orders, feed, needProof: player => people.accounts.needProof(player) }),
      ...notices.routes(people.watch),
    ]),
    processes: () => processes.count,
    mayBegin(who) {
      orders.mayBegin()
      if (!beginners.take(origins.partyOf(who))) throw new Problem(429, 'too-fast', 'Too much begins at once.')
    },
    mustWait(route, player) {
      const waits =
        pressure.isHigh && (route.begins === true || (player === undefined && !ESSENTIAL.includes(route.path)))
      if (waits) metrics.shed()
      return waits
    },
    whoIs: request => callers.whoIs(request),
    enter: (socket, id, player, address, from) => void gateway.enter(socket, id, player, address, from),
    metrics,
    metricsToken: config.METRICS_TOKEN,
    ready() {
      const isWriting = processes.isWriting && !journal.isFailing
      return { ok: isWriting && !leaving, database: isWriting, bus: bus.isUp }
    },
  })
  await addPage?.(app)
  await notices.begin(app, people.watch)
  await keeper.open()
  await resumeTables(database, log, now()) // when the time we were away is given back: theirs begins anew
  const url = await app.listen({ port: config.PORT, host: config.HOST })
  sweep.begin()
  backups.begin()
  const alone = setInterval(() => {
    if (config.BUS_URL !== undefined || processes.count === 1) return
    log.warn('another server works on this database: without BUS_URL neither hears of the other at once')
    clearInterval(alone)
  }, LOOKS_AROUND_MS).unref()
  return {
    app,
    database,
    url,
    pressure,
    wakeBots: () => bots.wake(),
    async close() {
      leaving = true
      clearInterval(alone)
      await sleep(config.DRAIN_SECONDS * 1000) // whoever sends people here sees that we are not ready
      await feed.close()
      await gateway.close()
      await notices.close()
      await sweep.close()
      await backups.close()
      await keeper.close()
      await app.close()
      await liveTables.close()
      await bus.close()
      await database.destroy()
      metrics.close()
      pressure.close()
    },
  }
}
