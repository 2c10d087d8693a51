import { recordOf } from '@overseer/kernel'
import { SCENARIO_IDS } from '../content/terms.ts'
import type { Options } from '../options.ts'

/** The ways in which a game is set up, by the name of the scenario. */
export const SCENARIO_OPTIONS = recordOf(SCENARIO_IDS, (scenario): Partial<Options> => ({ scenario }))

/** Options that players may agree on besides, one for each corner of the rules: for whoever wants to try them all. */
export const TWISTS: readonly Partial<Options>[] = [
  {},
  { friends: 'star' },
  { friends: 'shield', roundOrder: 'frozen' },
  { roundOrder: 'cycle', encounterLimit: 'perIcon', equipAtCamp: true, drugRisk: 100, trackEnd: 7, leadCap: 3 },
  { drugRisk: 0, encounterLimit: 'perIcon' },
]
