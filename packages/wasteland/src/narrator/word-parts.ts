import { LAST_NUMBER } from '../content/cards/library.ts'
import { graphOf } from '../map/graph.ts'
import type { WordPart } from '../text/loaded.ts'
import { asState, type View } from '../view.ts'

/** The first card of the library that no game begins with; the cards of the scenarios come before it. */
const FIRST_LATER = 67

/**
 * What a table as it is cannot be told without. In its first turn a game has only the stars, their follow-ups and its
 * scenario, unless a quest has led further already or a vault is open.
 */
export function wordPartsOf(view: View): readonly WordPart[] {
  const { options, turnCount, quests } = view
  const further = quests.some(({ card }) => card >= FIRST_LATER && card <= LAST_NUMBER)
  return turnCount > 1 || further || hasVault(view) ? [options.scenario, 'later'] : [options.scenario]
}

function hasVault(view: View): boolean {
  const { spaces } = graphOf(asState(view).board)
  return spaces.some(space => space?.deck === 'vault84' || space?.deck === 'vault109')
}
