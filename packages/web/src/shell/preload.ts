import { signal } from '@preact/signals'
import { loadGame } from '../games/kits.ts'
import type { PLAY_BUNDLE } from './play-bundle.ts'

type Play = typeof PLAY_BUNDLE

/** The code behind the start page, once it is there. */
export const playBundle = signal<Play | null>(null)

let coming: Promise<Play> | undefined

/** Loads the code behind the start page. The service worker has brought it here; this wakes it up. */
export function loadPlay(): Promise<Play> {
  coming ??= import('./play-bundle.ts').then(
    found => (playBundle.value = found.PLAY_BUNDLE),
    (error: unknown) => {
      coming = undefined // another try may have more luck
      throw error
    },
  )
  return coming
}

/** Properties of a button that loads ahead what its game needs, as soon as somebody reaches for it. */
export function preloading(game: string) {
  const getReady = () => void Promise.all([loadPlay(), loadGame(game)]).catch(() => {}) // the click will tell
  return { onPointerEnter: getReady, onPointerDown: getReady, onFocus: getReady }
}

/** Whether a game is being fetched that somebody wants to play, or could not be. */
export const start = signal<'none' | 'coming' | 'failed'>('none')

/** Starts a game from the start page. */
export async function begin(...how: Parameters<Play['startGame']>): Promise<void> {
  start.value = 'coming'
  try {
    const { startGame } = await loadPlay()
    await startGame(...how)
    start.value = 'none'
  } catch {
    start.value = 'failed'
  }
}
