import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const permission = 'reviews.write'

/** Reviews of all products. */
export const reviewRoutes = {
  adminListReviews: { method: 'GET', path: '/admin/reviews', access, permission },
  adminModerateReviews: {
    method: 'POST',
    path: '/admin/reviews/bulk/status',
    access,
    permission,
    audit: 'each',
  },
  adminReplyToReview: { method: 'PUT', path: '/admin/reviews/{reviewId}/reply', access, permission },
} as const satisfies Record<string, AdminRoute>
