import { narrator, RULE_IDS, SCENARIO_OPTIONS, statistics, TWISTS } from '@overseer/wasteland'
import type { Entry } from '../entry.ts'
import { wastelandMinds } from './minds.ts'

/** Wasteland, with everything that belongs to it. */
export const wastelandEntry: Entry = {
  ...wastelandMinds,
  statistics,
  rules: RULE_IDS,
  scenarios: SCENARIO_OPTIONS,
  twists: TWISTS,
  narrator,
}
