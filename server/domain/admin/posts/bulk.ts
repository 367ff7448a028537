import type { BulkAnswer } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { PostRecord, ShopTransaction } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { stateOf } from './list.ts'
import { requirePost } from './posts.ts'

interface Batch {
  readonly ids: readonly string[]
  readonly batchId?: string | undefined
}

const labelOf = async (tx: ShopTransaction, id: string) =>
  (await tx.get('posts', id))?.title ?? 'A post that is gone'

/** @throws post_status_unchanged, post_incomplete, post_is_draft */
function withStatus(post: PostRecord, status: 'published' | 'unpublished', nowMs: number): PostRecord {
  const state = stateOf(post, nowMs)
  if (state === status) throw shopError('post_status_unchanged', { status })
  if (status === 'unpublished' && state === 'draft') throw shopError('post_is_draft')
  if (status === 'published' && (post.description === '' || post.body === ''))
    throw shopError('post_incomplete')
  const now = toInstant(nowMs)
  const hasBegun = post.publishAt !== null && post.publishAt <= now
  return {
    ...post,
    status,
    // A draft's time that has passed was never the time at which it showed.
    publishAt: status === 'published' && !(hasBegun && state === 'unpublished') ? now : post.publishAt,
    updatedAt: now,
    version: post.version + 1,
  }
}

/** Publishes posts now, a scheduled one too, or takes them off the blog. Can be undone. */
export function adminSetPostsStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, batchId, status }: Batch & { readonly status: 'published' | 'unpublished' },
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'post.status',
    ids,
    batchId,
    labelOf,
    async change(tx, id) {
      const before = await requirePost(tx, id)
      const after = withStatus(before, status, dependencies.clock.now())
      await tx.put('posts', after)
      return {
        label: before.title,
        subject: `post:${id}`,
        detail: `${before.title}: ${status}`,
        before,
        after,
      }
    },
  })
}

/** Deletes posts. Can be undone. */
export function adminDeletePosts(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, batchId }: Batch,
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'post.delete',
    ids,
    batchId,
    labelOf,
    async change(tx, id) {
      const before = await requirePost(tx, id)
      await tx.delete('posts', id)
      return { label: before.title, subject: `post:${id}`, detail: before.title, before, after: null }
    },
  })
}
