import type { Emit, Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import type { Event } from '../../event.ts'
import type { Objection } from '../../refusal.ts'
import type { State } from '../../state.ts'

/** Everything that can be done on a turn. */
export type TurnChoice = ChoiceOf<
  | ('arrange' | 'loyal') // at its start
  | ('carry' | 'putDown' | 'step')
  | ('move' | 'explore' | 'fight' | 'encounter' | 'quest' | 'camp') // actions
  | ('use' | 'end')
>
export type TurnKind = TurnChoice['do']

/** One kind of thing that a survivor does on a turn: what there is now, why not, and what it does. */
export interface TurnAct<Kind extends TurnKind> {
  list(state: State, seat: Seat, list: TurnChoice[]): void
  why(state: State, seat: Seat, wish: ChoiceOf<Kind>): Objection | undefined
  take(state: State, seat: Seat, choice: ChoiceOf<Kind>, emit: Emit<Event> | undefined): void
}

/** Acts by the kind of their choices. */
type TurnActs<Kind extends TurnKind> = { readonly [K in Kind]: TurnAct<K> }

/** Acts that go together: possible under the same condition, and begun in the same way. */
export interface TurnGroup<Kind extends TurnKind = TurnKind> {
  /** Whether any of them could be possible: their lists are asked only then. */
  open(state: State, seat: Seat): boolean
  /** Why none of them is possible, if that can be said of all alike. */
  why?(state: State): Objection | undefined
  /** What each of them does first. */
  begin?(state: State, seat: Seat, kind: Kind, emit: Emit<Event> | undefined): void
  readonly acts: TurnActs<Kind>
}
