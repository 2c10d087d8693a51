import type { CardSummary, SetupSummary, ShareOfKind, Spread } from './summary.ts'

/** The tables of a summary as rows of text, for the terminal and for the report alike. */
export interface Table {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const percent = (n: number): string => `${(n * 100).toFixed(1)} %`

/** '12 (8 to 17)': the median, and what lies between the lowest and the highest tenth. */
export const spreadText = ({ low, median, high }: Spread): string => `${median} (${low} to ${high})`

/** How games went and what happened in them, by scenario and number of players. */
export function setupTables(setups: readonly SetupSummary[], groups: readonly SetupSummary[]): Table[] {
  const all = [...setups, ...groups]
  const endings = namesOf(all.map(setup => setup.endings))
  const kinds = namesOf(all.map(setup => setup.kinds))
  const who = ({ scenario, seats }: SetupSummary): string[] => [scenario, seats === null ? 'all' : String(seats)]
  return [
    {
      title: 'How games end, by scenario and number of players',
      heads: ['scenario', 'players', 'games', 'rounds', 'median', 'before 6', 'best score', 'won', ...endings],
      rows: all.map(setup => [
        ...who(setup),
        String(setup.games),
        setup.rounds.toFixed(1),
        spreadText(setup.spread),
        percent(setup.early),
        setup.best.toFixed(1),
        percent(setup.won.share),
        ...endings.map(ending => percent((setup.endings[ending] ?? 0) / setup.games)),
      ]),
    },
    {
      title: 'Seats: shares of the games that somebody won',
      heads: ['players', 'games won', ...[1, 2, 3, 4].map(seat => `seat ${seat}`)],
      rows: groups
        .filter(({ wins }) => wins.length > 1)
        .map(({ seats, wins }) => [
          String(seats),
          String(wins[0]?.of ?? 0),
          ...[0, 1, 2, 3].map(seat => (wins[seat] === undefined ? '' : percent(wins[seat].share))),
        ]),
    },
    {
      title: 'What happens in a game',
      heads: ['scenario', 'players', 'decisions', ...kinds],
      rows: all.map(setup => [
        ...who(setup),
        setup.decisions.toFixed(0),
        ...kinds.map(kind => (setup.kinds[kind] ?? 0).toFixed(1)),
      ]),
    },
  ]
}

/** Uses that are read as shares of others, a table for each pair. */
export function shareTables(shares: readonly ShareOfKind[]): Table[] {
  const pairs = [...new Set(shares.map(({ part, of }) => `${part} / ${of}`))]
  return pairs.map(title => ({
    title,
    heads: ['card', 'of', 'a use'],
    rows: shares
      .filter(({ part, of }) => `${part} / ${of}` === title)
      .map(({ card, n, share }) => [card, String(n), share.toFixed(2)]),
  }))
}

export function cardTable(cards: readonly CardSummary[]): Table {
  return {
    title: 'Cards: the win rate of the seats that used one, and their wins against rivals by an even share of them',
    heads: ['what', 'card', 'uses', 'a game', 'win rate', 'ratio'],
    rows: cards.map(({ kind, card, uses, perGame, winRate, ratio }) => [
      kind,
      card,
      String(uses),
      perGame.toFixed(2),
      winRate === null ? '-' : percent(winRate),
      ratio === null ? '-' : ratio.toFixed(2),
    ]),
  }
}

/** Every name that occurs in one of several counts, in alphabetical order. */
function namesOf(counts: readonly Readonly<Record<string, number>>[]): string[] {
  return [...new Set(counts.flatMap(part => Object.keys(part)))].sort()
}
