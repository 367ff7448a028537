import { collection } from '../ports/store.ts'
import { slugOf } from './slug.ts'

/** A post of the blog, from its draft on (ADM-8). */
export interface PostRecord {
  id: string
  /** Its address, one of all posts; unique together with the addresses that posts had before. */
  slug: string
  /** Addresses that it had while it showed: they lead on to it. Absent where there are none. */
  formerSlugs?: readonly string[]
  title: string
  description: string
  /** Markdown. */
  body: string
  category: string
  /** Null: the shop. */
  author: string | null
  cover: { readonly url: string; readonly alt: string } | null
  productIds: readonly string[]
  seo: { readonly title: string; readonly description: string }
  /** `published` shows from `publishAt` on: before that it is scheduled. A draft never showed. */
  status: 'draft' | 'published' | 'unpublished'
  publishAt: string | null
  createdAt: string
  updatedAt: string
  version: number
}

export const postCollections = {
  posts: collection<PostRecord>({
    equal: {
      slug: { of: ({ slug, formerSlugs = [] }) => [slug, ...formerSlugs], unique: true },
      status: { of: ({ status }) => status },
      category: { of: ({ category }) => slugOf(category) },
    },
    sorted: {
      publishAt: ({ publishAt }) => publishAt ?? '',
      updatedAt: ({ updatedAt }) => updatedAt,
      title: ({ title }) => title.toLocaleLowerCase('en-IN'),
    },
    text: {
      search: ({ title, slug, category, author, description }) =>
        [title, slug, category, author ?? '', description].join('\n'),
    },
  }),
} as const
