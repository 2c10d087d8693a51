import { narratorWith, RULE_IDS, shelter } from '@overseer/shelter'
import './art/cards.ts'
import { SHELTER_PACE, ShelterBoard } from './board/shelter/board.tsx'
import { ShelterSummary } from './board/shelter/summary.tsx'
import { shelterWords } from './board/shelter/words.ts'
import { type Kit, nameIn } from './games.ts'

/** Shelter, with its drawn board. */
export const shelterKit: Kit = {
  game: shelter,
  rules: RULE_IDS,
  pace: SHELTER_PACE,
  Board: ShelterBoard,
  Summary: ShelterSummary,
  favourites: ['room built', 'item taken', 'threat beaten'],
  words: shelterWords,
  narrator: (language, names) => narratorWith(shelterWords.in(language), language, names),
  cardName: (language, kind, card) => nameIn(shelterWords.in(language), kind, card),
}
