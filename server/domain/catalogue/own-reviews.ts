import type { AspectRatings, Review } from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ReviewRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { releasePictures } from '../uploads/attach.ts'
import { requireAspects } from './aspect-ratings.ts'
import { countRating, type RatingChange } from './count-rating.ts'
import { attachToReview } from './review-photos.ts'
import { removeVotesFor } from './review-votes.ts'
import { toReview } from './to-review.ts'

export interface ReviewChange {
  readonly reviewId: string
  readonly rating: number
  readonly title: string
  readonly body: string
  /** Uploads; undefined: as they are. */
  readonly photos?: readonly string[] | undefined
  /** Undefined: as they are. */
  readonly aspects?: AspectRatings | undefined
}

/**
 * Changes the words or stars of the caller's own review (SHOP-3). One that the shop has taken down stays down.
 * @throws review_not_found for the review of somebody else too, upload_not_found, aspect_unavailable
 */
export async function updateReview(
  { store, clock }: Dependencies,
  caller: Caller,
  user: UserRecord,
  { reviewId, rating, title, body, photos, aspects }: ReviewChange,
): Promise<Review> {
  return store.transaction(async tx => {
    const review = await requireOwn(tx, user, reviewId)
    const { version = 1 } = review
    const product = await tx.get('products', review.productId)
    const rated = aspects && product ? requireAspects(product, aspects) : review.aspects
    const by = { userId: user.id, nowMs: clock.now() }
    const attached = photos && (await attachToReview(tx, review.id, photos, by))
    const changed = {
      ...review,
      rating,
      title,
      body,
      ...(attached && { photos: attached }),
      ...(rated && { aspects: rated }),
      editedAt: toInstant(clock.now()),
      version: version + 1,
    }
    await tx.put('reviews', changed)
    await countOwn(tx, review, { sum: rating - review.rating, count: 0, was: review.aspects, is: rated })
    return toReview(changed, caller)
  })
}

/**
 * Deletes the caller's own review, with its pictures, the votes for it and the shop's reply; its author may write another one.
 * @throws review_not_found for the review of somebody else too
 */
export async function deleteReview(
  { clock, store }: Dependencies,
  caller: Caller,
  user: UserRecord,
  reviewId: string,
): Promise<Review> {
  return store.transaction(async tx => {
    const review = await requireOwn(tx, user, reviewId)
    await removeVotesFor(tx, review.id)
    await releasePictures(tx, `review:${review.id}`, clock.now())
    await tx.delete('reviews', review.id)
    await countOwn(tx, review, { sum: -review.rating, count: -1, was: review.aspects })
    return toReview(review, caller)
  })
}

async function requireOwn(
  reader: ShopReader,
  user: UserRecord,
  reviewId: string,
): Promise<Readonly<ReviewRecord>> {
  const review = await reader.get('reviews', reviewId)
  if (review?.userId !== user.id) throw shopError('review_not_found')
  return review
}

/** A review that is taken down does not count. */
async function countOwn(
  tx: ShopTransaction,
  { productId, status }: ReviewRecord,
  change: RatingChange,
): Promise<void> {
  if (status === 'published') await countRating(tx, productId, change)
}
