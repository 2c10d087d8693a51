import { shelter } from '@overseer/shelter'
import type { BotKnowledge } from '../bot-knowledge.ts'
import { shelterEvaluator, shelterFeatures, shelterStyles } from './evaluator.ts'
import { shelterHeuristic } from './heuristic.ts'
import { WEIGHTS } from './weights.ts'

/** Shelter as bots see it. */
export const shelterKnowledge: BotKnowledge = {
  game: shelter,
  heuristic: shelterHeuristic,
  evaluator: shelterEvaluator,
  features: shelterFeatures,
  weights: WEIGHTS,
  styles: shelterStyles,
}
