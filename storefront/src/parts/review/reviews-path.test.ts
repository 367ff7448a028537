import { expect, it } from 'vitest'
import { readReviewListing } from '../../queries/reviews.ts'
import { reviewsPath } from './reviews-path.ts'

it('[SHOP-3] keeps page, order and stars of reviews in the address', () => {
  expect(reviewsPath('tivra', { sort: 'helpful', rating: 4, page: 3 })).toBe(
    '/product/tivra/reviews?sort=helpful&rating=4&page=3',
  )
  expect(reviewsPath('tivra', { sort: 'newest', page: 1 })).toBe('/product/tivra/reviews')
})

it('[SHOP-3] leaves out what makes no sense', () => {
  expect(readReviewListing(new URLSearchParams('sort=random&rating=9&page=-1'))).toEqual({})
  expect(readReviewListing(new URLSearchParams('sort=lowest&rating=1&page=2'))).toEqual({
    sort: 'lowest',
    rating: 1,
    page: 2,
  })
})
