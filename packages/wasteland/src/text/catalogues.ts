import type { Catalogue, Language, Say } from '@overseer/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ru } from './ru.ts'

export type English = typeof en
export type WastelandSay = Say<English>

/** Every language has every key: a missing one does not compile. */
export const CATALOGUES: Readonly<Record<Language, Catalogue<English>>> = { en, fr, de, ru }
