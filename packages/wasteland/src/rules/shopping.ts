import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, SKIP } from '../choice.ts'
import { type AssetId, type ItemId, ITEMS, type ItemKind } from '../content/items.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Mark } from '../content/vocabulary-items.ts'
import type { Event } from '../event.ts'
import { type Player, push, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { gainItems, loseItem, takeAsset, toPile } from './belongings.ts'
import { belongings, discountOf, hasTrait } from './passives.ts'
import { gainCaps, payCaps } from './survivors.ts'

/** The shop: a row of assets, and what survivors do with it. */

const ROW = 4

/** What a prompt to shop allows. */
export interface Terms {
  readonly n: number // interactions
  readonly discount: number
  readonly kinds: readonly ItemKind[] // that are cheaper; none named: all
  readonly saleBonus: number // Caps more for each sold card
}

type ShopStep = Step & Terms & { readonly seat: Seat }

/** W-SHOP-2: at the left end. */
export function addToRow(state: State, emit?: Emit<Event>): boolean {
  const card = takeAsset(state, emit)
  if (card === undefined) return false // W-ASSET-R1
  state.row.unshift(card)
  emit?.({ type: 'shopAdded', item: card })
  return true
}

/** W-SHOP-3: from the right end. */
function dropFromRow(state: State, emit?: Emit<Event>): void {
  const card = state.row.pop()
  if (card === undefined) return
  state.assetPile.discard.push(card)
  emit?.({ type: 'shopDropped', item: card })
}

/** W-SHOP-4, W-SHOP-R1, W-SHOP-R7: four cards again, after an action or whatever caused the shopping. */
export function resetRow(state: State, emit?: Emit<Event>): void {
  while (state.row.length > ROW) dropFromRow(state, emit)
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

export const shop: Question<State, ShopStep, Choice, Event> = {
  open: (state, step) => step.n > 0 && !state.players[step.seat]!.eliminated && interactions(state, step).length > 0,
  choices: (state, step) => [...interactions(state, step), SKIP],
  why(state, step, wish) {
    return wish.do === 'skip' ? undefined : whyNotInteract(state, step, wish)
  },
  answer(state, step, choice, emit) {
    if (choice.do === 'skip') return
    push(state, { do: 'check' }, { ...step, do: 'shop', n: step.n - 1 })
    interact(state, step, choice, emit)
  },
}

/** Everything that can be bought, recruited or sold now; of equal cards only one (W-SHOP-R8). */
function interactions(state: State, step: ShopStep): Choice[] {
  const list: Choice[] = []
  const player = state.players[step.seat]!
  for (const card of new Set(state.row)) {
    const price = priceOf(player, card, step)
    if (price !== undefined && price <= player.caps) list.push({ do: 'buy', card })
    if (isRecruited(card) && meetsMark(player, ITEMS[card].mark)) list.push({ do: 'recruit', card })
  }
  for (const card of new Set(belongings(player))) if (ITEMS[card].value !== null) list.push({ do: 'sell', card })
  return list
}

function whyNotInteract(state: State, step: ShopStep, wish: Choice): RuleId | undefined {
  const player = state.players[step.seat]!
  if (wish.do === 'sell') {
    if (!player.equipped.includes(wish.card) && !player.inventory.includes(wish.card)) return 'W-SHOP-8'
    return ITEMS[wish.card].value === null ? 'W-SHOP-R4' : undefined
  }
  if (wish.do !== 'buy' && wish.do !== 'recruit') return 'W-SHOP-6'
  if (!state.row.includes(wish.card as AssetId)) return 'W-SHOP-1'
  if (wish.do === 'recruit') {
    if (!isRecruited(wish.card)) return 'W-SHOP-R5'
    return meetsMark(player, ITEMS[wish.card].mark) ? undefined : 'W-SHOP-9'
  }
  const price = priceOf(player, wish.card, step)
  if (price === undefined) return 'W-SHOP-R5'
  return price <= player.caps ? undefined : 'W-SHOP-7'
}

function interact(state: State, step: ShopStep, choice: Choice, emit?: Emit<Event>): void {
  const { seat } = step
  const player = state.players[seat]!
  if (choice.do === 'sell') {
    const caps = proceedsOf(choice.card, step)!
    loseItem(player, choice.card)
    toPile(state, choice.card) // W-SHOP-R3
    emit?.({ type: 'itemSold', seat, item: choice.card, caps })
    gainCaps(state, seat, caps)
    push(state, { do: 'overflow', seat }) // the sold card may have made room
  } else if (choice.do === 'buy') {
    const caps = priceOf(player, choice.card, step)!
    takeOut(state.row, choice.card as AssetId)
    payCaps(state, seat, caps)
    emit?.({ type: 'itemBought', seat, item: choice.card, caps })
    gainItems(state, seat, [choice.card], emit)
  } else if (choice.do === 'recruit') {
    takeOut(state.row, choice.card as AssetId)
    emit?.({ type: 'companionRecruited', seat, item: choice.card })
    gainItems(state, seat, [choice.card], emit)
  }
}
