import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as reviews from '../schemas/admin-reviews.ts'

/** Reviews of all products (SHOP-3); the shop's reply is among the operations of reviews. */
export const adminReviewOperations = {
  adminListReviews: operation('adminListReviews', {
    summary: 'Reviews of all products, the newest first; X-Total-Count carries how many',
    input: reviews.adminListReviewsInput,
    output: z.array(reviews.adminReview),
    errors: ['invalid_input'],
  }),
  adminModerateReviews: operation('adminModerateReviews', {
    summary: 'Take reviews down, or show them again; can be undone',
    input: reviews.adminModerateReviewsInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
}
