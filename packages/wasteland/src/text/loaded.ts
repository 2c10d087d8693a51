import type { Catalogue, Language } from '@overseer/kernel'
import { cardKey } from '../content/cards/library.ts'
import type { CardNumber } from '../content/cards/types.ts'
import { RULE_IDS, type RuleId } from '../content/rule-ids.ts'
import { SCENARIO_IDS } from '../content/terms.ts'
import type { English } from './catalogues.ts'
import { SHELVES } from './shelves.ts'
import type { Story } from './story.ts'

/** The words that have been loaded. Whoever tells finds them here without waiting, so they are loaded first. */

interface Words {
  readonly catalogue: Catalogue<English>
  rulebook?: Readonly<Record<RuleId, string>> // once it is asked for
  readonly stories: Record<string, Story> // grows with the scenarios
}

/** The stories of a scenario, and those that any game comes to later. */
export const STORY_PARTS = [...SCENARIO_IDS, 'later'] as const
/** What is loaded by itself. */
export const WORD_PARTS = [...STORY_PARTS, 'rulebook'] as const
export type WordPart = (typeof WORD_PARTS)[number]

const LOADED: Partial<Record<Language, Words>> = {}

/** Loads a language with these parts, and with the stories every game begins with if there are any; whatever is here already stays. */
export async function loadWords(language: Language, parts: readonly WordPart[] = WORD_PARTS): Promise<void> {
  const shelf = SHELVES[language]
  const told = STORY_PARTS.filter(part => parts.includes(part))
  const [catalogue, book, stories] = await Promise.all([
    shelf.catalogue(),
    parts.includes('rulebook') ? shelf.rulebook() : undefined,
    Promise.all(told.length === 0 ? [] : [shelf.common(), ...told.map(part => shelf[part]())]),
  ])
  const known = (LOADED[language] ??= { catalogue, stories: {} })
  Object.assign(known.stories, ...stories)
  if (book !== undefined) known.rulebook ??= { ...book.rules, ...book.rulings }
}

function wordsIn(language: Language): Words {
  const words = LOADED[language]
  if (words === undefined) throw new Error(`the words of '${language}' are not loaded`)
  return words
}

export function catalogueIn(language: Language): Catalogue<English> {
  return wordsIn(language).catalogue
}

/** The story of a card; undefined for a card out of use, or of a part that is not loaded. */
export function storyOf(language: Language, card: CardNumber): Story | undefined {
  return wordsIn(language).stories[cardKey(card)]
}

export function isRule(id: string): id is RuleId {
  return (RULE_IDS as readonly string[]).includes(id)
}

/** A rule or ruling in words; undefined as long as the rulebook is not loaded. */
export function ruleWords(language: Language, id: RuleId): string | undefined {
  return wordsIn(language).rulebook?.[id]
}
