import { narrator, RULE_IDS, statistics } from '@overseer/shelter'
import type { Entry } from '../entry.ts'
import { shelterSenses } from './insight.ts'
import { shelterMinds } from './minds.ts'

/** Shelter, with everything that belongs to it. */
export const shelterEntry: Entry = {
  ...shelterMinds,
  senses: shelterSenses,
  statistics,
  rules: RULE_IDS,
  scenarios: { vault: {} },
  twists: [{}],
  narrator,
}
