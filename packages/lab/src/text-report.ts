import type { Distribution, SetupSummary, Share, Summary } from './summary.ts'

/** The summary for a terminal. */
export function printSummary(summary: Summary): string {
  return [
    `${summary.games} games of ${summary.game}, ${summary.decisions} decisions`,
    '',
    ...setupTables(summary.setups),
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
  ].join('\n')
}

/** How games went and what happened in them, by scenario and number of players. */
function setupTables(setups: readonly SetupSummary[]): string[] {
  const endings = namesOf(setups.map(setup => setup.endings))
  const kinds = namesOf(setups.map(setup => setup.kinds))
  return [
    'How games end, by scenario and number of players',
    ...table(
      ['scenario', 'players', 'games', 'rounds', 'best score', 'won', ...endings],
      setups.map(({ scenario, seats, games, rounds, best, won, endings: ends }) => [
        scenario,
        String(seats),
        String(games),
        rounds.toFixed(1),
        best.toFixed(1),
        percent(won.share),
        ...endings.map(ending => percent((ends[ending] ?? 0) / games)),
      ]),
    ),
    '',
    'What happens in a game',
    ...table(
      ['scenario', 'players', 'decisions', ...kinds],
      setups.map(({ scenario, seats, decisions, kinds: counts }) => [
        scenario,
        String(seats),
        decisions.toFixed(0),
        ...kinds.map(kind => (counts[kind] ?? 0).toFixed(1)),
      ]),
    ),
  ]
}

/** Every name that occurs in one of several counts, in alphabetical order. */
export function namesOf(counts: readonly Readonly<Record<string, number>>[]): string[] {
  return [...new Set(counts.flatMap(one => Object.keys(one)))].sort()
}

/** Columns as wide as they must be; the first one is text, the others are numbers. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(row => row[i]!.length)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`
  return [line(heads), ...rows.map(line)]
}

export const percent = (n: number): string => `${(n * 100).toFixed(1)} %`

export const withInterval = ({ share: part, low, high }: Share): string =>
  `${percent(part)} (${percent(low)} to ${percent(high)})`

function spread({ mean, least, most }: Distribution): string {
  return `mean ${mean.toFixed(2)}, ${least} to ${most}`
}

function fixed(n: number): string {
  return n.toFixed(2).padStart(8)
}
