import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import { END } from '../../choice.ts'
import type { Event } from '../../event.ts'
import type { Objection } from '../../refusal.ts'
import type { State } from '../../state.ts'
import { ask } from '../asking.ts'
import { resetRow } from '../items/shopping.ts'
import { listUses, useCard, whyNotUse } from '../items/using-items.ts'
import { isOver } from '../round/ending.ts'
import { ACTIONS, RESTRICTED_ACTIONS } from './actions.ts'
import { CARRYING, MOVING } from './moving.ts'
import { endStart, STARTING } from './starting.ts'
import type { TurnAct, TurnChoice, TurnGroup, TurnKind } from './turn-acts.ts'

/** A turn: two actions, and everything around them (D-08). */

/** Between two things a survivor does: the shop is put right, the end is looked at, met objectives are completed. */
export function turnLoop(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  resetRow(state, emit)
  if (isOver(state, emit)) return
  if (state.due.length > 0) push(state, { do: 'completeDue' }, { do: 'turnLoop', seat })
  else if (state.turn.over) push(state, { do: 'endTurn', seat })
  else push(state, { do: 'act', seat }, { do: 'turnLoop', seat })
}

const OTHERS: TurnGroup<'use' | 'end'> = {
  open: () => true,
  begin: endStart,
  acts: {
    use: {
      list: (state, seat, list) => listUses(state, seat, 'turn', list),
      why: (state, seat, use) => whyNotUse(state, seat, 'turn', use),
      take: (state, seat, use, emit) => useCard(state, seat, use, emit),
    },
    end: {
      list: (_state, _seat, list) => void list.push(END),
      why: () => undefined,
      take(state) {
        state.turn.over = true
      },
    },
  },
}

/** Everything that can be done on a turn, in the order in which it is offered. */
const GROUPS = [STARTING, CARRYING, MOVING, ACTIONS, RESTRICTED_ACTIONS, OTHERS] as const
const LISTS = GROUPS.map(({ open, acts }) => ({ open, lists: Object.values(acts).map(({ list }) => list) }))

type Judge = (state: State, step: Asked, wish: TurnChoice) => Objection | undefined
type Effect = (state: State, step: Asked, choice: TurnChoice, emit: Emit<Event> | undefined) => void

/** Something for each kind of choice, made of its act and its group. The kinds are known only at run time here. */
function byKind<Made>(
  make: (kind: TurnKind, act: TurnAct<TurnKind>, group: TurnGroup) => Made,
): Record<TurnKind, Made> {
  const made = (GROUPS as readonly TurnGroup[]).flatMap(group =>
    (Object.entries(group.acts) as [TurnKind, TurnAct<TurnKind>][]).map(([kind, act]) => [
      kind,
      make(kind, act, group),
    ]),
  )
  return Object.fromEntries(made) as Record<TurnKind, Made>
}

function everything(state: State, seat: Seat): TurnChoice[] {
  const list: TurnChoice[] = []
  for (const { open, lists } of LISTS) if (open(state, seat)) for (const add of lists) add(state, seat, list)
  return list
}

/** Whether there is more to do than to end the turn. */
function anything(state: State, seat: Seat): boolean {
  if (state.turn.actions > 0) return true
  const list: TurnChoice[] = []
  for (const { open, lists } of LISTS) {
    if (open(state, seat)) for (const add of lists) add(state, seat, list)
    if (list.length > 1) return true
  }
  return false
}

const turnAct = ask<TurnKind>({
  open: (state, { seat }) => anything(state, seat),
  options: (state, { seat }) => everything(state, seat),
  rule: 'W-TURN-1',
  why: byKind<Judge>((_kind, { why }, group) =>
    group.why === undefined
      ? (state, { seat }, wish) => why(state, seat, wish)
      : (state, { seat }, wish) => group.why?.(state) ?? why(state, seat, wish),
  ),
  answers: byKind<Effect>((kind, { take }, { begin }) => (state, { seat }, choice, emit) => {
    begin?.(state, seat, kind, emit)
    take(state, seat, choice, emit)
  }),
})

/** W-TURN-R3: with nothing left but to end it, the turn is over. */
export const act: typeof turnAct = {
  ...turnAct,
  settle(state) {
    state.turn.over = true
  },
}
