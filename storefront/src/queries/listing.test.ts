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
      category: ['sports'],
      price: '1000-3000',
      search: 'ear tips',
      sort: 'price-asc',
      inStock: true,
      color: ['Black'],
      ancDb: 25,
      waterResistance: ['IPX5'],
      rating: 4,
      page: 2,
    })
  })

  it('[SHOP-1] leaves out what makes no sense', () => {
    const query = new URLSearchParams('price=cheap&sort=magic&page=-1&rating=four&search=++')
    expect(readListing({}, query)).toEqual({})
  })

  it('[SHOP-1] reads several choices of a facet, as links and as forms without scripts write them', () => {
    const choices = { color: ['Black', 'Red'], category: ['sports', 'budget'] }
    expect(readListing({}, new URLSearchParams('color=Black,Red&category=sports,budget'))).toEqual(choices)
    const form = 'color=Black&color=Red&color=Black&category=sports&category=budget&from=&to='
    expect(readListing({}, new URLSearchParams(form))).toEqual(choices)
  })

  it('[SHOP-1] reads a free price range in place of a given one, whichever way round', () => {
    const read = (query: string) => readListing({ range: 'under1000' }, new URLSearchParams(query))
    expect(read('from=%E2%82%B92,000&to=5000')).toEqual({ from: 2000, to: 5000 })
    expect(read('from=5000&to=2000')).toEqual({ from: 2000, to: 5000 })
    expect(read('from=-1&to=lots')).toEqual({ price: 'under1000' })
  })

  it('[ROUTE-1] gives a category and a price range alone their own paths', () => {
    expect(listingHref({})).toBe('/shop')
    expect(listingHref({ category: ['best-tws'] })).toBe('/shop/category/best-tws')
    expect(listingHref({ price: 'under1000' })).toBe('/shop/price/under1000')
    expect(listingHref({ category: ['sports'], price: 'under1000', page: 1 })).toBe(
      '/shop/category/sports?price=under1000',
    )
    expect(listingHref({ category: ['sports', 'budget'] })).toBe('/shop?category=sports%2Cbudget')
    expect(listingHref({ search: 'ear tips', page: 2 })).toBe('/shop?search=ear+tips&page=2')
  })

  it('[SHOP-1] comes back the same from its own address, whatever it is', () => {
    const text = fc.string({ minLength: 1, maxLength: 100 }).filter(value => value.trim() === value)
    const count = fc.integer({ min: 1, max: 9999 })
    const several = (choice: fc.Arbitrary<string>) => fc.uniqueArray(choice, { minLength: 1, maxLength: 5 })
    const choice = text.filter(value => !value.includes(','))
    const price = fc.oneof(
      fc.record({ price: fc.constantFrom(...priceRanges().map(({ value }) => value)) }),
      fc.record({ from: fc.nat(1000), to: fc.integer({ min: 1001, max: 1_000_000 }) }),
      fc.record({ from: fc.nat(1_000_000) }),
      fc.constant({}),
    )
    const others: fc.Arbitrary<Listing> = fc.record(
      {
        category: several(fc.stringMatching(/^[a-z0-9-]{1,30}$/)),
        search: text,
        sort: fc.constantFrom(...productSorts().map(({ value }) => value)),
        inStock: fc.constant(true),
        color: several(choice),
        ancDb: count,
        waterResistance: several(choice),
        rating: count,
        page: fc.integer({ min: 2, max: 9999 }),
      },
      { requiredKeys: [] },
    )
    const anyListing = fc
      .tuple(others, price)
      .map(([listing, bounds]): Listing => ({ ...listing, ...bounds }))
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
    const listing = { category: ['sports'], inStock: true, sort: 'rating', page: 3 } as const
    const url = new URL(listingHref(listing), 'https://shop.invalid')
    expect(readListing({ category: 'sports' }, url.searchParams)).toEqual(listing)
  })
})

it('asks for twelve products a page', () => {
  expect(listingFilter({ search: 'tips', inStock: true })).toEqual({
    search: 'tips',
    inStock: 'true',
    accessories: 'false',
    page: 1,
    pageSize: 12,
  })
})

it('[SHOP-1] asks the API for choices by commas and for prices in paise', () => {
  expect(listingFilter({ color: ['Black', 'Red'], from: 0, to: 2000, sort: 'rating', page: 3 })).toEqual({
    color: 'Black,Red',
    minPrice: 0,
    maxPrice: 200_000,
    accessories: 'false',
    sort: 'rating',
    page: 3,
    pageSize: 12,
  })
})
