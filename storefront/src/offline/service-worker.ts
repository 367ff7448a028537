import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import * as navigationPreload from 'workbox-navigation-preload'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { pathIn, splitLanguage, type Language } from '../language/language.ts'
import { paths } from '../paths.ts'
import { asSavedCopy } from './saved-copy.ts'
import {
  canBeSaved,
  offlinePath,
  savedPagesCache,
  type KeepPageMessage,
  type SavedDataMessage,
} from './saved-pages.ts'

/*
 * Catalogue pages that were seen open offline [BEY-14]. The network is always asked first, so that nobody who is online
 * sees an old price; what is a person's own is never kept, since pages are asked for without their cookies.
 */

/** Of a service worker's global scope, what is used here: TypeScript's libraries for workers and pages exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerScope {
  skipWaiting(): Promise<void>
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void
}
const worker = globalThis as unknown as WorkerScope

const daySeconds = 24 * 3600
/** The page that says so when another one cannot be opened, kept apart from those that were visited. */
const offlinePageCache = 'shruti-offline'
/** How old a kept page may be before it is fetched anew when it is seen again without a load of its own, in ms. */
const freshForMs = 3600 * 1000

/** Only what is the same for everybody is kept. */
const publicOnly = {
  cacheWillUpdate: ({ response }: { response: Response }) => {
    const isPublic = !/private|no-store/.test(response.headers.get('cache-control') ?? '')
    return Promise.resolve(response.status === 200 && !response.redirected && isPublic ? response : null)
  },
}

// Workbox declares what it leaves out as undefined.
const lasting = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  }) as WorkboxPlugin

// A page varies by cookie, and what is kept is the one without any.
const pages = new NetworkFirst({
  cacheName: savedPagesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    publicOnly,
    lasting(60, 30),
    {
      cachedResponseWillBeUsed: ({ cachedResponse, request }) =>
        Promise.resolve(cachedResponse ? asSavedCopy(cachedResponse, request.url) : null),
    },
  ],
})

/** What the catalogue says, asked for by pages without cookies. */
const catalogue = new NetworkFirst({
  cacheName: 'shruti-catalogue',
  plugins: [
    publicOnly,
    lasting(120, 30),
    {
      async cachedResponseWillBeUsed({ cachedResponse, event }) {
        if (!cachedResponse) return null
        const client = await worker.clients.get((event as Event & { clientId: string }).clientId)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker's clients are of its own origin
        client?.postMessage({ type: 'saved-data' } satisfies SavedDataMessage)
        return cachedResponse
      },
    },
  ],
})

/** Scripts, fonts and pictures: their names change with their content. */
const files = new CacheFirst({ cacheName: 'shruti-files', plugins: [publicOnly, lasting(400, 60)] })

registerRoute(({ request, url }) => request.mode === 'navigate' && canBeSaved(url), pages)
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.credentials === 'omit' && url.pathname.startsWith('/api/'),
  catalogue,
)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(assets|pictures)\//.test(url.pathname), files)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const address = url ?? new URL(paths.home, location.origin)
  if (splitLanguage(address.pathname).path !== paths.offline) return Response.redirect(offlinePath(address))
  const search = { cacheName: offlinePageCache, ignoreVary: true }
  const kept = await caches.match(address.pathname, search)
  if (kept) return kept
  // Better in the other language than the browser's own page.
  const other = pathIn(address.pathname === paths.offline ? 'hi' : 'en', paths.offline)
  return (await caches.match(other, search)) ? Response.redirect(other + address.search) : Response.error()
})

const asGuest = (url: string) => new Request(url, { credentials: 'omit' })

/** Fetches the scripts and styles that a page names, mostly out of the browser's own cache. */
async function keepFilesOf(page: Response, event: ExtendableEvent): Promise<void> {
  const names = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
  await Promise.all([...names].map(name => files.handle({ event, request: new Request(name) })))
}

/** In the language of a page that is open: nobody fetches the files of the other language. */
async function keepOfflinePage(language: Language, event: ExtendableEvent): Promise<void> {
  const address = pathIn(language, paths.offline)
  const page = await fetch(asGuest(address))
  if (!page.ok) throw new Error(`The offline page answered with ${page.status}`)
  const cache = await caches.open(offlinePageCache)
  await Promise.all([cache.put(address, page.clone()), keepFilesOf(page, event)])
}

const openWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function keepOfflinePages(event: ExtendableEvent): Promise<void> {
  const open = (await openWindows()).map(({ url }) => splitLanguage(new URL(url).pathname).language)
  await Promise.all(
    [...new Set(open.length > 0 ? open : ['en' as const])].map(one => keepOfflinePage(one, event)),
  )
}

/** Keeps a page that is seen without a load of its own: in a visit's first page, or come to by a link of the shop. */
async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, location.origin)
  url.hash = ''
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (url.origin !== location.origin || !canBeSaved(url) || connection?.saveData) return
  const { language } = splitLanguage(url.pathname)
  const offlinePage = { cacheName: offlinePageCache, ignoreVary: true }
  // What goes wrong with it must not keep the page from being kept.
  const hasOfflinePage = await caches.match(pathIn(language, paths.offline), offlinePage)
  if (!hasOfflinePage) await keepOfflinePage(language, event).catch(() => undefined)
  const kept = await caches.match(url.href, { cacheName: savedPagesCache, ignoreVary: true })
  const keptAt = Date.parse(kept?.headers.get('date') ?? '')
  if (Date.now() - keptAt < freshForMs) return
  const page = await pages.handle({ event, request: asGuest(url.href) })
  await keepFilesOf(page, event)
}

worker.addEventListener('install', event => {
  event.waitUntil(keepOfflinePages(event).then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', event => {
  const keepOpenPages = async () => {
    await Promise.allSettled((await openWindows()).map(({ url }) => keepPage(url, event)))
  }
  event.waitUntil(keepOpenPages())
})
worker.addEventListener('message', event => {
  const message = event.data as Partial<KeepPageMessage> | null
  if (message?.type !== 'keep-page' || typeof message.url !== 'string') return
  // Offline there is nothing to fetch; what was kept stays.
  event.waitUntil(keepPage(message.url, event).catch(() => undefined))
})

navigationPreload.enable()
clientsClaim()
