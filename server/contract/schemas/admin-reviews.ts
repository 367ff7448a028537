import * as z from 'zod'
import { batchId, bulkIds, listInput } from './admin-lists.ts'
import { choices, id } from './common.ts'
import { review } from './reviews.ts'
import { textLine } from './text.ts'

export const reviewStatus = z.enum(['published', 'hidden'], 'Choose published or hidden')

/** A review as the shop sees it, hidden ones too. */
export const adminReview = z.strictObject({
  ...review.omit({ helpfulToMe: true, mine: true }).shape,
  status: reviewStatus,
  productId: id,
  productName: z.string(),
  /** Names its address. */
  productSlug: z.string(),
})

/** The search looks through title, text and author. */
export const adminListReviewsInput = z.object({
  status: reviewStatus.optional(),
  rating: choices(z.enum(['1', '2', '3', '4', '5'], 'Choose from 1 to 5')).optional(),
  /** Whether the shop has answered. */
  answered: z.enum(['yes', 'no'], 'Choose yes or no').optional(),
  ...listInput(['createdAt', 'rating', 'helpful']),
})

export const adminModerateReviewsInput = z.object({
  ids: bulkIds,
  status: reviewStatus,
  /** Why, for the audit log. */
  reason: textLine({ max: 200 }).optional(),
  batchId,
})
