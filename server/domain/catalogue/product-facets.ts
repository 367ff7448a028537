import { catalogueSchemas, type ListProductFacetsQuery, type ProductFacets } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { isInCategory } from './category-rule.ts'
import { averageRating } from './mappers.ts'
import { narrowings, priceRanges, type Narrowing } from './product-filter.ts'
import { searched } from './product-search.ts'
import { shelfOf, type Changes, type Shelf } from './shelf.ts'

const minimumRatings = [4, 3]
const minimumDecibels = [25, 30, 35]

/** Each value once, the most frequent first. */
function valuesOf(products: readonly ProductRecord[], read: (product: ProductRecord) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const value of products.flatMap(read)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([value]) => value)
}

type Facet = keyof ProductFacets

/** The choices of a facet, and which of them a product is one of, by their places. */
interface Choices {
  readonly values: readonly string[]
  readonly placesOf: (product: ProductRecord) => readonly number[]
}

/** Of values that are texts: a choice finds what is written alike, in capitals or not. */
function textChoices(
  values: readonly string[],
  textsOf: (product: ProductRecord) => readonly string[],
): Choices {
  const places = new Map<string, number[]>()
  for (const [place, value] of values.entries()) {
    const text = value.toLowerCase()
    places.set(text, [...(places.get(text) ?? []), place])
  }
  return {
    values,
    placesOf: product => [...new Set(textsOf(product))].flatMap(text => places.get(text) ?? []),
  }
}

/** Of values that each stand for a test. */
function testedChoices<V extends string | number>(
  values: readonly V[],
  holds: (product: ProductRecord, value: V) => boolean,
): Choices {
  return {
    values: values.map(String),
    placesOf: product => [...values.keys()].filter(place => holds(product, values[place] as V)),
  }
}

const coloursOf = ({ variants }: ProductRecord) => variants.map(({ name }) => name)
const waterResistanceOf = ({ specs: { waterResistance } }: ProductRecord) =>
  waterResistance === undefined ? [] : [waterResistance]
const lowered = (read: (product: ProductRecord) => readonly string[]) => (product: ProductRecord) =>
  read(product).map(text => text.toLowerCase())

/** Where a product's choices are in all choices, one facet after the other. */
interface Places {
  readonly byFacet: readonly (readonly number[])[]
  readonly all: readonly number[]
}

/** The facets of what is on sale. */
class Facets {
  readonly names: readonly Facet[]
  /** Of each facet, in their order. */
  readonly choices: readonly Choices[]
  /** Equal where a product is one of the same choices. */
  readonly signature: string
  readonly #places = new WeakMap<ProductRecord, Places>()

  constructor({ stored, categories }: Shelf) {
    const facets = choicesOf(stored, categories)
    this.names = [...facets.keys()]
    this.choices = [...facets.values()]
    const rules = categories.map(({ rule }) => rule)
    this.signature = JSON.stringify([this.choices.map(({ values }) => values), rules])
  }

  placesOf(product: ProductRecord): Places {
    const known = this.#places.get(product)
    if (known) return known
    const byFacet: number[][] = []
    let start = 0
    for (const { values, placesOf } of this.choices) {
      const first = start
      byFacet.push(placesOf(product).map(place => first + place))
      start += values.length
    }
    const places = { byFacet, all: byFacet.flat() }
    this.#places.set(product, places)
    return places
  }

  /** The answer that counts, one choice after the other, stand for. */
  answer(counts: readonly number[]): ProductFacets {
    let place = 0
    const entries = this.choices.map(({ values }, index) => [
      this.names[index],
      values.map(value => ({ value, count: counts[place++] ?? 0 })),
    ])
    return Object.fromEntries(entries) as ProductFacets
  }
}

/** An order changes the stock alone: what is known of all other products serves on. */
function facetsOf(shelf: Shelf): Facets {
  return shelf.once<Facets>('facets', (former, changes) => {
    if (former && changes && hasSameTexts(changes)) return former
    const facets = new Facets(shelf)
    return former?.signature === facets.signature ? former : facets
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

function choicesOf(
  products: readonly ProductRecord[],
  categories: readonly CategoryRecord[],
): ReadonlyMap<Facet, Choices> {
  return new Map<Facet, Choices>([
    [
      'category',
      {
        values: categories.map(({ slug }) => slug),
        placesOf: product =>
          categories.flatMap((category, place) => (isInCategory(product, category) ? place : [])),
      },
    ],
    [
      'price',
      testedChoices(catalogueSchemas.priceRange.options, ({ price }, range) => priceRanges[range](price)),
    ],
    ['color', textChoices(valuesOf(products, coloursOf), lowered(coloursOf))],
    [
      'waterResistance',
      textChoices(valuesOf(products, waterResistanceOf).toSorted(), lowered(waterResistanceOf)),
    ],
    ['ancDb', testedChoices(minimumDecibels, ({ specs }, least) => (specs.ancDb ?? 0) >= least)],
    [
      'rating',
      testedChoices(
        minimumRatings,
        ({ ratingSum, ratingCount }, least) => averageRating(ratingSum, ratingCount) >= least,
      ),
    ],
  ])
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
  const facets = facetsOf(shelf)
  const tests = [...narrowings(query, shelf.categories)]
  const counts = facets.choices.flatMap(({ values }) => values.map(() => 0))
  const countIn = (places: readonly number[]) => {
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  }
  for (const product of searched(shelf, query)) {
    const failed = failedOf(tests, product)
    const { byFacet, all } = facets.placesOf(product)
    if (failed.length === 0) countIn(all)
    else if (failed.length <= mostWaived) {
      facets.names.forEach((facet, index) => {
        if (failed.every(narrowing => isWaived(narrowing, facet))) countIn(byFacet[index] ?? [])
      })
    }
  }
  return facets.answer(counts)
}

const none: readonly Narrowing[] = []
/** A facet's own filter, and that of accessories. */
const mostWaived = 2

/** Which filters leave a product out. */
function failedOf(
  tests: readonly (readonly [Narrowing, (product: ProductRecord) => boolean])[],
  product: ProductRecord,
): readonly Narrowing[] {
  let failed: Narrowing[] | undefined
  for (const [narrowing, test] of tests) if (!test(product)) (failed ??= []).push(narrowing)
  return failed ?? none
}

/** Whether a facet counts a product that a filter leaves out. */
function isWaived(narrowing: Narrowing, facet: Facet): boolean {
  return narrowing === facet || (narrowing === 'kind' && asking.has(facet))
}
