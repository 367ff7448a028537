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
  /** What was made of the shelf before, and what has changed since. */
  readonly #before: Made | undefined
  readonly #changes: Changes | undefined
  readonly #sorted = new Map<ProductSort, readonly ProductRecord[]>()
  readonly #worked = new Map<string, unknown>()
  #index: ProductIndex<ProductRecord> | undefined

  constructor(stored: readonly ProductRecord[], categories: readonly CategoryRecord[], former?: Shelf) {
    this.stored = stored
    this.storedCategories = categories
    this.categories = categories.toSorted((left, right) => left.position - right.position)
    this.#changes = former && changesBetween(former, this)
    this.#before = former && { sorted: former.#sorted, worked: former.#worked }
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
    const former = this.#before?.sorted.get(sort)
    const compare: Comparison =
      sort === 'relevance' ? byTie : (left, right) => comparisons[sort](left, right) || byTie(left, right)
    const sorted =
      former && this.#changes ? merged(former, this.#changes, compare) : this.stored.toSorted(compare)
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
    return this.once<ReadonlyMap<string, number>>('counts', (former, changes) => {
      const count = (products: readonly ProductRecord[], category: CategoryRecord) =>
        products.filter(product => isInCategory(product, category)).length
      const counted = (category: CategoryRecord) =>
        former && changes
          ? (former.get(category.id) ?? 0) + count(changes.come, category) - count(changes.gone, category)
          : count(this.stored, category)
      return new Map(this.categories.map(category => [category.id, counted(category)]))
    })
  }

  /**
   * Works something out of what is on sale, once.
   * @param work gets what the shelf before had of that name, and the products that have changed since: nothing else has.
   *   Without changes it has to be worked out anew.
   */
  once<T>(name: string, work: (former: T | undefined, changes: Changes | undefined) => T): T {
    if (!this.#worked.has(name)) {
      const former = this.#before?.worked.get(name) as T | undefined
      this.#worked.set(name, work(former, former && this.#changes))
    }
    return this.#worked.get(name) as T
  }
}

interface Made {
  readonly sorted: ReadonlyMap<ProductSort, readonly ProductRecord[]>
  readonly worked: ReadonlyMap<string, unknown>
}

/** Records that were on the shelf, and those that are in their place: the same products, one after the other. */
export interface Changes {
  readonly gone: readonly ProductRecord[]
  readonly come: readonly ProductRecord[]
}

/** More are not worth working in. */
const mostChanges = 100

/** What an order or an edit changes: some records, and none comes or goes. Undefined for anything else. */
function changesBetween(former: Shelf, shelf: Shelf): Changes | undefined {
  const { stored } = former
  if (!isSame(former.storedCategories, shelf.storedCategories)) return undefined
  if (stored.length !== shelf.stored.length) return undefined
  const gone: ProductRecord[] = []
  const come: ProductRecord[] = []
  for (const [place, product] of shelf.stored.entries()) {
    const before = stored[place]
    if (before === product) continue
    if (before?.id !== product.id || gone.length === mostChanges) return undefined
    gone.push(before)
    come.push(product)
  }
  return { gone, come }
}

/** A sorted list with its changes in their places. */
function merged(
  former: readonly ProductRecord[],
  { gone, come }: Changes,
  compare: Comparison,
): ProductRecord[] {
  const left = new Set(gone)
  const rest = former.filter(product => !left.has(product))
  for (const product of come) {
    let low = 0
    let high = rest.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = rest[middle]
      if (other && compare(other, product) < 0) low = middle + 1
      else high = middle
    }
    rest.splice(low, 0, product)
  }
  return rest
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
