import type { Language } from '@overseer/kernel'
import { cardKey } from '../content/library.ts'
import type { CardNumber } from '../content/vocabulary-cards.ts'
import { storyA } from './en/story-a.ts'
import { storyB } from './en/story-b.ts'
import { storyC } from './en/story-c.ts'
import type { Story } from './en/story-type.ts'

const english: Stories = { ...storyA, ...storyB, ...storyC }

/** The stories by the name of their card: '001' to '159', 'W1' to 'W8', 'S1' to 'S8'. */
type Stories = Readonly<Record<string, Story>>

/** What has been translated so far; a language may have some of the cards. */
const STORIES: Readonly<Record<Language, Stories>> = { en: english, fr: {}, de: {}, ru: {} }

/** The story of a card, in English where it is not translated; undefined for a card out of use. */
export function storyOf(language: Language, card: CardNumber): Story | undefined {
  const key = cardKey(card)
  return STORIES[language][key] ?? english[key]
}
