import type { ReviewSort } from '@shruti/server/contract'
import { queryOptions } from '@tanstack/react-query'
import type { CallOutput } from '../api/api.ts'
import type { App } from '../app/app-context.ts'
import { signedInHint } from '../session/session-hint.ts'
import { positiveInteger } from './page-number.ts'
import { t } from '../language/t.ts'

/** Which reviews a page lists: all of it is in the address [SHOP-3]. */
export interface ReviewListing {
  sort?: ReviewSort | undefined
  /** 1 to 5 stars alone. */
  rating?: number | undefined
  /** From 1. */
  page?: number | undefined
}

export const reviewsPerPage = 10

export const reviewSorts = (): readonly { value: ReviewSort; label: string }[] => [
  { value: 'newest', label: t('Newest') },
  { value: 'helpful', label: t('Most helpful') },
  { value: 'highest', label: t('Highest rating') },
  { value: 'lowest', label: t('Lowest rating') },
]

/** Reads a listing from an address. What makes no sense is left out. */
export function readReviewListing(query: URLSearchParams): ReviewListing {
  const rating = positiveInteger(query.get('rating'))
  return {
    sort: reviewSorts().find(({ value }) => value === query.get('sort'))?.value,
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    page: positiveInteger(query.get('page')),
  }
}

/** Ten reviews of a product with the average and histogram of all, the newest first (SHOP-3). */
export function reviewsQuery(app: App, productId: string, listing: ReviewListing = {}) {
  const queryKey = ['reviews', productId, listing] as const
  const signedIn = signedInHint(app.sessionHint())
  return queryOptions({
    // Whether a review is one's own depends on who asks.
    queryKey: [...queryKey, signedIn],
    queryFn: ({ signal }) => app.api.call('listProductReviews', { id: productId, ...listing }, { signal }),
    // A customer's page is printed as everybody's: that shows until their own answer is there.
    ...(signedIn && {
      initialData: () => app.queryClient.getQueryData<CallOutput<'listProductReviews'>>([...queryKey, null]),
      initialDataUpdatedAt: 0,
    }),
  })
}
