import { type GameRecord } from '@overseer/kernel'
import { signal } from '@preact/signals'
import type { Chair } from './table.ts'

/** A game kept in this browser. */
export interface Saved {
  readonly id: string
  readonly record: GameRecord
  readonly chairs: readonly Chair[]
  readonly over: boolean
  readonly changed: number // when, in milliseconds
}

const PREFIX = 'overseer.game.'

/** The saved games, last played first. */
export const saves = signal<readonly Saved[]>(load())

function load(): Saved[] {
  const found: Saved[] = []
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i)!
    if (!key.startsWith(PREFIX)) continue
    try {
      found.push(JSON.parse(localStorage.getItem(key)!) as Saved)
    } catch {
      localStorage.removeItem(key) // half written: nothing of it can be saved
    }
  }
  return found.sort((a, b) => b.changed - a.changed)
}

export function keep(saved: Saved): void {
  try {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved))
  } catch {
    // No room, or not allowed: the game goes on, it is just not kept.
  }
  saves.value = [saved, ...saves.value.filter(({ id }) => id !== saved.id)]
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id)
  saves.value = saves.value.filter(saved => saved.id !== id)
}
