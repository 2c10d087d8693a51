import type { AnyState, Game } from '@overseer/kernel'

/** What a position is worth, by seat. */
export interface Value {
  readonly win: readonly number[] // chances, together 1
  readonly lead: readonly number[] // points ahead of the best rival at the end
}

/** A game's policy prior and value function, for bots that search: what AlphaZero asks of its network. */
export interface Evaluator<State = AnyState, Choice = unknown> {
  /** Whether a position can be valued as it stands: nothing is under way, and the game is not over. */
  isQuiet(state: State): boolean
  /** How promising each choice looks before any search, as logits: only differences matter. */
  prior(state: State, choices: readonly Choice[]): ArrayLike<number>
  /** The value of a quiet position. */
  value(state: State): Value
}

/** For a game that tells nothing: all choices look alike, and only rollouts to the end show who wins. */
export function rolloutEvaluator(game: Game): Evaluator {
  return {
    isQuiet: () => false,
    prior: (_state, choices) => choices.map(() => 0),
    value(state) {
      const seats = game.players(state)
      return { win: Array<number>(seats).fill(1 / seats), lead: Array<number>(seats).fill(0) }
    },
  }
}

/** The value of a finished game. */
export function terminalValue(game: Game, state: AnyState): Value {
  const result = game.result(state)
  if (result === undefined) throw new Error('the game goes on')
  const { winners, scores } = result
  return {
    win: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    lead: scores.map(
      (score, seat) => score - (scores.length === 1 ? 0 : Math.max(...scores.filter((_, other) => other !== seat))),
    ),
  }
}
