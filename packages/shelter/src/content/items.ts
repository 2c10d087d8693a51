import type { Cubes, Letter, Resource } from './icons.ts'

export const KINDS = ['weapon', 'outfit', 'pet', 'junk', 'aid'] as const
export type Kind = (typeof KINDS)[number]

/** What an item does. All but `steady` and `score` are used once and then turn, or go, as said. */
export type Ability =
  | { readonly does: 'steady'; readonly bonus: number } // counts in every fight, never turns
  | { readonly does: 'bonus'; readonly bonus: number } // before a fight's roll
  | { readonly does: 'reroll'; readonly dice: 1 | 2 } // after a fight's roll: one die, or one or both
  | { readonly does: 'dress'; readonly letter: Letter } // when placing: counts as trained
  | { readonly does: 'armor'; readonly pay: Cubes } // when placing on a fought threat: counts as trained in its letter
  | { readonly does: 'discount' } // when paying a room price: one symbol less
  | { readonly does: 'ready' } // another item
  | { readonly does: 'trade'; readonly pay: Cubes; readonly gain: Cubes }
  | { readonly does: 'swap' } // another item for one of the track
  | { readonly does: 'heal' } // discarded: an injured dweller, wherever it is
  | {
      readonly does: 'score'
      readonly base: number
      readonly per: Kind | Resource | 'room' | 'dweller'
      readonly each: number
    }

export interface Item {
  readonly kind: Kind
  readonly ability: Ability
}

const weapon = (ability: Ability): Item => ({ kind: 'weapon', ability })
const outfit = (ability: Ability): Item => ({ kind: 'outfit', ability })
const pet = (ability: Ability): Item => ({ kind: 'pet', ability })
const dress = (letter: Letter): Item => outfit({ does: 'dress', letter })

/** One happiness at the end, and one more for every item of a kind. */
const withKind = (per: Kind): Item => ({ kind: 'junk', ability: { does: 'score', base: 1, per, each: 1 } })

/** One happiness at the end for every two of something. */
const perTwo = (per: Resource | 'room' | 'dweller'): Item => ({
  kind: 'junk',
  ability: { does: 'score', base: 0, per, each: 2 },
})

const ITEM_CARDS = {
  pistol: weapon({ does: 'steady', bonus: 1 }),
  shotgun: weapon({ does: 'bonus', bonus: 2 }),
  laserRifle: weapon({ does: 'bonus', bonus: 2 }),
  plasmaPistol: weapon({ does: 'bonus', bonus: 2 }),
  minigun: weapon({ does: 'bonus', bonus: 3 }),
  missileLauncher: weapon({ does: 'reroll', dice: 2 }),
  fatMan: weapon({ does: 'reroll', dice: 2 }),
  militaryFatigues: dress('S'),
  armoredVaultSuit: dress('P'),
  wastelandGear: dress('E'),
  nightwear: dress('C'),
  labCoat: dress('I'),
  handymanJumpsuit: dress('A'),
  formalWear: dress('L'),
  powerArmor: outfit({ does: 'armor', pay: { power: 1 } }),
  goldenRetriever: pet({ does: 'ready' }),
  germanShepherd: pet({ does: 'trade', pay: { food: 1 }, gain: { power: 1 } }),
  collie: pet({ does: 'trade', pay: { water: 1 }, gain: { power: 2 } }),
  husky: pet({ does: 'trade', pay: { water: 1 }, gain: { food: 2 } }),
  scottishFold: pet({ does: 'reroll', dice: 1 }),
  parrot: pet({ does: 'discount' }),
  maineCoon: pet({ does: 'swap' }),
  giddyupButtercup: withKind('pet'),
  yaoGuaiHide: withKind('outfit'),
  ductTape: withKind('weapon'),
  chemistryFlask: perTwo('water'),
  goldWatch: perTwo('food'),
  circuitBoard: perTwo('power'),
  globe: perTwo('room'),
  camera: perTwo('dweller'),
  stimpak: { kind: 'aid', ability: { does: 'heal' } },
} as const satisfies Record<string, Item>

export type ItemId = keyof typeof ITEM_CARDS
export const ITEM_IDS = Object.keys(ITEM_CARDS) as ItemId[]
export const ITEMS: Readonly<Record<ItemId, Item>> = ITEM_CARDS
