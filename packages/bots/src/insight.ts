import type { Chancy, Game } from '@overseer/kernel'

/** What a position promises, by seat. */
export interface Outlook {
  readonly win: readonly number[] // chances, together 1
  readonly lead: readonly number[] // points ahead of the best rival at the end
}

/** What a game tells a player who thinks ahead. */
export interface Insight<State = Chancy, Choice = unknown> {
  /** Whether something is under way, or all is over: the position is better judged when that is through. */
  midway(state: State): boolean
  /** How tempting each choice is at first sight; only differences matter. */
  glance(state: State, choices: readonly Choice[]): ArrayLike<number>
  /** Asked of positions that are not midway. */
  outlook(state: State): Outlook
}

/** Of a game that tells nothing: all choices look alike, and only its end shows who wins. */
export function blind(game: Game): Insight {
  return {
    midway: () => true,
    glance: (_state, choices) => choices.map(() => 0),
    outlook(state) {
      const seats = game.players(state)
      return { win: Array<number>(seats).fill(1 / seats), lead: Array<number>(seats).fill(0) }
    },
  }
}

/** How a game ended. */
export function final(game: Game, state: Chancy): Outlook {
  const { winners, scores } = game.result(state)!
  return {
    win: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    lead: scores.map(
      (score, seat) => score - (scores.length === 1 ? 0 : Math.max(...scores.filter((_, other) => other !== seat))),
    ),
  }
}
