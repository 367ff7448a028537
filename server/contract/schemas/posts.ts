import * as z from 'zod'
import { id, instant, paging, pathId } from './common.ts'

/** Posts of the blog, as everybody reads them (SHOP-4). */

/** Words that are set alike. Plain data: nothing in it is HTML. */
export const postSpan = z.strictObject({
  value: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  code: z.literal(true).optional(),
  /** Where a link leads: a path of the shop, or an address of https, http, mailto or tel. */
  href: z.string().optional(),
})

const spans = z.array(postSpan)

const nestedList = z.strictObject({ ordered: z.boolean(), items: z.array(spans) })

/** A part of a post's text. */
export const postBlock = z.discriminatedUnion('kind', [
  /** The post's title is the heading of level 1. */
  z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), spans }),
  z.strictObject({ kind: z.literal('paragraph'), spans }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.strictObject({ spans, list: nestedList.nullable() })),
  }),
  z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(spans) }),
  z.strictObject({ kind: z.literal('code'), value: z.string() }),
  /** Each row has as many cells as the head. */
  z.strictObject({ kind: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
  /** A picture of the shop; `caption` is empty where there is none. */
  z.strictObject({ kind: z.literal('picture'), src: z.string(), alt: z.string(), caption: z.string() }),
  z.strictObject({ kind: z.literal('rule') }),
])

export const postCategory = z.strictObject({
  /** As the address has it. */
  slug: z.string(),
  name: z.string(),
})

export const postSummary = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: postCategory,
  /** Null: the shop. */
  author: z.string().nullable(),
  cover: z.strictObject({ url: z.string(), alt: z.string() }).nullable(),
  publishedAt: instant,
  updatedAt: instant,
  /** Whole minutes that reading takes, 1 at least. */
  readingMinutes: z.int().min(1),
})

export const post = z.strictObject({
  ...postSummary.shape,
  body: z.array(postBlock),
  /** What search results and shared links say. */
  seo: z.strictObject({ title: z.string(), description: z.string() }),
  /** Products that it speaks of. */
  productIds: z.array(id),
})

export const listPostsInput = z.object({ category: z.string().max(80).optional(), ...paging })

/** `slug` may be one that the post had before; the answer has the one that it has now. */
export const getPostInput = z.object({ slug: pathId })
