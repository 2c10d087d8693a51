import type { ShownRating } from '@overseer/protocol'

/**
 * How well somebody plays, as far as we know: `mu` is our guess, `sigma` how far off it may be. After Weng and Lin,
 * "A Bayesian Approximation Method for Online Ranking" (2011), their Plackett-Luce model; a seat is a team of one.
 */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

const MU = 25
const SIGMA = MU / 3
const BETA = SIGMA / 2 // how much luck there is in one game
const TAU = MU / 300 // how much people change between games
const KAPPA = 1e-4 // no game makes us more than this much surer

/** Of somebody we have never seen. */
export const UNKNOWN: Rating = { mu: MU, sigma: SIGMA }

/** The ratings after a game, in the order given. Ranks: 1 is best, equal for who shared a place. */
export function rated(players: readonly Rating[], ranks: readonly number[], tau = TAU): Rating[] {
  const before = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }))
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strength = before.map(({ mu }) => Math.exp(mu / c))
  // What each place was won against: everybody who came no better.
  const against = ranks.map(rank => strength.reduce((sum, of, i) => (ranks[i]! >= rank ? sum + of : sum), 0))
  const sharers = ranks.map(rank => ranks.filter(other => other === rank).length)
  return before.map(({ mu, variance }, me) => {
    let surprise = 0
    let certainty = 0
    for (const [place, rank] of ranks.entries()) {
      if (rank > ranks[me]!) continue
      const expected = strength[me]! / against[place]!
      surprise += ((place === me ? 1 : 0) - expected) / sharers[place]!
      certainty += (expected * (1 - expected)) / sharers[place]!
    }
    const gamma = Math.sqrt(variance) / c
    const shrink = 1 - (variance / c ** 2) * gamma * certainty
    return { mu: mu + (variance / c) * surprise, sigma: Math.sqrt(variance * Math.max(shrink, KAPPA)) }
  })
}

/** What somebody is worth almost for sure: the list of the best goes by it, so that nobody leads it by one lucky game. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma
}

/** A rating as it is shown: never without its uncertainty. */
export function shownRating({ mu, sigma }: Rating): ShownRating {
  return { mu, sigma, low: mu - 2 * sigma, high: mu + 2 * sigma, ordinal: ordinal({ mu, sigma }) }
}
