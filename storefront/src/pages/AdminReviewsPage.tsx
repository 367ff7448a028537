import { formatCount } from '@shruti/design-system/foundations'
import type { AdminReview } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { reviewList } from '../parts/admin/reviews/review-list.tsx'
import { lazyPart } from '../hydration/lazy-part.tsx'

const ReplyDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/reviews/ReplyDialog.tsx')).ReplyDialog,
}))

export const loader = adminListLoader(reviewList)

const reviews = (count: number) => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`

/** Reviews of all products: answered, taken down, shown again [SHOP-3]. */
export default function AdminReviewsPage() {
  const { api } = useApp()
  const [answering, setAnswering] = useState<AdminReview>()
  const bulkActions: readonly ListBulkAction[] = [
    {
      label: 'Take down',
      operation: 'adminModerateReviews',
      progress: 'Taking down',
      done: changed => `${reviews(changed)} taken down`,
      run: (ids, batchId) => api.call('adminModerateReviews', { ids, status: 'hidden', batchId }),
    },
    {
      label: 'Show again',
      operation: 'adminModerateReviews',
      progress: 'Showing again',
      done: changed => `${reviews(changed)} shown again`,
      run: (ids, batchId) => api.call('adminModerateReviews', { ids, status: 'published', batchId }),
    },
  ]
  return (
    <>
      <AdminList
        list={reviewList}
        bulkActions={bulkActions}
        rowActions={review => [
          [
            {
              label: review.reply ? 'Change our answer' : 'Answer',
              onSelect: () => setAnswering(review),
            },
          ],
        ]}
      />
      {answering && (
        <Suspense>
          <ReplyDialog key={answering.id} review={answering} onClose={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  )
}
