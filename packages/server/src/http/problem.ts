import type { ProblemCode } from '@overseer/protocol'

/** Until when something does not go, and why, in the words of whoever decided it. */
interface ProblemDetails {
  readonly until: number | null
  readonly reason: string
}

/**
 * Something that cannot be done, told to whoever asked. The code is for programs and for the page, which has words for
 * it in every language; the message is for people who read raw answers.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: ProblemCode
  readonly field: string | undefined
  readonly details: ProblemDetails | undefined
  constructor(status: number, code: ProblemCode, message: string, field?: string, details?: ProblemDetails) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.details = details
  }
}

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`)
export const notSignedIn = (): Problem =>
  new Problem(401, 'not-signed-in', 'Nobody is signed in here. POST /api/guest makes a guest.')
export const forbidden = (why: string): Problem => new Problem(403, 'forbidden', why)
export const conflict = (code: ProblemCode, why: string): Problem => new Problem(409, code, why)
