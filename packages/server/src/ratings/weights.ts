import { rated, type Rating } from './rating.ts'

/**
 * How much a rated game counts. The model believes every result; these weights say how much there is to believe. A game
 * against the same person counts half of the one before, and one against somebody whom few know counts little: whoever
 * makes up opponents has to make up a whole world of players around them.
 */

const AGAIN = 0.5
const KNOWN_SHARE = 0.6 // of all rated players
const LEAST_KNOWN = 8
const MOST_KNOWN = 400
export const REMEMBERED_MS = 365 * 24 * 60 * 60_000 // so long games count as games of late

/** On the list of the best is only whom we are so sure of: that takes some forty games against many different people. */
export const LISTED_SIGMA = 4.5

/** What is known of two people who play against each other, besides their ratings. */
export interface Acquaintance {
  readonly games: number // rated ones they have played of late
  readonly reach: number // people the other has played, and those these have, but for oneself
  readonly sameNetwork: boolean // perhaps one person, or a household
}

/** How many people somebody must be connected with by games to count in full, at a server with so many rated players. */
export function knownBy(players: number): number {
  return Math.min(MOST_KNOWN, Math.max(LEAST_KNOWN, players * KNOWN_SHARE))
}

/** How much a game counts for somebody, by whom it was played against. */
function weightOf({ games, reach, sameNetwork }: Acquaintance, players: number): number {
  return sameNetwork ? 0 : AGAIN ** games * Math.min(1, (1 + reach) / knownBy(players))
}

/** The ratings after a game, each weighed by whom it was played against. Ranks: 1 is best. */
export function weighed(
  ratings: readonly Rating[],
  ranks: readonly number[],
  players: number,
  between: (me: number, other: number) => Acquaintance,
): Rating[] {
  const after = rated(ratings, ranks)
  return ratings.map((before, me) => {
    let sum = 0
    for (const other of ratings.keys()) if (other !== me) sum += weightOf(between(me, other), players)
    return part(before, after[me]!, sum / (ratings.length - 1))
  })
}

/** So much of the way from one rating to another. */
function part(before: Rating, after: Rating, weight: number): Rating {
  const variance = before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)
  return { mu: before.mu + weight * (after.mu - before.mu), sigma: Math.sqrt(variance) }
}
