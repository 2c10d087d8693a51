import type { AnyState, Decision, Pile, Result, Seat } from '@overseer/kernel'

/**
 * Tin Cans, the third game of the tests: small, but with everything a game may have. Each round a die says how many cans
 * are thrown on the heap. In turn everybody plays a card from a hidden hand, higher than those before, or passes; the
 * highest takes the heap and may give a can for another card. Most cans win.
 */
export type Card = number // 1 to 6

export const HEAPS = { small: 3, large: 5 } as const // how many rounds
type Heap = keyof typeof HEAPS

export interface Options {
  readonly seats: number
  readonly heap: Heap
}

export interface Player {
  hand: Card[] // the lowest first
  cans: number
}

export interface State extends AnyState {
  readonly options: Options
  round: number
  heap: number
  best: { readonly seat: Seat; readonly card: Card } | null // of the bids so far
  players: Player[]
  pile: Pile<Card>
  steps: Step[]
}

export type Step =
  | { readonly do: 'round' }
  | { readonly do: 'bid'; readonly seat: Seat }
  | { readonly do: 'take' }
  | { readonly do: 'spend'; readonly seat: Seat }

export type Choice =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'pass' }
  | { readonly do: 'buy' }
  | { readonly do: 'keep' }

export type Event =
  | { readonly type: 'thrown'; readonly cans: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat; readonly cans: number }
  | { readonly type: 'bought'; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Card; readonly to: readonly Seat[] }

/** A hand is known to whoever holds it. */
interface PlayerView {
  readonly hand: readonly Card[] | null
  readonly cards: number
  readonly cans: number
}

export interface View {
  readonly options: Options
  readonly round: number
  readonly heap: number
  readonly best: State['best']
  readonly players: readonly PlayerView[]
  readonly deck: number
  readonly discard: readonly Card[]
  readonly pending: Decision | null
  readonly result: Result | null
}

export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6]
const COPIES = 3
export const DECK: readonly Card[] = CARDS.flatMap(card => Array<Card>(COPIES).fill(card))
export const HAND = 4

export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat]
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return player
}
