import { CAPITAL_CARDS } from './capital.ts'
import { COMMONWEALTH_CARDS } from './commonwealth.ts'
import { FAR_HARBOR_CARDS } from './far-harbor.ts'
import { FOLLOW_UP_CARDS } from './follow-ups.ts'
import { PITT_CARDS } from './pitt.ts'
import { CULT_AND_AIRSHIP_CARDS } from './side-cult-and-airship.ts'
import { HUNTERS_AND_MACHINES_CARDS } from './side-hunters-and-machines.ts'
import { SYNTH_AND_SLEDGE_CARDS } from './side-synth-and-sledge.ts'
import { STAR_CARDS } from './stars.ts'
import { VAULT_CARDS } from './vaults.ts'
import type { Card, CardNumber, Encounter, Quest } from './types.ts'

/** The numbers 1 to 159 are the library; the star cards follow. */
export const LAST_NUMBER = 159
const WASTELAND_STARS = STAR_CARDS.filter(card => card.deck === 'wasteland').length

const CARDS: readonly Card[] = [
  ...FOLLOW_UP_CARDS,
  ...COMMONWEALTH_CARDS,
  ...FAR_HARBOR_CARDS,
  ...CAPITAL_CARDS,
  ...PITT_CARDS,
  ...VAULT_CARDS,
  ...CULT_AND_AIRSHIP_CARDS,
  ...HUNTERS_AND_MACHINES_CARDS,
  ...SYNTH_AND_SLEDGE_CARDS,
  ...STAR_CARDS,
]

/** Every card by its number; there is no card 0. */
export const LIBRARY: readonly (Card | undefined)[] = byNumber(CARDS)

/** W-LIB-R1: a number occurs once. */
function byNumber(cards: readonly Card[]): readonly (Card | undefined)[] {
  const library: (Card | undefined)[] = Array(LAST_NUMBER + STAR_CARDS.length + 1).fill(undefined)
  for (const card of cards) {
    if (library[card.number] !== undefined) throw new Error(`two cards have the number ${card.number}`)
    library[card.number] = card
  }
  return library
}

export function encounterCard(number: CardNumber): Encounter {
  const card = LIBRARY[number]
  if (card?.card !== 'encounter') throw new Error(`card ${number} is no encounter`)
  return card
}

export function questCard(number: CardNumber): Quest {
  const card = LIBRARY[number]
  if (card?.card !== 'quest') throw new Error(`card ${number} is no quest`)
  return card
}

/** The star cards with which the two decks begin (W-SETUP-7). */
export const STAR_DECKS: Readonly<Record<'wasteland' | 'settlement', readonly CardNumber[]>> = {
  wasteland: STAR_CARDS.filter(card => card.deck === 'wasteland').map(card => card.number),
  settlement: STAR_CARDS.filter(card => card.deck === 'settlement').map(card => card.number),
}

/** The name of a card in the texts: '001' to '159', 'W1' to 'W8', 'S1' to 'S8'. */
export function cardKey(number: CardNumber): string {
  if (number <= LAST_NUMBER) return String(number).padStart(3, '0')
  const star = number - LAST_NUMBER
  return star <= WASTELAND_STARS ? `W${star}` : `S${star - WASTELAND_STARS}`
}
