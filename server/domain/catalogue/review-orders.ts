interface ReviewFacts {
  readonly productId: string
  readonly status: string
  readonly rating: number
  readonly helpful: number
  readonly createdAt: string
}

/** Under which a published review is found: its product, and its product with its stars. Hidden ones are under none. */
export function shownUnder({ productId, rating, status }: ReviewFacts): string[] | undefined {
  return status === 'published' ? [productId, withStars(productId, rating)] : undefined
}

export function withStars(productId: string, rating: number): string {
  return `${productId}:${rating}`
}

const digits = (count: number) => String(count).padStart(9, '0')

/** What each sort of reviews goes by, the highest first; the newer one first where the rest is the same. */
export const reviewOrders = {
  newest: (review: ReviewFacts) => review.createdAt,
  helpful: (review: ReviewFacts) => `${digits(review.helpful)} ${review.createdAt}`,
  highest: (review: ReviewFacts) => `${review.rating} ${review.createdAt}`,
  lowest: (review: ReviewFacts) => `${5 - review.rating} ${review.createdAt}`,
}

export type ReviewSort = keyof typeof reviewOrders
