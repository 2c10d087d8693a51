import { type Bus, topic } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'

/** News that a session has ended, or all sessions of a player. */
export interface SignedOut {
  readonly player: string
  readonly session?: string
}

const signedOut = topic<SignedOut>('signed out')

/** Closes what was opened so, at every process. Whoever is still signed in comes back by themselves. */
export function hangUp(bus: Bus, who: SignedOut): void {
  bus.publish(signedOut, who)
}

export function onHangUp(bus: Bus, listen: (who: SignedOut) => void): () => void {
  return bus.subscribe(signedOut, listen)
}

const ASKED_AT_ONCE = 500

/** Which of these sessions and tokens are still open: the news of their end may have got lost, and tokens end by themselves. */
export async function openAmong(database: Database, ids: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE)
    for (const kind of ['sessions', 'tokens'] as const) {
      const rows = await database
        .selectFrom(kind)
        .select('id')
        .where('id', 'in', ids.slice(at, at + ASKED_AT_ONCE))
        .where('expires', '>', now)
        .execute()
      for (const { id } of rows) open.add(id)
    }
  return open
}
