/// <reference lib="webworker" />
// The lists of files and their version are put in when the page is built (see vite.config.ts).
declare const self: ServiceWorkerGlobalScope
declare const FILES: readonly string[] // what everybody needs
declare const WORDS: Readonly<Record<string, readonly string[]>> // what those need who speak a language
declare const VERSION: string

const cacheName = `overseer-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then(async cache => cache.addAll([...FILES, ...(await keptLanguages()).flatMap(one => WORDS[one] ?? [])]))
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

/** The page says which language it speaks: from then on that one is there without a connection too, with every story. */
self.addEventListener('message', event => {
  const { speaks } = event.data as { speaks: string }
  event.waitUntil(keepLanguage(WORDS[speaks] ?? []).catch(() => undefined)) // offline; the next visit says it again
})

async function keepLanguage(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = await Promise.all(files.map(file => cache.match(file)))
  await cache.addAll(files.filter((_file, i) => known[i] === undefined))
}

/** The languages that were spoken here with an earlier version of the page. */
async function keptLanguages(): Promise<string[]> {
  const names = await caches.keys()
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  const addresses = requests.flat().map(({ url }) => url)
  return Object.keys(WORDS).filter(one => addresses.some(url => url.includes(`/language-${one}-`)))
}

/** Everything but the page itself is the server's: nothing of it is kept, and no answer is invented for it. */
self.addEventListener('fetch', event => {
  const { request } = event
  const path = pathOf(request.url)
  if (request.method !== 'GET' || path === undefined) return
  if (path === '' || path === 'index.html') event.respondWith(home())
  else if ([FILES, ...Object.values(WORDS)].some(files => files.includes(`./${path}`))) event.respondWith(kept(request))
})

/** Where an address lies within the page; undefined if it lies elsewhere. */
function pathOf(url: string): string | undefined {
  const { scope } = self.registration
  return url.startsWith(scope) ? url.slice(scope.length).split(/[?#]/)[0] : undefined
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}

async function home(): Promise<Response> {
  return (await caches.match('./index.html')) ?? fetch('./index.html')
}

/** What the server pushes: somebody's turn, in words of its own, and where it can be taken. */
interface Pushed {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

self.addEventListener('push', event => {
  const pushed = event.data?.json() as Pushed | undefined
  if (pushed !== undefined) event.waitUntil(tell(pushed))
})

/** The server pushes only to those who are not at that table. A later notice of a table takes the place of an earlier one. */
async function tell({ title, body, url, tag }: Pushed): Promise<void> {
  await self.registration.showNotification(title, { body, tag, icon: './app-icon.svg', data: { url } })
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url = '/#/online' } = (event.notification.data ?? {}) as { url?: string }
  event.waitUntil(show(addressOf(url)))
})

/** The page may live in a folder of its server. */
const addressOf = (url: string): string => self.registration.scope + url.replace(/^\//, '')

/** In a page that is open, if there is one: the one somebody looked at last. */
async function show(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) return void (await self.clients.openWindow(address))
  await page.navigate(address)
  await page.focus()
}
