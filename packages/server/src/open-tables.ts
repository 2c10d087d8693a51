import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Bus } from './bus/bus.ts'
import { Origins } from './http/origins.ts'
import { LiveGateway } from './live/live-gateway.ts'
import { Listing } from './lobby/listing.ts'
import { Rooms } from './lobby/rooms.ts'
import { TableInfos } from './lobby/table-infos.ts'
import { Blocks } from './moderation/blocks.ts'
import { StandingOrders } from './moderation/standing-orders.ts'
import { FinishedGames } from './players/finished-games.ts'
import { Friends } from './players/friends.ts'
import type { Database } from './storage/database.ts'
import { BotPool } from './tables/bot-pool.ts'
import { Journal } from './tables/journal.ts'
import { Keeper } from './tables/keeper.ts'
import { LiveTables } from './tables/live-tables.ts'
import { Processes } from './tables/processes.ts'

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly botThreads: number
  readonly pingEvery: number // ms
  readonly perSecond: number // messages over one connection
  readonly patience: number // how many times the usual limits
  readonly log: Logger
  now(): number
}

/** Puts together all that has to do with tables: those that wait, those that play, and who is connected to them. */
export function openTables({ database, bus, botThreads, log, now, ...limits }: Dependencies) {
  const process = randomBytes(6).toString('hex')
  const journal = new Journal(database)
  const liveTables = new LiveTables({ database, journal, bus, log, now })
  const rooms = new Rooms({ database, bus, now })
  const infos = new TableInfos(database, now)
  const bots = new BotPool(botThreads)
  const processes = new Processes(database, process)
  const finishedGames = new FinishedGames({ database, bus, log, now })
  const origins = new Origins()
  const listing = new Listing({ database, origins, now })
  rooms.onListed = () => listing.forget()
  const blocks = new Blocks(database)
  const orders = new StandingOrders(database, now)
  const shared = { database, bus, liveTables, rooms, log, now }
  const keeper = new Keeper({ ...shared, origins, finishedGames, bots, processes })
  const gateway = new LiveGateway({ ...shared, ...limits, infos, blocks, orders, process })
  keeper.onMissed = () => gateway.refresh()
  const friends = new Friends({ database, infos, blocks, now })
  gateway.onSeen = players =>
    void friends.see(players).catch((error: unknown) => log.warn({ err: error }, 'who is here could not be written'))
  return {
    journal,
    liveTables,
    rooms,
    infos,
    bots,
    processes,
    origins,
    listing,
    keeper,
    blocks,
    orders,
    gateway,
    friends,
  }
}
