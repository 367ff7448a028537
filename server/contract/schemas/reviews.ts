import * as z from 'zod'
import { reviewAspects, type ReviewAspect } from '../review-aspects.ts'
import { id, instant, paging, pathId } from './common.ts'
import { paragraphs, textLine } from './text.ts'
import { pictureIds, uploadedPicture } from './uploads.ts'

export const reviewAspect = z.enum(reviewAspects)

const stars = z
  .int('Choose a rating from 1 to 5')
  .min(1, 'Choose a rating from 1 to 5')
  .max(5, 'Choose a rating from 1 to 5')

/** Stars of aspects; absent where its author gave none. */
export const aspectRatings = z.strictObject({
  sound: stars.optional(),
  comfort: stars.optional(),
  battery: stars.optional(),
  calls: stars.optional(),
  noise_cancelling: stars.optional(),
} satisfies Record<ReviewAspect, unknown>)

export const review = z.strictObject({
  id,
  rating: z.int().min(1).max(5),
  aspects: aspectRatings,
  title: z.string(),
  body: z.string(),
  photos: z.array(uploadedPicture),
  authorName: z.string(),
  /** The author received this product from us. */
  verified: z.boolean(),
  /** Customers who found it helpful. */
  helpful: z.int().min(0),
  /** The caller is one of them. */
  helpfulToMe: z.boolean(),
  mine: z.boolean(),
  createdAt: instant,
  /** When its author changed it last; null when it is as it was written. */
  editedAt: instant.nullable(),
  /** What the shop answers to it. */
  reply: z.strictObject({ body: z.string(), at: instant }).nullable(),
  /** Counts its changes, by its author and by the shop. */
  version: z.int().min(1),
})

export const reviewSort = z.enum(['newest', 'helpful', 'highest', 'lowest'])

export const listReviewsInput = z.object({
  id: pathId,
  sort: reviewSort.optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  page: paging.page,
})

export const aspectRating = z.strictObject({
  aspect: reviewAspect,
  /** With one decimal. */
  average: z.number().min(1).max(5),
  count: z.int().min(1),
})

export const reviewsAnswer = z.strictObject({
  /** Ten a page. */
  reviews: z.array(review),
  average: z.number().min(0).max(5),
  count: z.int().min(0),
  /** What they say of each aspect that somebody rated, in the order in which it is asked. */
  aspects: z.array(aspectRating),
  /** How many reviews gave one, two, three, four, five. */
  histogram: z.strictObject({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
})

export const canReviewAnswer = z.strictObject({
  canReview: z.boolean(),
  reason: z.enum(['sign_in', 'not_purchased', 'not_delivered', 'already_reviewed']).nullable(),
  message: z.string(),
  /** What of the product can be rated beside the whole. */
  aspects: z.array(reviewAspect),
  /** What the caller wrote of this product; null when that is nothing. */
  review: review.nullable(),
})

/** What a customer writes: stars, a title of 3 to 80 characters, a text of 20 to 2000. */
export const reviewWords = z.object({
  rating: stars,
  title: textLine({ missing: 'Enter a title', min: 3, max: 80, tooShort: 'Use at least 3 characters' }),
  body: paragraphs({
    missing: 'Enter your review',
    min: 20,
    max: 2000,
    tooShort: 'Use at least 20 characters',
  }),
})

export const createReviewInput = z.object({
  id: pathId,
  ...reviewWords.shape,
  aspects: aspectRatings.optional(),
  /** Uploads for a review. */
  photos: pictureIds.optional(),
})

export const updateReviewInput = z.object({
  reviewId: pathId,
  ...reviewWords.shape,
  /** All that it shall have; absent: as they are. */
  aspects: aspectRatings.optional(),
  /** All that it shall have, those that it has included; absent: as they are. */
  photos: pictureIds.optional(),
})

export const setReviewHelpfulInput = z.object({
  reviewId: pathId,
  helpful: z.boolean('Say whether it was helpful'),
})

export const adminReplyToReviewInput = z.object({
  reviewId: pathId,
  version: z.int(),
  /** At most 1000 characters; empty takes the reply back. */
  reply: paragraphs({ max: 1000 }),
})
