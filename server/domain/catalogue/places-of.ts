import { kindOf } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { Bits } from './bits.ts'
import { isInCategory } from './category-rule.ts'
import { averageRating, isInStock } from './mappers.ts'
import type { Changes } from './shelf-changes.ts'
import type { Shelf } from './shelf.ts'

/** What filters read of a product as texts, in lower case: of each it has any number. */
const labels = {
  accessory: product => [String(kindOf(product) === 'accessory')],
  category: (product, categories) =>
    categories.filter(category => isInCategory(product, category)).map(({ slug }) => slug),
  color: ({ variants }) => variants.map(({ name }) => name.toLowerCase()),
  fits: ({ fits }) => fits,
  inStock: product => [String(isInStock(product))],
  waterResistance: ({ specs }) => [(specs.waterResistance ?? '').toLowerCase()],
} as const satisfies Record<
  string,
  (product: ProductRecord, categories: readonly CategoryRecord[]) => readonly string[]
>

/** What they read as a number. */
const figures = {
  ancDb: ({ specs }) => specs.ancDb ?? 0,
  price: ({ price }) => price,
  rating: ({ ratingSum, ratingCount }) => averageRating(ratingSum, ratingCount),
} as const satisfies Record<string, (product: ProductRecord) => number>

/** Both ends included; without one there is no end. */
export interface Bounds {
  readonly atLeast?: number | undefined
  readonly atMost?: number | undefined
}

/** One thing that a filter asks of a product: one of these texts, or a number within bounds. */
export type Condition =
  | { readonly label: keyof typeof labels; readonly anyOf: readonly string[] }
  | ({ readonly figure: keyof typeof figures } & Bounds)

/** The places on a shelf of the products that are what a condition asks for. */
export function placesOf(shelf: Shelf, condition: Condition): Bits {
  if ('label' in condition) {
    const byText = labelled(shelf, condition.label)
    const [first = none(shelf), ...others] = condition.anyOf.map(text => byText.get(text) ?? none(shelf))
    return others.reduce((found, places) => found.or(places), first)
  }
  const { figure, atLeast = -Infinity, atMost = Infinity } = condition
  const numbers = numbersOf(shelf, figure)
  return Bits.where(numbers.length, place => {
    const number = numbers[place] ?? NaN
    return number >= atLeast && number <= atMost
  })
}

const none = ({ stored }: Shelf) => Bits.of(stored.length, [])

/** Of each text, the places that have it. An order changes those of its products. */
function labelled(shelf: Shelf, label: keyof typeof labels): ReadonlyMap<string, Bits> {
  const read = (product: ProductRecord) => labels[label](product, shelf.categories)
  return shelf.once<ReadonlyMap<string, Bits>>(`label ${label}`, (former, changes) => {
    if (former && changes) return relabelled(former, changes, read, none(shelf))
    const places = new Map<string, number[]>()
    for (const [place, product] of shelf.stored.entries())
      for (const text of read(product)) {
        const those = places.get(text)
        if (those) those.push(place)
        else places.set(text, [place])
      }
    return new Map([...places].map(([text, those]) => [text, Bits.of(shelf.stored.length, those)]))
  })
}

function relabelled(
  former: ReadonlyMap<string, Bits>,
  { places, gone, come }: Changes,
  read: (product: ProductRecord) => readonly string[],
  empty: Bits,
): ReadonlyMap<string, Bits> {
  // Copied for the first change of a text alone: of the products that accessories fit there are thousands of texts.
  let changed: Map<string, Bits> | undefined
  for (const [index, place] of places.entries()) {
    const [before = [], now = []] = [gone[index], come[index]].map(product => product && read(product))
    const mark = (text: string, isIn: boolean) => {
      changed ??= new Map(former)
      changed.set(text, (changed.get(text) ?? empty).with(place, isIn))
    }
    for (const text of before) if (!now.includes(text)) mark(text, false)
    for (const text of now) if (!before.includes(text)) mark(text, true)
  }
  return changed ?? former
}

/** The numbers at all places, side by side: a look at each record would wait for the memory. */
function numbersOf(shelf: Shelf, figure: keyof typeof figures): Float64Array {
  const read: (product: ProductRecord) => number = figures[figure]
  return shelf.once<Float64Array>(`figure ${figure}`, (former, changes) => {
    if (!former || !changes) return Float64Array.from(shelf.stored, read)
    const numbers = former.slice()
    for (const [index, place] of changes.places.entries()) {
      const product = changes.come[index]
      if (product) numbers[place] = read(product)
    }
    return numbers
  })
}
