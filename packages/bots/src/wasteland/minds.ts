import { wasteland } from '@overseer/wasteland'
import type { Minds } from '../entry.ts'
import { wastelandInsight } from './insight.ts'
import { wastelandJudgement } from './judgement.ts'

/** Wasteland as bots see it. */
export const wastelandMinds: Minds = { game: wasteland, judgement: wastelandJudgement, insight: wastelandInsight }
