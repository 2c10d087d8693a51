import { ASSET_CARDS } from './assets.ts'
import { CHARACTER_ITEM_CARDS } from '../survivors/characters.ts'
import type { Item } from './item-card.ts'
import { LOOT_CARDS } from './loot.ts'
import { UNIQUE_CARDS } from './unique-assets.ts'

export { ITEM_KINDS, type Item, type ItemKind } from './item-card.ts'

export type LootId = keyof typeof LOOT_CARDS
export type AssetId = keyof typeof ASSET_CARDS
export type UniqueId = keyof typeof UNIQUE_CARDS
export type CharacterItemId = keyof typeof CHARACTER_ITEM_CARDS
export type ItemId = LootId | AssetId | UniqueId | CharacterItemId

export const LOOT_IDS = Object.keys(LOOT_CARDS) as LootId[]
export const ASSET_IDS = Object.keys(ASSET_CARDS) as AssetId[]
export const UNIQUE_IDS = Object.keys(UNIQUE_CARDS) as UniqueId[]
export const CHARACTER_ITEM_IDS = Object.keys(CHARACTER_ITEM_CARDS) as CharacterItemId[]
export const ITEM_IDS: readonly ItemId[] = [...LOOT_IDS, ...ASSET_IDS, ...UNIQUE_IDS, ...CHARACTER_ITEM_IDS]

/** Every item by its name. */
export const ITEMS: Readonly<Record<ItemId, Item>> = {
  ...LOOT_CARDS,
  ...ASSET_CARDS,
  ...UNIQUE_CARDS,
  ...CHARACTER_ITEM_CARDS,
}

const deckOf = <Id extends ItemId>(ids: readonly Id[]): readonly Id[] =>
  ids.flatMap(id => Array<Id>(ITEMS[id].copies).fill(id))

/** The decks as they come out of the box; a name appears as often as there are copies. */
export const LOOT_DECK = deckOf(LOOT_IDS)
export const ASSET_DECK = deckOf(ASSET_IDS)
export const UNIQUE_DECK = deckOf(UNIQUE_IDS)

/** The place where a discarded card belongs (W-LIMIT-R2). */
export type ItemDeck = 'loot' | 'asset' | 'unique' | 'character'
export const ITEM_DECKS: Readonly<Record<ItemId, ItemDeck>> = Object.fromEntries([
  ...LOOT_IDS.map(id => [id, 'loot']),
  ...ASSET_IDS.map(id => [id, 'asset']),
  ...UNIQUE_IDS.map(id => [id, 'unique']),
  ...CHARACTER_ITEM_IDS.map(id => [id, 'character']),
])
