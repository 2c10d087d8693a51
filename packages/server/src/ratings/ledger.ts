import type { Database } from '../storage/database.ts'
import { sql } from 'kysely'
import { acquaintances, type Participant } from './acquaintances.ts'
import { ordinal, type Rating, UNKNOWN } from './rating.ts'
import { weighed } from './weights.ts'

/** A game as ratings see it. */
export interface Rated {
  readonly table: string
  readonly game: string
  readonly at: number
  readonly people: readonly Ranked[]
}

interface Ranked extends Participant {
  readonly rank: number
  readonly exists: boolean // false: the account is gone, and the others played against somebody unknown
}

/** What a game did to somebody's rating. */
export interface RatingChange extends Rating {
  readonly player: string
  readonly before: Rating
}

/** Writes into a transaction what a game does to the ratings of those who played it. */
export async function enterResult(transaction: Database, { table, game, at, people }: Rated): Promise<RatingChange[]> {
  const before = new Map<string, Rating>()
  // In one order for everybody, so that two games of the same people, entered at once, never wait for each other in turn.
  for (const { player, exists } of people.toSorted((a, b) => (a.player < b.player ? -1 : 1)))
    before.set(player, exists ? await locked(transaction, player, game) : UNKNOWN)
  const ratings = people.map(({ player }) => before.get(player)!)
  const { players, between } = await acquaintances(transaction, game, at, people)
  const ranks = people.map(({ rank }) => rank)
  const after = weighed(ratings, ranks, players, between)
  const changes = people.map((one, i) => ({ ...one, ...after[i]!, before: ratings[i]! })).filter(({ exists }) => exists)
  for (const { player, mu, sigma, rank } of changes) {
    await transaction
      .updateTable('ratings')
      .set({ mu, sigma, ordinal: ordinal({ mu, sigma }) })
      .where('player', '=', player)
      .where('game', '=', game)
      .execute()
    await transaction.insertInto('rating_changes').values({ table, player, game, mu, sigma, rank, at }).execute()
  }
  return changes.map(({ player, mu, sigma, before: was }) => ({ player, mu, sigma, before: was }))
}

/** Somebody's rating, which nobody else changes before this transaction is through; counts the game. */
function locked(transaction: Database, player: string, game: string): Promise<Rating> {
  return transaction
    .insertInto('ratings')
    .values({ player, game, ...UNKNOWN, ordinal: ordinal(UNKNOWN), games: 1 })
    .onConflict(conflict => conflict.columns(['player', 'game']).doUpdateSet({ games: sql<number>`ratings.games + 1` }))
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow()
}
