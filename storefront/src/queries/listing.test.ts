import { describe, expect, it } from 'vitest'
import { listingFilter, listingHref, readListing } from './listing.ts'

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
