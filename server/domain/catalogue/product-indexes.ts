import { fewLeft } from '../../contract/constants.ts'
import type { CategoryRule, Product, StockLevel } from '../../contract/index.ts'
import type { SortKey } from '../ports/store.ts'
import { isInCategory } from './category-rule.ts'
import { productLabelProblems } from './label.ts'

/** What of a product's record they are worked out of. */
type ProductFacts = Omit<Product, 'rating' | 'inStock'> & {
  readonly unitsSold: number
  readonly formerSlugs?: readonly string[]
}

/** How the administration looks products up: each is worked out from the record alone. */

/** How much of a colour there is. */
export function stockLevelOf({ stock }: { readonly stock: number }): StockLevel {
  if (stock === 0) return 'out'
  return stock <= fewLeft ? 'low' : 'in'
}

export const piecesOf = ({ variants }: Pick<ProductFacts, 'variants'>) =>
  variants.reduce((sum, { stock }) => sum + stock, 0)

const rules = ['noise-cancelling', 'under-1000'] as const satisfies readonly CategoryRule[]

/** Under which value of the index `category` the products of a category are. */
export const categoryKey = ({ slug, rule }: { readonly slug: string; readonly rule: CategoryRule }) =>
  rule === 'named' ? slug : `rule:${rule}`

export const productLookUps = {
  /** Also under the addresses that it had: they lead to it. */
  slug: { of: ({ slug, formerSlugs = [] }: ProductFacts) => [slug, ...formerSlugs], unique: true },
  status: { of: ({ status }: ProductFacts) => status },
  sku: { of: ({ variants }: ProductFacts) => variants.map(({ sku }) => sku) },
  category: {
    of: (product: ProductFacts) => [
      ...product.categories,
      ...rules
        .filter(rule => isInCategory(product, { slug: '', rule }))
        .map(rule => categoryKey({ slug: '', rule })),
    ],
  },
  stock: { of: ({ variants }: ProductFacts) => [...new Set(variants.map(stockLevelOf))] },
  label: {
    of: (product: ProductFacts) =>
      Object.keys(productLabelProblems(product)).length > 0 ? 'incomplete' : undefined,
  },
} as const

export const productOrders = {
  updatedAt: ({ updatedAt }: ProductFacts) => updatedAt,
  name: ({ name }: ProductFacts) => name.toLowerCase(),
  price: ({ price }: ProductFacts) => price,
  stock: piecesOf,
  /** Of its colour that has the least. */
  leastStock: ({ variants }: ProductFacts) => Math.min(...variants.map(({ stock }) => stock)),
  unitsSold: ({ unitsSold }: ProductFacts) => unitsSold,
} as const satisfies Record<string, (product: ProductFacts) => SortKey>

export const searchTextOfProduct = ({ name, slug, variants }: ProductFacts) =>
  [name, slug, ...variants.map(({ sku }) => sku)].join('\n')
