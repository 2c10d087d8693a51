import { computed, effect, signal } from '@preact/signals'
import { kept } from '../settings.ts'
import { playSound } from '../sound.ts'
import { get } from './api.ts'
import { me } from './me.ts'
import type { TableInfo } from './types.ts'
import { t } from './words.ts'

/** The games I am in, and being told when one of them waits for me. */

const AGAIN_MS = 20_000

export const myGames = signal<readonly TableInfo[]>([])
export const myOpenTables = signal<readonly TableInfo[]>([])

/** Whether the system may show notices; asked for only when somebody turns it on. */
export const notify = kept('notify', ['off', 'on'] as const, 'off')

/** A table that is on screen knows better than the list whether it waits. */
const onScreen = signal<{ readonly id: string; readonly asked: boolean } | null>(null)

export function waitsForMe({ turn, chairs }: TableInfo): boolean {
  return turn !== null && chairs[turn]?.player?.id === me.value?.id
}

const waiting = computed<readonly string[]>(() => {
  const shown = onScreen.value
  const listed = myGames.value.filter(waitsForMe).map(({ id }) => id)
  if (shown === null) return listed
  return [...listed.filter(id => id !== shown.id), ...(shown.asked ? [shown.id] : [])]
})

/** The screen of a table says whether it waits for me; null when it is left. */
export function tellOnScreen(shown: { readonly id: string; readonly asked: boolean } | null): void {
  const left = onScreen.peek()
  onScreen.value = shown
  if (shown === null && left !== null) void refreshMyGames()
}

export async function refreshMyGames(): Promise<void> {
  if (!me.peek()) {
    myGames.value = []
    myOpenTables.value = []
    return
  }
  const [playing, open] = await Promise.all([
    get<{ tables: TableInfo[] }>('my/tables?status=playing'),
    get<{ tables: TableInfo[] }>('my/tables?status=open'),
  ])
  myGames.value = playing.tables
  myOpenTables.value = open.tables
}

effect(() => {
  void me.value?.id
  void refreshMyGames().catch(() => undefined)
})
setInterval(() => void refreshMyGames().catch(() => undefined), AGAIN_MS)

effect(() => {
  const n = waiting.value.length
  document.title = n === 0 ? 'Overseer' : `(${n}) ${t('notice.title')} · Overseer`
})

let before: readonly string[] = []

effect(() => {
  const fresh = waiting.value.filter(id => !before.includes(id))
  before = waiting.value
  if (fresh.length === 0) return
  playSound('yourTurn')
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
