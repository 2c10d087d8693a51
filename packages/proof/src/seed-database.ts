import { createHash, randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { wishedTable } from '@overseer/protocol/schemas'
import { sql } from 'kysely'
import {
  type Database,
  localBus,
  makeGuest,
  migrate,
  openDatabase,
  type PlayerRow,
  Rooms,
  sharedSetting,
} from '@overseer/server/testing'

/** Somebody who is signed in. */
interface Guest {
  readonly row: PlayerRow
  readonly cookie: string
}

/** A table that has begun: its name, and the cookies of those who sit at it, by seat. */
export interface Begun {
  readonly id: string
  readonly cookies: readonly string[]
}

const DAY = 24 * 60 * 60 * 1000
const MOST_SEATS = 4

/**
 * Fills a database with tables that have begun, before any server runs: by the server's own code, but without its limits
 * and without waiting for the disk.
 */
export async function seedDatabase(url: string, games: readonly { game: string; seats: number }[]): Promise<Begun[]> {
  const database = openDatabase(hasty(url))
  if (url.startsWith('sqlite:')) await sql`pragma synchronous = off`.execute(database)
  await migrate(database)
  const secret = await sharedSetting(database, 'cookie secret', () => randomBytes(32).toString('hex'))
  const rooms = new Rooms({ database, bus: localBus(), now: Date.now })
  const guests: Guest[] = []
  const begun: Begun[] = []
  for (const [number, { game, seats }] of games.entries()) {
    while (guests.length < MOST_SEATS * Math.ceil((number + 1) / 50)) guests.push(await guest(database, secret))
    const people = guests.slice(-MOST_SEATS, seats === MOST_SEATS ? undefined : seats - MOST_SEATS)
    begun.push(await seated(rooms, game, people))
  }
  await database.destroy()
  return begun
}

/** Signs so many guests up, before any server runs: the cookies of each. */
export async function seedGuests(url: string, count: number): Promise<string[]> {
  const database = openDatabase(hasty(url))
  await migrate(database)
  const secret = await sharedSetting(database, 'cookie secret', () => randomBytes(32).toString('hex'))
  const cookies: string[] = []
  for (let n = 0; n < count; n++) cookies.push((await guest(database, secret)).cookie)
  await database.destroy()
  return cookies
}

/** The same database, with commits that do not wait for the disk. */
function hasty(url: string): string {
  return url.startsWith('postgres') ? `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}` : url
}

const ADDRESS = '127.0.0.1'

async function seated(rooms: Rooms, game: string, people: readonly Guest[]): Promise<Begun> {
  const [host, ...others] = people
  const wish = wishedTable.parse({ game, chairs: people.map(() => ({ person: true })) })
  const id = await rooms.create(wish, host!.row, ADDRESS)
  for (const { row } of others) {
    await rooms.join(id, row, ADDRESS)
    await rooms.ready(id, row, ADDRESS, true)
  }
  if (others.length > 0) await rooms.start(id, host!.row)
  return { id, cookies: people.map(({ cookie }) => cookie) }
}

async function guest(database: Database, secret: string): Promise<Guest> {
  const now = Date.now()
  const row = await makeGuest(database, undefined, {}, now)
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await database
    .insertInto('sessions')
    .values({
      hash,
      id: hash.slice(0, 12),
      player: row.id,
      created: now,
      seen: now,
      expires: now + DAY,
      agent: 'proof',
    })
    .execute()
  return { row, cookie: `overseer=${encodeURIComponent(fastifyCookie.sign(token, secret))}` }
}
