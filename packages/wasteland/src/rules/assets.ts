import type { Emit, Question, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type AssetId, ITEMS } from '../content/items.ts'
import type { Event } from '../event.ts'
import { push, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { gainItems, takeAsset } from './belongings.ts'
import { addToRow, meetsMark } from './shopping.ts'

/** Assets that cards give away. */

type Ask = Step & { readonly seat: Seat }

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

/** W-CON-R23: assets are revealed until a companion comes; one that is not taken is discarded like the others. */
export function companionDraw(state: State, seat: Seat, who: 'meets' | 'any', emit?: Emit<Event>): void {
  const { deck, discard } = state.assetPile
  if (![...deck, ...discard].some(card => ITEMS[card].kind === 'companion')) return
  const passed: AssetId[] = []
  for (let card = takeAsset(state, emit); card !== undefined; card = takeAsset(state, emit)) {
    emit?.({ type: 'assetRevealed', item: card })
    const player = state.players[seat]!
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
export const takeShop: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => state.row.length > 0 && !state.players[seat]!.eliminated,
  choices: state => distinct(state.row).map(card => ({ do: 'take', card })),
  why: (state, _step, wish) =>
    wish.do === 'take' && state.row.includes(wish.card as AssetId) ? undefined : 'W-CON-R11',
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'take') return
    takeOut(state.row, choice.card as AssetId)
    gainItems(state, seat, [choice.card], emit)
  },
}

/** 062: any card of the asset discard pile. */
export const takeAssetDiscard: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => state.assetPile.discard.length > 0 && !state.players[seat]!.eliminated,
  choices: state => distinct(state.assetPile.discard).map(card => ({ do: 'take', card })),
  why: (state, _step, wish) =>
    wish.do === 'take' && state.assetPile.discard.includes(wish.card as AssetId) ? undefined : 'W-CON-C062',
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'take') return
    takeOut(state.assetPile.discard, choice.card as AssetId)
    gainItems(state, seat, [choice.card], emit)
  },
}

type ReplaceShop = Ask & { readonly left: number; readonly gone: number }

/** S★5: so many cards of the row, by choice, are discarded and then replaced. */
export const replaceShop: Question<State, ReplaceShop, Choice, Event> = {
  open: (state, { left }) => left > 0 && state.row.length > 0,
  settle(state, { gone }, emit) {
    for (let i = 0; i < gone; i++) addToRow(state, emit)
  },
  choices: state => distinct(state.row).map(card => ({ do: 'discard', card })),
  why: (state, _step, wish) =>
    wish.do === 'discard' && state.row.includes(wish.card as AssetId) ? undefined : 'W-CON-CS5',
  answer(state, step, choice, emit) {
    if (choice.do !== 'discard') return
    takeOut(state.row, choice.card as AssetId)
    state.assetPile.discard.push(choice.card as AssetId)
    emit?.({ type: 'shopDropped', item: choice.card })
    push(state, { ...step, do: 'replaceShop', left: step.left - 1, gone: step.gone + 1 })
  },
}
