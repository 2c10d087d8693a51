import { effect } from '@preact/signals'
import { language } from '../page/settings.ts'

/**
 * Keeps the page for times without a connection, in every language that is spoken here; a new version takes over at the
 * next visit.
 */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => void navigator.serviceWorker.register('./service-worker.js')
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
  effect(() => {
    const speaks = language.value
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ speaks }))
  })
}

const RELOADED = 'overseer.reloaded'
const AGAIN = 10_000 // milliseconds before another try makes sense

/** A page that was opened before its files were replaced loads itself anew; what it was asked for is in its address. */
export function stayCurrent(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED))
    if (!navigator.onLine || Date.now() - last < AGAIN) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    location.reload()
  })
}
