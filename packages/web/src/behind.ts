import { signal } from '@preact/signals'
import type { PLAY } from './play.ts'

type Play = typeof PLAY

/** What lies behind the start page, once it is there. */
export const play = signal<Play | null>(null)

let coming: Promise<Play> | undefined

/** Fetches what lies behind the start page: while that is being looked at, or when somebody is faster. */
export function fetchPlay(): Promise<Play> {
  coming ??= import('./play.ts').then(
    found => (play.value = found.PLAY),
    (error: unknown) => {
      coming = undefined // another try may have more luck
      throw error
    },
  )
  return coming
}

/** Starts a game from the start page. */
export async function begin(...how: Parameters<Play['startGame']>): Promise<void> {
  const { startGame } = await fetchPlay()
  await startGame(...how)
}
