import { call, get, post } from './api.ts'
import { notify } from './my-games.ts'

/** Notices of the system: in this browser while the page is open, and by push when it is not. */

export const canNotify = 'Notification' in window

/** Asks the person once, by the browser's own question. False if they would rather not. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  notify.value = 'on'
  await subscribe().catch(() => undefined) // without push the page still tells while it is open
  return true
}

export async function turnOff(): Promise<void> {
  notify.value = 'off'
  const subscription = await (await worker())?.pushManager.getSubscription()
  if (subscription == null) return
  await call('DELETE', 'push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

async function subscribe(): Promise<void> {
  const registration = await worker()
  if (registration?.pushManager === undefined) return
  const { key } = await get<{ key: string }>('push')
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  await post('push', { endpoint, keys })
}
