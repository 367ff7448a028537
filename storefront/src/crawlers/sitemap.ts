import type { Category, PostSummary, Product } from '@shruti/server/contract'
import { languages, localeOf, pathIn } from '../language/language.ts'
import { paths } from '../paths.ts'
import { publicPaths } from '../public-paths.ts'
import { priceRanges } from '../queries/listing.ts'

/** One address of the shop that search engines may show. */
interface SitemapEntry {
  readonly path: string
  /** When its content last changed, as an ISO 8601 day or instant; left out where nobody keeps it. */
  readonly changedAt?: string | undefined
}

const latestOf = (instants: readonly string[]): string | undefined => instants.toSorted().at(-1)

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const inXml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] ?? character)

/**
 * The shop's public pages as sitemaps.org has them, in each language with the same page in the others [BEY-19]: at most
 * 50,000 addresses.
 * @param origin of the shop, put before each path
 * @param products all that are for sale
 * @param posts all that show
 */
export function sitemap(
  origin: string,
  {
    products,
    categories,
    posts,
  }: {
    products: readonly Product[]
    categories: readonly Category[]
    posts: readonly PostSummary[]
  },
): string {
  const entries: SitemapEntry[] = [
    ...publicPaths.map(path => ({ path })),
    { path: paths.shop, changedAt: latestOf(products.map(({ updatedAt }) => updatedAt)) },
    ...categories.map(({ slug }) => ({ path: paths.category(slug) })),
    ...priceRanges().map(({ value }) => ({ path: paths.priceRange(value) })),
    ...products.map(({ slug, updatedAt }) => ({ path: paths.product(slug), changedAt: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ path: paths.post(slug), changedAt: updatedAt })),
  ]
  const urls = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${inXml(changedAt)}</lastmod>`
    const alternates = languages.map(
      language =>
        `<xhtml:link rel="alternate" hreflang="${localeOf[language]}" href="${inXml(origin + pathIn(language, path))}"/>`,
    )
    return languages.map(
      language =>
        `<url><loc>${inXml(origin + pathIn(language, path))}</loc>${lastmod}${alternates.join('')}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.flat(),
    '</urlset>',
    '',
  ].join('\n')
}
