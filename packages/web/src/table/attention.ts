import { signal } from '@preact/signals'

/** The space that somebody should look at: a lesson speaks of it, or the log. */
export const attention = signal<string | null>(null)

/** The places of what a hint suggests, the best first. */
export const suggested = signal<readonly string[]>([])

/** Choices that a hint wants made by one gesture, in turn; the board makes them, which knows what they need in between. */
export const gesture = signal<readonly unknown[]>([])

/** Whether whoever is asked is not even here. */
export const absent = signal(false)
