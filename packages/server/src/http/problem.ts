/** What may be wrong with a request, for programs and for the page; they never change their meaning. */
export const CODES = [
  'bad-input', // `field` names what is wrong
  'not-found',
  'not-signed-in',
  'forbidden',
  'other-site',
  'too-fast',
  'trouble', // our fault
  // tables
  'too-many-tables',
  'no-chair',
  'free-chair',
  'not-ready',
  'not-open',
  'not-over',
  'not-asked',
  'other-rules', // the rules have changed and the game does not fit them
  // accounts
  'name-taken',
  'wrong-password',
  'bad-passkey',
  'passkey-taken',
  'last-passkey',
  'claimed', // only for guests
  'guest', // not for guests
  'too-many', // passkeys or tokens
  // notices
  'too-many-browsers',
  'no-mail',
] as const
export type Code = (typeof CODES)[number]

/**
 * Something that cannot be done, told to whoever asked. The code is for programs and for the page, which has words for
 * it in every language; the message is for people who read raw answers.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: Code
  readonly field: string | undefined
  constructor(status: number, code: Code, message: string, field?: string) {
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
export const conflict = (code: Code, why: string): Problem => new Problem(409, code, why)
