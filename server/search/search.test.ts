import { describe, expect, it } from 'vitest'
import { products } from '../seed/catalogue/products.ts'
import { createProductIndex } from './product-index.ts'
import { heldBackSearches, searches, type SearchTable } from './searches.fixture.ts'
import { understandSearch } from './understand.ts'

const index = createProductIndex(products)
const slugs = (query: string) => index.search(query).map(({ slug }) => slug)

function holds(table: SearchTable) {
  for (const [query, expected] of table) {
    it(`[BEY-18] “${query}” finds ${expected === '-' ? 'nothing' : expected.replace('=', 'only ')}`, () => {
      const found = slugs(query)
      const wanted = expected === '-' ? [] : expected.replace('=', '').split(' ')
      const whole = expected === '-' || expected.startsWith('=')
      expect((whole ? found : found.slice(0, wanted.length)).toSorted()).toEqual(wanted.toSorted())
    })
  }
}

describe('what people type', () => {
  holds(searches)
})
describe('what people type, held back from the tuning', () => {
  holds(heldBackSearches)
})

it('[SRCH-1] searches nothing for a blank term', () => {
  expect([slugs(''), slugs('  '), slugs('…')]).toEqual([[], [], []])
})

it('[BEY-18] names the nearest products where none has all that was asked for', () => {
  const nearest = (query: string) => index.nearest(query).map(({ slug }) => slug)
  expect(nearest('white neckband under 2000').slice(0, 2)).toContain('laya')
  expect(nearest('earbuds under 500')[0]).toBe('bindu-lite')
  expect(nearest('smartwatch')).toEqual([])
})

describe('what a search was understood as', () => {
  const understood = (query: string) =>
    understandSearch(query).filters.map(({ label, without }) => [label, without])

  it('[BEY-18] names colour and price, each with the search that is left without it', () => {
    expect(understood('white earbuds under 2000')).toEqual([
      ['White', 'earbuds under 2000'],
      ['Earbuds', 'white under 2000'],
      ['Under ₹2,000', 'white earbuds'],
    ])
  })

  it('[BEY-18] says what it looks for in the texts as it was typed', () => {
    expect(understandSearch('Komal in white').text).toEqual({ label: 'Komal', without: 'in white' })
    expect(understandSearch('white').text).toBeUndefined()
  })

  it.each([
    ['below ₹5,000', 'Under ₹5,000'],
    ['upto 3k', 'Up to ₹3,000'],
    ['1000-3000', '₹1,000 to ₹3,000'],
    ['above 5000', 'Above ₹5,000'],
    ['2000 se kam', 'Under ₹2,000'],
    ['₹२,०००', 'Up to ₹2,000'],
    ['around 2000', '₹1,600 to ₹2,400'],
    ['ipx5', 'IPX5 or better'],
    ['nose cancelling', 'Noise cancelling'],
    ['no anc', 'Without noise cancelling'],
    ['24 hours', '24 hours or more'],
  ])('[BEY-18] reads “%s” as %s', (query, label) => {
    expect(understandSearch(query).filters.map(filter => filter.label)).toEqual([label])
  })

  it('[BEY-18] takes no word of the catalogue for a misspelt one of another meaning', () => {
    const words = products.flatMap(({ name, shortDescription, features }) =>
      [name, shortDescription, ...features].join(' ').match(/\p{L}{4,}/gu),
    )
    const corrected = new Set(
      words.flatMap(word => understandSearch(word ?? '').filters.flatMap(({ corrects }) => corrects ?? [])),
    )
    expect([...corrected]).toEqual([])
  })
})
