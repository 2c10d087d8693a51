import type { Seat } from './game.ts'
import type { Random } from './random.ts'

/** A use of a card: what happened to it, and whose doing it was. */
export interface CardUse {
  readonly kind: string // 'item used', 'room built' …
  readonly card: string
  readonly seat: Seat
}

/** What a game tells about its games when many are played. */
export interface Statistics<State = unknown, Choice = unknown, Event = unknown> {
  /** The cards an event speaks of, told while the state is as the event left it. */
  cards(state: State, event: Event): readonly CardUse[]
  /** Every use there is of every card, so that one nobody makes shows up as well. */
  readonly deck: readonly Omit<CardUse, 'seat'>[]
  /** The uses that a choice makes or leads to, for whoever wants to see all of them. */
  leadsTo(state: State, choice: Choice): readonly Omit<CardUse, 'seat'>[]
  /**
   * A position, for `parse.position`, from which play can make a use at once; another one for every number. Undefined
   * for uses that come up by themselves in games from the start; a game in which all do so leaves it out.
   */
  near?(use: Omit<CardUse, 'seat'>, n: number): unknown
  /** How long the finished game took, in rounds. */
  rounds(state: State): number
  /** How the finished game came to its end. */
  ending(state: State): string
  /** Where a seat's score came from. */
  sources(state: State, seat: Seat): Readonly<Record<string, number>>
  /** What simulations count besides, for a game that has more to measure. */
  readonly measures?: Measures<State, Event>
}

/** What is measured when balance is judged; nobody has to see all of it, so it is no part of the deck. */
export interface Measures<State = unknown, Event = unknown> {
  readonly uses: readonly Omit<CardUse, 'seat'>[]
  in(state: State, event: Event): readonly CardUse[]
  /** Kinds of uses of the same cards that are read as a share: of the perks gained, how many were used. */
  readonly shares: readonly { readonly part: string; readonly of: string }[]
  /** Whether a turn begins here: questions are counted by turns. */
  beginsTurn(event: Event): boolean
  /** The same options, with what players would pick before they begin dealt by chance. */
  deal(options: unknown, random: Random): unknown
}
