import { draw, type Emit, type Pile, reshuffle } from '@overseer/kernel'
import { TRACK_CARDS } from '../content/limits.ts'
import type { ItemId } from '../content/items.ts'
import type { BuiltRoomId } from '../content/rooms.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'

type Track = 'items' | 'rooms'

/** SH-TRK-2: the next card; an empty deck is made anew from its discards, but only when a card must be drawn. */
function drawFor(state: State, track: Track, emit: Emit<Event> | undefined): ItemId | BuiltRoomId | undefined {
  const pile: Pile<ItemId | BuiltRoomId> = track === 'items' ? state.itemPile : state.roomPile
  if (pile.deck.length === 0 && pile.discard.length > 0) {
    reshuffle(state, pile)
    emit?.({ type: 'deckReshuffled', deck: track })
  }
  const card = draw(state, pile)
  if (card !== undefined && emit !== undefined)
    emit(
      track === 'items'
        ? { type: 'itemRevealed', item: card as ItemId }
        : { type: 'roomRevealed', room: card as BuiltRoomId },
    )
  return card
}

function cardsOf(state: State, track: Track): (ItemId | BuiltRoomId)[] {
  return track === 'items' ? state.itemTrack : state.roomTrack
}

/** SH-TRK-2: a track that stayed short fills up before its next take or refresh. */
export function fillTrack(state: State, track: Track, emit?: Emit<Event>): void {
  const cards = cardsOf(state, track)
  while (cards.length < TRACK_CARDS) {
    const card = drawFor(state, track, emit)
    if (card === undefined) return
    cards.push(card)
  }
}

/** SH-ITM-1, SH-BLD-1: a card leaves the track and another one takes its place at once. */
export function takeFromTrack(state: State, track: Track, card: ItemId | BuiltRoomId, emit?: Emit<Event>): void {
  const cards = cardsOf(state, track)
  const at = cards.indexOf(card)
  const replacement = drawFor(state, track, emit)
  if (replacement === undefined) cards.splice(at, 1)
  else cards[at] = replacement
}

/** SH-TRK-1: all cards of the track are discarded and three drawn. */
export function refreshTrack(state: State, track: Track, emit?: Emit<Event>): void {
  fillTrack(state, track, emit)
  const cards = cardsOf(state, track)
  const pile: Pile<ItemId | BuiltRoomId> = track === 'items' ? state.itemPile : state.roomPile
  pile.discard.push(...cards)
  cards.length = 0
  emit?.({ type: 'trackRefreshed', track })
  fillTrack(state, track, emit)
}
