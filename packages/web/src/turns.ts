import { signal } from '@preact/signals'
import { kept } from './settings.ts'

/** What the start page knows of games online, without anything that needs a server. */

/** Whether somebody is signed in at this browser, as far as we know. Who never was costs no request. */
export const known = kept('known', ['no', 'yes'] as const, 'no')

/** The tables online that wait for me; games that are told by `online/my-games.ts`. */
export const waiting = signal<readonly string[]>([])

/** Somebody who has been online comes back: the games that wait are worth a look. */
export async function lookForTurns(): Promise<void> {
  if (known.value === 'no') return
  const { refreshTurns } = await import('./online/my-games.ts')
  await refreshTurns()
}
