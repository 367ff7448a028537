import type { Post, PostCategory, PostSummary } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, ReadingDependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../paging.ts'
import type { PostRecord } from '../records.ts'
import { blocksOf } from './markdown.ts'
import { readingMinutes } from './reading-time.ts'
import { slugOf } from './slug.ts'

/** Posts of a page that is asked for without its size. */
const pageSize = 12

/** Published, and its time has come. */
function showsNow({ status, publishAt }: PostRecord, nowMs: number): boolean {
  return status === 'published' && publishAt !== null && Date.parse(publishAt) <= nowMs
}

/** Records that show at an instant: data alone, so that a database finds them. */
function shownAt(nowMs: number) {
  return {
    where: { status: 'published' },
    range: { index: 'publishAt', below: toInstant(nowMs + 1) },
  } as const
}

function toSummary(record: PostRecord): PostSummary {
  const { slug, title, description, category, author, cover, updatedAt } = record
  const publishedAt = record.publishAt ?? record.createdAt
  return {
    slug,
    title,
    description,
    category: { slug: slugOf(category), name: category },
    author,
    cover: cover && { ...cover },
    publishedAt,
    // Of one that was written long before it showed.
    updatedAt: updatedAt < publishedAt ? publishedAt : updatedAt,
    readingMinutes: readingMinutes(description, record.body),
  }
}

function toPost(record: PostRecord): Post {
  const { seo, title, description, productIds } = record
  return {
    ...toSummary(record),
    body: blocksOf(record.body),
    seo: { title: seo.title || title, description: seo.description || description },
    productIds: [...productIds],
  }
}

/** Posts that show, the newest first; all of them without a page (SHOP-4). */
export async function listPosts(
  { store, clock }: ReadingDependencies,
  { category, ...query }: PageQuery & { readonly category?: string | undefined },
): Promise<RecordPage<PostSummary>> {
  const shown = shownAt(clock.now())
  const selection = { ...shown, where: { ...shown.where, ...(category !== undefined && { category }) } }
  const isWhole = query.page === undefined && query.pageSize === undefined
  const [records, total] = await Promise.all([
    store.list('posts', {
      ...selection,
      orderBy: { index: 'publishAt', direction: 'desc' },
      ...(!isWhole && pageBounds(query, pageSize)),
    }),
    store.count('posts', selection),
  ])
  return { items: records.map(toSummary), total }
}

/** The categories of posts that show, by their names. */
export async function listPostCategories({ store, clock }: ReadingDependencies): Promise<PostCategory[]> {
  const records = await store.list('posts', shownAt(clock.now()))
  const names = new Map(records.map(({ category }) => [slugOf(category), category]))
  return [...names]
    .map(([slug, name]) => ({ slug, name }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en-IN'))
}

/** A post that shows, by its address or one that it had before. @throws post_not_found */
export async function getPost({ store, clock }: ReadingDependencies, slug: string): Promise<Post> {
  const [record] = await store.list('posts', { where: { slug }, limit: 1 })
  if (!record || !showsNow(record, clock.now())) throw shopError('post_not_found')
  return toPost(record)
}

/**
 * When the next post shows by itself that waits for its time, in milliseconds; null where none does. What is kept of public
 * pages is true until then.
 */
export async function nextPostAt({
  store,
  clock,
}: Pick<Dependencies, 'store' | 'clock'>): Promise<number | null> {
  const [next] = await store.list('posts', {
    where: { status: 'published' },
    range: { index: 'publishAt', from: toInstant(clock.now() + 1) },
    orderBy: { index: 'publishAt', direction: 'asc' },
    limit: 1,
  })
  return next?.publishAt ? Date.parse(next.publishAt) : null
}
