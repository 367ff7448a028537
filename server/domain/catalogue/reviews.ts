import { aspectsOf } from '../../contract/review-aspects.ts'
import type { AspectRatings, CanReviewAnswer, Review, ReviewsAnswer } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Caller } from '../accounts/sessions.ts'
import type { Dependencies, ReadingDependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageBounds } from '../paging.ts'
import type { OrderRecord, ReviewRecord, ShopReader, UserRecord } from '../records.ts'
import { requireAspects, toAspectRatings, withAspects } from './aspect-ratings.ts'
import { averageRating } from './mappers.ts'
import { attachToReview } from './review-photos.ts'
import { requireProduct } from './products.ts'
import { withStars, type ReviewSort } from './review-orders.ts'
import { isHelpfulTo } from './review-votes.ts'
import { reviewSignature } from './signature.ts'
import { toReview } from './to-review.ts'

const pageSize = 10

const stars = [1, 2, 3, 4, 5] as const

/**
 * Published reviews, ten a page; average, count and histogram are of all of them, whatever the filter.
 * @throws product_not_found
 */
export async function listProductReviews(
  { store }: ReadingDependencies,
  caller: Caller,
  query: {
    id: string
    sort?: ReviewSort | undefined
    rating?: number | undefined
    page?: number | undefined
  },
): Promise<ReviewsAnswer> {
  const product = await requireProduct(store, query.id)
  const counts = await Promise.all(
    stars.map(rating => store.count('reviews', { where: { shown: withStars(query.id, rating) } })),
  )
  const count = counts.reduce((sum, ofStars) => sum + ofStars, 0)
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  const shown = await store.list('reviews', {
    where: { shown: query.rating === undefined ? query.id : withStars(query.id, query.rating) },
    orderBy: { index: query.sort ?? 'newest', direction: 'desc' },
    ...pageBounds({ page: query.page ?? 1 }, pageSize),
  })
  return {
    reviews: await Promise.all(
      shown.map(async review => toReview(review, caller, await isHelpfulTo(store, caller, review.id))),
    ),
    average: averageRating(one + 2 * two + 3 * three + 4 * four + 5 * five, count),
    count,
    aspects: toAspectRatings(product),
    histogram: { '1': one, '2': two, '3': three, '4': four, '5': five },
  }
}

const cannotReview = {
  sign_in: 'Sign in to review this product',
  not_purchased: 'Only customers who received this product can review it',
  not_delivered: 'You can review this product once it is delivered',
  already_reviewed: 'You have already reviewed this product',
} as const

function containsProduct(order: OrderRecord, productId: string): boolean {
  return order.lines.some(line => line.productId === productId)
}

/** Why a user may not review a product; null when they may (SHOP-3). */
async function reasonNotToReview(
  reader: ShopReader,
  user: UserRecord | null,
  productId: string,
): Promise<keyof typeof cannotReview | null> {
  if (!user) return 'sign_in'
  const written = await reader.count('reviews', { where: { authorship: `${user.id}:${productId}` } })
  if (written > 0) return 'already_reviewed'
  const own = await reader.list('orders', { where: { userId: user.id } })
  const orders = own.filter(order => containsProduct(order, productId))
  if (orders.some(order => order.status === 'delivered')) return null
  return orders.some(order => order.status !== 'cancelled') ? 'not_delivered' : 'not_purchased'
}

/**
 * Whether the caller may review a product.
 * @throws product_not_found
 */
export async function getCanReview(
  { store }: Dependencies,
  caller: Caller,
  productId: string,
): Promise<CanReviewAnswer> {
  const product = await requireProduct(store, productId)
  const reason = await reasonNotToReview(store, caller.user, productId)
  return {
    canReview: reason === null,
    reason,
    message: reason === null ? 'You can review this product' : cannotReview[reason],
    aspects: aspectsOf(product),
    review: await ownReview(store, caller, productId),
  }
}

async function ownReview(reader: ShopReader, caller: Caller, productId: string): Promise<Review | null> {
  if (!caller.user) return null
  const [own] = await reader.list('reviews', { where: { authorship: `${caller.user.id}:${productId}` } })
  return own ? toReview(own, caller) : null
}

/**
 * Publishes a customer's review and counts it in the product's rating.
 * @throws product_not_found, review_not_allowed, already_reviewed, upload_not_found, aspect_unavailable
 */
export async function createProductReview(
  { store, clock, ids }: Dependencies,
  caller: Caller,
  user: UserRecord,
  input: {
    id: string
    rating: number
    title: string
    body: string
    photos?: readonly string[] | undefined
    aspects?: AspectRatings | undefined
  },
): Promise<Review> {
  return store.transaction(async tx => {
    const product = await requireProduct(tx, input.id)
    const reason = await reasonNotToReview(tx, user, product.id)
    if (reason === 'already_reviewed') throw shopError('already_reviewed')
    if (reason !== null) throw shopError('review_not_allowed')
    const aspects = requireAspects(product, input.aspects)
    const isRated = Object.keys(aspects).length > 0
    const id = ids.id()
    const photos = await attachToReview(tx, id, input.photos ?? [], { userId: user.id, nowMs: clock.now() })
    const review: ReviewRecord = {
      id,
      productId: product.id,
      userId: user.id,
      rating: input.rating,
      title: input.title,
      body: input.body,
      authorName: reviewSignature(user.name ?? user.username ?? 'Shruti customer'),
      verified: true,
      helpful: 0,
      status: 'published',
      createdAt: toInstant(clock.now()),
      ...(photos.length > 0 && { photos }),
      ...(isRated && { aspects }),
    }
    await tx.put('reviews', review)
    await tx.put('products', {
      ...product,
      ratingSum: product.ratingSum + review.rating,
      ratingCount: product.ratingCount + 1,
      ...(isRated && { aspectSums: withAspects(product.aspectSums, {}, aspects) }),
    })
    return toReview(review, caller)
  })
}
