import { gameCalled } from '@overseer/bots/games'
import type { Setup } from './setups.ts'
import { type Plan, type SetupTally, type Tally, WIN } from './tally.ts'

/** A tally made into figures to read. */
export interface Summary {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly seed: string
  readonly even: number | null // a seat's share of the wins if all were equal; null if tables differ in size
  readonly setups: readonly SetupSummary[]
  readonly winsBySeat: readonly Share[]
  readonly winsByBot: readonly (Share & { bot: string })[]
  readonly rounds: Distribution
  readonly scores: Distribution
  readonly endings: Readonly<Record<string, number>>
  readonly sources: readonly { source: string; all: number; winners: number }[] // a seat's mean
  readonly cards: readonly { kind: string; card: string; uses: number; perGame: number; winRate: number | null }[]
}

/** The games of one scenario and number of players; means of a game. */
export interface SetupSummary {
  readonly scenario: string
  readonly seats: number
  readonly games: number
  readonly won: Share // by anybody
  readonly rounds: number
  readonly decisions: number
  readonly best: number // the highest score
  readonly endings: Readonly<Record<string, number>> // games
  readonly kinds: Readonly<Record<string, number>> // uses of cards, by kind
}

/** A part of all games with its 95 % interval (Wilson). */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly of: number
}

export interface Distribution {
  readonly mean: number
  readonly least: number
  readonly most: number
  readonly counts: Readonly<Record<string, number>>
}

export function summarize(plan: Plan, tally: Tally): Summary {
  const { games } = tally
  const seatsPlayed = sum(Object.values(tally.gamesBySeat))
  return {
    game: plan.game,
    games,
    decisions: tally.decisions,
    seed: plan.seed,
    even: evenShare(plan.setups),
    setups: plan.setups.flatMap((setup, at) => summarizeSetup(setup, tally.setups[at])),
    winsBySeat: Object.keys(tally.gamesBySeat)
      .sort()
      .map(seat => share(tally.winsBySeat[seat]! / WIN, tally.gamesBySeat[seat]!)),
    // Bots of one name share a table: a game is one trial for each of their seats.
    winsByBot: Object.keys(tally.gamesByBot)
      .sort()
      .map(bot => ({ bot, ...share(tally.winsByBot[bot]! / WIN, tally.gamesByBot[bot]!) })),
    rounds: distribution(tally.rounds),
    scores: distribution(tally.scores),
    endings: sorted(tally.endings),
    sources: Object.entries(sorted(tally.sources)).map(([source, points]) => ({
      source,
      all: points / seatsPlayed,
      winners: tally.winners === 0 ? 0 : (tally.winnerSources[source] ?? 0) / tally.winners,
    })),
    cards: gameCalled(plan.game).statistics.deck.map(({ kind, card }) => {
      const { uses = 0, seats: users = 0, wins = 0 } = tally.cards[`${kind}/${card}`] ?? {}
      return { kind, card, uses, perGame: uses / games, winRate: users === 0 ? null : wins / WIN / users }
    }),
  }
}

function evenShare(setups: readonly Setup[]): number | null {
  const [first] = setups
  return first !== undefined && setups.every(({ seats }) => seats === first.seats) ? 1 / first.seats : null
}

function summarizeSetup({ scenario, seats }: Setup, tally?: SetupTally): SetupSummary[] {
  if (tally === undefined) return []
  const { games } = tally
  return [
    {
      scenario,
      seats,
      games,
      won: share(tally.won, games),
      rounds: tally.rounds / games,
      decisions: tally.decisions / games,
      best: tally.best / games,
      endings: sorted(tally.endings),
      kinds: sorted(Object.fromEntries(Object.entries(tally.kinds).map(([kind, n]) => [kind, n / games]))),
    },
  ]
}

/** The same counts in the order of their names, however many threads counted them. */
function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

const Z = 1.96

export function share(wins: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, of }
  const p = wins / of
  const middle = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const reach = (Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))) / (1 + Z ** 2 / of)
  return { share: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), of }
}

function distribution(counts: Record<string, number>): Distribution {
  const values = Object.keys(counts).map(Number)
  const total = values.reduce((sum, value) => sum + counts[value]!, 0)
  const mean = values.reduce((sum, value) => sum + value * counts[value]!, 0) / total
  return { mean, least: Math.min(...values), most: Math.max(...values), counts }
}
