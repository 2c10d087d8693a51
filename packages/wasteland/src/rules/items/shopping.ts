import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import { type ChoiceOf, SKIP } from '../../choice.ts'
import { type ItemId, ITEMS, type ItemKind } from '../../content/items/items.ts'
import type { Mark } from '../../content/items/types.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { ask } from '../asking.ts'
import { type Player, playerAt, type State, takeOut } from '../../state.ts'
import { gainItems, loseItem, takeAsset, toPile } from './belongings.ts'
import { belongings, discountOf, hasTrait } from './passives.ts'
import { gainCaps, spendCaps } from '../survivors/survivors.ts'

/** The shop: a row of assets, and what survivors do with it. */

const ROW = 4

/** What a prompt to shop allows. */
export interface Terms {
  readonly n: number // interactions
  readonly discount: number
  readonly kinds: readonly ItemKind[] // that are cheaper; none named: all
  readonly saleBonus: number // Caps more for each sold card
}

type ShopStep = Asked & Terms

/** W-SHOP-2: at the left end. */
export function addToRow(state: State, emit?: Emit<Event>): boolean {
  const card = takeAsset(state, emit)
  if (card === undefined) return false // W-ASSET-R1
  state.row.unshift(card)
  emit?.({ type: 'shopAdded', item: card })
  return true
}

/** A card of the row is discarded. */
export function dropFromRow(state: State, card: ItemId, emit?: Emit<Event>): void {
  if (!takeOut<ItemId>(state.row, card)) return
  toPile(state, card)
  emit?.({ type: 'shopDropped', item: card })
}

/** W-SHOP-4, W-SHOP-R1, W-SHOP-R7: four cards again, after an action or whatever caused the shopping. */
export function resetRow(state: State, emit?: Emit<Event>): void {
  while (state.row.length > ROW) {
    const last = state.row.pop() // W-SHOP-3: from the right end
    if (last === undefined) return
    state.assetPile.discard.push(last)
    emit?.({ type: 'shopDropped', item: last })
  }
  while (state.row.length < ROW) if (!addToRow(state, emit)) return
}

/** W-SHOP-5, W-SHOP-R2: one card is added first, whatever the number of interactions. */
export function openShop(state: State, seat: Seat, terms: Terms, emit?: Emit<Event>): void {
  addToRow(state, emit)
  push(state, { do: 'shop', seat, ...terms })
}

/** W-SHOP-7, W-SHOP-R9: cost less discounts, at least 1. */
export function priceOf(player: Player, card: ItemId, { discount, kinds }: Terms): number | undefined {
  const { value, kind } = ITEMS[card]
  if (value === null) return undefined
  const cheaper = kinds.length === 0 || kinds.includes(kind) ? discount : 0
  const off = cheaper + discountOf(player)
  return off === 0 ? value : Math.max(1, value - off)
}

/** W-SHOP-8, W-SHOP-R4. */
export function proceedsOf(card: ItemId, { saleBonus }: Terms): number | undefined {
  const { value } = ITEMS[card]
  return value === null ? undefined : Math.max(0, value - 1) + saleBonus
}

/** W-SHOP-9, W-SHOP-10: the trait or letter in the corner, if there is one. */
export function meetsMark(player: Player, mark: Mark | null): boolean {
  if (mark === null) return true
  return mark.is === 'trait' ? hasTrait(player, mark.trait) : player.letters.includes(mark.letter)
}

/** W-SHOP-R5: companions with a cost are bought, the others recruited. */
function isRecruited(card: ItemId): boolean {
  return ITEMS[card].kind === 'companion' && ITEMS[card].value === null
}

export const shop = ask<'buy' | 'recruit' | 'sell' | 'skip', ShopStep>({
  open: (state, step) => step.n > 0 && !playerAt(state, step.seat).eliminated && interactions(state, step).length > 0,
  options: (state, step) => [...interactions(state, step), SKIP],
  rule: 'W-SHOP-6',
  why: {
    buy: (state, step, { card }) => whyNotBuy(state, step, card),
    recruit: (state, step, { card }) => whyNotRecruit(state, step, card),
    sell: (state, { seat }, { card }) => whyNotSell(playerAt(state, seat), card),
    skip: () => undefined,
  },
  answers: {
    buy(state, step, { card }, emit) {
      const { seat } = step
      const caps = priceOf(playerAt(state, seat), card, step) ?? 0
      afterwards(state, step)
      takeOut<ItemId>(state.row, card)
      spendCaps(state, seat, caps)
      emit?.({ type: 'itemBought', seat, item: card, caps })
      gainItems(state, seat, [card], emit)
    },
    recruit(state, step, { card }, emit) {
      afterwards(state, step)
      takeOut<ItemId>(state.row, card)
      emit?.({ type: 'companionRecruited', seat: step.seat, item: card })
      gainItems(state, step.seat, [card], emit)
    },
    sell(state, step, { card }, emit) {
      const { seat } = step
      const caps = proceedsOf(card, step) ?? 0
      afterwards(state, step)
      loseItem(playerAt(state, seat), card)
      toPile(state, card) // W-SHOP-R3
      emit?.({ type: 'itemSold', seat, item: card, caps })
      gainCaps(state, seat, caps)
      push(state, { do: 'overflow', seat }) // the sold card may have made room
    },
    skip: () => {},
  },
})

/** One interaction fewer is left. */
function afterwards(state: State, step: ShopStep): void {
  push(state, { do: 'check' }, { ...step, do: 'shop', n: step.n - 1 })
}

/** Everything that can be bought, recruited or sold now; of equal cards only one (W-SHOP-R8). */
function interactions(state: State, step: ShopStep): ChoiceOf<'buy' | 'recruit' | 'sell'>[] {
  const list: ChoiceOf<'buy' | 'recruit' | 'sell'>[] = []
  const player = playerAt(state, step.seat)
  for (const card of new Set(state.row)) {
    const price = priceOf(player, card, step)
    if (price !== undefined && price <= player.caps) list.push({ do: 'buy', card })
    if (isRecruited(card) && meetsMark(player, ITEMS[card].mark)) list.push({ do: 'recruit', card })
  }
  for (const card of new Set(belongings(player))) if (ITEMS[card].value !== null) list.push({ do: 'sell', card })
  return list
}

function whyNotBuy(state: State, step: ShopStep, card: ItemId): Objection | undefined {
  if (!isInRow(state, card)) return because('W-SHOP-1', { notInShop: card })
  const player = playerAt(state, step.seat)
  const price = priceOf(player, card, step)
  if (price === undefined) return because('W-SHOP-R5', { priceless: card })
  return price <= player.caps ? undefined : because('W-SHOP-7', { missing: price - player.caps, of: 'caps' })
}

function whyNotRecruit(state: State, { seat }: ShopStep, card: ItemId): Objection | undefined {
  if (!isInRow(state, card)) return because('W-SHOP-1', { notInShop: card })
  if (!isRecruited(card)) return because('W-SHOP-R5', { forSale: card })
  const { mark } = ITEMS[card]
  return mark === null || meetsMark(playerAt(state, seat), mark) ? undefined : because('W-SHOP-9', { mark, card })
}

function isInRow(state: State, card: ItemId): boolean {
  return state.row.some(one => one === card)
}

function whyNotSell(player: Player, card: ItemId): Objection | undefined {
  if (!belongings(player).includes(card)) return because('W-SHOP-8', { notYours: card })
  return ITEMS[card].value === null ? because('W-SHOP-R4', { priceless: card }) : undefined
}
