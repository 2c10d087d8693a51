import { EndlessSteps, IllegalChoice } from './error.ts'
import type { Decision, Emit, Seat } from './game.ts'
import type { Refusal, RuleId } from './refusal.ts'

/**
 * The course of a game as a stack of steps in its state: what is still to do, next thing last. A step either acts or asks
 * somebody; the flow of a game is one table that says what each kind of step does.
 *
 * Rules declare their questions with `questionsOf` (`questions.ts`), bound once to the types of the game:
 *
 *   export const { ask, pickOne, mayPick, windowOf } = questionsOf<State, Choice, Event, Objection>(SKIP)
 *
 *   export const chooseSide = pickOne({
 *     options: (state, { seat }) => openSides(state, seat).map(side => ({ do: 'side', side })),
 *     rule: 'SH-BLD-2', // refuses what is not on the list
 *     effect: (state, { seat }, { side }, emit) => build(state, seat, side, emit),
 *   })
 *
 * - `pickOne` asks if there are several options and takes a single one by itself; `none` says what happens without any.
 * - `mayPick` adds the choice to skip; `skipped` says what that does.
 * - `windowOf` offers its options again after each use, until none is left or the player skips.
 * - `ask` lists answers of several kinds and is always asked.
 *
 * In `windowOf` and `ask` the effects are `answers`, keyed by the kind of choice (`do`) and typed by it. `why`, keyed the
 * same way, judges wishes of a kind without the list: where that is faster, or to refuse with facts. Kinds that are no
 * answer at all may have a `why` too; all others are refused by `rule`. A step with more than a seat is named in the first
 * function: `options: (state, { seat, n }: Asked<PayAny>) => …`.
 */

/** One thing still to do. Steps are never changed once pushed, so that clones may share them. */
export interface Step {
  readonly do: string
}

/** A step that needs nobody: it is taken off the stack and done. */
export type Act<State, S extends Step, Event> = (state: State, step: S, emit: Emit<Event> | undefined) => void

/** A refusal as a rule writes it: the ID alone, or with facts. */
export type Objection = RuleId | Refusal

/** A step that needs a person: it stays on top of the stack until it is answered. */
export interface Question<State, S extends Step, Choice, Event> {
  /** False if there is nothing to ask: the step goes and `settle` does what is left to do. */
  open?(state: State, step: S): boolean
  settle?(state: State, step: S, emit: Emit<Event> | undefined): void
  choices(state: State, step: S): Choice[]
  why(state: State, step: S, wish: Choice): Objection | undefined
  /** The step is off the stack by then; the choice is legal. */
  answer(state: State, step: S, choice: Choice, emit: Emit<Event> | undefined): void
}

/** A step that asks somebody. */
export type Asked<S extends Step = Step> = S & { readonly seat: Seat }

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

/** Pushes steps so that they are done in the order they are written here. */
export function push<S extends Step>(state: Flowing<S>, ...steps: NoInfer<S>[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.steps.push(steps[i]!)
}

/** In full. */
export function refusalOf(objection: Objection): Refusal {
  return typeof objection === 'string' ? { rule: objection } : objection
}

const BUDGET = 10_000

/**
 * A rule as the loop keeps it. Every entry has the same fields in the same order: rules are written in many shapes, and
 * reading each from its own costs the machine a search.
 */
interface Entry<State, S extends Step, Choice, Event> {
  readonly act: Act<State, S, Event> | undefined
  readonly open: Question<State, S, Choice, Event>['open']
  readonly settle: Question<State, S, Choice, Event>['settle']
  readonly choices: Question<State, S, Choice, Event>['choices']
  readonly why: Question<State, S, Choice, Event>['why']
  readonly answer: Question<State, S, Choice, Event>['answer']
}

function entryOf<State, S extends Step, Choice, Event>(
  rule: Act<State, S, Event> | Question<State, S, Choice, Event>,
): Entry<State, S, Choice, Event> {
  return typeof rule === 'function'
    ? { act: rule, open: undefined, settle: undefined, choices: noQuestion, why: noQuestion, answer: noQuestion }
    : {
        act: undefined,
        open: rule.open,
        settle: rule.settle,
        choices: rule.choices,
        why: rule.why,
        answer: rule.answer,
      }
}

function noQuestion(): never {
  throw new Error('nobody is asked: this step is an act')
}

/**
 * The methods of a Game that follow from its flow alone. `over` refuses every wish once nothing is left to do.
 */
export function runFlow<State extends Flowing<S>, S extends Step, Choice, Event>(
  flow: Flow<State, S, Choice, Event>,
  over: Objection,
) {
  // The table is typed per kind of step; inside the loop a step's kind is known only at run time.
  type AnyRule = Act<State, S, Event> | Question<State, S, Choice, Event>
  const table = new Map(
    Object.entries(flow as unknown as Readonly<Record<string, AnyRule>>).map(([kind, rule]) => [kind, entryOf(rule)]),
  )

  // The last list that was given out, and of which state: what is taken from it need not be judged a second time.
  let listed: readonly Choice[] = []
  let listedOf: State | undefined

  const top = (state: State): S | undefined => state.steps[state.steps.length - 1]
  const entry = (step: S) => table.get(step.do)!

  /** Does step after step until one needs a person or none is left. */
  function advance(state: State, emit?: Emit<Event>): void {
    const { steps } = state
    for (let budget = BUDGET; steps.length > 0; budget--) {
      const step = steps[steps.length - 1]!
      if (budget === 0) throw new EndlessSteps(step.do, BUDGET)
      const { act, open, settle } = entry(step)
      if (act !== undefined) {
        steps.pop()
        act(state, step, emit)
      } else {
        if (open === undefined || open(state, step)) return
        steps.pop()
        settle?.(state, step, emit)
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
      const list = step === undefined ? [] : entry(step).choices(state, step)
      listed = list
      listedOf = state
      return list
    },
    why(state: State, wish: Choice): Refusal | undefined {
      const step = top(state)
      const objection = step === undefined ? over : entry(step).why(state, step, wish)
      return objection === undefined ? undefined : refusalOf(objection)
    },
    apply(state: State, choice: Choice, emit?: Emit<Event>): void {
      const step = top(state)
      if (step === undefined) throw new IllegalChoice(refusalOf(over))
      const asked = entry(step)
      if (listedOf !== state || !listed.includes(choice)) {
        const objection = asked.why(state, step, choice)
        if (objection !== undefined) throw new IllegalChoice(refusalOf(objection))
      }
      listedOf = undefined
      state.steps.pop()
      asked.answer(state, step, choice, emit)
      advance(state, emit)
    },
  }
}
