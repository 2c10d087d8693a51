import { type Choice, LAST_ROUND, SLOTS, type State, THREAT_DECK } from '@overseer/shelter'
import type { Evaluator } from '../evaluator.ts'
import { type Features, learnedEvaluator, type Phase, type Style } from '../learned.ts'
import { CHOICE_FEATURES } from './choice-feature-names.ts'
import { readChoices } from './choice-features.ts'
import { dealItems } from './openings.ts'
import { POSITION_FEATURES, readPosition } from './position-features.ts'
import { STYLES } from './styles.ts'
import { WEIGHTS } from './weights.ts'

const LAST: Phase = [0, 0, 1]

export const shelterFeatures: Features<State, Choice> = {
  ofChoice: CHOICE_FEATURES,
  ofPosition: POSITION_FEATURES,
  isQuiet: ({ steps }) => steps[steps.length - 1]?.do === 'place',
  phase,
  readChoices,
  readPosition,
  rows: ({ players }) => players.length,
  vary: dealItems,
}

/** The game is as far as its nearer end: the sixth room of somebody, or the last threat. */
function phase(state: State): Phase {
  if (state.ending !== null || state.round >= LAST_ROUND) return LAST
  let most = 0
  for (let first = SLOTS; first < state.vault.length; first += SLOTS) {
    let rooms = 0
    for (let slot = first; slot < first + SLOTS; slot++) if (state.vault[slot]) rooms++
    if (rooms > most) most = rooms
  }
  const late = Math.max(most / SLOTS, 1 - state.threatPile.deck.length / THREAT_DECK.length)
  return [1 - late, late, 0]
}

/** Shelter's prior and value, learned from self-play. */
export const shelterEvaluator: Evaluator<State, Choice> = learnedEvaluator(shelterFeatures, WEIGHTS)

/** The same by players who like something more than others do. */
export const shelterStyles: Readonly<Record<string, Evaluator>> = Object.fromEntries(
  Object.entries<Style>(STYLES).map(([name, style]) => [name, learnedEvaluator(shelterFeatures, WEIGHTS, style)]),
)
