import type { PlayerRow } from '../storage/schema.ts'

/**
 * Whoever calls: a person in a session, or a program, which plays for somebody by a token but may not change the account,
 * nor play rated games. `session` is the ID of the one or the other.
 */
export type Caller = PlayerRow & {
  readonly session?: string
  readonly proved?: number | null // when the person last showed that it is they
  readonly program?: true
  readonly scope?: 'play' | 'read' // of a program
}
