import type { App } from '../app/app-context.ts'
import { robots, sitemapPath } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** A file that only crawlers read, made by the server when it is asked for. */
export interface CrawlerFile {
  readonly contentType: string
  readonly text: string
}

/** The file at a path, or undefined where there is none. @throws ApiError when the catalogue cannot be read */
export async function crawlerFile(
  { api, publicOrigin }: App,
  path: string,
): Promise<CrawlerFile | undefined> {
  if (path === '/robots.txt') {
    return { contentType: 'text/plain; charset=utf-8', text: robots(publicOrigin) }
  }
  if (path !== sitemapPath) return undefined
  const [products, categories, posts] = await Promise.all([
    api.call('listProducts', {}),
    api.call('listCategories', {}),
    api.call('listPosts', {}),
  ])
  return {
    contentType: 'application/xml; charset=utf-8',
    text: sitemap(publicOrigin, { products, categories, posts }),
  }
}
