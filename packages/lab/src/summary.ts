import { gameCalled } from '@overseer/bots'
import { type Plan, type Tally, WIN } from './tally.ts'

/** A tally made into figures to read. */
export interface Summary {
  readonly game: string
  readonly games: number
  readonly seats: number
  readonly decisions: number
  readonly seed: string
  readonly winsBySeat: readonly Share[]
  readonly winsByBot: readonly (Share & { bot: string })[]
  readonly rounds: Distribution
  readonly scores: Distribution
  readonly endings: Readonly<Record<string, number>>
  readonly sources: readonly { source: string; all: number; winners: number }[] // a seat's mean
  readonly cards: readonly { kind: string; card: string; uses: number; perGame: number; winRate: number | null }[]
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
  const seats = plan.bots.length
  return {
    game: plan.game,
    games,
    seats,
    decisions: tally.decisions,
    seed: plan.seed,
    winsBySeat: tally.winsBySeat.map(wins => share(wins / WIN, games)),
    winsByBot: Object.entries(tally.winsByBot).map(([bot, wins]) => {
      const played = tally.gamesByBot[bot]!
      // Bots of one name share a table: a game is one trial for each of their seats.
      return { bot, ...share(wins / WIN, played) }
    }),
    rounds: distribution(tally.rounds),
    scores: distribution(tally.scores),
    endings: tally.endings,
    sources: Object.entries(tally.sources).map(([source, sum]) => ({
      source,
      all: sum / (games * seats),
      winners: (tally.winnerSources[source] ?? 0) / tally.winners,
    })),
    cards: gameCalled(plan.game).statistics.deck.map(({ kind, card }) => {
      const { uses = 0, seats: users = 0, wins = 0 } = tally.cards[`${kind}/${card}`] ?? {}
      return { kind, card, uses, perGame: uses / games, winRate: users === 0 ? null : wins / WIN / users }
    }),
  }
}

const Z = 1.96

export function share(wins: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, of }
  const p = wins / of
  const middle = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const reach = (Z * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2))) / (1 + Z ** 2 / of)
  return { share: p, low: middle - reach, high: middle + reach, of }
}

function distribution(counts: Record<string, number>): Distribution {
  const values = Object.keys(counts).map(Number)
  const total = values.reduce((sum, value) => sum + counts[value]!, 0)
  const mean = values.reduce((sum, value) => sum + value * counts[value]!, 0) / total
  return { mean, least: Math.min(...values), most: Math.max(...values), counts }
}

const percent = (n: number): string => `${(n * 100).toFixed(1)} %`
export const withInterval = ({ share: part, low, high }: Share): string =>
  `${percent(part)} (${percent(low)} to ${percent(high)})`

/** The summary for a terminal. */
export function printSummary(summary: Summary): string {
  const lines = [
    `${summary.games} games of ${summary.game} with ${summary.seats} seats, ${summary.decisions} decisions`,
    '',
    'Wins by seat (95 % interval)',
    ...summary.winsBySeat.map((wins, seat) => `  seat ${seat + 1}   ${withInterval(wins)}`),
    'Wins by bot, for each seat it had',
    ...summary.winsByBot.map(wins => `  ${wins.bot.padEnd(10)} ${withInterval(wins)}`),
    `Rounds  ${spread(summary.rounds)}`,
    `Scores  ${spread(summary.scores)}`,
    `Endings ${Object.entries(summary.endings)
      .map(([ending, n]) => `${ending} ${percent(n / summary.games)}`)
      .join(', ')}`,
    '',
    'Where points come from        a seat    winners',
    ...summary.sources.map(({ source, all, winners }) => `  ${source.padEnd(24)} ${fixed(all)}  ${fixed(winners)}`),
    '',
    'Cards                                     uses   a game   win rate of users',
    ...summary.cards.map(
      ({ kind, card, uses, perGame, winRate }) =>
        `  ${`${kind}: ${card}`.padEnd(36)} ${String(uses).padStart(8)} ${perGame.toFixed(2).padStart(8)}   ${winRate === null ? '-' : percent(winRate)}`,
    ),
  ]
  return lines.join('\n')
}

function spread({ mean, least, most }: Distribution): string {
  return `mean ${mean.toFixed(2)}, ${least} to ${most}`
}

function fixed(n: number): string {
  return n.toFixed(2).padStart(8)
}
