import { currentLanguage, pathIn, splitLanguage } from '../language/language.ts'
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
  const { path } = splitLanguage(pathname)
  if (path === paths.trackOrder) return false
  return (
    path === paths.shop ||
    path === paths.compare ||
    publicPaths.includes(path) ||
    cataloguePrefixes.some(prefix => path.startsWith(prefix))
  )
}

/** Where one is led who opens a page offline that is not kept: in its language, which its address there leaves out. */
export function offlinePath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { language, path } = splitLanguage(pathname)
  return `${pathIn(language, paths.offline)}?next=${encodeURIComponent(path + search)}`
}

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
  /** Path, without its language, and query. */
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

/** The pages in the current language that open offline in this browser, latest first; none where it keeps none. */
export async function listSavedPages(storage: CacheStorage | undefined): Promise<readonly SavedPage[]> {
  if (!storage || !(await storage.has(savedPagesCache))) return []
  const cache = await storage.open(savedPagesCache)
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async request => {
      const { pathname, search } = new URL(request.url)
      const title = titleIn((await (await cache.match(request))?.text()) ?? '')
      const { language, path } = splitLanguage(pathname)
      return title === undefined || language !== currentLanguage() || !canBeSaved({ pathname })
        ? []
        : [{ href: path + search, title: plainText(title) }]
    }),
  )
  return pages.flat().toReversed()
}
