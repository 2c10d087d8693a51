import { encounterCard } from '../content/cards/library.ts'
import type { Condition, Task } from '../content/cards/types.ts'
import { allHold } from '../rules/cards/conditions.ts'
import { canAfford, isBarred } from '../rules/cards/tasks.ts'
import type { Run } from '../run.ts'
import { asState, type View } from '../view.ts'
import { type AttemptOdds, attemptOdds } from './odds.ts'

/** An option of the encounter that is being read: what it asks for, and how likely it works. */
export interface OptionAhead {
  readonly n: number // from 1
  readonly forced: boolean // taken by itself where its conditions hold, never chosen (W-ENC-7)
  readonly missing: readonly Condition[] // that lock it
  readonly unpaid: readonly Task[]
  readonly odds: AttemptOdds
}

/** In the order of the card; none if no encounter is being read. */
export function optionsAhead(view: View): OptionAhead[] {
  const { pending } = view
  if (pending === null || pending.do !== 'option') return []
  const { seat, run } = pending
  const state = asState(view)
  return encounterCard(run.card).options.map(({ forced, conditions, tasks }, at) => ({
    n: at + 1,
    forced,
    missing: conditions.filter(condition => !holds(view, condition, run)),
    unpaid: tasks.filter(task => !canAfford(state, seat, [task]) || isBarred(state, seat, [task])),
    odds: attemptOdds(view, seat, tasks),
  }))
}

/** Of a deck a view has only its size. */
function holds(view: View, condition: Condition, run: Run): boolean {
  if (condition.is === 'not') return !holds(view, condition.of, run)
  if (condition.is === 'anyOf') return condition.of.some(one => holds(view, one, run))
  if (condition.is === 'lastOfDeck') return run.deck !== null && view.decks[run.deck] === 0
  return allHold(asState(view), [condition], run)
}
