import { expect, it } from 'vitest'
import { listingHref } from '../../queries/listing.ts'
import { activeFiltersOf, filterGroupsOf } from './filter-groups.ts'

const categories = [
  { id: 'c1', slug: 'sports', name: 'Sports', description: '', imageUrl: '', productCount: 4 },
]

const noFacets = { category: [], price: [], color: [], waterResistance: [], ancDb: [], rating: [] }

it('[SHOP-1] offers category, price, noise cancellation, colour, water resistance and rating', () => {
  const groups = filterGroupsOf({ category: ['sports'], rating: 4 }, categories, undefined)
  expect(groups.map(({ name, several, values }) => [name, several, values])).toEqual([
    ['category', true, ['sports']],
    ['price', false, ['']],
    ['ancDb', false, ['']],
    ['color', true, []],
    ['waterResistance', true, []],
    ['rating', false, ['4']],
  ])
})

it('[SHOP-1] leaves out what would list nothing, unless it is chosen', () => {
  const color = [
    { value: 'Black', count: 3 },
    { value: 'Red', count: 0 },
    { value: 'Pink', count: 0 },
  ]
  const groups = filterGroupsOf({ color: ['Pink'] }, categories, { ...noFacets, color })
  expect(groups.find(({ name }) => name === 'color')?.options).toEqual([
    { value: 'Black', label: 'Black', count: 3 },
    { value: 'Pink', label: 'Pink', count: 0 },
  ])
})

it('[SHOP-1] chooses no given price range beside a free one, which has a chip of its own', () => {
  const price = filterGroupsOf({ from: 500, to: 2000 }, categories, noFacets).find(
    ({ name }) => name === 'price',
  )
  expect(price?.values).toEqual([])
  expect(activeFiltersOf({ from: 500, to: 2000 }, categories).map(({ label }) => label)).toEqual([
    '₹500 to ₹2,000',
  ])
  expect(activeFiltersOf({ to: 2000 }, categories).map(({ label }) => label)).toEqual(['Up to ₹2,000'])
})

it('[SHOP-1] takes away one of several choices', () => {
  const chips = activeFiltersOf({ color: ['Black', 'Red'] }, categories)
  expect(chips.map(({ label, without }) => [label, listingHref(without)])).toEqual([
    ['Black', '/shop?color=Red'],
    ['Red', '/shop?color=Black'],
  ])
})

it('[SHOP-1] names each filter that is on, with the address of the list without it', () => {
  const listing = {
    category: ['sports'],
    price: 'under1000',
    search: 'tips',
    inStock: true,
    page: 2,
  } as const
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
