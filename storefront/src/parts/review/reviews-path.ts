import type { ReviewListing } from '../../queries/reviews.ts'
import { paths } from '../../paths.ts'

/** The reviews of a product, as a listing narrows and sorts them. `paths` is in the first script of every page. */
export function reviewsPath(slug: string, { sort, rating, page }: ReviewListing = {}): string {
  const query = new URLSearchParams({
    ...(sort && sort !== 'newest' && { sort }),
    ...(rating && { rating: String(rating) }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString()
  return `${paths.product(slug)}/reviews${query && `?${query}`}`
}
