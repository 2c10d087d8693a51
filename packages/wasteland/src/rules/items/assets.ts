import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import { type AssetId, type ItemId, ITEMS } from '../../content/items/items.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { ask } from '../asking.ts'
import { playerAt, type State, takeOut } from '../../state.ts'
import { gainItems, takeAsset } from './belongings.ts'
import { addToRow, dropFromRow, meetsMark } from './shopping.ts'

/** Assets that cards give away. */

/** W★2: the top asset lies open until it is taken or dropped. */
export function revealAsset(state: State, emit?: Emit<Event>): void {
  const card = takeAsset(state, emit)
  if (card === undefined) return
  state.flipped = card
  emit?.({ type: 'assetRevealed', item: card })
}

export function takeRevealed(state: State, seat: Seat, emit?: Emit<Event>): void {
  const card = state.flipped
  if (card === null) return
  state.flipped = null
  gainItems(state, seat, [card], emit)
}

/** W-CON-CW2: a revealed asset that nobody took. */
export function dropRevealed(state: State, emit?: Emit<Event>): void {
  const card = state.flipped
  if (card === null) return
  state.flipped = null
  state.assetPile.discard.push(card)
  emit?.({ type: 'assetDropped', item: card })
}

/** W-CON-R23: assets are revealed until a companion comes; one that is not taken is discarded like the others. */
export function companionDraw(state: State, seat: Seat, who: 'meets' | 'any', emit?: Emit<Event>): void {
  const { deck, discard } = state.assetPile
  if (![...deck, ...discard].some(card => ITEMS[card].kind === 'companion')) return
  const passed: AssetId[] = []
  for (let card = takeAsset(state, emit); card !== undefined; card = takeAsset(state, emit)) {
    emit?.({ type: 'assetRevealed', item: card })
    const player = playerAt(state, seat)
    const found = ITEMS[card].kind === 'companion'
    const taken = found && !player.eliminated && (who === 'any' || meetsMark(player, ITEMS[card].mark))
    if (taken) gainItems(state, seat, [card], emit)
    else passed.push(card)
    if (found) break
  }
  state.assetPile.discard.push(...passed)
}

function distinct(cards: readonly AssetId[]): AssetId[] {
  return [...new Set(cards)]
}

/** W-CON-R11: a card of the row, free of charge, whatever it requires. */
export const takeShop = ask({
  open: (state, { seat }) => state.row.length > 0 && !playerAt(state, seat).eliminated,
  options: state => distinct(state.row).map(card => ({ do: 'take', card })),
  rule: 'W-CON-R11',
  why: { take: (state, _step, { card }) => whyNotIn(state.row, card, because('W-CON-R11', { notInShop: card })) },
  answers: {
    take(state, { seat }, { card }, emit) {
      takeOut<ItemId>(state.row, card)
      gainItems(state, seat, [card], emit)
    },
  },
})

/** 062: any card of the asset discard pile. */
export const takeAssetDiscard = ask({
  open: (state, { seat }) => state.assetPile.discard.length > 0 && !playerAt(state, seat).eliminated,
  options: state => distinct(state.assetPile.discard).map(card => ({ do: 'take', card })),
  rule: 'W-CON-C062',
  why: {
    take: (state, _step, { card }) =>
      whyNotIn(state.assetPile.discard, card, because('W-CON-C062', { notDiscarded: card })),
  },
  answers: {
    take(state, { seat }, { card }, emit) {
      takeOut<ItemId>(state.assetPile.discard, card)
      gainItems(state, seat, [card], emit)
    },
  },
})

function whyNotIn(cards: readonly ItemId[], card: ItemId, objection: Objection): Objection | undefined {
  return cards.includes(card) ? undefined : objection
}

type ReplaceShop = Asked & { readonly left: number; readonly gone: number }

/** S★5: so many cards of the row, by choice, are discarded and then replaced. */
export const replaceShop = {
  ...ask<'discard', ReplaceShop>({
    open: (state, { left }) => left > 0 && state.row.length > 0,
    options: state => distinct(state.row).map(card => ({ do: 'discard', card })),
    rule: 'W-CON-CS5',
    why: { discard: (state, _step, { card }) => whyNotIn(state.row, card, because('W-CON-CS5', { notInShop: card })) },
    answers: {
      discard(state, step, { card }, emit) {
        dropFromRow(state, card, emit)
        push(state, { ...step, do: 'replaceShop', left: step.left - 1, gone: step.gone + 1 })
      },
    },
  }),
  settle(state: State, { gone }: ReplaceShop, emit?: Emit<Event>) {
    for (let i = 0; i < gone; i++) addToRow(state, emit)
  },
}
