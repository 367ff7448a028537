import type { AdminPost, PostFields, PostPreview } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { blocksOf, pictureElsewhere } from '../../posts/markdown.ts'
import { readingMinutes } from '../../posts/reading-time.ts'
import type { PostRecord, ShopReader, ShopTransaction } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { toAdminSummary } from './list.ts'

/** Whether readers may have its address: it showed at some time. */
function wasShown({ status, publishAt, formerSlugs = [] }: PostRecord, nowMs: number): boolean {
  const hasBegun = publishAt !== null && Date.parse(publishAt) <= nowMs
  return formerSlugs.length > 0 || (status !== 'draft' && hasBegun)
}

function toAdminPost(record: PostRecord, nowMs: number): AdminPost {
  const { status, description, body, cover, productIds, seo, formerSlugs = [] } = record
  return {
    ...toAdminSummary(record, nowMs),
    status,
    description,
    body,
    cover: cover && { ...cover },
    productIds: [...productIds],
    seo: { ...seo },
    formerSlugs: [...formerSlugs],
    wasShown: wasShown(record, nowMs),
  }
}

/** @throws post_not_found */
export async function requirePost(reader: ShopReader, id: string): Promise<PostRecord> {
  const post = await reader.get('posts', id)
  if (!post) throw shopError('post_not_found')
  return post
}

/** @throws post_not_found */
export async function adminGetPost({ store, clock }: Dependencies, id: string): Promise<AdminPost> {
  return toAdminPost(await requirePost(store, id), clock.now())
}

/** When a post shows: at the time that was chosen, else since when it has, else now. */
function publishTime(
  { status, publishAt }: Pick<PostFields, 'status' | 'publishAt'>,
  before: PostRecord | null,
  nowMs: number,
): string | null {
  if (publishAt !== null) return toInstant(Date.parse(publishAt))
  const since = before && wasShown(before, nowMs) ? before.publishAt : null
  return status === 'published' ? (since ?? toInstant(nowMs)) : since
}

/** Addresses that lead on to the post: those that readers may have, but the one that it has now. */
function formerSlugsOf(slug: string, before: PostRecord, nowMs: number): readonly string[] {
  const had = [...(before.formerSlugs ?? []), ...(wasShown(before, nowMs) ? [before.slug] : [])]
  return [...new Set(had)].filter(former => former !== slug)
}

function toRecord(fields: PostFields, id: string, before: PostRecord | null, nowMs: number): PostRecord {
  const now = toInstant(nowMs)
  const formerSlugs = before ? formerSlugsOf(fields.slug, before, nowMs) : []
  // What readers saw is taken off the blog and becomes no draft again.
  const status =
    fields.status === 'draft' && before && before.status !== 'draft' ? 'unpublished' : fields.status
  return {
    ...fields,
    id,
    author: fields.author === '' ? null : fields.author,
    status,
    publishAt: publishTime({ ...fields, status }, before, nowMs),
    ...(formerSlugs.length > 0 && { formerSlugs }),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: (before?.version ?? 0) + 1,
  }
}

/** @throws slug_taken, picture_elsewhere */
async function refuseWrong(tx: ShopTransaction, { id, slug, body }: PostRecord): Promise<void> {
  const [holder] = await tx.list('posts', { where: { slug }, limit: 1 })
  if (holder && holder.id !== id) throw shopError('slug_taken', {}, 'slug')
  const src = pictureElsewhere(body)
  if (src !== undefined) throw shopError('picture_elsewhere', { src }, 'body')
}

/** @throws slug_taken, picture_elsewhere */
export function adminCreatePost(
  dependencies: Dependencies,
  administrator: Administrator,
  fields: PostFields,
): Promise<AdminPost> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const nowMs = dependencies.clock.now()
    const post = toRecord(fields, dependencies.ids.id(), null, nowMs)
    await refuseWrong(tx, post)
    await tx.put('posts', post)
    return {
      answer: toAdminPost(post, nowMs),
      action: 'post.create',
      subject: `post:${post.id}`,
      detail: post.title,
      before: null,
      after: post,
    }
  })
}

/** @throws post_not_found, stale_version, slug_taken, picture_elsewhere */
export function adminUpdatePost(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, ...fields }: PostFields & { readonly id: string; readonly version: number },
): Promise<AdminPost> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const nowMs = dependencies.clock.now()
    const before = await requirePost(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const post = toRecord(fields, id, before, nowMs)
    await refuseWrong(tx, post)
    await tx.put('posts', post)
    return {
      answer: toAdminPost(post, nowMs),
      action: 'post.update',
      subject: `post:${id}`,
      detail: post.title,
      before,
      after: post,
    }
  })
}

/** A text as readers would see it; keeps nothing. */
export function adminPreviewPost(markdown: string): PostPreview {
  return { body: blocksOf(markdown), readingMinutes: readingMinutes('', markdown) }
}
