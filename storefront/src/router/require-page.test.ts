import { expect, it } from 'vitest'
import { requirePage } from './require-page.ts'
import { Redirect } from './resolve.ts'

const hrefFor = (page: number) => `/shop?sort=rating&page=${page}`

it.each([
  [1, 0],
  [1, 14],
  [2, 14],
  [2, 24],
])('[SHOP-1] [ADM-9] shows page %i of %i entries, twelve on a page', (page, total) => {
  expect(() => requirePage({ page, pageSize: 12, total }, hrefFor)).not.toThrow()
})

it.each([
  [99, 14, 2],
  [3, 24, 2],
  [2, 12, 1],
  [2, 0, 1],
])('[SHOP-1] [ADM-9] leads from page %i of %i entries to page %i', (page, total, last) => {
  expect(() => requirePage({ page, pageSize: 12, total }, hrefFor)).toThrow(
    expect.objectContaining(new Redirect(hrefFor(last))),
  )
})
