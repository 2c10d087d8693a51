import { parseRecord } from '@overseer/kernel'
import {
  catalogueIn,
  loadWords,
  narrator,
  READINGS,
  RULE_IDS,
  storyOfRecord,
  TWISTS,
  type View,
  wasteland,
  WORD_PARTS,
  wordPartsOf,
} from '@overseer/wasteland'
import { nameIn } from '../catalogue.ts'
import type { GameModule } from '../entry.ts'

/** Wasteland, whose words come language by language, and its stories with the table that needs them. */
export const wastelandGame: GameModule = {
  game: wasteland,
  rules: RULE_IDS,
  variants: TWISTS,
  readings: async () => READINGS,
  story: (record, language, names, format) => storyOfRecord(parseRecord(wasteland, record), language, names, format),
  async words(language, parts) {
    await loadWords(
      language,
      WORD_PARTS.filter(part => parts.includes(part)),
    )
    return {
      narrator: names => narrator(language, names),
      cardName: (kind, card) => nameIn(catalogueIn(language), kind, card),
    }
  },
  wordParts: {
    all: WORD_PARTS,
    of: view => wordPartsOf(view as View),
    ahead: view => [(view as View).options.scenario, 'later', 'rulebook'],
    rulebook: ['rulebook'],
  },
  guide: async () => (await import('@overseer/wasteland/guide')).guide,
  statistics: async () => (await import('./statistics.ts')).statistics,
}
