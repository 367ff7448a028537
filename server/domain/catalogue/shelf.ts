import type { ProductSort } from '../../contract/index.ts'
import { createProductIndex, type ProductIndex } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord, ShopReader } from '../records.ts'
import { isInCategory } from './category-rule.ts'
import { comparisons, byTie, type Comparison } from './product-orders.ts'

/**
 * What is on sale, with the orders, counts and texts that lists are made of: each is worked out when it is first asked for,
 * and kept for as long as the store hands out the same records. What has changed since is worked into the former one.
 */
export class Shelf {
  /** As the store lists them. */
  readonly stored: readonly ProductRecord[]
  readonly storedCategories: readonly CategoryRecord[]
  /** In the order of the menus. */
  readonly categories: readonly CategoryRecord[]
  /** The orders of the shelf before, in which most of this one is. */
  readonly #former: ReadonlyMap<ProductSort, readonly ProductRecord[]>
  readonly #sorted = new Map<ProductSort, readonly ProductRecord[]>()
  readonly #worked = new Map<string, unknown>()
  readonly #workedBefore: ReadonlyMap<string, unknown>
  #index: ProductIndex<ProductRecord> | undefined

  constructor(stored: readonly ProductRecord[], categories: readonly CategoryRecord[], former?: Shelf) {
    this.stored = stored
    this.storedCategories = categories
    this.categories = categories.toSorted((left, right) => left.position - right.position)
    this.#former = former ? new Map([...former.#former, ...former.#sorted]) : new Map()
    this.#workedBefore = former ? new Map([...former.#workedBefore, ...former.#worked]) : new Map()
    this.#index = former ? former.#index : undefined
  }

  /** All products, the best sellers first. */
  get products(): readonly ProductRecord[] {
    return this.sortedBy('relevance')
  }

  /** All products in an order, the best sellers first where it leaves them equal. */
  sortedBy(sort: ProductSort): readonly ProductRecord[] {
    const known = this.#sorted.get(sort)
    if (known) return known
    const former = this.#former.get(sort)
    const compare: Comparison =
      sort === 'relevance' ? byTie : (left, right) => comparisons[sort](left, right) || byTie(left, right)
    // Nearly in order is sorted at once.
    const sorted = (former ? placedAs(former, this.stored) : this.stored).toSorted(compare)
    this.#sorted.set(sort, sorted)
    return sorted
  }

  /** The texts, to be searched. */
  get index(): ProductIndex<ProductRecord> {
    this.#index ??= createProductIndex<ProductRecord>([])
    this.#index.update(this.products)
    return this.#index
  }

  /** How many products each category holds, by its id. */
  get countsByCategory(): ReadonlyMap<string, number> {
    return this.once('counts', () => {
      const count = (category: CategoryRecord) =>
        this.stored.filter(product => isInCategory(product, category)).length
      return new Map(this.categories.map(category => [category.id, count(category)]))
    })
  }

  /**
   * Works something out of what is on sale, once.
   * @param work gets what the shelf before had of that name
   */
  once<T>(name: string, work: (former: T | undefined) => T): T {
    if (!this.#worked.has(name)) this.#worked.set(name, work(this.#workedBefore.get(name) as T | undefined))
    return this.#worked.get(name) as T
  }
}

/** The products that were known before in the order that they had, and all others behind them. */
function placedAs(former: readonly ProductRecord[], products: readonly ProductRecord[]): ProductRecord[] {
  const left = new Map(products.map(product => [product.id, product]))
  const placed = former.flatMap(({ id }) => {
    const product = left.get(id)
    left.delete(id)
    return product ?? []
  })
  return [...placed, ...left.values()]
}

const isSame = (known: readonly unknown[], now: readonly unknown[]) =>
  known === now || (known.length === now.length && known.every((record, index) => record === now[index]))

/** The last one of each store. */
const shelves = new WeakMap<ShopReader, Shelf>()

/** What is on sale now. */
export async function shelfOf(reader: ShopReader): Promise<Shelf> {
  const [products, categories] = await Promise.all([
    reader.list('products', { where: { status: 'active' } }),
    reader.list('categories'),
  ])
  const known = shelves.get(reader)
  if (known && isSame(known.stored, products) && isSame(known.storedCategories, categories)) return known
  const shelf = new Shelf(products, categories, known)
  shelves.set(reader, shelf)
  return shelf
}
