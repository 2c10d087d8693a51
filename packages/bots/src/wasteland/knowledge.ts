import { wasteland } from '@overseer/wasteland'
import type { BotKnowledge } from '../bot-knowledge.ts'
import { wastelandHeuristic } from './heuristic.ts'
import { adviseByPlans, officer, overseer, recruit } from './planner/bots.ts'
import { hindsight } from './planner/hindsight.ts'
import { rankPlans } from './planner/ranking.ts'
import { wastelandFeatures } from './position-features.ts'
import { STYLES } from './styles.ts'

/** Wasteland as bots see it. */
export const wastelandKnowledge: BotKnowledge = {
  game: wasteland,
  heuristic: wastelandHeuristic,
  positions: wastelandFeatures,
  levels: { recruit, officer, overseer, ...STYLES },
  adviser: adviseByPlans,
  plans: rankPlans,
  hindsight,
}
