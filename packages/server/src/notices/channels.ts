import type { Preferences } from '@overseer/protocol'
import { preferencesOf } from '../accounts/players.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { afterQuiet, nextHour } from './hours.ts'
import type { Reader } from './mail-text.ts'

/** How somebody is told. */
export type Channel = 'push' | 'email' | 'digest' | 'webhook'

/** What there is to tell somebody with. */
export interface Means {
  readonly browsers: number // that a player has allowed us to push to
  readonly mail: boolean // whether the operator lets us send e-mails …
  readonly webhook: boolean // … and wants to be told too
}

/** The channels in which somebody wants to be told, and can be. */
export function channelsOf(player: Pick<PlayerRow, 'email' | 'preferences'>, means: Means): Channel[] {
  const { push, email } = preferencesOf(player).notices
  const channels: Channel[] = []
  if (push && means.browsers > 0) channels.push('push')
  if (means.mail && player.email !== null && email !== 'off') channels.push(email === 'turn' ? 'email' : 'digest')
  if (means.webhook) channels.push('webhook')
  return channels
}

/** When something may be sent. What the operator's program does with a notice is its own affair. */
export function dueBy(channel: Channel, { notices }: Preferences, now: number): number {
  if (channel === 'webhook') return now
  if (channel === 'digest') return nextHour(notices.digest.at, zoneOf(notices), now)
  return afterQuiet(notices.quiet, now)
}

export function readerOf(preferences: Preferences): Reader {
  return { language: preferences.language, zone: zoneOf(preferences.notices) }
}

function zoneOf({ digest, quiet }: Preferences['notices']): string {
  return digest.zone ?? quiet?.zone ?? 'UTC'
}
