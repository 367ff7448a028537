import { languages, pathIn } from '../language/language.ts'
import { paths } from '../paths.ts'

/** Where the sitemap lies. */
export const sitemapPath = '/sitemap.xml'

/** What is a person's own, or no page: each stands for all that is below it. */
const closedPaths: readonly string[] = [
  paths.admin,
  '/api',
  paths.auth,
  paths.cart,
  paths.checkout,
  paths.favorites,
  paths.myOrders,
  paths.notifications,
  '/order-confirmation',
  '/orders',
  '/pay',
  '/payment-sandbox',
  paths.profile,
]

/** An address itself, with a query, and whatever is below it; not another that only begins alike, as `/payments`. */
const rulesOf = (path: string): string[] => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]

/** What crawlers may fetch (RFC 9309): the shop, but nothing of a person's. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...languages.flatMap(language => closedPaths.map(path => pathIn(language, path))).flatMap(rulesOf),
    // The pictures of products and reviews are part of pages that may be found.
    'Allow: /api/uploads/',
    'Allow: /',
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n')
}
