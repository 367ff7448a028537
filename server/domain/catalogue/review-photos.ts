import type { ShopTransaction } from '../records.ts'
import { attachPictures, releasePictures } from '../uploads/attach.ts'
import type { AttachedPicture } from '../uploads/records.ts'

/**
 * Gives a review its pictures: those that it had and shall not have any more go (SHOP-3).
 * @throws upload_not_found
 */
export async function attachToReview(
  tx: ShopTransaction,
  reviewId: string,
  uploadIds: readonly string[],
  { userId, nowMs }: { readonly userId: string; readonly nowMs: number },
): Promise<readonly AttachedPicture[]> {
  const to = `review:${reviewId}`
  const photos = await attachPictures(tx, uploadIds, {
    userId,
    purpose: 'review',
    to,
    field: 'photos',
    nowMs,
  })
  await releasePictures(tx, to, nowMs, photos)
  return photos
}
