import type { Letter } from '../terms.ts'
import { type Demand, type Effect, lettersOf, type Mark } from './types.ts'

/** The first three are equipped, `event` is carried out at once, the others are used from the inventory (W-ITEM-3). */
export const ITEM_KINDS = [
  'weapon',
  'apparel',
  'companion',
  'aid',
  'drug',
  'magazine',
  'junk',
  'grenade',
  'gear',
  'event',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** A loot card, asset, unique asset or character item, with every field there. */
export interface Item {
  readonly kind: ItemKind
  readonly copies: number
  readonly letters: readonly Letter[] // of a weapon
  readonly ranged: boolean
  readonly armor: number
  readonly under: boolean // one other apparel may be worn over it, and both count
  readonly robot: boolean
  readonly value: number | null // cost and value (W-SHOP-R9); null: it cannot be bought or sold
  readonly mark: Mark | null // of a companion that is recruited
  readonly demand: Demand | null // of a companion when it is readied; null: always met
  readonly unexhaust: number // Caps for readying it (W-EXH-6)
  readonly effects: readonly Effect[]
}

const BLANK: Omit<Item, 'kind'> = {
  copies: 1,
  letters: [],
  ranged: false,
  armor: 0,
  under: false,
  robot: false,
  value: null,
  mark: null,
  demand: null,
  unexhaust: 0,
  effects: [],
}

export const weapon = (letters: string, value: number, ...effects: Effect[]): Item => ({
  ...BLANK,
  kind: 'weapon',
  letters: lettersOf(letters),
  value,
  effects,
})

export const rangedWeapon = (letters: string, value: number, ...effects: Effect[]): Item => ({
  ...weapon(letters, value, ...effects),
  ranged: true,
})

export const apparel = (armor: number, value: number, ...effects: Effect[]): Item => ({
  ...BLANK,
  kind: 'apparel',
  armor,
  value,
  effects,
})

export const companion = (
  card: Partial<Pick<Item, 'value' | 'mark' | 'demand' | 'unexhaust'>>,
  effect: Effect,
): Item => ({
  ...BLANK,
  ...card,
  kind: 'companion',
  effects: [effect],
})

export const robot = (card: Item): Item => ({ ...card, robot: true })

const carried =
  (kind: ItemKind) =>
  (value: number, ...effects: Effect[]): Item => ({ ...BLANK, kind, value, effects })

export const aid = carried('aid')
export const drug = carried('drug')
export const magazine = carried('magazine')
export const junk = carried('junk')
export const grenade = carried('grenade')
export const gear = carried('gear')

export const event = (...effects: Effect[]): Item => ({ ...BLANK, kind: 'event', effects })

export const times = (copies: number, card: Item): Item => ({ ...card, copies })

/** A card that stays exhausted at camp unless its owner pays. */
export const unexhaust = (caps: number, card: Item): Item => ({ ...card, unexhaust: caps })
