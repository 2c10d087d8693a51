import type { Asked, Flowing, Objection, Question, Step } from './flow.ts'
import type { Emit } from './game.ts'
import { among } from './plain.ts'

/** Questions by declaration: a rule gives its list and its effect, and these make a `Question` of it. See `flow.ts`. */

interface Kinded {
  readonly do: string
}

/** Judges a wish of one kind: undefined if it is legal. */
type Judge<State, S, Wish, No> = (state: State, step: S, wish: Wish) => No | undefined

/** What a choice does. The step is off the stack by then; the choice is legal. */
type Effect<State, S, Choice, Event> = (state: State, step: S, choice: Choice, emit: Emit<Event> | undefined) => void

/** What every declaration has. `C` are the choices it lists, of one kind or several. */
interface Declared<State, S, C, Choice extends Kinded, No> {
  /** Every choice there is now, but for skipping; nothing on the list: nothing to ask. */
  options(state: State, step: S): C[]
  /** Refuses what is not on the list. */
  readonly rule: No
  /** Judges wishes of a kind without the list: where that is faster, or where a refusal can say more. */
  readonly why?: { readonly [Kind in Choice['do']]?: Judge<State, S, OfKind<Choice, Kind>, No> }
}

type OfKind<Choice, Kind> = Extract<Choice, { readonly do: Kind }>

/** Effects by kind. Only kinds that have one can be listed. */
type Effects<State, S, Kinds extends string, Choice, Event> = {
  readonly [Kind in Kinds]: Effect<State, S, OfKind<Choice, Kind>, Event>
}

/** One of the options must be taken. Asked if there are several; one alone is taken by itself. */
export interface PickOne<State, S, C, Choice extends Kinded, Event, No> extends Declared<State, S, C, Choice, No> {
  effect: Effect<State, S, C, Event>
  /** What happens if there is no option. */
  none?(state: State, step: S, emit: Emit<Event> | undefined): void
}

/** One of the options may be taken, or none. */
export interface MayPick<State, S, C, Choice extends Kinded, Event, No> extends Declared<State, S, C, Choice, No> {
  effect: Effect<State, S, C, Event>
  /** What happens if it is declined; not if there was nothing to decline. */
  skipped?(state: State, step: S, emit: Emit<Event> | undefined): void
}

/** Options are taken any number of times, until nothing is left or the player skips. */
export interface WindowOf<State, S, Kinds extends string, Choice extends Kinded, Event, No>
  extends Declared<State, S, OfKind<Choice, Kinds>, Choice, No> {
  readonly answers: Effects<State, S, Kinds, Choice, Event>
}

/** A question with answers of several kinds, which is always asked unless `open` says no. */
export interface Ask<State, S, Kinds extends string, Choice extends Kinded, Event, No>
  extends Declared<State, S, OfKind<Choice, Kinds>, Choice, No> {
  open?(state: State, step: S): boolean
  readonly answers: Effects<State, S, Kinds, Choice, Event>
}

/** What a rule has for each kind. A map, because all questions look theirs up at one place: among objects that is a search. */
function mapOf<Part>(byKind: object): ReadonlyMap<string, Part> {
  return new Map(Object.entries(byKind) as [string, Part][])
}

/**
 * The declarations for one game: bound to its types once, so that every rule is checked without naming them. `skip` is
 * the choice that declines; `No` are the refusals its rules give.
 */
export function questionsOf<State extends Flowing<Step>, Choice extends Kinded, Event, No extends Objection>(
  skip: Choice,
) {
  type Rule<S extends Step> = Question<State, S, Choice, Event>

  /** By kind if the rule judges that kind, else by the list. */
  function judged<S, C extends Choice>({ options, rule, why }: Declared<State, S, C, Choice, No>) {
    const judges = mapOf<Judge<State, S, Choice, No>>(why ?? {})
    return (state: State, step: S, wish: Choice): No | undefined => {
      const judge = judges.get(wish.do)
      if (judge !== undefined) return judge(state, step, wish)
      return among<Choice>(options(state, step), wish) ? undefined : rule
    }
  }

  /** The same, but declining is always legal. */
  function judgedOrSkipped<S, C extends Choice>(declared: Declared<State, S, C, Choice, No>) {
    const why = judged(declared)
    return (state: State, step: S, wish: Choice) => (wish.do === skip.do ? undefined : why(state, step, wish))
  }

  /** Options and the choice to decline. */
  function withSkip<S, C extends Choice>({ options }: Declared<State, S, C, Choice, No>) {
    return (state: State, step: S): Choice[] => {
      const list: Choice[] = options(state, step)
      list.push(skip)
      return list
    }
  }

  /** Does what its kind says. */
  function byKind<S, Kinds extends Choice['do']>(answers: Effects<State, S, Kinds, Choice, Event>) {
    const effects = mapOf<Effect<State, S, Choice, Event>>(answers)
    return (state: State, step: S, choice: Choice, emit: Emit<Event> | undefined) =>
      effects.get(choice.do)!(state, step, choice, emit)
  }

  return {
    pickOne<C extends Choice, S extends Step = Asked>(declared: PickOne<State, S, C, Choice, Event, No>): Rule<S> {
      const { options, effect, none } = declared
      let list: readonly C[] = [] // made by `open`, which goes before `settle`
      return {
        open(state, step) {
          list = options(state, step)
          return list.length > 1
        },
        settle(state, step, emit) {
          const only = list[0]
          if (only === undefined) none?.(state, step, emit)
          else effect(state, step, only, emit)
        },
        choices: options,
        why: judged(declared),
        answer: effect,
      }
    },

    mayPick<C extends Choice, S extends Step = Asked>(declared: MayPick<State, S, C, Choice, Event, No>): Rule<S> {
      const { options, skipped } = declared
      const effect: Question<State, S, Choice, Event>['answer'] = declared.effect
      return {
        open: (state, step) => options(state, step).length > 0,
        choices: withSkip(declared),
        why: judgedOrSkipped(declared),
        answer(state, step, choice, emit) {
          if (choice.do === skip.do) skipped?.(state, step, emit)
          else effect(state, step, choice, emit)
        },
      }
    },

    windowOf<Kinds extends Choice['do'], S extends Step = Asked>(
      declared: WindowOf<State, S, Kinds, Choice, Event, No>,
    ): Rule<S> {
      const { options } = declared
      const answer = byKind(declared.answers)
      return {
        open: (state, step) => options(state, step).length > 0,
        choices: withSkip(declared),
        why: judgedOrSkipped(declared),
        answer(state, step, choice, emit) {
          if (choice.do === skip.do) return
          state.steps.push(step)
          answer(state, step, choice, emit)
        },
      }
    },

    ask<Kinds extends Choice['do'], S extends Step = Asked>(
      declared: Ask<State, S, Kinds, Choice, Event, No>,
    ): Rule<S> {
      const { open, options } = declared
      return {
        ...(open && { open }),
        choices: options,
        why: judged(declared),
        answer: byKind(declared.answers),
      }
    },
  }
}
