import { expect, it } from 'vitest'
import { pageNumber } from './page-number.ts'

it.each([
  ['page=3', 3],
  ['page=9999', 9999],
])('reads the page of ?%s', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page)
})

it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=1e15', 'page=two', 'page=10000'])(
  'begins with the first page for ?%s',
  query => {
    expect(pageNumber(new URLSearchParams(query))).toBe(1)
  },
)
