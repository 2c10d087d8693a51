import { type Catalogue, type Language, type Say, speaker } from '@overseer/kernel'
import { computed } from '@preact/signals'
import { language } from '../page/settings.ts'
import { CatalogueLoader } from './catalogue-loader.ts'
import { en } from './en.ts'

export type English = typeof en

const OTHERS = {
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
}

const pageWords = new CatalogueLoader<Catalogue<English>>({ en }, OTHERS)

/** The page's own words, in the language of the moment. */
export const t: Say<English> = spoken({ in: () => ({}) })

/** The page's words together with those of one of its parts, in the language of the moment. */
export function spoken<Part>(part: { in(language: Language): Catalogue<Part> }): Say<English & Part> {
  const say = computed(() =>
    speaker<English & Part>(language.value, { ...pageWords.in(language.value), ...part.in(language.value) }),
  )
  return (key, ...params) => say.value(key, ...params)
}
