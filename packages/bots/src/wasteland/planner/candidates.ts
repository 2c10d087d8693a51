import type { Seat } from '@overseer/kernel'
import { type Choice, remainingHp, type State } from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import { contextOf } from '../context.ts'
import { TASTE } from '../taste.ts'
import { type Line, newLine } from './lookahead.ts'
import { isSame, type Plans, plansOf } from './plans.ts'
import { actOn, nextChoice, planned, preparation } from './policy.ts'

/** What is worth looking into before one decides. */

const WORTH_A_LOOK = 0.2 // of the best plan's value: those far behind prove best as often as those close to it
const NEARLY_DEAD = 2 // HP: whoever has no more does not gamble
const MOST_CHOICES = 8

/** Questions that are looked into by their choices; in one's turn it is the plans. */
const DEEP: ReadonlySet<string> = new Set([
  ...['option', 'agendaLimit', 'keepLetter', 'pickPerk', 'takeShop', 'takeAssetDiscard'],
  ...['startSpace', 'respawn', 'pickObjective', 'nextObjective', 'drawNext', 'giveUp', 'payCaps'],
])

/** Whether there is more than one thing to think about. */
export function isLookedInto({ steps }: State): boolean {
  const ask = steps[steps.length - 1]?.do ?? ''
  return ask === 'act' || DEEP.has(ask)
}

/** The lines to compare; none if there is nothing to think about. */
export function candidates(state: State, choices: readonly Choice[], seat: Seat, most: number): Line[] {
  const ask = state.steps[state.steps.length - 1]?.do ?? ''
  if (ask === 'act') return planLines(plansOf(contextOf(state, seat, TASTE)), choices, most)
  if (!DEEP.has(ask) || choices.length > MOST_CHOICES) return []
  const usual = planned(state, choices, seat) ?? choices[0]
  return [usual, ...choices.filter(choice => choice !== usual)].flatMap(choice => (choice ? [newLine(choice)] : []))
}

function planLines(plans: Plans, choices: readonly Choice[], most: number): Line[] {
  const first = preparation(plans, choices)
  if (first !== undefined) return [newLine(first)]
  const usual = actOn(plans, choices)
  if (usual.do === 'camp' && remainingHp(plans.context.player) <= NEARLY_DEAD) return [newLine(usual)]
  const lines: Line[] = []
  const [best] = plans.best
  for (const plan of plans.best) {
    if (best === undefined || lines.length === most || plan.value < WORTH_A_LOOK * best.value) break
    if (lines.some(({ plan: other }) => other !== undefined && isSame(other, plan))) continue
    const choice = nextChoice(plans, plan, choices)
    if (choice !== undefined) lines.push(newLine(choice, plan))
  }
  const at = lines.findIndex(({ choice }) => choice === usual)
  if (at < 0) return [newLine(usual), ...lines]
  return [itemAt(lines, at), ...lines.filter((_, other) => other !== at)]
}
