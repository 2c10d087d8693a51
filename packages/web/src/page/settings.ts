import { LANGUAGES, type Language } from '@overseer/kernel'
import { effect, type Signal, signal } from '@preact/signals'

/** What a person sets once and finds again. */

/** A wish that this browser remembers. */
export function kept<T extends string>(key: string, allowed: readonly T[], first: T): Signal<T> {
  const stored = localStorage.getItem(`overseer.${key}`)
  const value = signal<T>(allowed.find(one => one === stored) ?? first)
  effect(() => {
    try {
      localStorage.setItem(`overseer.${key}`, value.value)
    } catch {
      // Not kept, then.
    }
  })
  return value
}

function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find(one => wish.toLowerCase().startsWith(one))
    if (found !== undefined) return found
  }
  return 'en'
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches

export const language = kept('language', LANGUAGES, browserLanguage())
export const theme = kept('theme', ['paper', 'terminal'] as const, prefersDark ? 'terminal' : 'paper')
export const sound = kept('sound', ['off', 'on'] as const, 'off')
/** How loud sounds are, and whether text and colours are easier to tell. */
export const volume = kept('volume', ['soft', 'middle', 'loud'] as const, 'middle')
export const textSize = kept('text', ['usual', 'large'] as const, 'usual')
export const colours = kept('colours', ['usual', 'distinct'] as const, 'usual')
export const boardStyle = kept('board', ['picture', 'text'] as const, 'picture')

/** How fast what happened is shown; who asked for less motion sees how things stand. */
export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const
export const pace = kept('pace', PACES, stillness() ? 'atOnce' : 'normal')

effect(() => {
  document.documentElement.lang = language.value
  document.documentElement.dataset.theme = theme.value
  document.documentElement.dataset.text = textSize.value
  document.documentElement.dataset.colours = colours.value
})

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
