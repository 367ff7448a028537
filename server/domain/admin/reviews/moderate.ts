import type { BulkAnswer } from '../../../contract/index.ts'
import { countRating } from '../../catalogue/count-rating.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { ReviewRecord } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'

interface Moderation {
  readonly ids: readonly string[]
  readonly status: ReviewRecord['status']
  /** For the audit log. */
  readonly reason?: string | undefined
  readonly batchId?: string | undefined
}

const words = { published: 'Shown again', hidden: 'Taken down' } as const

/** Takes reviews down or shows them again. One that is taken down does not count in its product's rating. Can be undone. */
export function adminModerateReviews(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, status, reason, batchId }: Moderation,
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'review.status',
    ids,
    batchId,
    labelOf: async (tx, id) => (await tx.get('reviews', id))?.title ?? 'A review that is gone',
    async change(tx, id) {
      const review = await tx.get('reviews', id)
      if (!review) throw shopError('review_not_found')
      if (review.status === status) throw shopError('review_status_unchanged', { status })
      const after = { ...review, status, version: (review.version ?? 1) + 1 }
      await tx.put('reviews', after)
      const counted = status === 'published' ? 1 : -1
      await countRating(tx, review.productId, {
        sum: counted * review.rating,
        count: counted,
        ...(status === 'published' ? { is: review.aspects } : { was: review.aspects }),
      })
      return {
        label: review.title,
        subject: `review:${id}`,
        detail: [`${words[status]}: ${review.title}`, reason].filter(Boolean).join('. '),
        before: { status: review.status },
        after: { status },
      }
    },
  })
}
