import type { Seat } from '@overseer/kernel'
import { type Choice, goalOf, influenceOf, type State, wasteland } from '@overseer/wasteland'
import { tried } from '../greedy.ts'
import type { Insight, Outlook } from '../insight.ts'
import { wastelandJudgement } from './judgement.ts'

/** What Wasteland tells players who think ahead: what its judgement says, as lures and chances. */

const LURE = 1.2 // how strongly a difference of value tempts
const SPREAD = 30 // how much ahead in value is how much likelier to win
const HALF = 0.7 // of the goal: with so much influence somebody is as likely to win as nobody

export const wastelandInsight: Insight<State, Choice> = {
  midway: state => state.outcome !== null || wastelandJudgement.midway(state),
  glance(state, choices) {
    const { seat } = wasteland.pending(state)!
    const reckoned = wastelandJudgement.reckon!(state, choices, seat)
    return choices.map((choice, i) => LURE * (reckoned[i] ?? tried(wasteland, state, choice, seat, wastelandJudgement)))
  },
  outlook,
}

function outlook(state: State): Outlook {
  const values = state.players.map((_, seat) => wastelandJudgement.value(state, seat))
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
  if (friends !== null) {
    const enemy = friends === 'star' ? state.shield : state.star
    return 1 / (1 + Math.exp(enemy - state[friends]))
  }
  const goal = goalOf(state)
  const best = Math.max(...state.players.map((_, seat) => influenceOf(state, seat))) / goal
  const danger = Math.max(state.star, state.shield) / trackEnd
  return 1 / (1 + Math.exp(6 * (HALF * danger - best)))
}
