import { type Asked, type Emit, type Question, questionsOf, type Step } from '@overseer/kernel'
import { type Choice, type FoeId, SKIP } from '../choice.ts'
import type { Event } from '../event.ts'
import { spaceChoices } from '../map/graph.ts'
import { type Node, parseSpace } from '../map/layout.ts'
import type { Objection } from '../refusal.ts'
import type { State } from '../state.ts'

/** Questions by declaration (see `flow.ts` of the kernel), for the types of this game. */
export const { ask, pickOne, mayPick, windowOf } = questionsOf<State, Choice, Event, Objection>(SKIP)

/** One of some things on the map must be picked. Asked if there are several; one alone is taken by itself. */
interface PickThing<S, Thing> {
  readonly rule: Objection // refuses all others …
  /** … unless there is more to say. `thing` is undefined if there is no such thing. */
  why?(state: State, step: S, thing: Thing | undefined): Objection
  effect(state: State, step: S, thing: Thing, emit: Emit<Event> | undefined): void
  /** What happens if there is nothing to pick. */
  none?(state: State, step: S, emit: Emit<Event> | undefined): void
}

/** How choices name things of one kind. */
interface Naming<Thing> {
  choicesOf(state: State, things: readonly Thing[]): Choice[]
  named(state: State, wish: Choice): Thing | undefined
}

/** `pickOne` for things that choices only name: which there are is found out without making choices of them. */
function pickThing<S extends Step, Thing>(
  { choicesOf, named }: Naming<Thing>,
  things: (state: State, step: S) => readonly Thing[],
  { rule, why, effect, none }: PickThing<S, Thing>,
): Question<State, S, Choice, Event> {
  let list: readonly Thing[] = [] // made by `open`, which goes before `settle`
  return {
    open(state, step) {
      list = things(state, step)
      return list.length > 1
    },
    settle(state, step, emit) {
      const [only] = list
      if (only === undefined) none?.(state, step, emit)
      else effect(state, step, only, emit)
    },
    choices: (state, step) => choicesOf(state, things(state, step)),
    why(state, step, wish) {
      const thing = named(state, wish)
      if (thing !== undefined && things(state, step).includes(thing)) return undefined
      return why === undefined ? rule : why(state, step, thing)
    },
    answer(state, step, choice, emit) {
      const thing = named(state, choice)
      if (thing !== undefined) effect(state, step, thing, emit)
    },
  }
}

const SPACES: Naming<Node> = {
  choicesOf: (state, nodes) => spaceChoices(state.board, nodes),
  named: (state, wish) => (wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined),
}

const FOES: Naming<FoeId> = {
  choicesOf: (_state, foes) => foes.map(foe => ({ do: 'foe', foe })),
  named: (_state, wish) => (wish.do === 'foe' ? wish.foe : undefined),
}

/** One of some spaces must be picked. */
export function pickSpace<S extends Step = Asked>(
  declared: PickThing<S, Node> & { nodes(state: State, step: S): readonly Node[] },
): Question<State, S, Choice, Event> {
  return pickThing(SPACES, declared.nodes, declared)
}

/** One of some enemies or tokens must be picked. */
export function pickFoe<S extends Step = Asked>(
  declared: PickThing<S, FoeId> & { foes(state: State, step: S): readonly FoeId[] },
): Question<State, S, Choice, Event> {
  return pickThing(FOES, declared.foes, declared)
}
