import { queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'

/** The first ten reviews of a product with their average and histogram (SHOP-3). */
export function reviewsQuery({ api }: App, productId: string) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ signal }) => api.call('listProductReviews', { id: productId }, { signal }),
  })
}
