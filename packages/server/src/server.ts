import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import { Attempts } from './accounts/attempts.ts'
import { Farewell } from './accounts/farewell.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { accountRoutes } from './accounts/routes.ts'
import { Sessions } from './accounts/sessions.ts'
import { type Bus, localBus } from './bus/bus.ts'
import type { Config } from './config.ts'
import { makeApp, USUAL_PER_MINUTE } from './http/app.ts'
import { withApi } from './http/api-routes.ts'
import { Foyer } from './live/foyer.ts'
import { lookingRoutes } from './lobby/looking.ts'
import { lobbyRoutes } from './lobby/routes.ts'
import { Rooms } from './lobby/rooms.ts'
import { Notices } from './notices/notices.ts'
import { makeLog } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { Sweep } from './operations/sweep.ts'
import { Chronicle } from './players/chronicle.ts'
import { playerRoutes } from './players/routes.ts'
import { type Database, migrate, openDatabase } from './storage/database.ts'
import { sharedSetting } from './storage/settings.ts'
import { BotRoom } from './tables/bot-room.ts'
import { Hall } from './tables/hall.ts'
import { Journal } from './tables/journal.ts'
import { Keeper } from './tables/keeper.ts'
import { wakeTables } from './tables/mending.ts'
import { Processes } from './tables/processes.ts'

/** A server that runs. */
export interface Server {
  readonly app: FastifyInstance
  readonly database: Database
  readonly url: string
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

const LIMITS: Limits = { callsPerMinute: USUAL_PER_MINUTE, messagesPerSecond: 20 }

export interface Wiring {
  readonly config: Config
  readonly log?: Logger
  now?(): number
  readonly limits?: Limits
  readonly noticesEvery?: number // ms
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
  now = Date.now,
  limits = LIMITS,
  noticesEvery = 2000,
  addPage,
}: Wiring): Promise<Server> {
  const database = openDatabase(config.DATABASE_URL)
  await migrate(database)
  const bus = config.BUS_URL === undefined ? localBus() : await farBus(config.BUS_URL, log)
  const me = randomBytes(6).toString('hex')
  const journal = new Journal(database)
  const hall = new Hall({ database, journal, bus, now })
  const rooms = new Rooms({ database, bus, now })
  const bots = new BotRoom(config.BOT_THREADS)
  const processes = new Processes(database, me)
  const chronicle = new Chronicle({ database, bus, log, now })
  const keeper = new Keeper({ database, hall, rooms, chronicle, bots, processes, bus, log, now })
  const foyer = new Foyer({ database, bus, hall, rooms, process: me, perSecond: limits.messagesPerSecond, log, now })
  const metrics = new Metrics()
  metrics.watch({ hall, journal, keeper, foyer, bots })
  const notices = await Notices.open({ database, bus, processes, config, log, every: noticesEvery, now })
  notices.onOutcome = (way, outcome) => metrics.notice(way, outcome)
  notices.onRound = () => metrics.noticesRound()
  const sweep = new Sweep({ database, days: config.FORGET_DAYS, log, now })
  let leaving = false
  const sessions = new Sessions(database, bus, config.PUBLIC_URL?.startsWith('https:') ?? false, now)
  const passkeys = new Passkeys(database, config.PUBLIC_URL, now)
  const accounts = new Accounts({ database, attempts: new Attempts(database, now), passkeys })
  const farewell = new Farewell({ database, hall, rooms, bus, log })
  const app = await makeApp({
    log,
    secret: await sharedSetting(database, 'cookie secret', () => randomBytes(32).toString('hex')),
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    perMinute: limits.callsPerMinute,
    routes: withApi([
      ...accountRoutes({ database, bus, sessions, accounts, passkeys, farewell, now }),
      ...playerRoutes(database, rooms),
      ...lobbyRoutes(database, rooms),
      ...lookingRoutes(database, rooms, now),
      ...notices.routes,
    ]),
    whoIs: request => sessions.whoIs(request),
    enter: (socket, id, player, from) => void foyer.enter(socket, id, player, from),
    metrics,
    metricsToken: config.METRICS_TOKEN,
    async ready() {
      if (leaving) throw new Error('shutting down')
      await database.selectFrom('settings').select('name').limit(1).execute()
      await bus.check()
    },
  })
  await addPage?.(app)
  await notices.begin(app)
  await keeper.open()
  await wakeTables(database, log, now()) // when the time we were away is given back: theirs begins anew
  const url = await app.listen({ port: config.PORT, host: config.HOST })
  sweep.begin()
  return {
    app,
    database,
    url,
    wakeBots: () => bots.wake(),
    async close() {
      leaving = true
      await setTimeout(config.DRAIN_SECONDS * 1000) // whoever sends people here sees that we are not ready
      await foyer.close()
      await notices.close()
      await sweep.close()
      await keeper.close()
      await app.close()
      await hall.close()
      await bus.close()
      await database.destroy()
      metrics.close()
    },
  }
}
