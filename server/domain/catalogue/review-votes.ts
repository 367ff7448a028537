import type { Review } from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ReviewRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { toReview } from './to-review.ts'

const voteId = (userId: string, reviewId: string) => `${userId}:${reviewId}`

/** Whether the caller marked a review as helpful. */
export async function isHelpfulTo(reader: ShopReader, caller: Caller, reviewId: string): Promise<boolean> {
  if (!caller.user) return false
  return (await reader.get('reviewVotes', voteId(caller.user.id, reviewId))) !== undefined
}

/**
 * Marks a review of somebody else as helpful, or takes that back. Each customer counts once; saying the same again
 * changes nothing (SHOP-3).
 * @throws review_not_found, own_review
 */
export async function setReviewHelpful(
  { store }: Dependencies,
  caller: Caller,
  user: UserRecord,
  { reviewId, helpful }: { reviewId: string; helpful: boolean },
): Promise<Review> {
  return store.transaction(async tx => {
    const review = await tx.get('reviews', reviewId)
    if (review?.status !== 'published') throw shopError('review_not_found')
    if (review.userId === user.id) throw shopError('own_review')
    const id = voteId(user.id, reviewId)
    const stood = (await tx.get('reviewVotes', id)) !== undefined
    if (stood === helpful) return toReview(review, caller, helpful)
    if (helpful) await tx.put('reviewVotes', { id, userId: user.id, reviewId })
    else await tx.delete('reviewVotes', id)
    return toReview(await countVotes(tx, review, helpful ? 1 : -1), caller, helpful)
  })
}

async function countVotes(tx: ShopTransaction, review: ReviewRecord, change: number): Promise<ReviewRecord> {
  const counted = { ...review, helpful: Math.max(0, review.helpful + change) }
  await tx.put('reviews', counted)
  return counted
}

/** Takes every vote of a customer back whose account goes. */
export async function withdrawVotes(tx: ShopTransaction, userId: string): Promise<void> {
  for (const { id, reviewId } of await tx.list('reviewVotes', { where: { userId } })) {
    await tx.delete('reviewVotes', id)
    const review = await tx.get('reviews', reviewId)
    if (review) await countVotes(tx, review, -1)
  }
}

/** Makes the votes of one account another's. One that both gave counts once, and nobody votes for their own review. */
export async function moveVotes(tx: ShopTransaction, userId: string, formerId: string): Promise<void> {
  for (const { id, reviewId } of await tx.list('reviewVotes', { where: { userId: formerId } })) {
    await tx.delete('reviewVotes', id)
    const review = await tx.get('reviews', reviewId)
    if (!review) continue
    const moved = { id: voteId(userId, reviewId), userId, reviewId }
    const isTooMany = review.userId === userId || (await tx.get('reviewVotes', moved.id)) !== undefined
    if (isTooMany) await countVotes(tx, review, -1)
    else await tx.put('reviewVotes', moved)
  }
}

/** Removes what was said of a review that goes. */
export async function removeVotesFor(tx: ShopTransaction, reviewId: string): Promise<void> {
  for (const { id } of await tx.list('reviewVotes', { where: { reviewId } })) {
    await tx.delete('reviewVotes', id)
  }
}
