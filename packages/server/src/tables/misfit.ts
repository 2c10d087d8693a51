import { isDeepStrictEqual } from 'node:util'
import { gameCalled } from '@overseer/bots/games'
import { IllegalChoice } from '@overseer/kernel'
import * as z from 'zod'
import { Problem } from '../http/problem.ts'
import { Course, type Setting, type Snapshot } from './course.ts'
import type { Logged } from './entry.ts'

/** Why a table that began under other rules cannot be played by today's. */
export const misfitSchema = z.object({
  n: z.int(), // the entry of the log at which it shows; 0: the set-up
  rule: z.string().nullable(), // which forbids the choice today; null: it is not about a rule
  why: z.string(), // for people who read raw answers
  played: z.int(), // the version of the rules it began under
  today: z.int().nullable(), // null: the game is no longer here
})
export type Misfit = z.infer<typeof misfitSchema>

export class OtherRules extends Problem {
  readonly misfit: Misfit
  constructor(misfit: Misfit) {
    super(409, 'other-rules', `This table cannot be played by today’s rules: ${misfit.why}.`)
    this.misfit = misfit
  }
}

/** How a log leaves a table by today's rules. Throws OtherRules if it does not fit them. */
export function fold(setting: Setting, rows: readonly Logged[], snapshot?: Snapshot): Course {
  const course = begun(setting, snapshot)
  for (const row of rows) follow(course, row)
  return course
}

function begun(setting: Setting, snapshot: Snapshot | undefined): Course {
  try {
    return new Course(setting, snapshot)
  } catch (error) {
    throw new OtherRules({ n: 0, ...reason(error), ...versions(setting) })
  }
}

function follow(course: Course, row: Logged): void {
  const { n, seat, entry } = row
  try {
    if ('choice' in entry && course.asked !== seat) throw new Error(`entry ${n} is not for seat ${seat} to decide`)
    course.take(row)
  } catch (error) {
    throw new OtherRules({ n, ...reason(error), ...versions(course.setting) })
  }
}

function reason(error: unknown): Pick<Misfit, 'rule' | 'why'> {
  return { rule: error instanceof IllegalChoice ? error.rule : null, why: (error as Error).message }
}

function versions({ game, rulesVersion: played }: Setting): Pick<Misfit, 'played' | 'today'> {
  try {
    return { played, today: gameCalled(game).game.rulesVersion }
  } catch {
    return { played, today: null }
  }
}

/** A game that ended: it must end today as it did. Throws OtherRules if it does not. */
export function checkEnd(course: Course, result: unknown): void {
  const today = course.game.result(course.state)
  if (same(today ?? null, result)) return
  const why = today === undefined ? 'it is not over after its last choice' : 'it ends with another result'
  throw new OtherRules({ n: course.n, rule: null, why, ...versions(course.setting) })
}

/** Whether two pieces of plain data are equal, in whatever order their fields stand. */
function same(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))
}
