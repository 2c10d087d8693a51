import { GAMES } from '@overseer/games/wordless'
import { sql } from 'kysely'
import type { CardUse, Leader, PlayerPage } from '@overseer/protocol'
import {
  cardUseSchema,
  leaderSchema,
  playerId,
  playerPageSchema,
  RATING_HISTORY,
  tablePageSchema,
} from '@overseer/protocol/schemas'
import * as z from 'zod'
import type { Caller } from '../http/caller.ts'
import { publicPlayer } from './public-player.ts'
import { notFound } from '../http/problem.ts'
import { anybody, type Route } from '../http/route.ts'
import type { TableInfos } from '../lobby/table-infos.ts'
import { shownRating } from '../ratings/rating.ts'
import { LISTED_SIGMA } from '../ratings/weights.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'

const PAGE = 50
const CARDS = 10 // of each kind

const gameId = z.enum(Object.keys(GAMES) as [string, ...string[]])

/** What anybody may know about a player. */
export function playerRoutes(database: Database, infos: TableInfos): Route[] {
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/players/:id',
        summary: 'A player: ratings with their history, games played and won',
        params: playerId,
        answer: playerPageSchema,
      },
      async ({ params, player: viewer }) => {
        const player = await existing(database, params.id)
        const played = await playedBy(database, player.id) // before the ratings: a game that counts here is in them
        const ratings = await ratingsOf(database, player.id, viewer)
        return { player: publicPlayer(player), since: player.created, ratings, played }
      },
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/players/:id/tables',
        summary: 'Finished games of a player, the latest first; private ones only for those who played them',
        params: playerId,
        query: z.strictObject({
          before: z.coerce.number().int().max(Number.MAX_SAFE_INTEGER).optional().describe('`next` of the page before'),
          game: gameId.optional(),
        }),
        answer: tablePageSchema,
      },
      async ({ params, query, player: viewer }) => {
        let found = database
          .selectFrom('tables')
          .innerJoin('chairs', 'chairs.table', 'tables.id')
          .select(['tables.id', 'tables.ended'])
          .where('chairs.player', '=', params.id)
          .where('tables.status', '=', 'over')
          .where('chairs.rank', 'is not', null) // entered as finished, which is when all may know it
          .where('tables.ended', '<', query.before ?? Number.MAX_SAFE_INTEGER)
          .where(maySee(viewer))
        if (query.game !== undefined) found = found.where('tables.game', '=', query.game)
        const page = await found.orderBy('tables.ended', 'desc').limit(PAGE).execute()
        return {
          tables: await infos.all(
            page.map(({ id }) => id),
            viewer?.id,
          ),
          next: page.length < PAGE ? null : page.at(-1)!.ended,
        }
      },
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/players/:id/cards',
        summary: 'What a player used most, over all their finished games: rooms, items and whatever else a game has',
        params: playerId,
        query: z.strictObject({ game: gameId }),
        answer: z.object({ uses: z.array(cardUseSchema) }),
      },
      async ({ params, query }) => ({ uses: await favourites(database, params.id, query.game) }),
    ),
    anybody(
      {
        method: 'GET',
        path: '/api/ratings/:game',
        summary: 'The best players of a game, by what they are worth almost for sure (mu - 3 sigma)',
        params: z.strictObject({ game: gameId }),
        query: z.strictObject({ after: z.coerce.number().int().min(0).max(10_000).default(0) }),
        answer: z.object({ players: z.array(leaderSchema) }),
      },
      async ({ params, query }) => ({ players: await leaders(database, params.game, query.after) }),
    ),
  ]
}

async function existing(database: Database, id: string): Promise<PlayerRow> {
  const player = await database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
  if (player === undefined) throw notFound('player')
  return player
}

/** A game by link is for those who had the link. */
const maySee = (viewer: Caller | undefined) =>
  sql<boolean>`(tables.listed = 1 or exists (
    select 1 from chairs as mine where mine."table" = tables.id and mine.player = ${viewer?.id ?? ''}))`

async function ratingsOf(
  database: Database,
  player: string,
  viewer: Caller | undefined,
): Promise<PlayerPage['ratings']> {
  const ratings = await database
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .orderBy('game')
    .execute()
  return Promise.all(
    ratings.map(async ({ game, mu, sigma, games }) => {
      const changes = await database
        .selectFrom('rating_changes')
        .innerJoin('tables', 'tables.id', 'rating_changes.table')
        .select(['table', 'mu', 'sigma', 'rank', 'at'])
        .select(sql<number | boolean>`${maySee(viewer)}`.as('seen'))
        .where('player', '=', player)
        .where('rating_changes.game', '=', game)
        .orderBy('at', 'desc')
        .limit(RATING_HISTORY)
        .execute()
      const history = changes.map(({ table, rank, at, seen, ...rating }) => ({
        ...shownRating(rating),
        table: seen ? table : null,
        at,
        rank,
      }))
      return { ...shownRating({ mu, sigma }), game, games, listed: sigma <= LISTED_SIGMA, history }
    }),
  )
}

/** By game and number of players, whoever plays them; counted once they are entered as finished. */
function playedBy(database: Database, player: string): Promise<PlayerPage['played']> {
  const games = database
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table')
    .select(['tables.game', 'chairs.won'])
    .select(sql<number>`(select count(*) from chairs as seats where seats."table" = tables.id)`.as('players'))
    .where('chairs.player', '=', player)
    .where('chairs.rank', 'is not', null)
  return database
    .selectFrom(games.as('one'))
    .select(['game', 'players'])
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .select(sql<number>`sum(won)`.as('won'))
    .groupBy(['game', 'players'])
    .orderBy('game')
    .orderBy('players')
    .execute()
}

async function favourites(database: Database, player: string, game: string): Promise<CardUse[]> {
  const uses = await database
    .selectFrom('card_uses')
    .select(['kind', 'card', 'n'])
    .where('player', '=', player)
    .where('game', '=', game)
    .orderBy('kind')
    .orderBy('n', 'desc')
    .orderBy('card')
    .execute()
  return uses.filter(({ kind }, i) => uses[i - CARDS]?.kind !== kind)
}

/** Those with a name of their own, and of whom we are sure enough: neither guests nor farmed wins are on the list. */
async function leaders(database: Database, game: string, after: number): Promise<Leader[]> {
  const rows = await database
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .select(['players.id', 'players.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.game', '=', game)
    .where('players.name_key', 'is not', null)
    .where('ratings.sigma', '<=', LISTED_SIGMA)
    .orderBy('ratings.ordinal', 'desc')
    .orderBy('players.id')
    .limit(PAGE)
    .offset(after)
    .execute()
  return rows.map(({ id, name, mu, sigma, games }, i) => ({
    ...shownRating({ mu, sigma }),
    place: after + i + 1,
    player: { id, name, guest: false },
    games,
  }))
}
