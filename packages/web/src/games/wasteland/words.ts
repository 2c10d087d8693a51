import type { Catalogue } from '@overseer/kernel'
import { CatalogueLoader } from '../../text/catalogue-loader.ts'
import { spoken } from '../../text/words.ts'
import type { en } from './text/en.ts'

const TABLE = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
}

/** The words of the page, with those that belong to this table. */
export const t = spoken<typeof en>(new CatalogueLoader<Catalogue<typeof en>>({}, TABLE))
