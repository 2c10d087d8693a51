import type { Seat } from '@overseer/kernel'
import { type Choice, type Faction, goalOf, influenceOf, type State, wasteland } from '@overseer/wasteland'
import { simulate } from '../greedy.ts'
import type { Evaluator, Value } from '../evaluator.ts'
import { wastelandHeuristic } from './heuristic.ts'

/** Wasteland's prior and value, made from its heuristic; nothing is learned yet. */

const PRIOR_SCALE = 1.2 // logits for a difference of 1 in value
const SPREAD = 30 // how much ahead in value is how much likelier to win
const HALF = 0.7 // of the goal: with so much influence somebody is as likely to win as nobody

export const wastelandEvaluator: Evaluator<State, Choice> = {
  isQuiet: state => state.outcome === null && wastelandHeuristic.isQuiet(state),
  prior(state, choices) {
    const seat = wasteland.pending(state)?.seat ?? 0
    const estimated = wastelandHeuristic.estimate?.(state, choices, seat)
    return choices.map(
      (choice, i) => PRIOR_SCALE * (estimated?.[i] ?? simulate(wasteland, state, choice, seat, wastelandHeuristic)),
    )
  },
  value,
}

function value(state: State): Value {
  const values = state.players.map((_, seat) => wastelandHeuristic.value(state, seat))
  const most = Math.max(...values)
  const weights = values.map(value => Math.exp((value - most) / SPREAD))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const anybody = chanceOfAnybody(state)
  return {
    win: weights.map(weight => (anybody * weight) / sum),
    lead: values.map((value, seat) => (value - rivalOf(values, seat)) / 10),
  }
}

function rivalOf(values: readonly number[], seat: Seat): number {
  return values.length === 1 ? 0 : Math.max(...values.filter((_, other) => other !== seat))
}

/** Whether the goal will be reached at all before a faction ends the game. */
function chanceOfAnybody(state: State): number {
  const { friends, trackEnd } = state.options
  if (friends !== null) return chanceOfFriends(state, friends)
  const goal = goalOf(state)
  const best = Math.max(...state.players.map((_, seat) => influenceOf(state, seat))) / goal
  const danger = Math.max(state.star, state.shield) / trackEnd
  return 1 / (1 + Math.exp(6 * (HALF * danger - best)))
}

/** Those who stand together win with their faction: the farther it is ahead, the likelier. */
export function chanceOfFriends(state: State, friends: Faction): number {
  const enemy = friends === 'star' ? state.shield : state.star
  return 1 / (1 + Math.exp(enemy - state[friends]))
}
