/**
 * Something that cannot be done, told to whoever asked. The code is for programs and for the page, which has words for
 * it in every language; the message is for people who read raw answers.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`)
export const notSignedIn = (): Problem =>
  new Problem(401, 'not-signed-in', 'Nobody is signed in here. POST /api/guest makes a guest.')
export const forbidden = (why: string): Problem => new Problem(403, 'forbidden', why)
export const conflict = (code: string, why: string): Problem => new Problem(409, code, why)
