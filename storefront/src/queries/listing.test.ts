import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listingFilter,
  listingHref,
  priceRanges,
  productSorts,
  readListing,
  type Listing,
} from './listing.ts'

describe('a listing in the address', () => {
  it('[SHOP-1] reads every facet, the sort and the page', () => {
    const query = new URLSearchParams(
      'price=1000-3000&search=+ear+tips+&sort=price-asc&inStock=true&color=Black&ancDb=25&waterResistance=IPX5&rating=4&page=2',
    )
    expect(readListing({ category: 'sports' }, query)).toEqual({
      category: 'sports',
      price: '1000-3000',
      search: 'ear tips',
      sort: 'price-asc',
      inStock: true,
      color: 'Black',
      ancDb: 25,
      waterResistance: 'IPX5',
      rating: 4,
      page: 2,
    })
  })

  it('[SHOP-1] leaves out what makes no sense', () => {
    const query = new URLSearchParams('price=cheap&sort=magic&page=-1&rating=four&search=++')
    expect(readListing({}, query)).toEqual({})
  })

  it('[ROUTE-1] gives a category and a price range alone their own paths', () => {
    expect(listingHref({})).toBe('/shop')
    expect(listingHref({ category: 'best-tws' })).toBe('/shop/category/best-tws')
    expect(listingHref({ price: 'under1000' })).toBe('/shop/price/under1000')
    expect(listingHref({ category: 'sports', price: 'under1000', page: 1 })).toBe(
      '/shop/category/sports?price=under1000',
    )
    expect(listingHref({ search: 'ear tips', page: 2 })).toBe('/shop?search=ear+tips&page=2')
  })

  it('[SHOP-1] comes back the same from its own address, whatever it is', () => {
    const text = fc.string({ minLength: 1, maxLength: 100 }).filter(value => value.trim() === value)
    const count = fc.integer({ min: 1, max: 9999 })
    const anyListing: fc.Arbitrary<Listing> = fc.record(
      {
        category: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
        price: fc.constantFrom(...priceRanges.map(({ value }) => value)),
        search: text,
        sort: fc.constantFrom(...productSorts.map(({ value }) => value)),
        inStock: fc.constant(true),
        color: text,
        ancDb: count,
        waterResistance: text,
        rating: count,
        page: fc.integer({ min: 2, max: 9999 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyListing, listing => {
        const { pathname, searchParams } = new URL(listingHref(listing), 'https://shop.example')
        const [, kind, value] = /^\/shop\/(category|price)\/(.+)$/.exec(pathname) ?? []
        const params = { [kind === 'price' ? 'range' : 'category']: value && decodeURIComponent(value) }
        expect(readListing(params, searchParams)).toEqual(listing)
      }),
    )
  })

  it('[SHOP-1] comes back the same from its own address', () => {
    const listing = { category: 'sports', inStock: true, sort: 'rating', page: 3 } as const
    const url = new URL(listingHref(listing), 'https://shop.invalid')
    expect(readListing({ category: 'sports' }, url.searchParams)).toEqual(listing)
  })
})

it('asks for twelve products a page', () => {
  expect(listingFilter({ search: 'tips', inStock: true })).toEqual({
    search: 'tips',
    inStock: 'true',
    page: 1,
    pageSize: 12,
  })
})
