import type { TableInfo } from '@overseer/protocol'
import { effect, signal } from '@preact/signals'
import { kept } from '../../page/settings.ts'
import { known, waiting } from '../../page/waiting.ts'
import { playSound, YOUR_TURN } from '../../table/sound.ts'
import { asWhoWeAre, me, see } from '../account/me.ts'
import { get } from '../api.ts'
import { t } from '../words.ts'

/** Being told when a game waits for me. */

const AGAIN_MS = 20_000

/** The tables that wait, as the server says. */
const turns = signal<readonly string[]>([])

/** Whether the system may show notices; asked for only when somebody turns it on. */
export const notify = kept('notify', ['off', 'on'] as const, 'off')

/** A table that is on screen knows better than the server's list whether it waits. */
const onScreen = signal<{ readonly id: string; readonly asked: boolean } | null>(null)

export function waitsForMe({ turn, chairs }: TableInfo): boolean {
  return turn !== null && chairs[turn]?.player?.id === me.value?.id
}

effect(() => {
  const shown = onScreen.value
  const others = turns.value.filter(id => id !== shown?.id)
  waiting.value = shown?.asked ? [...others, shown.id] : others
})

/** The screen of a table says whether it waits for me; null when it is left. */
export function tellOnScreen(shown: { readonly id: string; readonly asked: boolean } | null): void {
  const left = onScreen.peek()
  onScreen.value = shown
  if (shown === null && left !== null) void refreshTurns()
}

/** Asks which tables wait; quietly, because everything works without. */
export async function refreshTurns(): Promise<void> {
  if (known.peek() === 'no') {
    turns.value = []
    return
  }
  const ask = () => get<{ tables: string[] | null }>('my/turns')
  const answer = await asWhoWeAre(ask).catch(() => undefined)
  if (answer === undefined) return
  turns.value = answer.tables ?? []
  if (answer.tables === null) see(null)
}

effect(() => {
  void me.value?.id
  if (me.value !== undefined) void refreshTurns()
})
setInterval(() => void refreshTurns(), AGAIN_MS)

effect(() => {
  const n = waiting.value.length
  document.title = n === 0 ? 'Overseer' : `(${n}) ${t('notice.title')} · Overseer`
})

let before: readonly string[] = []

effect(() => {
  const fresh = waiting.value.filter(id => !before.includes(id))
  before = waiting.value
  if (fresh.length === 0) return
  playSound(YOUR_TURN)
  if (document.hidden && notify.peek() === 'on') void show(fresh[0]!)
})

/** Over the service worker where there is one: some systems know no other way. */
async function show(id: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = { body: t('notice.body'), tag: id, icon: './app-icon.svg', data: { url: `/#/online/table/${id}` } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker !== undefined) await worker.showNotification(t('notice.title'), notice)
  else void new Notification(t('notice.title'), notice)
}
