import { type Bus, topic } from '../bus/bus.ts'

/** Somebody may no longer be who they were: in one session, or in all. */
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
