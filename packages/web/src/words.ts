import { type Catalogue, type Language, type Say, speaker } from '@overseer/kernel'
import { computed } from '@preact/signals'
import { language } from './settings.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { ru } from './text/ru.ts'

export type English = typeof en

export const PAGE_WORDS: Readonly<Record<Language, Catalogue<English>>> = { en, fr, de, ru }

const speak = computed(() => speaker<English>(language.value, PAGE_WORDS[language.value]))

/** The page's own words, in the language of the moment. */
export const t: Say<English> = (key, ...params) => speak.value(key, ...params)
