import { computed, effect, untracked } from '@preact/signals'
import { call, get, post } from '../api.ts'
import { notify } from '../lobby/my-turns.ts'
import { me } from './me.ts'

/** Notices of the system: in this browser while the page is open, and by push when it is not. */

export const canNotify = 'Notification' in window

const PATIENCE_MS = 10_000 // a push service that cannot be reached may never say so

/** How far it got: the browser refused, the page tells while it is open, or push tells in any case. */
export type PushOutcome = 'denied' | 'pageOnly' | 'push'

/** Asks the person once, by the browser's own question. */
export async function turnOn(): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  notify.value = 'on'
  return renewPush()
}

export async function turnOff(): Promise<void> {
  notify.value = 'off'
  await leavePush()
}

/** Whether notices are wanted here and the browser still allows them. */
export const isOn = (): boolean => canNotify && notify.value === 'on' && Notification.permission === 'granted'

/** Makes sure that whoever is signed in is told in this browser. */
async function renewPush(): Promise<PushOutcome> {
  try {
    await within(PATIENCE_MS, subscribe())
    return 'push'
  } catch {
    return 'pageOnly'
  }
}

/** Whoever signs out is told here no more; whoever comes next may be. */
export async function leavePush(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription == null) return
  await call('DELETE', 'push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await get<{ key: string }>('push')
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  await post('push', { endpoint, keys })
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), ms)
    }),
  ])
}

/** After a change that made the server forget where one is told. */
export async function renewIfOn(): Promise<void> {
  if (isOn()) await renewPush()
}

const somebody = computed(() => me.value?.id)

effect(() => {
  if (somebody.value !== undefined) untracked(() => void renewIfOn())
})
