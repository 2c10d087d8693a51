import { apparel, type Item, weapon } from '../items/item-card.ts'
import type { Letter } from '../terms.ts'
import type { Trait } from './traits.ts'
import { type Effect, fight, heal, hit, ignore, move, passive, reroll, slow } from '../items/types.ts'

/** The three items that characters start with. */
export const CHARACTER_ITEM_CARDS = {
  vaultSuit: { ...apparel(1, 3, passive(reroll(1, 'E'))), under: true },
  tireIron: weapon('S', 2, fight('exhaust', reroll(2))),
  outcastPowerArmor: apparel(
    2,
    6,
    passive(slow(1), ignore('irradiated'), ignore('difficult'), reroll(2, 'SPECIAL')),
    fight('exhaust', hit(3)),
  ),
} as const satisfies Record<string, Item>

/** The two character cards that lie beside the board (W-CHAR-3). */
export const CHARACTER_ABILITIES = ['mutantHide', 'ghoulBlood'] as const
type CharacterAbility = (typeof CHARACTER_ABILITIES)[number]

export interface Character {
  readonly letter: Letter
  readonly hp: number // maximum
  readonly card: keyof typeof CHARACTER_ITEM_CARDS | CharacterAbility
  readonly becomes: Trait | null // at setup
  readonly armor: number // of the character itself
  readonly noApparel: boolean // may carry and sell it, never wear it
  readonly effects: readonly Effect[] // of an ability card
}

const human = (letter: Letter, card: keyof typeof CHARACTER_ITEM_CARDS): Character => ({
  letter,
  hp: 16,
  card,
  becomes: null,
  armor: 0,
  noApparel: false,
  effects: [],
})

const CHARACTER_CARDS = {
  vaultDweller: human('L', 'vaultSuit'),
  wastelander: human('A', 'tireIron'),
  brotherhoodOutcast: human('I', 'outcastPowerArmor'),
  superMutant: {
    letter: 'S',
    hp: 16,
    card: 'mutantHide',
    becomes: 'superMutant',
    armor: 2,
    noApparel: true,
    effects: [passive(ignore('irradiated'), reroll(2, 'SE'))],
  },
  ghoul: {
    letter: 'P',
    hp: 15,
    card: 'ghoulBlood',
    becomes: 'vilified',
    armor: 0,
    noApparel: false,
    effects: [move(heal('rads')), passive(reroll(2, 'PECA'))],
  },
} as const satisfies Record<string, Character>

export type CharacterId = keyof typeof CHARACTER_CARDS
export const CHARACTER_IDS = Object.keys(CHARACTER_CARDS) as CharacterId[]
export const CHARACTERS: Readonly<Record<CharacterId, Character>> = CHARACTER_CARDS

/** What everybody starts with. */
export const START_CAPS = 3
