import { paths } from '../paths.ts'
import { publicPaths } from '../public-paths.ts'

/** Name of the cache that holds the pages which open offline, each under its address. */
export const savedPagesCache = 'shruti-pages'

/** Pages of which each address below is one: lists, products, posts. */
const cataloguePrefixes = [`${paths.shop}/`, '/product/', '/products/', `${paths.blog}/`]

/**
 * Whether a page may be kept to be opened offline [BEY-14]: what the catalogue and the shop's texts say, the same for
 * everybody. Never a cart, a checkout, an account or an order, tracked ones included.
 */
export function canBeSaved({ pathname }: Pick<URL, 'pathname'>): boolean {
  if (pathname === paths.trackOrder) return false
  return (
    pathname === paths.shop ||
    pathname === paths.compare ||
    publicPaths.includes(pathname) ||
    cataloguePrefixes.some(prefix => pathname.startsWith(prefix))
  )
}

/** Where one is led who opens a page offline that is not kept. */
export const offlinePath = (next: string) => `${paths.offline}?next=${encodeURIComponent(next)}`

/** Asks the service worker to keep the page at an address of the shop. */
export interface KeepPageMessage {
  readonly type: 'keep-page'
  readonly url: string
}

/** Tells a page that its data were not asked for anew: the server could not be reached. */
export interface SavedDataMessage {
  readonly type: 'saved-data'
}

export interface SavedPage {
  /** Path and query. */
  readonly href: string
  readonly title: string
}

const titleIn = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

/** HTML's own characters in a title, as React writes them. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plainText = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => entities[entity] ?? '')

/** The pages that open offline in this browser, latest first; none where it keeps none. */
export async function listSavedPages(storage: CacheStorage | undefined): Promise<readonly SavedPage[]> {
  if (!storage || !(await storage.has(savedPagesCache))) return []
  const cache = await storage.open(savedPagesCache)
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async request => {
      const { pathname, search } = new URL(request.url)
      const title = titleIn((await (await cache.match(request))?.text()) ?? '')
      return title === undefined || !canBeSaved({ pathname })
        ? []
        : [{ href: pathname + search, title: plainText(title) }]
    }),
  )
  return pages.flat().toReversed()
}
