import type { Seat } from './game.ts'

/** A card that played a part: which pile it comes from, what happened to it, whose doing it was. */
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
  towards(state: State, choice: Choice): readonly Omit<CardUse, 'seat'>[]
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
}
