import { expect, it } from 'vitest'
import { listingHref } from '../../queries/listing.ts'
import { activeFiltersOf, filterGroupsOf } from './filter-groups.ts'

const categories = [
  { id: 'c1', slug: 'sports', name: 'Sports', description: '', imageUrl: '', productCount: 4 },
]

it('[SHOP-1] offers category, price, noise cancellation, colour, water resistance and rating', () => {
  const groups = filterGroupsOf({ category: 'sports', rating: 4 }, categories)
  expect(groups.map(({ name, value }) => [name, value])).toEqual([
    ['category', 'sports'],
    ['price', ''],
    ['ancDb', ''],
    ['color', ''],
    ['waterResistance', ''],
    ['rating', '4'],
  ])
})

it('[SHOP-1] names each filter that is on, with the address of the list without it', () => {
  const listing = { category: 'sports', price: 'under1000', search: 'tips', inStock: true, page: 2 } as const
  expect(
    activeFiltersOf(listing, categories).map(({ label, without }) => [label, listingHref(without)]),
  ).toEqual([
    ['“tips”', '/shop/category/sports?price=under1000&inStock=true'],
    ['Sports', '/shop/price/under1000?search=tips&inStock=true'],
    ['Under ₹1,000', '/shop/category/sports?search=tips&inStock=true'],
    ['In stock', '/shop/category/sports?price=under1000&search=tips'],
  ])
})

it('[BEY-18] says what a search was understood as, with the address of the list without each part', () => {
  const chips = activeFiltersOf({ search: 'white komal under 4000', page: 2 }, categories)
  expect(chips.map(({ label, without }) => [label, listingHref(without)])).toEqual([
    ['“komal”', '/shop?search=white+under+4000'],
    ['White', '/shop?search=komal+under+4000'],
    ['Under ₹4,000', '/shop?search=white+komal'],
  ])
  const [only] = activeFiltersOf({ search: 'white' }, categories)
  expect(only && listingHref(only.without)).toBe('/shop')
})
