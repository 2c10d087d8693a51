/** Keeps the whole page for times without a connection; a new version takes over at the next visit. */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => void navigator.serviceWorker.register('./service-worker.js')
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
