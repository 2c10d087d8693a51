import { narrator, RULE_IDS, SCENARIO_OPTIONS, statistics, TWISTS, wasteland } from '@overseer/wasteland'
import type { Entry } from '../entry.ts'
import { wastelandJudgement } from './judgement.ts'

/** Wasteland, with everything that belongs to it. */
export const wastelandEntry: Entry = {
  game: wasteland,
  judgement: wastelandJudgement,
  statistics,
  rules: RULE_IDS,
  scenarios: SCENARIO_OPTIONS,
  twists: TWISTS,
  narrator,
}
