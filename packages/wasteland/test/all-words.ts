import { LANGUAGES, type Language, recordOf } from '@overseer/kernel'
import { loadWords, STORY_PARTS } from '../src/text/loaded.ts'
import { SHELVES } from '../src/text/shelves.ts'
import type { Stories } from '../src/text/story.ts'

/** Every language is loaded whole before a test tells anything. */
await Promise.all(LANGUAGES.map(language => loadWords(language)))

async function storiesIn(language: Language): Promise<Stories> {
  const shelf = SHELVES[language]
  const parts: Stories[] = await Promise.all([shelf.common(), ...STORY_PARTS.map(part => shelf[part]())])
  return Object.assign({}, ...parts) as Stories
}

const told = await Promise.all(LANGUAGES.map(storiesIn))

/** Every story in every language. */
export const STORIES: Readonly<Record<Language, Stories>> = recordOf(
  LANGUAGES,
  language => told[LANGUAGES.indexOf(language)]!,
)
