import { type Catalogue, type Language, LANGUAGES, type Say, speaker } from '@overseer/kernel'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { ru } from './text/ru.ts'

type English = typeof en
export type Words = Say<English>

export const CATALOGUES: Readonly<Record<Language, Catalogue<English>>> = { en, fr, de, ru }

const speakers = new Map(LANGUAGES.map(language => [language, speaker<English>(language, CATALOGUES[language])]))

export function wordsIn(language: Language): Words {
  return speakers.get(language)!
}
