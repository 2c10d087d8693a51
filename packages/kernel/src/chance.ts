import { below, type Random, shuffle } from './random.ts'

/**
 * The part of a state that every game has: its random stream and the barrier of undo. `barrier` counts the times something hidden or random came out: undo never goes back
 * behind a change of it, and only the functions of this file change it.
 */
export interface AnyState {
  random: Random
  barrier: number
}

/** A pile to draw from, its top at the end, and the cards that left play. */
export interface Pile<Card> {
  deck: Card[]
  discard: Card[]
}

/** Raises the barrier, behind which nobody undoes: something hidden becomes known. */
export function reveal(state: AnyState): void {
  state.barrier++
}

/** One die with faces 1 to `faces`. */
export function roll(state: AnyState, faces: number): number {
  reveal(state)
  return state.random.loaded.shift() ?? below(state.random, faces) + 1
}

/** The top card, or undefined if the deck is empty. */
export function draw<Card>(state: AnyState, pile: Pile<Card>): Card | undefined {
  const card = pile.deck.pop()
  if (card !== undefined) reveal(state)
  return card
}

/** The discard pile becomes the deck. */
export function reshuffle<Card>(state: AnyState, pile: Pile<Card>): void {
  pile.deck = pile.discard
  pile.discard = []
  shuffle(state.random, pile.deck)
}

export function clonePile<Card>(pile: Pile<Card>): Pile<Card> {
  return { deck: pile.deck.slice(), discard: pile.discard.slice() }
}
