import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { LIBRARY, questCard } from '../content/library.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { ActionObjective, CardNumber, Standing } from '../content/vocabulary-cards.ts'
import type { Event } from '../event.ts'
import { printedIcon } from './icons.ts'
import { type Path, push, type Run, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { allHold, type Asker } from './conditions.ts'
import { isBeset } from './foes.ts'
import { newRun } from './library.ts'
import { questCalled } from './markers.ts'
import { canAfford, isBarred } from './tasks.ts'

/** Quest actions, and the completion of objectives. */

type Ask = Step & { readonly seat: Seat }

interface Doable {
  readonly choice: Extract<Choice, { do: 'quest' }>
  readonly path: Path
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
  const objectives = card.objectives.flatMap((it, at): Doable[] => {
    const choice = Object.freeze({ do: 'quest' as const, card: card.number, objective: at + 1 })
    if (it.by === 'action') return [{ choice, path: ['objectives', at], objective: it }]
    if (it.by === 'count' && it.count.by === 'action')
      return [{ choice, path: ['objectives', at, 'count'], objective: it.count }]
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
    for (const doable of DOABLES[card]!) if (whyNotDo(state, asker, doable) === undefined) list.push(doable.choice)
  }
}

/** W-QACT-2, W-CON-R19, W-QCARD-R7. */
function whyNotDo(state: State, asker: Asker, { objective }: Doable): RuleId | undefined {
  if (!allHold(state, objective.conditions, asker)) return 'W-QACT-2'
  if (!canAfford(state, asker.seat, objective.tasks)) return 'W-CON-R19'
  return isBarred(state, asker.seat, objective.tasks) ? 'W-QCARD-R7' : undefined
}

export function whyNotQuest(state: State, seat: Seat, wish: Extract<Choice, { do: 'quest' }>): RuleId | undefined {
  if (questCalled(state, wish.card) === undefined) return 'W-QACT-1'
  const doable = DOABLES[wish.card]!.find(({ choice }) => choice.objective === wish.objective)
  if (doable === undefined) return 'W-QACT-1'
  if (isBeset(state, seat)) return 'W-QACT-4'
  return whyNotDo(state, { seat, card: wish.card, deck: null }, doable)
}

export function startQuest(
  state: State,
  seat: Seat,
  { card, objective }: Extract<Choice, { do: 'quest' }>,
  emit?: Emit<Event>,
): void {
  const doable = DOABLES[card]!.find(({ choice }) => choice.objective === objective)!
  emit?.({ type: 'questAttempted', seat, card, objective })
  push(state, { do: 'tasks', run: questRun(state, seat, card), path: doable.path, at: 0 })
}

function questRun(state: State, seat: Seat, card: CardNumber): Run {
  const { node } = state.players[seat]!
  const icon = node >= 0 ? printedIcon(state, node) : undefined
  return { ...newRun(state, seat, card), level: icon?.level ?? 1 } // W-RES-R8
}

/** W-QCARD-5, W-QCARD-8: an objective met by a deed, or by the result of an encounter. */
export function complete(
  state: State,
  seat: Seat,
  card: CardNumber,
  objective: number,
  count: boolean,
  emit?: Emit<Event>,
): void {
  if (questCalled(state, card) === undefined) return // W-CON-R18
  emit?.({ type: count ? 'objectiveCounted' : 'objectiveCompleted', seat, card, objective: objective + 1 })
  const path: Path = count ? ['objectives', objective, 'count', 'results'] : ['objectives', objective, 'results']
  push(state, { do: 'results', run: questRun(state, seat, card), path, at: 0 })
}

/** An encounter completes an objective that is done by no other way. */
export function completeVia(state: State, seat: Seat, card: CardNumber, objective: number, emit?: Emit<Event>): void {
  complete(state, seat, card, objective, questCard(card).objectives[objective]!.by === 'count', emit)
}

type PickObjective = Ask & { readonly for: Seat; readonly card: CardNumber }

/** 047: either objective of 045. */
export const pickObjective: Question<State, PickObjective, Choice, Event> = {
  open: (state, { card }) => questCalled(state, card) !== undefined,
  choices: (_state, { card }) =>
    questCard(card).objectives.map((_, at) => ({ do: 'objective', card, objective: at + 1 })),
  why: (_state, { card }, wish) =>
    wish.do === 'objective' && wish.card === card && questCard(card).objectives[wish.objective - 1] !== undefined
      ? undefined
      : 'W-CON-C045',
  answer(state, step, choice, emit) {
    if (choice.do === 'objective') completeVia(state, step.for, step.card, choice.objective - 1, emit)
  },
}
