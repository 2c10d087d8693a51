import type { Me, Preferences } from '@overseer/protocol'
import { effect, signal } from '@preact/signals'
import { language, theme } from '../../page/settings.ts'
import { known } from '../../page/waiting.ts'
import { speak } from '../../text/catalogue-loader.ts'
import { ApiError, call, get, post } from '../api.ts'
import { t } from '../words.ts'
import { workingIfAsked } from './work.ts'

/** Who is signed in here: null is nobody, undefined is not known yet. */
export const me = signal<Me | null | undefined>(undefined)

/** Whether a session has ended here, though not by a click in this tab. */
export const signedOut = signal(false)

/** The other tabs of this browser. They have the same cookie, so they are whoever we are. */
const tabs = new BroadcastChannel('overseer')
tabs.addEventListener('message', () => void whoAmI().catch(() => undefined))

let changes = 0 // how often somebody became somebody else by a click here

/**
 * Asks something whose answer tells who we are. What was asked before somebody became somebody else, and is answered after,
 * was asked with a cookie that counts no more: it says nothing, and undefined comes back.
 */
export async function asWhoWeAre<T>(ask: () => Promise<T>): Promise<T | undefined> {
  const asked = changes
  const answer = await ask()
  return asked === changes ? answer : undefined
}

export async function whoAmI(): Promise<void> {
  const answer = await asWhoWeAre(() => get<{ me: Me | null }>('me'))
  if (answer !== undefined) see(answer.me)
}

/** The server says who we are: nobody any more, perhaps. */
export function see(who: Me | null): void {
  if (who !== null) signedOut.value = false
  else if (me.peek()) signedOut.value = true
  me.value = who
}

/** Notes who we are now, by a click in this tab. */
export function become(who: Me | null): void {
  changes++
  signedOut.value = false
  me.value = who
  tabs.postMessage('somebody else')
}

effect(() => {
  if (me.value !== undefined) known.value = me.value === null ? 'no' : 'yes'
})

/** What somebody who is nobody yet typed as their name; empty if they do not mind. */
export const guestName = signal('')

/** Tells guests apart who have no name of their own: 1000 to 9999. */
function someNumber(): number {
  return 1000 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 9000)
}

/** Makes sure that somebody is signed in: whoever just wants to play becomes a guest. */
export async function becomeSomebody(): Promise<Me> {
  if (me.value === undefined) await whoAmI()
  if (me.value) return me.value
  const preferences = { language: language.value, theme: theme.value }
  const made = await workingIfAsked('guest', more => newGuest({ preferences, ...more }))
  become(made.me)
  return made.me
}

/** A name that nobody chose may be somebody's: then there is another. */
async function newGuest(wish: object): Promise<{ me: Me }> {
  const chosen = guestName.peek().trim()
  const name = chosen || t('account.someGuest', { n: someNumber() })
  try {
    return await post<{ me: Me }>('guest', { name, ...wish })
  } catch (error) {
    if (chosen === '' && error instanceof ApiError && error.code === 'name-taken') return newGuest(wish)
    throw error
  }
}

/** Notes who has signed in, and takes over the language and the theme of their account. */
export function welcome(who: Me): void {
  void speak(who.preferences.language)
  if (who.preferences.theme !== 'auto') theme.value = who.preferences.theme
  become(who)
}

export async function change(changes: { name?: string; preferences?: Preferences }): Promise<void> {
  become((await call<{ me: Me }>('PATCH', 'me', changes)).me)
}

let wished: Promise<unknown> = Promise.resolve()

/** Saves preferences. They hold at once, and are taken back if the server will not have them. */
export async function savePreferences(preferences: Preferences): Promise<void> {
  const before = me.peek()
  if (!before) return
  me.value = { ...before, preferences }
  const sent = wished.then(() => call<{ me: Me }>('PATCH', 'me', { preferences })) // one after the other
  wished = sent.catch(() => undefined)
  try {
    await sent
  } catch (error) {
    me.value = before
    throw error
  }
}

export async function signOut(everywhere: boolean): Promise<void> {
  await post('sign-out', { everywhere })
  become(null)
}

/** Language and theme go along to wherever one signs in next. */
effect(() => {
  const wished = { language: language.value, theme: theme.value }
  const who = me.peek()
  if (!who || (who.preferences.language === wished.language && who.preferences.theme === wished.theme)) return
  void change({ preferences: { ...who.preferences, ...wished } }).catch(() => undefined)
})
