import type { LiveRefusal } from '@overseer/protocol'
import type { en } from './text/en.ts'

/**
 * What the server may refuse over the connection to a table, and our sentence for it. A choice that came too late needs
 * none: the table shows itself anew.
 */
export const REFUSALS = {
  stale: null,
  notAsked: 'trouble.not-asked',
  notYet: 'trouble.not-yet',
  illegal: 'trouble.illegal',
  undoClosed: 'trouble.undo-closed',
  bad: 'trouble.bad-input',
  nonsense: 'trouble.bad-input',
  notPlaying: 'trouble.not-playing',
  notSeated: 'trouble.not-seated',
  notSignedIn: 'trouble.not-signed-in',
  tooFast: 'chat.tooFast',
  muted: 'trouble.muted',
  chatOff: 'trouble.chat-off',
  trouble: 'trouble.trouble',
  unavailable: 'trouble.unavailable',
  offline: 'trouble.offline', // ours: it never got there
} as const satisfies Readonly<Record<LiveRefusal | 'offline', keyof typeof en | null>>
