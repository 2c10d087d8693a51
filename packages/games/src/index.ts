import { LIST } from '#list'
import { type Guide, LANGUAGES, type Language } from '@overseer/kernel'
import { called } from './called.ts'
import type { GameEntry, GameWords, Listing } from './entry.ts'

export { DEFAULT_GAME } from './boxes.ts'
export { BOT_LEVELS, type Box, type BotLevel, type Setting, STAND_IN_BOT, type Words } from './box.ts'
export { type GameEntry, type GameModule, type GameWords, READING_NAMES, type ReadingName } from './entry.ts'

/** Of a game that tells nothing. */
const NO_GUIDE: Guide = { questions: {}, always: [], names: {}, schemas: () => ({}) }

/** All games, loaded whole, for programs that know all of them. */
export const GAMES: Readonly<Record<string, GameEntry>> = Object.fromEntries(
  await Promise.all(Object.entries(LIST).map(async ([id, listing]) => [id, await entryOf(listing)])),
)

async function entryOf({ box, load }: Listing): Promise<GameEntry> {
  const { game, rules, variants, readings, story = null, statistics, words, wordParts, guide } = await load()
  const spoken = await Promise.all(
    LANGUAGES.map(async language => [language, await words(language, wordParts?.all ?? [])] as const),
  )
  const wordsIn = Object.fromEntries(spoken) as Record<Language, GameWords>
  return {
    box,
    game,
    rules,
    variants,
    readings: (await readings?.()) ?? {},
    story,
    statistics: await statistics(),
    guide: (await guide?.()) ?? NO_GUIDE,
    narrator: (language, names) => wordsIn[language].narrator(names),
    cardName: (language, kind, card) => wordsIn[language].cardName(kind, card),
  }
}

export function gameCalled(id: string): GameEntry {
  return called(GAMES, id)
}
