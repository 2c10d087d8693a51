import { type GameRecord } from '@overseer/kernel'
import { signal } from '@preact/signals'
import type { Standing } from '../games/kit.ts'
import type { Chair } from '../table/table.ts'

/** A game kept in this browser. */
export interface Saved {
  readonly id: string
  readonly record: GameRecord
  readonly chairs: readonly Chair[]
  readonly over: boolean
  readonly changed: number // when, in milliseconds
  readonly standing?: Standing // how it stood then, for the list of games
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
      const data: unknown = JSON.parse(localStorage.getItem(key)!)
      if (isSaved(data)) found.push(marked(data))
    } catch {
      localStorage.removeItem(key) // half written: nothing of it can be saved
    }
  }
  return found.sort((a, b) => b.changed - a.changed)
}

/** Whether something can stand in the list of games; whether it can be played shows when it is opened. */
function isSaved(data: unknown): data is Saved {
  const { id, record, chairs, changed } = (data ?? {}) as Partial<Saved>
  return (
    typeof id === 'string' &&
    typeof record?.game === 'string' &&
    Number.isFinite(changed) &&
    Array.isArray(chairs) &&
    chairs.every((chair: Partial<Chair> | null) => typeof chair?.name === 'string')
  )
}

/** Practice was once noted beside the record, and so lost when that went out as a file. */
function marked(saved: Saved & { readonly practice?: true }): Saved {
  return saved.practice ? { ...saved, record: { ...saved.record, practice: true } } : saved
}

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) saves.value = load() // another tab has played
})

export function keep(saved: Saved): void {
  try {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved))
  } catch {
    // No room, or not allowed: the game goes on, it is just not kept.
  }
  saves.value = [saved, ...saves.value.filter(({ id }) => id !== saved.id)]
}

/** The game that was deleted last: it can be brought back until another one is. */
export const deleted = signal<Saved | null>(null)

export function forget(id: string): void {
  deleted.value = saves.value.find(saved => saved.id === id) ?? null
  localStorage.removeItem(PREFIX + id)
  saves.value = saves.value.filter(saved => saved.id !== id)
}

/** Brings back the game that was deleted last. */
export function bringBack(): void {
  const saved = deleted.value
  if (saved === null) return
  deleted.value = null
  keep(saved)
  saves.value = load()
}
