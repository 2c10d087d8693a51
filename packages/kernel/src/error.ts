import type { Refusal } from './refusal.ts'

/** Something from outside that cannot be used. It names the field, and nothing has been changed. */
export class BadInput extends Error {
  override readonly name: string = 'BadInput'
  readonly field: string
  readonly problem: string
  constructor(field: string, problem: string) {
    super(field === '' ? problem : `${field}: ${problem}`)
    this.field = field
    this.problem = problem
  }
}

/** A choice the rules do not allow now. It says why, and nothing has been changed. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`not allowed by ${refusal.rule}`)
    this.refusal = refusal
  }
}

/** A record with a choice that the rules do not allow where it stands. */
export class BrokenRecord extends BadInput {
  override readonly name = 'BrokenRecord'
  readonly choice: number // counted from 0
  readonly refusal: Refusal
  constructor(choice: number, refusal: Refusal) {
    super(`record.choices.${choice}`, `not allowed by ${refusal.rule}`)
    this.choice = choice
    this.refusal = refusal
  }
}

/** A game that does not come to its next question: a fault in its rules, caught before it hangs the process. */
export class EndlessSteps extends Error {
  override readonly name = 'EndlessSteps'
  constructor(step: string, budget: number) {
    super(`no question after ${budget} steps; the last was '${step}'`)
  }
}
