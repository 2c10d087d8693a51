import { type Catalogue, type Language, speaker } from '@overseer/kernel'
import type { English, ShelterSay } from '@overseer/shelter'
import { CatalogueLoader } from '../../text/catalogue-loader.ts'
import { spoken } from '../../text/words.ts'
import type { en as tableEn } from './text/en.ts'

export type TableEnglish = typeof tableEn

const GAME = {
  en: async () => (await import('@overseer/shelter/text/en')).en,
  fr: async () => (await import('@overseer/shelter/text/fr')).fr,
  de: async () => (await import('@overseer/shelter/text/de')).de,
  ru: async () => (await import('@overseer/shelter/text/ru')).ru,
}

const TABLE = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
}

/** The words of the game. */
export const shelterWords = new CatalogueLoader<Catalogue<English>>({}, GAME)

export function shelterSay(language: Language): ShelterSay {
  return speaker<English>(language, shelterWords.in(language))
}

/** The words of the page, with those that belong to this table. */
export const t = spoken<TableEnglish>(new CatalogueLoader<Catalogue<TableEnglish>>({}, TABLE))
