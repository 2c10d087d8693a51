import { type Say, speaker } from '@overseer/kernel'
import { computed } from '@preact/signals'
import { Lexicon } from './lexicon.ts'
import { language } from './settings.ts'
import { en } from './text/en.ts'

export type English = typeof en

export const pageWords = new Lexicon<English>(en, {
  fr: async () => (await import('./text/fr.ts')).fr,
  de: async () => (await import('./text/de.ts')).de,
  ru: async () => (await import('./text/ru.ts')).ru,
})

const spoken = computed(() => speaker<English>(language.value, pageWords.in(language.value)))

/** The page's own words, in the language of the moment. */
export const t: Say<English> = (key, ...params) => spoken.value(key, ...params)
