import { below, type Random, seedRandom } from '@overseer/kernel'
import { ordinal, rated, type Rating, UNKNOWN } from './rating.ts'
import { knownBy, LISTED_SIGMA, REMEMBERED_MS, weighed } from './weights.ts'

/**
 * A simulation of rating farms: one cheater with many accounts among honest players. By the very rules of the server;
 * whatever a server can see besides (networks, reports) is left out, so the accounts pass for different people.
 */

export interface FarmWish {
  readonly accounts: number
  readonly players: number // honest ones
  readonly games: number // that an honest player plays in ninety days
  readonly days: number
  readonly outside: number // games of each account against honest players in thirty days, which it plays like anybody
  readonly weights: boolean // false: every result counts in full, as it did before there were weights
  readonly seed: string
}

/** How the accounts play among themselves. */
type Strategy = keyof typeof STRATEGIES

export interface Harvest {
  readonly strategy: Strategy
  readonly outside: number
  readonly games: number // made up
  readonly mu: number
  readonly sigma: number
  readonly ordinal: number
  readonly place: number | null // on the list of the best, among the honest ones; null: not on it
  readonly honest: { readonly first: number; readonly tenth: number; readonly median: number; readonly listed: number }
}

const DAY_MS = 24 * 60 * 60_000
const LATEST = 40
const LUCK = (25 / 6) * Math.SQRT2 // by how much a player must be better to win three of four games, or nearly
const SPREAD = 5 // of the strength of people
const AMONG_EQUALS = 10 // honest players look for somebody not too far away

/** Everybody who is rated, and who has played whom. */
class World {
  readonly ratings: Rating[] = []
  readonly #met: Set<number>[] = []
  readonly #played = new Map<string, number[]>() // days, by pair
  readonly #weights: boolean
  day = 0

  constructor(weights: boolean) {
    this.#weights = weights
  }

  add(): number {
    this.#met.push(new Set())
    return this.ratings.push(UNKNOWN) - 1
  }

  /** How often two have played of late. */
  games(one: number, two: number): number {
    const since = this.day - REMEMBERED_MS / DAY_MS
    return (this.#played.get(keyOf(one, two)) ?? []).filter(day => day > since).length
  }

  /** As the server counts it (acquaintances.ts). */
  #reach(player: number, but: number): number {
    const enough = knownBy(this.ratings.length)
    const seen = new Set<number>()
    for (const one of [...this.#met[player]!].slice(-LATEST)) {
      if (one === but) continue
      for (const two of [one, ...this.#met[one]!]) if (two !== player && two !== but) seen.add(two)
      if (seen.size >= enough) break
    }
    return seen.size
  }

  play(winner: number, loser: number): void {
    const people = [winner, loser]
    const before = people.map(one => this.ratings[one]!)
    const between = (me: number, other: number) => ({
      games: this.games(winner, loser),
      reach: this.#reach(people[other]!, people[me]!),
      sameNetwork: false,
    })
    const after = this.#weights ? weighed(before, [1, 2], this.ratings.length, between) : rated(before, [1, 2])
    for (const [i, one] of people.entries()) this.ratings[one] = after[i]!
    const key = keyOf(winner, loser)
    this.#played.set(key, [...(this.#played.get(key) ?? []).slice(-LATEST), this.day])
    this.#met[winner]!.add(loser)
    this.#met[loser]!.add(winner)
  }
}

type Farm = (world: World, accounts: readonly number[], play: (winner: number, loser: number) => void) => void

const ENOUGH = 4 // games against the same one, after which another counts next to nothing

/** A star: one account beats all others. */
const star: Farm = (world, [main, ...others], play) => {
  for (const other of others) if (world.games(main!, other) < ENOUGH) play(main!, other)
}

/** The others get known first, by playing among themselves. */
const crowd: Farm = (world, accounts, play) => {
  const [, ...others] = accounts
  if (world.day > 8) return star(world, accounts, play)
  for (const [i, one] of others.entries()) {
    const two = others[(i + world.day) % others.length]!
    if (one !== two) play(...((i + world.day) % 2 === 0 ? ([one, two] as const) : ([two, one] as const)))
  }
}

/** Some captains beat the rest, and one beats the captains. */
const captains =
  (count: number): Farm =>
  (world, [main, ...others], play) => {
    const [first, rest] = [others.slice(0, count), others.slice(count)]
    for (const captain of first) for (const one of rest) if (world.games(captain, one) < ENOUGH - 1) play(captain, one)
    for (const captain of first) if (world.games(main!, captain) < ENOUGH) play(main!, captain)
  }

/** A pyramid: everybody beats those below. */
const pyramid: Farm = (world, accounts, play) => {
  for (let at = accounts.length - 1; at >= 0; at--)
    for (let below = 7 * at + 1; below <= 7 * at + 7 && below < accounts.length; below++)
      if (world.games(accounts[at]!, accounts[below]!) < ENOUGH) play(accounts[at]!, accounts[below]!)
}

/** A chain: whoever is better beats the next one. */
const chain: Farm = (world, accounts, play) => {
  const order = accounts.toSorted((a, b) => world.ratings[b]!.mu - world.ratings[a]!.mu)
  for (const [i, one] of order.entries()) {
    const next = order[i + 1]
    if (next !== undefined && world.games(one, next) < ENOUGH - 1) play(one, next)
  }
}

const STRATEGIES = { star, crowd, captains7: captains(7), captains24: captains(24), pyramid, chain } as const

/** What the best account of a farm comes to. */
function harvest(strategy: Strategy, wish: FarmWish): Harvest {
  const random = seedRandom(`${wish.seed} ${strategy} ${wish.outside}`)
  const world = new World(wish.weights)
  const strength = Array.from({ length: wish.players }, () => (world.add(), 25 + SPREAD * normal(random)))
  const accounts = Array.from({ length: wish.accounts }, () => world.add())
  for (const account of accounts) strength[account] = 25
  const compete = (a: number, b: number): void => {
    const wins = unit(random) < 1 / (1 + Math.exp((strength[b]! - strength[a]!) / LUCK))
    if (wins) world.play(a, b)
    else world.play(b, a)
  }
  let games = 0
  const count = (winner: number, loser: number): void => {
    games++
    world.play(winner, loser)
  }
  for (; world.day < wish.days; world.day++) {
    for (let n = (wish.players * wish.games) / 180; n > 0; n--) {
      const one = below(random, wish.players)
      compete(one, rivalOf(world, one, wish.players, random))
    }
    if (wish.outside > 0 && world.day % Math.max(1, Math.floor(30 / wish.outside)) === 0)
      for (const account of accounts) compete(account, below(random, wish.players))
    if (world.day > 0) STRATEGIES[strategy](world, accounts, count)
  }
  return { strategy, outside: wish.outside, games, ...outcome(world, wish, accounts) }
}

function outcome(world: World, { players, weights }: FarmWish, accounts: readonly number[]) {
  const isListed = ({ sigma }: Rating): boolean => !weights || sigma <= LISTED_SIGMA
  const honest = world.ratings.slice(0, players).filter(isListed)
  const list = honest.map(ordinal).sort((a, b) => b - a)
  const farmed = accounts.map(account => world.ratings[account]!)
  const onList = farmed.filter(isListed)
  const best = (onList.length > 0 ? onList : farmed).reduce((a, b) => (ordinal(a) >= ordinal(b) ? a : b))
  return {
    ...best,
    ordinal: ordinal(best),
    place: onList.length === 0 ? null : 1 + list.filter(other => other > ordinal(best)).length,
    honest: {
      first: list[0] ?? 0,
      tenth: list[9] ?? 0,
      median: list[list.length >> 1] ?? 0,
      listed: honest.length,
    },
  }
}

/** All strategies, with and without games against honest players. */
export function harvests(wish: FarmWish): Harvest[] {
  return [0, wish.outside].flatMap(outside =>
    (Object.keys(STRATEGIES) as Strategy[]).map(strategy => harvest(strategy, { ...wish, outside })),
  )
}

function rivalOf(world: World, one: number, players: number, random: Random): number {
  for (let tries = 0; ; tries++) {
    const other = below(random, players)
    if (other === one) continue
    if (tries > 20 || Math.abs(world.ratings[one]!.mu - world.ratings[other]!.mu) <= AMONG_EQUALS) return other
  }
}

function keyOf(one: number, two: number): string {
  return one < two ? `${one} ${two}` : `${two} ${one}`
}

function unit(random: Random): number {
  return below(random, 2 ** 30) / 2 ** 30
}

/** Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - unit(random))) * Math.cos(2 * Math.PI * unit(random))
}
