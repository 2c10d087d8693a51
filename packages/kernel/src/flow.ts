import { EndlessSteps, IllegalChoice } from './error.ts'
import type { Decision, Emit, RuleId, Seat } from './game.ts'

/** One thing still to do. Steps are never changed once pushed, so that clones may share them. */
export interface Step {
  readonly do: string
}

/** A step that needs nobody: it is taken off the stack and done. */
export type Act<State, S extends Step, Event> = (state: State, step: S, emit: Emit<Event> | undefined) => void

/** A step that needs a person: it stays on top of the stack until it is answered. */
export interface Question<State, S extends Step, Choice, Event> {
  /** False if there is nothing to ask: the step goes and `settle` does what is left to do. */
  open?(state: State, step: S): boolean
  settle?(state: State, step: S, emit: Emit<Event> | undefined): void
  choices(state: State, step: S): Choice[]
  why(state: State, step: S, wish: Choice): RuleId | undefined
  /** The step is off the stack by then; the choice is legal. */
  answer(state: State, step: S, choice: Choice, emit: Emit<Event> | undefined): void
}

type Asked<S extends Step> = S & { readonly seat: Seat }

/** What each kind of step does: the whole flow of a game as one table. A step with a question names its `seat`. */
export type Flow<State, S extends Step, Choice, Event> = {
  readonly [Do in S['do']]:
    | Act<State, Extract<S, { do: Do }>, Event>
    | Question<State, Asked<Extract<S, { do: Do }>>, Choice, Event>
}

/** The part of a state that the loop needs: what is still to do, next thing last. */
export interface Flowing<S extends Step> {
  steps: S[]
}

const BUDGET = 10_000

/**
 * The methods of a Game that follow from its flow alone. `over` is the rule that refuses every wish once nothing is
 * left to do.
 */
export function runFlow<State extends Flowing<S>, S extends Step, Choice, Event>(
  flow: Flow<State, S, Choice, Event>,
  over: RuleId,
) {
  // The table is typed per kind of step; inside the loop a step's kind is known only at run time.
  type AnyRule = Act<State, S, Event> | Question<State, S, Choice, Event>
  const table = flow as unknown as Readonly<Record<string, AnyRule>>

  const top = (state: State): S | undefined => state.steps[state.steps.length - 1]
  const question = (step: S) => table[step.do] as Question<State, S, Choice, Event>

  /** Does step after step until one needs a person or none is left. */
  function advance(state: State, emit?: Emit<Event>): void {
    const { steps } = state
    for (let budget = BUDGET; steps.length > 0; budget--) {
      const step = steps[steps.length - 1]!
      if (budget === 0) throw new EndlessSteps(step.do, BUDGET)
      const rule = table[step.do]!
      if (typeof rule === 'function') {
        steps.pop()
        rule(state, step, emit)
      } else {
        if (rule.open === undefined || rule.open(state, step)) return
        steps.pop()
        rule.settle?.(state, step, emit)
      }
    }
  }

  return {
    advance,
    pending(state: State): Decision | undefined {
      const step = top(state) as Asked<S> | undefined
      return step === undefined ? undefined : { seat: step.seat, ask: step.do }
    },
    choices(state: State): Choice[] {
      const step = top(state)
      return step === undefined ? [] : question(step).choices(state, step)
    },
    why(state: State, wish: Choice): RuleId | undefined {
      const step = top(state)
      return step === undefined ? over : question(step).why(state, step, wish)
    },
    apply(state: State, choice: Choice, emit?: Emit<Event>): void {
      const step = top(state)
      if (step === undefined) throw new IllegalChoice(over)
      const asked = question(step)
      const rule = asked.why(state, step, choice)
      if (rule !== undefined) throw new IllegalChoice(rule)
      state.steps.pop()
      asked.answer(state, step, choice, emit)
      advance(state, emit)
    },
  }
}
