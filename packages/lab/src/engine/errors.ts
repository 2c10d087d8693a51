import { BadInput, IllegalChoice, type Refusal } from '@overseer/kernel'

/** An answer that says no. */
export interface ErrorAnswer {
  readonly code:
    | 'bad-json'
    | 'bad-command'
    | 'bad-input'
    | 'no-game'
    | 'not-asked'
    | 'illegal'
    | 'undo-closed'
    | 'internal'
  readonly message: string
  readonly field?: string
  readonly asked?: string // what is asked instead …
  readonly takes?: readonly string[] // … and the kinds of answers it takes
  readonly rule?: string
  readonly facts?: Refusal['facts']
}

type More = Omit<ErrorAnswer, 'code' | 'message'>

/** A request that cannot be obeyed. */
export class Unable extends Error {
  readonly answer: ErrorAnswer
  constructor(code: ErrorAnswer['code'], message: string, more: More = {}) {
    super(message)
    this.answer = { code, ...more, message }
  }
}

export function explain(error: unknown): ErrorAnswer {
  if (error instanceof Unable) return error.answer
  if (error instanceof BadInput) return { code: 'bad-input', field: error.field, message: error.message }
  if (error instanceof IllegalChoice) return { code: 'illegal', ...error.refusal, message: error.message }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) }
}
