import { LAST_NUMBER } from '../content/cards/library.ts'
import type { WordPart } from '../text/loaded.ts'
import type { View } from '../view.ts'

/** The first card of the library that no game begins with; the cards of the scenarios come before it. */
const FIRST_LATER = 67

/**
 * What a table as it is cannot be told without. In its first turn a game has only the stars, their follow-ups and its
 * scenario, unless a quest has led further already.
 */
export function wordPartsOf({ options, turnCount, quests }: View): readonly WordPart[] {
  const further = quests.some(({ card }) => card >= FIRST_LATER && card <= LAST_NUMBER)
  return turnCount > 1 || further ? [options.scenario, 'later'] : [options.scenario]
}
