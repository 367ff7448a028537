import type { AspectRatings } from '../../contract/index.ts'
import type { ShopTransaction } from '../records.ts'
import { withAspects } from './aspect-ratings.ts'

/**
 * What a review that comes, changes or goes does to its product: to the sum of the stars, to how many there are, and to
 * its aspects as they were and are.
 */
export interface RatingChange {
  readonly sum: number
  readonly count: number
  readonly was?: AspectRatings | undefined
  readonly is?: AspectRatings | undefined
}

/** Keeps a product's rating with each published review, so that a list needs no reviews. */
export async function countRating(
  tx: ShopTransaction,
  productId: string,
  change: RatingChange,
): Promise<void> {
  const product = await tx.get('products', productId)
  if (!product) return
  await tx.put('products', {
    ...product,
    ratingSum: product.ratingSum + change.sum,
    ratingCount: product.ratingCount + change.count,
    ...((change.was ?? change.is) && { aspectSums: withAspects(product.aspectSums, change.was, change.is) }),
  })
}
