import * as z from 'zod'
import { PROBLEM_CODES } from './codes.ts'
import type { Wire } from './wire.ts'

/** Every answer of the API that is not a good one. */
export const problemSchema = z
  .object({
    error: z.object({
      code: z.enum(PROBLEM_CODES),
      message: z.string(),
      field: z.string().optional(),
      until: z.number().nullable().optional().describe('When it ends; null: never, or nobody knows'),
      reason: z.string().optional().describe('In the words of whoever decided it'),
    }),
  })
  .meta({ id: 'Problem' })
export type ProblemAnswer = Wire<typeof problemSchema>

/** Why a table that began under other rules cannot be played by today's. */
export const rulesMismatchSchema = z.object({
  n: z.int(), // the entry of the log at which it shows; 0: the set-up
  rule: z.string().nullable(), // which forbids the choice today; null: it is not about a rule
  why: z.string(), // for people who read raw answers
  played: z.int(), // the version of the rules it began under
  today: z.int().nullable(), // null: the game is no longer here
})
export type RulesMismatch = Wire<typeof rulesMismatchSchema>
