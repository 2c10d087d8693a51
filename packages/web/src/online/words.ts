import { type Catalogue, type Language, type Say, speaker } from '@overseer/kernel'
import { computed } from '@preact/signals'
import { language } from '../settings.ts'
import { type English as PageEnglish, pageWords } from '../words.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { ru } from './text/ru.ts'

type English = PageEnglish & typeof en

const CATALOGUES: Readonly<Record<Language, Catalogue<typeof en>>> = { en, fr, de, ru }

const speak = computed(() =>
  speaker<English>(language.value, { ...pageWords.in(language.value), ...CATALOGUES[language.value] }),
)

/** The words of everything online, and those of the page. */
export const t: Say<English> = (key, ...params) => speak.value(key, ...params)
