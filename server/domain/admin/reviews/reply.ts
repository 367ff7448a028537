import type { Review } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import { toReview } from '../../catalogue/to-review.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'

/**
 * Answers a review in the name of the shop; an empty reply takes the answer back (SHOP-3).
 * @throws review_not_found, stale_version also when its author changed it meanwhile
 */
export async function adminReplyToReview(
  dependencies: Dependencies,
  administrator: Administrator,
  { reviewId, version, reply }: { reviewId: string; version: number; reply: string },
): Promise<Review> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const review = await tx.get('reviews', reviewId)
    if (!review) throw shopError('review_not_found')
    if ((review.version ?? 1) !== version) throw shopError('stale_version')
    const { reply: _before, ...rest } = review
    const answered = {
      ...rest,
      ...(reply !== '' && { reply: { body: reply, at: toInstant(dependencies.clock.now()) } }),
      version: version + 1,
    }
    await tx.put('reviews', answered)
    return {
      answer: toReview(answered, { session: null, user: administrator.user }),
      action: 'review.reply',
      subject: `review:${review.id}`,
      detail: reply === '' ? 'Took the reply back' : reply,
      before: { reply: review.reply?.body ?? null },
      after: { reply: reply === '' ? null : reply },
    }
  })
}
