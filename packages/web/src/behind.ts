import { signal } from '@preact/signals'
import { loadGame } from './games.ts'
import type { PLAY } from './play.ts'

type Play = typeof PLAY

/** What lies behind the start page, once it is there. */
export const play = signal<Play | null>(null)

let coming: Promise<Play> | undefined

/** Fetches what lies behind the start page. The service worker has brought it here; this wakes it up. */
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

/** Somebody reaches for a door: what is behind it can get ready. */
export const reaching = { onPointerEnter: getReady, onPointerDown: getReady, onFocus: getReady }

function getReady(): void {
  void Promise.all([fetchPlay(), loadGame('shelter')]).catch(() => {}) // the click will tell
}

/** Whether a game is being fetched that somebody wants to play, or could not be. */
export const start = signal<'none' | 'coming' | 'failed'>('none')

/** Starts a game from the start page. */
export async function begin(...how: Parameters<Play['startGame']>): Promise<void> {
  start.value = 'coming'
  try {
    const { startGame } = await fetchPlay()
    await startGame(...how)
    start.value = 'none'
  } catch {
    start.value = 'failed'
  }
}
