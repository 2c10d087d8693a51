import type { Catalogue, Language } from '@overseer/kernel'
import { type English, narratorWith, RULE_IDS, shelter } from '@overseer/shelter'
import { nameIn } from '../catalogue.ts'
import type { GameModule } from '../entry.ts'

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue<English>>>> = {
  en: async () => (await import('@overseer/shelter/text/en')).en,
  fr: async () => (await import('@overseer/shelter/text/fr')).fr,
  de: async () => (await import('@overseer/shelter/text/de')).de,
  ru: async () => (await import('@overseer/shelter/text/ru')).ru,
}

/** Shelter, whose words come language by language. */
export const shelterGame: GameModule = {
  game: shelter,
  rules: RULE_IDS,
  variants: [{}],
  async words(language) {
    const catalogue = await CATALOGUES[language]()
    return {
      narrator: names => narratorWith(catalogue, language, names),
      cardName: (kind, card) => nameIn(catalogue, kind, card),
    }
  },
  readings: async () => (await import('./readings.ts')).READINGS,
  guide: async () => (await import('@overseer/shelter/guide')).guide,
  statistics: async () => (await import('./statistics.ts')).statistics,
}
