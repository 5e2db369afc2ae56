/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { answerKey, isShareable, type Message } from './kept.ts'

declare const self: ServiceWorkerGlobalScope

const precached = self.__WB_MANIFEST
/** Names this version: pages name its files, so they are kept and left together. */
const version = [...JSON.stringify(precached)].reduce(
  (hash, character) => (Math.imul(hash, 31) + character.charCodeAt(0)) | 0,
  0,
)

const pagesCache = `pages-${(version >>> 0).toString(36)}`
const answersCache = 'answers'
/** The app without a page: answers where there is nothing better. */
const shell = '/offline'
/** How long the network may take before what is kept answers, in seconds. */
const patience = 3

// An update waits until the person takes it; the first version takes the page that installed it at once.
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(precached)

const shareable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isShareable(response) ? response : null),
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [shareable, new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })],
})
registerRoute(new NavigationRoute(pages, { denylist: [/^\/api\//, /^\/admin/, /^\/feeds\//, /\.\w+$/] }))

const bounds = { maxEntries: 300, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/'),
  new NetworkFirst({
    cacheName: answersCache,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      shareable,
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          answerKey(request.url, request.headers.get('accept-language') ?? ''),
      },
      new ExpirationPlugin(bounds),
    ],
  }),
)

// Files of a newer version than this one, whose pages are already shown while this one still serves.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: 'images',
    plugins: [shareable, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
  }),
)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  if (url.pathname === '/') return Response.redirect('/home')
  const cache = await caches.open(pagesCache)
  const kept = await cache.match(shell, { ignoreVary: true })
  return kept ?? Response.error()
})

self.addEventListener('install', (event) => event.waitUntil(keepPages([shell, '/home'])))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('pages-') && name !== pagesCache))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  ),
)

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'keep')
    event.waitUntil(Promise.all([keepPages(message.pages), keepAnswers(message.answers)]))
})

/** Keeps pages as they are now, in the language and theme that the visitor has chosen. */
async function keepPages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(pagesCache)
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
      if (isShareable(response) && !response.redirected) await cache.put(path, response)
    }),
  ).catch(() => undefined)
}

/**
 * Keeps answers that came inside of a page, as if they had been fetched; and fetches them in the other languages, so
 * that these can be chosen without a connection too.
 */
async function keepAnswers(answers: Extract<Message, { type: 'keep' }>['answers']): Promise<void> {
  const cache = await caches.open(answersCache)
  const expiration = new CacheExpiration(answersCache, bounds)
  const put = async (key: string, response: Response) => {
    await cache.put(key, response)
    await expiration.updateTimestamp(key)
  }
  for (const { url, language, others, body } of answers) {
    const headers = { 'content-type': 'application/json', date: new Date().toUTCString() }
    await put(answerKey(url, language), new Response(body, { headers }))
    for (const other of others) {
      const key = answerKey(url, other)
      if (isFresh(await cache.match(key))) continue
      const response = await fetch(url, { headers: { accept: 'application/json', 'accept-language': other } })
      if (isShareable(response)) await put(key, response)
    }
  }
}

/** Whether an answer was kept within the last hour. */
function isFresh(kept: Response | undefined): boolean {
  const date = Date.parse(kept?.headers.get('date') ?? '')
  return Date.now() - date < 3_600_000
}
