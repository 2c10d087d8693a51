import { type Language, speaker } from '@overseer/kernel'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { ru } from './text/ru.ts'

const CATALOGUES = { en, fr, de, ru }

export type Say = ReturnType<typeof speaker<typeof en>>

/** The words of the terminal in a language. */
export function wordsIn(language: Language): Say {
  return speaker<typeof en>(language, CATALOGUES[language])
}

/** What players are called who have not said their names. */
export function usualNames(say: Say, seats: number): string[] {
  const names = say('players').split(', ')
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? String(seat + 1))
}
