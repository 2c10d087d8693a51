import type { Distribution, Share, Summary } from './summary.ts'
import { cardTable, percent, setupTables, shareTables, spreadText, type Table } from './tables.ts'

/** The summary for a terminal. */
export function printSummary(summary: Summary): string {
  const { questions } = summary
  return [
    `${summary.games} games of ${summary.game}, ${summary.decisions} decisions`,
    '',
    ...setupTables(summary.setups, summary.groups).flatMap(print),
    'Wins by seat (95 % interval)',
    ...summary.winsBySeat.map((wins, seat) => `  seat ${seat + 1}   ${withInterval(wins)}`),
    'Wins by bot, for each seat it had',
    ...summary.winsByBot.map(wins => `  ${wins.bot.padEnd(10)} ${withInterval(wins)}`),
    `Rounds  ${range(summary.rounds)}`,
    `Scores  ${range(summary.scores)}`,
    ...(questions === null ? [] : [`Questions a turn that leave a choice: median ${spreadText(questions)}`]),
    `Endings ${Object.entries(summary.endings)
      .map(([ending, n]) => `${ending} ${percent(n / summary.games)}`)
      .join(', ')}`,
    '',
    'Where points come from        a seat    winners',
    ...summary.sources.map(({ source, all, winners }) => `  ${source.padEnd(24)} ${fixed(all)}  ${fixed(winners)}`),
    '',
    ...shareTables(summary.shares).flatMap(print),
    ...print(cardTable(summary.cards)),
  ].join('\n')
}

/** Columns as wide as they must be; the first one is text, the others are numbers. */
function print({ title, heads, rows }: Table): string[] {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(row => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}`
  return [title, line(heads), ...rows.map(line), '']
}

export const withInterval = ({ share: part, low, high }: Share): string =>
  `${percent(part)} (${percent(low)} to ${percent(high)})`

function range({ mean, least, most }: Distribution): string {
  return `mean ${mean.toFixed(2)}, ${least} to ${most}`
}

function fixed(n: number): string {
  return n.toFixed(2).padStart(8)
}
