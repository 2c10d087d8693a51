import { IllegalChoice } from './error.ts'
import { type Flowing, type Objection, refusalOf, type Step } from './flow.ts'
import type { Decision, Emit, Seat } from './game.ts'
import type { Refusal } from './refusal.ts'

/**
 * What is said beside the game, whoever is asked at the moment: somebody resigns, all agree to end without a winner, or
 * somebody withdraws what another is being asked for them, such as an offer. Never listed by `choices`, and recorded among
 * them. Whose word it is, a table must know: resigning and withdrawing are taken from that seat alone, an agreement once
 * everybody has agreed.
 */
export type OutOfTurn = Leaving | Withdrawal

/** Legal at every decision. */
export type Leaving = { readonly do: 'resign'; readonly seat: Seat } | { readonly do: 'agreeEnd' }

/** Legal while somebody else considers what this seat has put to them. */
export type Withdrawal = { readonly do: 'withdraw'; readonly seat: Seat }

export const AGREE_END = Object.freeze({ do: 'agreeEnd' }) satisfies OutOfTurn

export function resign(seat: Seat): Leaving & { readonly do: 'resign' } {
  return { do: 'resign', seat }
}

export function withdraw(seat: Seat): Withdrawal {
  return { do: 'withdraw', seat }
}

export function isOutOfTurn(choice: unknown): choice is OutOfTurn {
  const kind = (choice as { readonly do?: unknown } | null | undefined)?.do
  return kind === 'resign' || kind === 'agreeEnd' || kind === 'withdraw'
}

/** What a game says about it. */
export interface OutOfTurnRules<State, Choice, Event> {
  /** Undefined if it can be said now; asked only while the game is on. */
  why(state: State, word: Leaving): Objection | undefined
  say(state: State, word: Leaving, emit: Emit<Event> | undefined): void
  /** Taking back what somebody else is asked; missing in a game where nobody asks anything of another. */
  readonly withdrawing?: {
    why(state: State, seat: Seat): Objection | undefined
    say(state: State, seat: Seat, emit: Emit<Event> | undefined): void
  }
  /** Whether somebody has resigned. */
  isGone(state: State, seat: Seat): boolean
  /** What is answered for whoever is gone, of the choices there are. */
  fallback(choices: readonly Choice[]): Choice
}

/** Who is asked what, and what an answer does: the part of a game that this concerns. */
export interface Asking<State, Choice, Event> {
  pending(state: State): Decision | undefined
  choices(state: State): Choice[]
  why(state: State, wish: Choice): Refusal | undefined
  apply(state: State, choice: Choice, emit?: Emit<Event>): void
}

/** A flow that takes words out of turn, and asks nobody who is gone. */
export function withOutOfTurn<State extends Flowing<Step>, Choice, Event>(
  flow: Asking<State, Choice, Event>,
  { why, say, withdrawing, isGone, fallback }: OutOfTurnRules<State, Choice, Event>,
): Asking<State, Choice, Event> {
  /** A word out of turn that this game knows. */
  const isHeard = (wish: Choice): wish is Choice & OutOfTurn =>
    isOutOfTurn(wish) && (wish.do !== 'withdraw' || withdrawing !== undefined)

  function whyNot(state: State, wish: Choice): Refusal | undefined {
    if (!isHeard(wish) || state.steps.length === 0) return flow.why(state, wish)
    const word: OutOfTurn = wish
    const objection = word.do === 'withdraw' ? withdrawing?.why(state, word.seat) : why(state, word)
    return objection === undefined ? undefined : refusalOf(objection)
  }

  function hear(state: State, word: OutOfTurn, emit: Emit<Event> | undefined): void {
    if (word.do === 'withdraw') withdrawing?.say(state, word.seat, emit)
    else say(state, word, emit)
  }

  function answerForGone(state: State, emit: Emit<Event> | undefined): void {
    for (let pending = flow.pending(state); pending !== undefined; pending = flow.pending(state)) {
      if (!isGone(state, pending.seat)) return
      flow.apply(state, fallback(flow.choices(state)), emit)
    }
  }

  return {
    pending: flow.pending,
    choices: flow.choices,
    why: whyNot,
    apply(state, choice, emit) {
      if (isHeard(choice)) {
        const refusal = whyNot(state, choice)
        if (refusal !== undefined) throw new IllegalChoice(refusal)
        hear(state, choice, emit)
      } else flow.apply(state, choice, emit)
      answerForGone(state, emit)
    },
  }
}
