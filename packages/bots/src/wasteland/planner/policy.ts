import type { Seat } from '@overseer/kernel'
import { type Choice, graphOf, isWholeTile, type State } from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { contextOf } from '../context.ts'
import { answerQuick } from './answers.ts'
import { meetingsOf } from './meetings.ts'
import { type Planned, type Plans, plansOf } from './plans.ts'
import { answerRoll } from './rolls.ts'
import { firstStep } from './routes.ts'
import { SKILLED, type Style } from './style.ts'
import { bestArrangement, loyaltyChange } from './turn-start.ts'
import { worthOfUse } from './uses.ts'

/** A survivor who thinks in plans: every answer follows from the state, nothing is remembered. */

const USEFUL = 0.3 // what a use must bring

/** The planner's answer to whatever is asked; undefined if it has no opinion. */
export function planned(
  state: State,
  choices: readonly Choice[],
  seat: Seat,
  { taste, error }: Style = SKILLED,
): Choice | undefined {
  const context = contextOf(state, seat, taste)
  if (state.steps[state.steps.length - 1]?.do === 'act')
    return actOn(plansOf(context, meetingsOf(context), error), choices)
  return answerRoll(context, choices) ?? answerQuick(context, choices)
}

/** What to do in one's turn. */
export function actOn(plans: Plans, choices: readonly Choice[]): Choice {
  return preparation(plans, choices) ?? pursue(plans, choices)
}

/** Things that cost no action and come first. */
export function preparation(plans: Plans, choices: readonly Choice[]): Choice | undefined {
  const { context } = plans
  if (context.state.turn.start) {
    const change = bestArrangement(context, choices) ?? loyaltyChange(context, choices)
    if (change !== undefined) return change
  }
  let best: Choice | undefined
  let most = USEFUL
  for (const choice of choices) {
    if (choice.do !== 'use') continue
    const worth = worthOfUse(plans, choice)
    if (worth <= most) continue
    most = worth
    best = choice
  }
  return best
}

/** Carries the best plan on. While it has to wait, the best of what can be done on the spot is done. */
function pursue(plans: Plans, choices: readonly Choice[]): Choice {
  const [best] = plans.best
  for (const plan of best === undefined ? plans.here : [best, ...plans.here]) {
    const choice = nextChoice(plans, plan, choices)
    if (choice !== undefined) return choice
  }
  return choices.find(choice => choice.do === 'end') ?? itemAt(choices, choices.length - 1)
}

/** The choice that carries a plan on; undefined if nothing does in this turn. */
export function nextChoice(
  { context, routes }: Pick<Plans, 'context' | 'routes'>,
  { to, deed }: Pick<Planned, 'to' | 'deed'>,
  choices: readonly Choice[],
): Choice | undefined {
  const { state, player } = context
  if (to === player.node) return deed === null ? undefined : sameIn(choices, deed)
  const node = firstStep(routes, player.node, to)
  if (node === undefined) return undefined
  const { explores, steps } = graphOf(state.board)
  if (isWholeTile(node)) return sameIn(choices, itemAt(explores, node))
  return sameIn(choices, itemAt(steps, node)) ?? choices.find(choice => choice.do === 'move')
}

/** A choice that is on the list, by what it says. */
function sameIn(choices: readonly Choice[], wanted: Choice): Choice | undefined {
  let text: string | undefined
  for (const choice of choices) {
    if (choice === wanted) return choice
    if (choice.do !== wanted.do) continue
    text ??= JSON.stringify(wanted)
    if (JSON.stringify(choice) === text) return choice
  }
  return undefined
}
