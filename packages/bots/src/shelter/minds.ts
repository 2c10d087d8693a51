import { shelter } from '@overseer/shelter'
import type { Minds } from '../entry.ts'
import { shelterInsight } from './insight.ts'
import { shelterJudgement } from './judgement.ts'

/** Shelter as bots see it. */
export const shelterMinds: Minds = { game: shelter, judgement: shelterJudgement, insight: shelterInsight }
