import { signal } from '@preact/signals'

/** The space that somebody should look at: a lesson speaks of it, or the log. */
export const attention = signal<string | null>(null)
