/** What may be wrong with a request, for programs and for the page; they never change their meaning. */
export const PROBLEM_CODES = [
  'bad-input', // `field` names what is wrong
  'not-found',
  'not-signed-in',
  'forbidden',
  'other-site',
  'too-fast',
  'trouble', // our fault
  'unavailable', // not at the moment; try again soon
  'banned', // `until` and `reason` say more
  'maintenance', // nothing new begins until it is over
  'too-many-connections', // of yours, of your address, or at this table; some must go first
  // tables
  'too-many-tables',
  'no-chair',
  'free-chair',
  'not-ready',
  'not-open',
  'kicked', // the host sent you away from this table
  'not-over',
  'not-asked',
  'rated-name', // rated games are for people with an account
  'rated-clock', // … need a clock
  'rated-people', // … and two people who play against each other
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
  'name-reserved',
  'renamed-often',
  'weak-password',
  'proof-needed', // POST /api/proof, then again
  'code-needed', // the password was right; now the code of the authenticator app
  'wrong-code',
  'codes-spent', // too many wrong ones, for today or for longer
  'second-factor', // there is one already, or none
  'link-used',
  'work-needed', // POST /api/work, then again with the answer
  // notices
  'too-many-browsers',
  'no-mail',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Why something said over a connection is not done. */
export const LIVE_REFUSALS = [
  'stale', // meant for another version; `v` is the right one
  'notAsked',
  'notYet', // nobody has been gone for long enough
  'illegal', // `rule` and `facts` say why
  'undoClosed', // `why`
  'bad', // not a choice of this game at all; `why`
  'nonsense', // not a message
  'notPlaying',
  'notSeated',
  'notSignedIn',
  'tooFast',
  'muted', // a moderator said so, or the host sent you away
  'chatOff', // nobody talks at this table
  'trouble', // our fault
  'unavailable', // not at the moment; try again soon
] as const
export type LiveRefusal = (typeof LIVE_REFUSALS)[number]

/** How the server ends a connection to a table. Codes from 4400 on are an HTTP status and 4000. */
export const CLOSE_CODES = {
  badMessages: 1008, // too many of them, or too much nonsense
  trouble: 1011,
  restarts: 1012, // come back, to whichever process is there then
  signedOut: 4401, // whoever may still come in comes back, perhaps as somebody else
  notFound: 4404,
  otherRules: 4409,
  crowded: 4429, // there are too many; come back, but not at once
} as const
