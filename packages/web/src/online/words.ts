import type { Catalogue } from '@overseer/kernel'
import { CatalogueLoader } from '../text/catalogue-loader.ts'
import { spoken } from '../text/words.ts'
import type { en } from './text/en.ts'

const WORDS = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
}

export const onlineWords = new CatalogueLoader<Catalogue<typeof en>>({}, WORDS)

/** The words of everything online, and those of the page. */
export const t = spoken<typeof en>(onlineWords)
