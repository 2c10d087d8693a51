import type { Catalogue } from '@overseer/kernel'
import { CatalogueLoader, withWords } from '../../../text/catalogue-loader.ts'
import { spoken } from '../../../text/words.ts'
import type { Lessons } from '../../lessons.ts'
import { LESSONS, type Sentence } from './list.ts'
import type { en } from './text/en.ts'

const TEXT = {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
}

const t = spoken<typeof en>(new CatalogueLoader<Catalogue<typeof en>>({}, TEXT))

/** The lessons of Wasteland. Their words come with them: nobody who plays needs them. */
export const lessons = (): Promise<Lessons> =>
  withWords(Promise.resolve({ list: LESSONS, text: sentence => t(sentence as Sentence) }))
