import { branch, type Decision, type Random, type Seat, shuffle } from '@overseer/kernel'
import type { ItemId } from './content/items.ts'
import type { BuiltRoomId } from './content/rooms.ts'
import type { ThreatId } from './content/threats.ts'
import { flow } from './rules/flow.ts'
import { result, type ShelterResult } from './rules/ending.ts'
import { clone, clonePlayer, type State } from './state.ts'

/** Everything but the order of the decks and the dice to come (SH-VIS-1), the same for everyone. */
export interface View extends Omit<State, 'itemPile' | 'roomPile' | 'threatPile' | 'steps' | 'random'> {
  itemPile: OpenPile<ItemId>
  roomPile: OpenPile<BuiltRoomId>
  threatPile: OpenPile<ThreatId>
  pending: Decision | null
  result: ShelterResult | null
}

/** A pile as one sees it: how many cards are left, and the discards. */
interface OpenPile<Card> {
  readonly deck: number
  readonly discard: readonly Card[]
}

export function view(state: State): View {
  const { itemPile, roomPile, threatPile, steps: _steps, random: _random, ...open } = state
  return {
    ...open,
    players: state.players.map(clonePlayer),
    vault: state.vault.slice(),
    threats: state.threats.slice(),
    crews: state.crews.slice(),
    itemTrack: state.itemTrack.slice(),
    roomTrack: state.roomTrack.slice(),
    itemPile: { deck: itemPile.deck.length, discard: itemPile.discard.slice() },
    roomPile: { deck: roomPile.deck.length, discard: roomPile.discard.slice() },
    threatPile: { deck: threatPile.deck.length, discard: threatPile.discard.slice() },
    pending: flow.pending(state) ?? null,
    result: result(state) ?? null,
  }
}

/** The same table with the decks shuffled anew and another future for the dice. */
export function sample(state: State, _seat: Seat, random: Random): State {
  const other = clone(state)
  shuffle(random, other.itemPile.deck)
  shuffle(random, other.roomPile.deck)
  shuffle(random, other.threatPile.deck)
  other.random = branch(random)
  return other
}
