import type { Plan } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import type { View } from '../view.ts'
import { choiceText } from './choices.ts'
import { spaceText } from './phrases.ts'
import type { Teller } from './teller.ts'

/** A plan as one would tell it: where to go, what to do there, and when it is done. */
export function planText(teller: Teller, view: View, { to, deed, turns }: Plan<Choice>): string {
  const { say } = teller
  const what = wayText(teller, view, to, deed)
  return turns > 1 ? say('plan.turns', { plan: what, n: turns }) : what
}

function wayText(teller: Teller, view: View, to: string | null, deed: Choice | null): string {
  const { say } = teller
  const space = to === null ? null : spaceText(teller, view, to)
  if (deed === null) return space === null ? say('plan.stay') : say('plan.go', { space })
  if (space === null) return choiceText(teller, view, deed)
  if (deed.do === 'encounter') return say('plan.goAndMeet', { space }) // its own words are about the space one is in
  return say('plan.goAndDo', { space, deed: choiceText(teller, view, deed) })
}
