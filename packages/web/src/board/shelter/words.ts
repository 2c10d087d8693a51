import { type Language, speaker } from '@overseer/kernel'
import type { English, ShelterSay } from '@overseer/shelter'
import { en } from '@overseer/shelter/text/en'
import { Lexicon } from '../../lexicon.ts'

/** The words of Shelter. */
export const shelterWords = new Lexicon<English>(en, {
  fr: async () => (await import('@overseer/shelter/text/fr')).fr,
  de: async () => (await import('@overseer/shelter/text/de')).de,
  ru: async () => (await import('@overseer/shelter/text/ru')).ru,
})

export function shelterSay(language: Language): ShelterSay {
  return speaker<English>(language, shelterWords.in(language))
}
