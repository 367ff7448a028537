import { queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'
import { currentLanguage, isEnglishBuild } from '../language/language.ts'

/** Posts of a page. */
export const postsOfAPage = 12

function mapTexts(value: unknown, texts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return texts[value] ?? value
  if (Array.isArray(value)) return value.map(part => mapTexts(part, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, texts)]))
}

/** What the shop's own posts say, in the language of the page; others stay as they were written [BEY-19]. */
async function inLanguageOfPage<T>(answer: T): Promise<T> {
  if (isEnglishBuild || currentLanguage() === 'en') return answer
  const { postTexts } = await import('../language/hindi/posts.ts')
  return mapTexts(answer, postTexts) as T
}

/** One page of the blog, the newest first; `category` is its slug, null for all [SHOP-4]. */
export function postsQuery({ api }: App, category: string | null, page: number) {
  return queryOptions({
    queryKey: ['posts', 'list', category, page],
    queryFn: async ({ signal }) => {
      const input = { page, pageSize: postsOfAPage, ...(category !== null && { category }) }
      return inLanguageOfPage(await api.page('listPosts', input, { signal }))
    },
  })
}

/** The categories of posts that show. */
export function postCategoriesQuery({ api }: App) {
  return queryOptions({
    queryKey: ['posts', 'categories'],
    queryFn: async ({ signal }) => inLanguageOfPage(await api.call('listPostCategories', {}, { signal })),
  })
}

/** A post by its address, or one that it had before. @throws ApiError 404 */
export function postQuery({ api }: App, slug: string) {
  return queryOptions({
    queryKey: ['posts', 'one', slug],
    queryFn: async ({ signal }) => inLanguageOfPage(await api.call('getPost', { slug }, { signal })),
  })
}
