import { catalogueSchemas, type ListProductFacetsQuery, type ProductFacets } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import type { ProductRecord } from '../records.ts'
import type { Bits } from './bits.ts'
import { placesOf, type Condition } from './places-of.ts'
import { narrowings, priceRanges, type Narrowing } from './product-filter.ts'
import { searched } from './product-search.ts'
import type { Changes } from './shelf-changes.ts'
import { shelfOf, type Shelf } from './shelf.ts'

const minimumRatings = [4, 3]
const minimumDecibels = [25, 30, 35]

/** Each value once, the most frequent first. */
function valuesOf(products: readonly ProductRecord[], read: (product: ProductRecord) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const value of products.flatMap(read)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([value]) => value)
}

type Facet = keyof ProductFacets

/** A choice, and what it asks of a product. */
interface Choice {
  readonly value: string
  readonly asks: Condition
}

type Choices = ReadonlyMap<Facet, readonly Choice[]>

const coloursOf = ({ variants }: ProductRecord) => variants.map(({ name }) => name)
const waterResistanceOf = ({ specs: { waterResistance } }: ProductRecord) =>
  waterResistance === undefined ? [] : [waterResistance]

/** Of values that are texts: a choice finds what is written alike, in capitals or not. */
const textChoices = (label: 'color' | 'waterResistance', values: readonly string[]): readonly Choice[] =>
  values.map(value => ({ value, asks: { label, anyOf: [value.toLowerCase()] } }))

const leastChoices = (figure: 'ancDb' | 'rating', values: readonly number[]): readonly Choice[] =>
  values.map(value => ({ value: String(value), asks: { figure, atLeast: value } }))

/** An order changes the stock alone: the choices stay. */
function choicesOf(shelf: Shelf): Choices {
  return shelf.once<Choices>('choices', (former, changes) => {
    if (former && changes && hasSameTexts(changes)) return former
    const { stored, categories } = shelf
    return new Map<Facet, readonly Choice[]>([
      [
        'category',
        categories.map(({ slug }) => ({ value: slug, asks: { label: 'category', anyOf: [slug] } })),
      ],
      [
        'price',
        catalogueSchemas.priceRange.options.map(value => ({
          value,
          asks: { figure: 'price', ...priceRanges[value] },
        })),
      ],
      ['color', textChoices('color', valuesOf(stored, coloursOf))],
      ['waterResistance', textChoices('waterResistance', valuesOf(stored, waterResistanceOf).toSorted())],
      ['ancDb', leastChoices('ancDb', minimumDecibels)],
      ['rating', leastChoices('rating', minimumRatings)],
    ])
  })
}

/** Whether all that has changed gives the facets the same texts to choose from. */
function hasSameTexts({ gone, come }: Changes): boolean {
  const textsOf = (product: ProductRecord) =>
    [...coloursOf(product), '', ...waterResistanceOf(product)].join('\n')
  return gone.every((before, index) => {
    const now = come[index]
    return now !== undefined && textsOf(before) === textsOf(now)
  })
}

/** Choosing one of these asks for something in particular: accessories are listed then too. */
const asking: ReadonlySet<Facet> = new Set(['category', 'price'])

/**
 * The choices of each facet, out of all products on sale, with how many each would list (SHOP-1). A facet's own choices do
 * not narrow its counts: each says what is listed if it alone is chosen there and all other filters stay. So a product
 * counts in a facet when nothing else than that facet's own filter leaves it out.
 */
export async function listProductFacets(
  { store }: ReadingDependencies,
  query: ListProductFacetsQuery,
): Promise<ProductFacets> {
  const shelf = await shelfOf(store)
  const { places } = searched(shelf, query)
  const narrowed = [...narrowings(query)].map(
    ([narrowing, asks]) => [narrowing, placesOf(shelf, asks)] as const,
  )
  const counted = [...choicesOf(shelf)].map(([facet, choices]) => {
    const listed = narrowed.reduce<Bits>(
      (left, [narrowing, those]) => (isWaived(narrowing, facet) ? left : left.and(those)),
      places,
    )
    return [
      facet,
      choices.map(({ value, asks }) => ({ value, count: listed.countIn(placesOf(shelf, asks)) })),
    ] as const
  })
  return Object.fromEntries(counted) as ProductFacets
}

/** Whether a facet counts a product that a filter leaves out. */
function isWaived(narrowing: Narrowing, facet: Facet): boolean {
  return narrowing === facet || (narrowing === 'kind' && asking.has(facet))
}
