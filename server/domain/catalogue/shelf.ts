import type { ProductSort } from '../../contract/index.ts'
import { createProductIndex, type ProductIndex } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord, ShopReader } from '../records.ts'
import { changesBetween, isSame, type Changes, type Ground } from './shelf-changes.ts'
import { inOrder, moved } from './place-order.ts'
import { comparisons, byTie } from './product-orders.ts'

/** Something that was worked out, and of what. */
interface Worked {
  readonly value: unknown
  readonly ground: Ground
}

/**
 * How much of what there is any number of is kept: what several people search for, and look at. A search among 5,000 products
 * takes some 60 kB.
 */
const mostLately = 24

/**
 * What is on sale, with the orders, counts and texts that lists are made of: each is worked out when it is first asked for,
 * and kept for as long as the store hands out the same records. What has changed since is worked into the former one.
 * Products are named by their places in `stored`.
 */
export class Shelf {
  /** As the store lists them. */
  readonly stored: readonly ProductRecord[]
  /** In the order of the menus. */
  readonly categories: readonly CategoryRecord[]
  readonly #ground: Ground
  readonly #once: Map<string, Worked>
  /** The last one used is the last. */
  readonly #lately: Map<string, Worked>
  /** Since what an earlier shelf was made of. */
  readonly #changes = new Map<Ground, Changes | undefined>()

  constructor(products: readonly ProductRecord[], categories: readonly CategoryRecord[], former?: Shelf) {
    this.stored = products
    this.categories = categories.toSorted((left, right) => left.position - right.position)
    this.#ground = { products, categories }
    this.#once = new Map(former ? former.#once : [])
    this.#lately = new Map(former ? former.#lately : [])
  }

  /** All products, the best sellers first. */
  get products(): readonly ProductRecord[] {
    return this.once('products', () => this.productsAt(this.orderOf('relevance')))
  }

  /** The products at some places. */
  productsAt(places: Iterable<number>): ProductRecord[] {
    const products: ProductRecord[] = []
    for (const place of places) {
      const product = this.stored[place]
      if (product) products.push(product)
    }
    return products
  }

  /** The places of all products in an order, the best sellers first where it leaves them equal. */
  orderOf(sort: ProductSort): Uint32Array {
    const compare = inOrder(this.stored, ...(sort === 'relevance' ? [byTie] : [comparisons[sort], byTie]))
    return this.once<Uint32Array>(`order ${sort}`, (former, changes) =>
      former && changes
        ? moved(former, changes.places, compare)
        : Uint32Array.from([...this.stored.keys()].toSorted(compare)),
    )
  }

  /** The texts, to be searched. */
  get index(): ProductIndex<ProductRecord> {
    return this.once<ProductIndex<ProductRecord>>('index', (former, changes) => {
      const index = former ?? createProductIndex<ProductRecord>([])
      index.update(this.products, changes?.come)
      return index
    })
  }

  /** Whether it was made of these. */
  isOf({ products, categories }: Ground): boolean {
    return isSame(this.#ground.products, products) && isSame(this.#ground.categories, categories)
  }

  /**
   * Works something out of what is on sale, once.
   * @param work gets what an earlier shelf had of that name, and the products that have changed since: nothing else has.
   *   Without changes it has to be worked out anew.
   */
  once<T>(name: string, work: (former: T | undefined, changes: Changes | undefined) => T): T {
    return this.#workedOut(this.#once, name, work)
  }

  /** The same for what there may be any number of, such as what people search for: the last few are kept. */
  lately<T>(name: string, work: (former: T | undefined, changes: Changes | undefined) => T): T {
    const value = this.#workedOut(this.#lately, name, work)
    this.#lately.delete(name)
    this.#lately.set(name, { value, ground: this.#ground })
    const [oldest] = this.#lately.keys()
    if (this.#lately.size > mostLately && oldest !== undefined) this.#lately.delete(oldest)
    return value
  }

  #workedOut<T>(
    all: Map<string, Worked>,
    name: string,
    work: (former: T | undefined, changes: Changes | undefined) => T,
  ): T {
    const known = all.get(name)
    if (known?.ground === this.#ground) return known.value as T
    const value = work(known?.value as T | undefined, known && this.#changesSince(known.ground))
    all.set(name, { value, ground: this.#ground })
    return value
  }

  /** What was not asked for on some shelves has the changes of all of them behind it. */
  #changesSince(ground: Ground): Changes | undefined {
    if (!this.#changes.has(ground)) this.#changes.set(ground, changesBetween(ground, this.#ground))
    return this.#changes.get(ground)
  }
}

/** The last one of each store. */
const shelves = new WeakMap<ShopReader, Shelf>()

/** What is on sale now. */
export async function shelfOf(reader: ShopReader): Promise<Shelf> {
  const [products, categories] = await Promise.all([
    reader.list('products', { where: { status: 'active' } }),
    reader.list('categories'),
  ])
  const known = shelves.get(reader)
  if (known?.isOf({ products, categories })) return known
  const shelf = new Shelf(products, categories, known)
  shelves.set(reader, shelf)
  return shelf
}
