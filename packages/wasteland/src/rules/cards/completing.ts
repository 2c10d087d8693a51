import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import type { ResultsAt } from '../../content/cards/addresses.ts'
import { questCard } from '../../content/cards/library.ts'
import type { CardNumber } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import type { Due } from '../../run.ts'
import { livingSeats, playerAt, type State } from '../../state.ts'
import { ask, pickOne } from '../asking.ts'
import { questCalled } from '../map/markers.ts'
import { questRun } from './quests.ts'

/** The completion of objectives: those that triggers have met (`triggers.ts`), and those that encounters complete. */

/** The objectives met so far are completed, first player first (W-GOLD-2); those met by that follow by themselves. */
export function completeDue(state: State): void {
  if (state.due.length === 0) return
  const all = state.due
  state.due = []
  for (const seat of livingSeats(state).reverse()) {
    const due = all.filter(one => one.seat === seat)
    if (due.length > 0) push(state, { do: 'nextObjective', seat, due })
  }
}

type NextObjective = Asked & { readonly due: readonly Due[] }

/** W-QCARD-R3, W-FIGHT-R15: not if the card is gone, or the survivor. */
function stillDue(state: State, { seat, due }: NextObjective): Due[] {
  if (playerAt(state, seat).eliminated) return []
  return due.filter(({ card }) => state.quests.some(quest => quest.card === card))
}

const isSame = (a: Due, b: Due): boolean => a.card === b.card && a.objective === b.objective

/** Those that can be told apart. */
function distinct(due: readonly Due[]): Due[] {
  return due.filter((one, at) => at === due.findIndex(other => isSame(one, other)))
}

/** The doer sets the order of several (W-QCARD-R3). */
export const nextObjective = pickOne({
  options: (state, step: NextObjective): ChoiceOf<'objective'>[] =>
    distinct(stillDue(state, step)).map(({ card, objective }) => ({ do: 'objective', card, objective: objective + 1 })),
  rule: 'W-QCARD-R3',
  effect(state, step, { card, objective }, emit) {
    const done = stillDue(state, step).find(one => one.card === card && one.objective === objective - 1)
    if (done !== undefined) finish(state, step, done, emit)
  },
})

function finish(state: State, { seat, due }: NextObjective, done: Due, emit: Emit<Event> | undefined): void {
  const rest = due.filter(one => one !== done)
  if (rest.length > 0) push(state, { do: 'nextObjective', seat, due: rest })
  complete(state, seat, done.card, done.objective, done.count, emit)
}

/** W-QCARD-5, W-QCARD-8: an objective met by a trigger, or by the result of an encounter. */
function complete(
  state: State,
  seat: Seat,
  card: CardNumber,
  objective: number,
  count: boolean,
  emit?: Emit<Event>,
): void {
  if (questCalled(state, card) === undefined) return // W-CON-R18
  emit?.({ type: count ? 'objectiveCounted' : 'objectiveCompleted', seat, card, objective: objective + 1 })
  const path: ResultsAt = count ? ['objectives', objective, 'count', 'results'] : ['objectives', objective, 'results']
  push(state, { do: 'results', run: questRun(state, seat, card), path, at: 0 })
}

/** An encounter completes an objective that is done by no other way. */
export function completeVia(state: State, seat: Seat, card: CardNumber, objective: number, emit?: Emit<Event>): void {
  complete(state, seat, card, objective, questCard(card).objectives[objective]?.by === 'count', emit)
}

type PickObjective = Asked & { readonly for: Seat; readonly card: CardNumber }

/** 047: either objective of 045. */
export const pickObjective = ask<'objective', PickObjective>({
  open: (state, { card }) => questCalled(state, card) !== undefined,
  options: (_state, { card }) =>
    questCard(card).objectives.map((_, at) => ({ do: 'objective', card, objective: at + 1 })),
  rule: 'W-CON-C045',
  answers: {
    objective: (state, step, { objective }, emit) => completeVia(state, step.for, step.card, objective - 1, emit),
  },
})
