import type { Catalogue } from '@overseer/kernel'
import { CatalogueLoader } from '../../text/catalogue-loader.ts'
import { spoken } from '../../text/words.ts'
import type { en } from './text/en.ts'

const staffWords = new CatalogueLoader<Catalogue<typeof en>>(
  {},
  {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    de: async () => (await import('./text/de.ts')).de,
    ru: async () => (await import('./text/ru.ts')).ru,
  },
)

/** The words of the page for moderators, and those of the page. */
export const t = spoken<typeof en>(staffWords)
