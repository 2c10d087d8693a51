/// <reference lib="webworker" />
// The list of files and its version are put in when the page is built (see vite.config.ts).
declare const self: ServiceWorkerGlobalScope
declare const FILES: readonly string[]
declare const VERSION: string

const cacheName = `overseer-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then(cache => cache.addAll([...FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/(api|mail)\b/.test(pathname)) return // the server's own pages
  event.respondWith(
    caches
      .match(request, { ignoreSearch: true })
      .then(found => found ?? (request.mode === 'navigate' ? home() : fetch(request))),
  )
})

async function home(): Promise<Response> {
  return (await caches.match('./index.html')) ?? fetch('./index.html')
}
