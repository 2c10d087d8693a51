/** Something from outside that cannot be used. It names the field, and nothing has been changed. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  readonly field: string
  constructor(field: string, problem: string) {
    super(field === '' ? problem : `${field}: ${problem}`)
    this.field = field
  }
}

/** A choice the rules do not allow now. It names the rule, and nothing has been changed. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice'
  readonly rule: string
  constructor(rule: string) {
    super(`not allowed by ${rule}`)
    this.rule = rule
  }
}

/** A game that does not come to its next question: a fault in its rules, caught before it hangs the process. */
export class EndlessSteps extends Error {
  override readonly name = 'EndlessSteps'
  constructor(step: string, budget: number) {
    super(`no question after ${budget} steps; the last was '${step}'`)
  }
}
