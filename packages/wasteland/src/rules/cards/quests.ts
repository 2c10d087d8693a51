import { type Emit, push, type Seat } from '@overseer/kernel'
import type { Choice, ChoiceOf } from '../../choice.ts'
import type { TaskAt } from '../../content/cards/addresses.ts'
import { LIBRARY } from '../../content/cards/library.ts'
import type { ActionObjective, CardNumber, Standing } from '../../content/cards/types.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { printedIcon } from '../map/icons.ts'
import { playerAt, type State } from '../../state.ts'
import { allHold, type Asker, whyUnmet } from './conditions.ts'
import { whyBeset } from '../fight/foes.ts'
import { newRun } from './library.ts'
import { questCalled } from '../map/markers.ts'
import { canAfford, isBarred, whyBarred, whyUnaffordable } from './tasks.ts'
import type { Run } from '../../run.ts'

/** Quest actions: which can be taken, and how they begin. */

interface Doable {
  readonly choice: ChoiceOf<'quest'>
  readonly path: TaskAt
  readonly objective: Pick<ActionObjective, 'conditions' | 'tasks'>
}

/** W-CON-C025: an action in the marker's space, no objective of the card. */
function markerActions(card: CardNumber, standing: readonly Standing[]): Doable[] {
  return standing.flatMap((rule, at): Doable[] =>
    rule.rule !== 'markerAction'
      ? []
      : [
          {
            choice: Object.freeze({ do: 'quest', card, objective: 0 }),
            path: ['standing', at],
            objective: { conditions: [{ is: 'atMarker', of: 'card' }], tasks: [rule.test] },
          },
        ],
  )
}

/** What can be done at each quest by a quest action, by its number. */
const DOABLES: readonly (readonly Doable[])[] = LIBRARY.map(card => {
  if (card?.card !== 'quest') return []
  const objectives = card.objectives.flatMap((objective, at): Doable[] => {
    const choice = Object.freeze({ do: 'quest' as const, card: card.number, objective: at + 1 })
    if (objective.by === 'action') return [{ choice, path: ['objectives', at], objective }]
    if (objective.by === 'count' && objective.count.by === 'action')
      return [{ choice, path: ['objectives', at, 'count'], objective: objective.count }]
    return []
  })
  return [...objectives, ...markerActions(card.number, card.standing)]
})

/** Every quest action that is possible here and now, for a survivor who is not beset (W-QACT-4). */
export function listQuests(state: State, seat: Seat, list: Choice[]): void {
  if (state.quests.length === 0) return
  const asker = { seat, card: 0, deck: null }
  for (const { card } of state.quests) {
    asker.card = card
    for (const doable of doablesOf(card)) if (canDo(state, asker, doable)) list.push(doable.choice)
  }
}

/** W-QACT-2, W-CON-R19, W-QCARD-R7. */
function canDo(state: State, asker: Asker, { objective: { conditions, tasks } }: Doable): boolean {
  return allHold(state, conditions, asker) && canAfford(state, asker.seat, tasks) && !isBarred(state, asker.seat, tasks)
}

export function whyNotQuest(state: State, seat: Seat, wish: ChoiceOf<'quest'>): Objection | undefined {
  const { card } = wish
  if (questCalled(state, card) === undefined) return because('W-QACT-1', { notStaged: card })
  const doable = doableCalled(wish)
  if (doable === undefined) return because('W-QACT-1', { noAction: card })
  const { conditions, tasks } = doable.objective
  return (
    whyBeset(state, seat, 'W-QACT-4') ??
    whyUnmet(state, conditions, { seat, card, deck: null }, 'W-QACT-2') ??
    whyUnaffordable(state, seat, tasks, 'W-CON-R19') ??
    whyBarred(state, seat, tasks, 'W-QCARD-R7')
  )
}

function doablesOf(card: CardNumber): readonly Doable[] {
  return DOABLES[card] ?? []
}

function doableCalled({ card, objective }: ChoiceOf<'quest'>): Doable | undefined {
  return doablesOf(card).find(({ choice }) => choice.objective === objective)
}

export function startQuest(state: State, seat: Seat, choice: ChoiceOf<'quest'>, emit?: Emit<Event>): void {
  const { card, objective } = choice
  const doable = doableCalled(choice)
  if (doable === undefined) return
  emit?.({ type: 'questAttempted', seat, card, objective })
  push(state, { do: 'tasks', run: questRun(state, seat, card), path: doable.path, at: 0 })
}

export function questRun(state: State, seat: Seat, card: CardNumber): Run {
  const { node } = playerAt(state, seat)
  const icon = node >= 0 ? printedIcon(state, node) : undefined
  return { ...newRun(state, seat, card), level: icon?.level ?? 1 } // W-RES-R8
}
