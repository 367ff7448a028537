import { adminPostSchemas, type AdminPost } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { clockTime, instantOf } from '../clock-time.ts'

/** A post as it stands in the form; the time is on a clock in India. */
export interface PostDraft {
  readonly title: string
  readonly slug: string
  readonly description: string
  /** Markdown. */
  readonly body: string
  readonly category: string
  readonly author: string
  /** Empty: no cover. */
  readonly coverUrl: string
  readonly coverAlt: string
  readonly productIds: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
  readonly publishAt: string
}

export const newPostDraft: PostDraft = {
  title: '',
  slug: '',
  description: '',
  body: '',
  category: '',
  author: '',
  coverUrl: '',
  coverAlt: '',
  productIds: [],
  seoTitle: '',
  seoDescription: '',
  publishAt: '',
}

export function draftOf(post: AdminPost): PostDraft {
  const { title, slug, description, body, category, author, cover, productIds, seo, publishAt } = post
  return {
    title,
    slug,
    description,
    body,
    category,
    author: author ?? '',
    coverUrl: cover?.url ?? '',
    coverAlt: cover?.alt ?? '',
    productIds,
    seoTitle: seo.title,
    seoDescription: seo.description,
    publishAt: publishAt === null ? '' : clockTime(publishAt),
  }
}

/** A field of the time has no seconds: the time that was not touched stays as it is. */
function publishTimeOf({ publishAt }: PostDraft, kept: AdminPost | undefined): string | null {
  if (publishAt === '') return null
  const keptAt = kept?.publishAt ?? null
  return keptAt !== null && clockTime(keptAt) === publishAt ? keptAt : instantOf(publishAt)
}

/** What is sent. @param kept the post that it changes */
export function inputOf(
  draft: PostDraft,
  status: AdminPost['status'],
  kept?: AdminPost,
): CallInput<'adminCreatePost'> {
  const { title, slug, description, body, category, author, coverUrl, coverAlt, productIds } = draft
  return {
    title,
    slug,
    description,
    body,
    category,
    author,
    cover: coverUrl === '' ? null : { url: coverUrl, alt: coverAlt },
    productIds: [...productIds],
    seo: { title: draft.seoTitle, description: draft.seoDescription },
    status,
    publishAt: publishTimeOf(draft, kept),
  }
}

/** What the contract finds wrong, by field: "seo.title". */
export function problemsOf(draft: PostDraft, status: AdminPost['status']): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const checked = adminPostSchemas.postFields.safeParse(inputOf(draft, status))
  for (const { path, message } of checked.error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

/** The address that a title suggests. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
}
