import type { Language } from '@overseer/kernel'
import { effect, signal } from '@preact/signals'
import { speak } from '../lexicon.ts'
import { language, theme } from '../settings.ts'
import { call, get, post } from './api.ts'
import type { Person } from './types.ts'

export interface Notices {
  readonly push: boolean
  readonly email: 'off' | 'turn' | 'digest'
  readonly quiet: { readonly from: number; readonly to: number; readonly zone: string } | null
}

export interface Wishes {
  readonly language: Language
  readonly theme: 'paper' | 'terminal' | 'auto'
  readonly notices: Notices
}

export interface Me extends Person {
  readonly preferences: Wishes
}

/** Who is signed in here: null is nobody, undefined is not known yet. */
export const me = signal<Me | null | undefined>(undefined)

export async function whoAmI(): Promise<void> {
  me.value = (await get<{ me: Me | null }>('me')).me
}

/** Makes sure that somebody is signed in: whoever just wants to play becomes a guest. */
export async function becomeSomebody(name = ''): Promise<Me> {
  if (me.value === undefined) await whoAmI()
  if (me.value) return me.value
  const preferences = { language: language.value, theme: theme.value }
  const wished = name.trim()
  const made = await post<{ me: Me }>('guest', { ...(wished === '' ? {} : { name: wished }), preferences })
  me.value = made.me
  return made.me
}

/** Somebody signed in: what they wished elsewhere holds here too. */
export function welcome(who: Me): void {
  void speak(who.preferences.language)
  if (who.preferences.theme !== 'auto') theme.value = who.preferences.theme
  me.value = who
}

export async function change(changes: { name?: string; preferences?: Wishes }): Promise<void> {
  me.value = (await call<{ me: Me }>('PATCH', 'me', changes)).me
}

export async function signOut(everywhere: boolean): Promise<void> {
  await post('sign-out', { everywhere })
  me.value = null
}

/** Language and theme go along to wherever one signs in next. */
effect(() => {
  const wished = { language: language.value, theme: theme.value }
  const who = me.peek()
  if (!who || (who.preferences.language === wished.language && who.preferences.theme === wished.theme)) return
  void change({ preferences: { ...who.preferences, ...wished } }).catch(() => undefined)
})
