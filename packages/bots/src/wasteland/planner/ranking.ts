import type { AnyState, Random } from '@overseer/kernel'
import { type Choice, type State, wasteland } from '@overseer/wasteland'
import type { Observation } from '../../bot.ts'
import type { PlanRanking, RankedPlan } from '../../bot-knowledge.ts'
import { INFLUENCE } from '../influence.ts'
import { contextOf } from '../context.ts'
import { TASTE } from '../taste.ts'
import { inWords } from './bots.ts'
import { type Planned, type Plans, plansOf } from './plans.ts'
import { nextChoice, preparation } from './policy.ts'
import { routesOf } from './routes.ts'

/** The plans that bots act on, for whoever wants to think in turns as they do. Outside one's turn there are none. */
export function rankPlans(observation: Observation, random: Random): PlanRanking {
  const state = observation.sample(random) as AnyState & State
  const choices = observation.choices as readonly Choice[]
  if (!isActing(state)) return { before: null, plans: [] }
  const plans = plansOf(contextOf(state, observation.seat, TASTE))
  return { before: preparation(plans, choices) ?? null, plans: ranked(plans, choices) }
}

/** Those that can be begun now, each once: an enemy in the way of a quest is also one that can be fought. */
function ranked(plans: Plans, choices: readonly Choice[]): RankedPlan<Choice>[] {
  const { state } = plans.context
  const known = new Set<string>()
  return plans.best.flatMap(plan => {
    const name = JSON.stringify([plan.to, plan.deed])
    const first = nextChoice(plans, plan, choices)
    if (first === undefined || known.has(name)) return []
    known.add(name)
    const { actions, worth, value } = plan
    return {
      ...inWords(state, plan),
      choices: beginningOf(plans, plan, first),
      actions,
      worth: worth / INFLUENCE,
      value: value / INFLUENCE,
    }
  })
}

const MOST_CHOICES = 40 // of a turn: whoever walks in circles is stopped

/** What a plan consists of in this turn, up to the first choice of which only chance or others know what comes of it. */
function beginningOf({ context: { state, seat } }: Plans, plan: Planned, first: Choice): Choice[] {
  const table = wasteland.clone(state)
  const begun: Choice[] = []
  let next: Choice | undefined = first
  while (next !== undefined && begun.length < MOST_CHOICES) {
    begun.push(next)
    const there = table.players[seat]?.node === plan.to // what is done there is the deed
    const { barrier } = table
    wasteland.apply(table, next)
    if (there || table.barrier !== barrier || !isActing(table) || table.turn.seat !== seat) break
    const context = contextOf(table, seat, TASTE)
    next = nextChoice({ context, routes: routesOf(context) }, plan, wasteland.choices(table))
  }
  return begun
}

const isActing = ({ steps }: State): boolean => steps[steps.length - 1]?.do === 'act'
