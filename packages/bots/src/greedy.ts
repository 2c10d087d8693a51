import type { AnyState, Game, Seat } from '@overseer/kernel'
import type { Bot, Observation } from './bot.ts'
import { drawFrom, itemAt } from './lists.ts'

/** A game's hand-written evaluation of its positions, for bots that look one step ahead. */
export interface Heuristic<State = AnyState, Choice = unknown> {
  /** How good a position is for a seat; only differences matter. */
  value(state: State, seat: Seat): number
  /** Whether a position can be valued as it stands: nobody is in the middle of something. */
  isQuiet(state: State): boolean
  /** The plain answer to a follow-up question on the way to a quiet position; the first choice if it says nothing. */
  answer?(state: State, choices: readonly Choice[]): Choice | undefined
  /** What choices are worth without simulating them, on the same scale; undefined for those that must be simulated. */
  estimate?(state: State, choices: readonly Choice[], seat: Seat): readonly (number | undefined)[]
}

/** Of a game that tells nothing. */
export const NO_HEURISTIC: Heuristic = { value: () => 0, isQuiet: () => true }

const SAMPLES = 3
const MOST_FOLLOW_UPS = 20
const EQUAL = 1e-9 // values no farther apart are the same

/** One-step lookahead: values each choice on a few sampled states, with the same luck for all, and takes the best. */
export function greedy(heuristic: Heuristic): Bot {
  return {
    name: 'greedy',
    choose(observation, random) {
      const { choices } = observation
      if (choices.length === 1) return itemAt(choices, 0)
      let values = choices.map(() => 0)
      for (let i = 0; i < SAMPLES; i++) {
        const sampled = valuesIn(observation, observation.sample(random), heuristic)
        values = values.map((sum, at) => sum + itemAt(sampled, at))
      }
      const best = Math.max(...values)
      return drawFrom(
        choices.filter((_, i) => itemAt(values, i) >= best - EQUAL),
        random,
      )
    },
  }
}

/** What each choice is worth in one sampled state. */
function valuesIn<Choice>(
  { game, seat, choices }: Observation<AnyState, Choice>,
  state: AnyState,
  heuristic: Heuristic,
): number[] {
  const estimated = heuristic.estimate?.(state, choices, seat)
  return choices.map((choice, i) => estimated?.[i] ?? simulate(game, state, choice, seat, heuristic))
}

/** The value of the quiet position that a choice leads to. */
function simulate(game: Game, before: AnyState, choice: unknown, seat: Seat, heuristic: Heuristic): number {
  const state = game.clone(before)
  game.apply(state, choice)
  playUntilQuiet(game, state, seat, heuristic)
  return heuristic.value(state, seat)
}

/** Answers what follows from a choice in the plainest way, so that a placement is valued with its reward. */
function playUntilQuiet(game: Game, state: AnyState, seat: Seat, heuristic: Heuristic): void {
  for (let i = 0; i < MOST_FOLLOW_UPS && !heuristic.isQuiet(state); i++) {
    const choices = game.choices(state)
    if (choices.length === 0) return
    const plain = game.pending(state)?.seat === seat ? choices[0] : choices.at(-1)
    game.apply(state, heuristic.answer?.(state, choices) ?? plain)
  }
}
