import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { type Acquaintance, knownBy, REMEMBERED_MS } from './weights.ts'

const LATEST = 40 // opponents of somebody whose opponents we look at

/** Somebody in a rated game, and from where they came. */
export interface Participant {
  readonly player: string
  readonly network: string | null // a mark of it; null: unknown
}

/** How well those who played a game know each other, from all rated games of late; and how many rated players are still around. */
export async function acquaintances(
  database: Database,
  game: string,
  at: number,
  people: readonly Participant[],
): Promise<{ players: number; between(me: number, other: number): Acquaintance }> {
  const since = at - REMEMBERED_MS
  const { players } = await database
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('ratings.game', '=', game)
    .where('players.seen', '>', since)
    .executeTakeFirstOrThrow()
  const found = new Map<string, Acquaintance>()
  for (const [me, mine] of people.entries())
    for (const [other, theirs] of people.entries())
      if (me !== other)
        found.set(`${me} ${other}`, {
          games: await gamesOf(database, game, since, mine.player, theirs.player),
          reach: await reachOf(database, game, since, theirs.player, mine.player, knownBy(players)),
          sameNetwork: mine.network !== null && mine.network === theirs.network,
        })
  return { players: players, between: (me, other) => found.get(`${me} ${other}`)! }
}

async function gamesOf(database: Database, game: string, since: number, one: string, two: string): Promise<number> {
  const { n } = await database
    .selectFrom('rating_changes as a')
    .innerJoin('rating_changes as b', 'b.table', 'a.table')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('a.player', '=', one)
    .where('b.player', '=', two)
    .where('a.game', '=', game)
    .where('a.at', '>', since)
    .executeTakeFirstOrThrow()
  return n
}

/** How many people are one or two games away from somebody, other than over one who does not count. */
async function reachOf(
  database: Database,
  game: string,
  since: number,
  player: string,
  but: string,
  enough: number,
): Promise<number> {
  const met = await database
    .selectFrom('rating_changes as a')
    .innerJoin('rating_changes as b', 'b.table', 'a.table')
    .select('b.player')
    .where('a.player', '=', player)
    .where('a.game', '=', game)
    .where('a.at', '>', since)
    .where('b.player', 'not in', [player, but])
    .groupBy('b.player')
    .orderBy(sql`max(b.at)`, 'desc')
    .limit(LATEST)
    .execute()
  if (met.length === 0 || met.length >= enough) return met.length
  const known = await database
    .selectFrom('rating_changes as a')
    .innerJoin('rating_changes as b', 'b.table', 'a.table')
    .select('b.player')
    .distinct()
    .where(
      'a.player',
      'in',
      met.map(one => one.player),
    )
    .where('a.game', '=', game)
    .where('a.at', '>', since)
    .where('b.player', 'not in', [player, but])
    .limit(Math.ceil(enough))
    .execute()
  return known.length
}
