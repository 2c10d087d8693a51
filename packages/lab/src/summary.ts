import { gameCalled } from '@overseer/games'
import type { Setup } from './setups.ts'
import { addTo, emptySetup, type Plan, type SetupTally, type Tally, WIN } from './tally.ts'

/** A tally made into figures to read. */
export interface Summary {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly seed: string
  readonly even: number | null // a seat's share of the wins if all were equal; null if tables differ in size
  readonly setups: readonly SetupSummary[]
  readonly groups: readonly SetupSummary[] // the same by number of players, by scenario and all together
  readonly winsBySeat: readonly Share[]
  readonly winsByBot: readonly (Share & { bot: string })[]
  readonly rounds: Distribution
  readonly scores: Distribution
  readonly endings: Readonly<Record<string, number>>
  readonly sources: readonly { source: string; all: number; winners: number }[] // a seat's mean
  readonly cards: readonly CardSummary[]
  readonly shares: readonly ShareOfKind[]
  readonly unused: readonly string[] // what nobody did
  readonly questions: Spread | null // that left a choice, in a turn
}

export interface CardSummary {
  readonly kind: string
  readonly card: string
  readonly uses: number
  readonly perGame: number
  readonly winRate: number | null // of the seats that used it
  readonly ratio: number | null // their wins against rivals, by an even share of them
}

/** How much of one kind of use is another one: of the perks gained, how many were used. */
export interface ShareOfKind {
  readonly part: string
  readonly of: string
  readonly card: string
  readonly n: number // of the whole
  readonly share: number
}

/** The games of one scenario and number of players, or of all of them; means of a game. */
export interface SetupSummary {
  readonly scenario: string
  readonly seats: number | null // null: all
  readonly games: number
  readonly won: Share // by anybody
  readonly wins: readonly Share[] // by seat, of the games that somebody won; none where tables differ in size
  readonly rounds: number
  readonly spread: Spread // of the rounds
  readonly early: number // the share of games over before round 6
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

export interface Spread {
  readonly low: number // 10 % are less
  readonly median: number
  readonly high: number // 10 % are more
}

export interface Distribution {
  readonly mean: number
  readonly least: number
  readonly most: number
  readonly counts: Readonly<Record<string, number>>
}

export function summarize(plan: Plan, tally: Tally): Summary {
  const { games } = tally
  const { statistics } = gameCalled(plan.game)
  const cards = [...statistics.deck, ...(statistics.measures?.uses ?? [])].map(use => cardSummary(tally, use))
  const seatsPlayed = sum(Object.values(tally.gamesBySeat))
  return {
    game: plan.game,
    games,
    decisions: tally.decisions,
    seed: plan.seed,
    even: evenShare(plan.setups),
    setups: plan.setups.flatMap((setup, at) => summarizeSetup(setup, tally.setups[at])),
    groups: groupsOf(plan.setups, tally),
    winsBySeat: Object.entries(sorted(tally.gamesBySeat)).map(([seat, n]) => share(winsOf(tally.winsBySeat, seat), n)),
    // Bots of one name share a table: a game is one trial for each of their seats.
    winsByBot: Object.entries(sorted(tally.gamesByBot)).map(([bot, n]) => ({
      bot,
      ...share(winsOf(tally.winsByBot, bot), n),
    })),
    rounds: distribution(tally.rounds),
    scores: distribution(tally.scores),
    endings: sorted(tally.endings),
    sources: Object.entries(sorted(tally.sources)).map(([source, points]) => ({
      source,
      all: points / seatsPlayed,
      winners: tally.winners === 0 ? 0 : (tally.winnerSources[source] ?? 0) / tally.winners,
    })),
    cards,
    shares: (statistics.measures?.shares ?? []).flatMap(({ part, of }) => sharesOf(cards, part, of)),
    unused: cards.filter(({ uses }) => uses === 0).map(({ kind, card }) => `${kind}: ${card}`),
    questions: Object.keys(tally.questions).length === 0 ? null : spreadOf(tally.questions),
  }
}

function cardSummary(tally: Tally, { kind, card }: { kind: string; card: string }): CardSummary {
  const found = tally.cards[`${kind}/${card}`]
  const { uses = 0, seats = 0, wins = 0, rivalWins = 0, expected = 0 } = found ?? {}
  return {
    kind,
    card,
    uses,
    perGame: uses / tally.games,
    winRate: seats === 0 ? null : wins / WIN / seats,
    ratio: expected === 0 ? null : rivalWins / expected,
  }
}

/** A card may be part of a longer name: the objectives of a quest are '015 1' and '015 2'. */
function sharesOf(cards: readonly CardSummary[], part: string, of: string): ShareOfKind[] {
  const wholes = new Map(cards.filter(({ kind }) => kind === of).map(({ card, uses }) => [card, uses]))
  return cards.flatMap(({ kind, card, uses }) => {
    const n = wholes.get(card) ?? wholes.get(card.split(' ')[0] ?? '') ?? 0
    return kind !== part || n === 0 ? [] : [{ part, of, card, n, share: uses / n }]
  })
}

/** Everything that was played with so many players, everything in a scenario, and everything. */
function groupsOf(setups: readonly Setup[], tally: Tally): SetupSummary[] {
  const seats = [...new Set(setups.map(setup => setup.seats))]
  const scenarios = [...new Set(setups.map(setup => setup.scenario))]
  const group = (scenario: string, players: number | null, fits: (setup: Setup) => boolean): SetupSummary[] => {
    const sum = emptySetup()
    for (const [at, setup] of setups.entries()) if (fits(setup)) addTo(sum, tally.setups[at] ?? emptySetup())
    return summarizeSetup({ scenario, seats: players }, sum.games === 0 ? undefined : sum)
  }
  return [
    ...seats.flatMap(n => group('all', n, setup => setup.seats === n)),
    ...scenarios.flatMap(name => group(name, null, ({ scenario }) => scenario === name)),
    ...group('all', null, () => true),
  ]
}

/** How many games somebody won; a shared victory counts in part. */
export function winsOf(wins: Readonly<Record<string, number>>, who: string): number {
  return (wins[who] ?? 0) / WIN
}

function evenShare(setups: readonly Setup[]): number | null {
  const [first] = setups
  return first !== undefined && setups.every(({ seats }) => seats === first.seats) ? 1 / first.seats : null
}

const EARLY = 6 // a game that ends before this round is hardly one

function summarizeSetup(
  { scenario, seats }: { readonly scenario: string; readonly seats: number | null },
  tally?: SetupTally,
): SetupSummary[] {
  if (tally === undefined) return []
  const { games, rounds } = tally
  const early = sum(Object.entries(rounds).map(([round, n]) => (Number(round) < EARLY ? n : 0)))
  return [
    {
      scenario,
      seats,
      games,
      won: share(tally.won, games),
      wins: Array.from({ length: seats ?? 0 }, (_, seat) => share(winsOf(tally.wins, String(seat)), tally.won)),
      rounds: distribution(rounds).mean,
      spread: spreadOf(rounds),
      early: early / games,
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

function spreadOf(counts: Readonly<Record<string, number>>): Spread {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b)
  const total = sum(Object.values(counts))
  const at = (part: number): number => {
    let seen = 0
    for (const value of values) if ((seen += counts[value] ?? 0) >= part * total) return value
    return values.at(-1) ?? 0
  }
  return { low: at(0.1), median: at(0.5), high: at(0.9) }
}

function distribution(counts: Record<string, number>): Distribution {
  const values = Object.keys(counts).map(Number)
  const total = sum(Object.values(counts))
  const mean = sum(Object.entries(counts).map(([value, n]) => Number(value) * n)) / total
  return { mean, least: Math.min(...values), most: Math.max(...values), counts }
}
