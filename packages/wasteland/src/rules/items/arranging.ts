import type { Emit, Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../../choice.ts'
import { type ItemId, ITEM_IDS, ITEMS } from '../../content/items/items.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { type Player, playerAt, type State } from '../../state.ts'
import { fitTogether, mayEquip } from './belongings.ts'
import { belongings, inventoryLimit, isEquippable } from './passives.ts'

/** One arrangement of equipment (W-TURN-R4): what is equipped afterwards; the rest is in the inventory. */

type Arrange = ChoiceOf<'arrange'>

const ORDER: Readonly<Record<string, number>> = Object.fromEntries(ITEM_IDS.map((card, at) => [card, at]))

const byOrder = (a: ItemId, b: ItemId): number => (ORDER[a] ?? 0) - (ORDER[b] ?? 0)

/** Every arrangement but the present one, within the inventory limit (W-EQUIP-6, W-EQUIP-R1). */
export function arrangements(player: Player): Arrange[] {
  const list: Arrange[] = []
  const cards: ItemId[] = []
  for (const card of player.equipped) cards.push(card)
  for (const card of player.inventory) if (mayEquip(player, card)) cards.push(card)
  if (cards.length === 0) return list
  cards.sort(byOrder)
  grow(player, cards, 0, [], list)
  return list
}

/** Goes through the cards one by one, with and without each. */
function grow(player: Player, cards: readonly ItemId[], at: number, equip: readonly ItemId[], list: Arrange[]): void {
  const card = cards[at]
  if (card === undefined) {
    if (!isWorn(player, equip) && fitsInventory(player, equip) && idle(cards, equip) === undefined)
      list.push({ do: 'arrange', equip })
    return
  }
  if (fitsWith(equip, card)) grow(player, cards, at + 1, [...equip, card], list)
  if (!isAlwaysWorn(cards, at, card)) grow(player, cards, at + 1, equip, list)
}

/** Whether every arrangement without a card leaves it `idle`: nothing else takes its place. */
function isAlwaysWorn(cards: readonly ItemId[], at: number, card: ItemId): boolean {
  if (HINDERING.has(card)) return false
  for (const [other, one] of cards.entries()) if (other !== at && !fitTogether(one, card)) return false
  return true
}

/** W-EQUIP-R6: a card that could be put on besides and does no harm. */
function idle(cards: readonly ItemId[], equip: readonly ItemId[]): ItemId | undefined {
  return cards.find(card => !equip.includes(card) && !HINDERING.has(card) && fitsWith(equip, card))
}

const HINDERING: ReadonlySet<ItemId> = new Set(
  ITEM_IDS.filter(card =>
    ITEMS[card].effects.some(({ when, verbs }) => when === 'passive' && verbs.some(verb => verb.do === 'slow')),
  ),
)

function fitsWith(equip: readonly ItemId[], card: ItemId): boolean {
  for (const other of equip) if (!fitTogether(other, card)) return false
  return true
}

function isWorn({ equipped }: Player, equip: readonly ItemId[]): boolean {
  if (equipped.length !== equip.length) return false
  for (const card of equipped) if (!equip.includes(card)) return false
  return true
}

function fitsInventory(player: Player, equip: readonly ItemId[]): boolean {
  const { equipped, inventory } = player
  return equipped.length + inventory.length - equip.length <= inventoryLimit(player, equip)
}

export function whyNotArrange(player: Player, equip: readonly ItemId[]): Objection | undefined {
  const owned = belongings(player)
  for (const [at, card] of equip.entries()) {
    if (!owned.includes(card)) return because('W-EQUIP-6', { notYours: card })
    if (!isEquippable(card)) return because('W-ITEM-3', { notEquippable: card })
    if (!mayEquip(player, card)) return because('W-GOLD-1', { cannotWear: card })
    const before = equip.slice(0, at)
    if (before.some(other => byOrder(other, card) >= 0)) return 'W-EQUIP-6'
    const clash = before.find(other => !fitTogether(other, card))
    if (clash !== undefined) return because('W-EQUIP-2', { together: [clash, card] })
  }
  if (!fitsInventory(player, equip))
    return because('W-INV-2', { inventory: owned.length - equip.length, holds: inventoryLimit(player, equip) })
  if (isWorn(player, equip)) return 'W-EQUIP-6'
  const left = idle(owned.filter(card => mayEquip(player, card)).sort(byOrder), equip)
  return left === undefined ? undefined : because('W-EQUIP-R6', { idle: left })
}

export function rearrange(state: State, seat: Seat, equip: readonly ItemId[], emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  const inventory = belongings(player).filter(card => !equip.includes(card))
  player.equipped = [...equip]
  player.inventory = inventory
  emit?.({ type: 'arranged', seat, equipped: equip })
}
