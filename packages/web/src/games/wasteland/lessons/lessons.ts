import { withOwnWords } from '../../lessons.ts'
import { LESSONS } from './list.ts'

/** The lessons of Wasteland. */
export const lessons = withOwnWords(LESSONS, {
  en: async () => (await import('./text/en.ts')).en,
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
})
