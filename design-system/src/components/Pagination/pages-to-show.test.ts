import { expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

it('shows every page of a short list', () => {
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagesToShow(1, 1)).toEqual([1])
})

it('shows both ends and the neighbours in a long list', () => {
  expect(pagesToShow(15, 31)).toEqual([1, 'gap-before', 14, 15, 16, 'gap-after', 31])
  expect(pagesToShow(1, 31)).toEqual([1, 2, 'gap-after', 31])
  expect(pagesToShow(31, 31)).toEqual([1, 'gap-before', 30, 31])
})

it('shows a page rather than an ellipsis for it', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
