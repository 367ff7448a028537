import type { CanReviewAnswer, Review, ReviewsAnswer } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Caller } from '../accounts/sessions.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageOf } from '../paging.ts'
import type { OrderRecord, ReviewRecord, ShopReader, UserRecord } from '../records.ts'
import { averageRating } from './mappers.ts'
import { requireProduct } from './products.ts'
import { reviewSignature } from './signature.ts'

const pageSize = 10

type ReviewSort = 'newest' | 'helpful' | 'highest' | 'lowest'

const newestFirst = (left: ReviewRecord, right: ReviewRecord) =>
  right.createdAt.localeCompare(left.createdAt) || left.id.localeCompare(right.id)

const comparisons: Readonly<Record<ReviewSort, (left: ReviewRecord, right: ReviewRecord) => number>> = {
  newest: newestFirst,
  helpful: (left, right) => right.helpful - left.helpful || newestFirst(left, right),
  highest: (left, right) => right.rating - left.rating || newestFirst(left, right),
  lowest: (left, right) => left.rating - right.rating || newestFirst(left, right),
}

function toReview(record: ReviewRecord, caller: Caller): Review {
  const { id, rating, title, body, authorName, verified, helpful, createdAt } = record
  const mine = caller.user?.id === record.userId
  return { id, rating, title, body, authorName, verified, helpful, mine, createdAt }
}

/**
 * Published reviews, ten a page; average, count and histogram are of all of them, whatever the filter.
 * @throws product_not_found
 */
export async function listProductReviews(
  { store }: Dependencies,
  caller: Caller,
  query: {
    id: string
    sort?: ReviewSort | undefined
    rating?: number | undefined
    page?: number | undefined
  },
): Promise<ReviewsAnswer> {
  await requireProduct(store, query.id)
  const published = await store.list('reviews', {
    where: { productId: query.id },
    filter: review => review.status === 'published',
  })
  const histogram = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 }
  for (const { rating } of published) histogram[String(rating) as keyof typeof histogram] += 1
  const shown = published
    .filter(review => query.rating === undefined || review.rating === query.rating)
    .toSorted(comparisons[query.sort ?? 'newest'])
  const { items } = pageOf(shown, { page: query.page ?? 1 }, pageSize)
  return {
    reviews: items.map(review => toReview(review, caller)),
    average: averageRating(
      published.reduce((sum, review) => sum + review.rating, 0),
      published.length,
    ),
    count: published.length,
    histogram,
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
  const orders = await reader.list('orders', {
    where: { userId: user.id },
    filter: order => containsProduct(order, productId),
  })
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
  await requireProduct(store, productId)
  const reason = await reasonNotToReview(store, caller.user, productId)
  return {
    canReview: reason === null,
    reason,
    message: reason === null ? 'You can review this product' : cannotReview[reason],
  }
}

/**
 * Publishes a customer's review and counts it in the product's rating.
 * @throws product_not_found, review_not_allowed, already_reviewed
 */
export async function createProductReview(
  { store, clock, ids }: Dependencies,
  caller: Caller,
  user: UserRecord,
  input: { id: string; rating: number; title: string; body: string },
): Promise<Review> {
  return store.transaction(async tx => {
    const product = await requireProduct(tx, input.id)
    const reason = await reasonNotToReview(tx, user, product.id)
    if (reason === 'already_reviewed') throw shopError('already_reviewed')
    if (reason !== null) throw shopError('review_not_allowed')
    const review: ReviewRecord = {
      id: ids.id(),
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
    }
    await tx.put('reviews', review)
    await tx.put('products', {
      ...product,
      ratingSum: product.ratingSum + review.rating,
      ratingCount: product.ratingCount + 1,
    })
    return toReview(review, caller)
  })
}
