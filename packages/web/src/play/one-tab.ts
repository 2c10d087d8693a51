import { signal } from '@preact/signals'

/** A game on this device is played in one tab at a time: two would write over what the other has played. */

const KEY = 'overseer.open'

/** The game of this tab that another one has opened since. */
export const takenOver = signal<string | null>(null)

/** Plays a game here; a tab that had it open stops. */
export function takeOver(id: string): void {
  takenOver.value = null
  try {
    localStorage.setItem(KEY, `${id} ${Date.now()}`)
  } catch {
    // Nothing is kept here at all, so nothing can be written over.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY && newValue !== null) takenOver.value = newValue.split(' ')[0]!
})
