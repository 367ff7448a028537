import * as z from 'zod'
import { operation } from './operation.ts'
import * as reviews from './schemas/reviews.ts'
import { pathId } from './schemas/common.ts'

/** What customers say of products, and the shop's replies. */
export const reviewOperations = {
  listProductReviews: operation('listProductReviews', {
    summary: 'Reviews of a product, ten a page',
    input: reviews.listReviewsInput,
    output: reviews.reviewsAnswer,
    errors: ['invalid_input', 'product_not_found'],
  }),
  getCanReview: operation('getCanReview', {
    summary: 'Whether the caller may review a product, and why not',
    input: z.object({ id: pathId }),
    output: reviews.canReviewAnswer,
    errors: ['product_not_found'],
  }),
  createProductReview: operation('createProductReview', {
    summary: 'Review a product that was delivered to the caller',
    input: reviews.createReviewInput,
    output: reviews.review,
    errors: [
      'invalid_input',
      'product_not_found',
      'review_not_allowed',
      'already_reviewed',
      'aspect_unavailable',
      'upload_not_found',
    ],
  }),
  updateReview: operation('updateReview', {
    summary: "Change the caller's own review",
    input: reviews.updateReviewInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found', 'upload_not_found', 'aspect_unavailable'],
  }),
  deleteReview: operation('deleteReview', {
    summary: "Delete the caller's own review, with what was said of it; answers with it as it was",
    input: z.object({ reviewId: pathId }),
    output: reviews.review,
    errors: ['review_not_found'],
  }),
  setReviewHelpful: operation('setReviewHelpful', {
    summary: 'Say that a review of somebody else was helpful, or take that back',
    input: reviews.setReviewHelpfulInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found', 'own_review'],
  }),
  adminReplyToReview: operation('adminReplyToReview', {
    summary: 'Answer a review in the name of the shop, change the answer, or take it back',
    input: reviews.adminReplyToReviewInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found', 'stale_version'],
  }),
}
