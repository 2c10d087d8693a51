import type { Emit, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type ItemId, ITEM_IDS } from '../content/items.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import type { Player, State } from '../state.ts'
import { fitTogether, mayEquip } from './belongings.ts'
import { belongings, inventoryLimit, isEquippable } from './passives.ts'

/** One arrangement of equipment (W-TURN-R4): what is equipped afterwards; the rest is in the inventory. */

type Arrange = Extract<Choice, { do: 'arrange' }>

const ORDER = new Map<ItemId, number>(ITEM_IDS.map((card, at) => [card, at]))

const byOrder = (a: ItemId, b: ItemId): number => ORDER.get(a)! - ORDER.get(b)!

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
  if (at === cards.length) {
    if (!isWorn(player, equip) && fitsInventory(player, equip)) list.push({ do: 'arrange', equip })
    return
  }
  const card = cards[at]!
  if (fitsWith(equip, card)) grow(player, cards, at + 1, [...equip, card], list)
  grow(player, cards, at + 1, equip, list)
}

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

export function whyNotArrange(player: Player, equip: readonly ItemId[]): RuleId | undefined {
  const owned = belongings(player)
  for (const [at, card] of equip.entries()) {
    if (!owned.includes(card)) return 'W-EQUIP-6'
    if (!isEquippable(card)) return 'W-ITEM-3'
    if (!mayEquip(player, card)) return 'W-GOLD-1'
    if (at > 0 && byOrder(equip[at - 1]!, card) >= 0) return 'W-EQUIP-6'
    if (!fitsWith(equip.slice(0, at), card)) return 'W-EQUIP-2'
  }
  if (!fitsInventory(player, equip)) return 'W-INV-2'
  return isWorn(player, equip) ? 'W-EQUIP-6' : undefined
}

export function rearrange(state: State, seat: Seat, equip: readonly ItemId[], emit?: Emit<Event>): void {
  const player = state.players[seat]!
  const inventory = belongings(player).filter(card => !equip.includes(card))
  player.equipped = [...equip]
  player.inventory = inventory
  emit?.({ type: 'arranged', seat, equipped: equip })
}
