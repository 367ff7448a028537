import type { Product } from '../contract/index.ts'

/** What the search reads of a product: the server's record and the API's answer both have it. */
export type SearchableProduct = Pick<
  Product,
  'id' | 'slug' | 'name' | 'shortDescription' | 'description' | 'features' | 'categories' | 'price'
> & {
  readonly specs: Product['specs']
  readonly variants: readonly Pick<Product['variants'][number], 'name'>[]
}

export type ProductKind = 'earbuds' | 'neckband' | 'headphones' | 'accessory'

/** What a product is: of the audio products, what is neither worn over the ear nor around the neck is a pair of earbuds. */
export function kindOf({ categories }: Pick<Product, 'categories'>): ProductKind {
  if (categories.includes('accessories')) return 'accessory'
  if (categories.includes('over-ear')) return 'headphones'
  return categories.includes('neckbands') ? 'neckband' : 'earbuds'
}

/** The second digit of an IPX code, 0 to 9; 0 without one. */
export function waterLevel({ specs }: Pick<Product, 'specs'>): number {
  return Number(/^IP.(\d)$/.exec(specs.waterResistance ?? '')?.[1] ?? 0)
}
