import type { AspectRatings, Review } from '@shruti/server/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { t } from '../language/t.ts'

/** Whether the caller may review a product, and what they wrote of it (SHOP-3). */
export function canReviewQuery({ api }: App, productId: string) {
  return queryOptions({
    queryKey: ['can-review', productId],
    queryFn: ({ signal }) => api.call('getCanReview', { id: productId }, { signal }),
    staleTime: 0,
  })
}

/** A change of a review changes every list that it is in, and its product's rating. */
function useRefresh(productId: string) {
  const { queryClient } = useApp()
  return () =>
    Promise.all(
      [['reviews', productId], ['can-review', productId], ['products']].map(queryKey =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

interface ReviewWords {
  readonly rating: number
  readonly title: string
  readonly body: string
  /** Uploads' ids. */
  readonly photos?: string[]
  readonly aspects?: AspectRatings
}

/** Publishes a review, or changes the one of that id. What is wrong with a field is the form's to say. */
export function useSaveReview(productId: string) {
  const { api, notify } = useApp()
  const refresh = useRefresh(productId)
  return useMutation({
    mutationFn: ({
      reviewId,
      ...words
    }: ReviewWords & { readonly reviewId?: string | undefined }): Promise<Review> =>
      reviewId === undefined
        ? api.call('createProductReview', { id: productId, ...words })
        : api.call('updateReview', { reviewId, ...words }),
    onSuccess: async () => {
      await refresh()
      notify({ title: t('Review saved'), description: t('Everybody can read it now.') })
    },
  })
}

export function useDeleteReview(productId: string) {
  const { api, notify } = useApp()
  const refresh = useRefresh(productId)
  return useMutation({
    mutationFn: (reviewId: string) => api.call('deleteReview', { reviewId }),
    onSuccess: refresh,
    onError: error =>
      notify({ title: t('Failed to delete the review'), description: error.message, variant: 'destructive' }),
  })
}

/** Marks a review as helpful, or takes that back. */
export function useSetReviewHelpful(productId: string) {
  const { api, notify } = useApp()
  const refresh = useRefresh(productId)
  return useMutation({
    mutationFn: (input: CallInput<'setReviewHelpful'>) => api.call('setReviewHelpful', input),
    onSuccess: refresh,
    onError: error =>
      notify({ title: t('Failed to save your vote'), description: error.message, variant: 'destructive' }),
  })
}
