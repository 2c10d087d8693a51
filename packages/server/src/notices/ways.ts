import { type Preferences, preferencesOf } from '../accounts/players.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { afterQuiet, nextHour } from './hours.ts'
import type { Reader } from './letter.ts'

/** How somebody is told. */
export type Way = 'push' | 'email' | 'digest' | 'webhook'

/** What there is to tell somebody with. */
export interface Means {
  readonly browsers: number // that a player has allowed us to push to
  readonly mail: boolean // whether the operator lets us send e-mails …
  readonly webhook: boolean // … and wants to be told too
}

/** The ways in which somebody wants to be told, and can be. */
export function waysOf(player: Pick<PlayerRow, 'email' | 'preferences'>, means: Means): Way[] {
  const { push, email } = preferencesOf(player).notices
  const ways: Way[] = []
  if (push && means.browsers > 0) ways.push('push')
  if (means.mail && player.email !== null && email !== 'off') ways.push(email === 'turn' ? 'email' : 'digest')
  if (means.webhook) ways.push('webhook')
  return ways
}

/** When something may be sent. What the operator's program does with a notice is its own affair. */
export function dueBy(way: Way, { notices }: Preferences, now: number): number {
  if (way === 'webhook') return now
  if (way === 'digest') return nextHour(notices.digest.at, zoneOf(notices), now)
  return afterQuiet(notices.quiet, now)
}

export function readerOf(preferences: Preferences): Reader {
  return { language: preferences.language, zone: zoneOf(preferences.notices) }
}

function zoneOf({ digest, quiet }: Preferences['notices']): string {
  return digest.zone ?? quiet?.zone ?? 'UTC'
}
