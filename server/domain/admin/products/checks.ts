import type { ProductInput, ProductStatus } from '../../../contract/index.ts'
import { labelProblems } from '../../catalogue/label.ts'
import { readSettings } from '../../content/settings.ts'
import { shopError, withFields } from '../../errors.ts'
import type { ProductRecord, ShopReader } from '../../records.ts'

/** What is said of a product that cannot be kept as it is, by the field of the form that says it. */

/**
 * @param id of the product itself; undefined for a new one
 * @throws slug_taken, sku_taken, category_unknown, product_not_found
 */
export async function requireOwnWords(
  reader: ShopReader,
  input: Pick<ProductInput, 'slug' | 'variants' | 'categories'>,
  id?: string,
): Promise<void> {
  const isOther = (product: { readonly id: string }) => product.id !== id
  if ((await reader.list('products', { where: { slug: input.slug } })).some(isOther))
    throw shopError('slug_taken', {}, 'slug')
  const skus = input.variants.map(({ sku }) => sku)
  const holders = (await reader.list('products', { where: { sku: skus } })).filter(isOther)
  const taken = skus.findIndex(sku => holders.some(({ variants }) => variants.some(held => held.sku === sku)))
  if (taken !== -1) throw shopError('sku_taken', {}, `variants.${taken}.sku`)
  const known = await reader.list('categories', { where: { slug: input.categories } })
  const unknown = input.categories.findIndex(slug => !known.some(category => category.slug === slug))
  if (unknown !== -1) throw shopError('category_unknown', {}, `categories.${unknown}`)
}

/**
 * Carts, orders and alerts point at colours by their place and SKU: those of a product that was on sale stay where they are.
 * @throws colours_fixed
 */
export function requireSameColours(
  before: ProductRecord,
  { variants }: Pick<ProductInput, 'variants'>,
): void {
  if (before.status === 'draft') return
  const moved = before.variants.findIndex(({ sku }, index) => variants[index]?.sku !== sku)
  if (moved !== -1) throw shopError('colours_fixed', {}, `variants.${moved}.sku`)
}

/**
 * Keeps a product whose label is incomplete from being on sale.
 * @throws label_incomplete, naming what is missing
 */
export async function requireLabel(
  reader: ShopReader,
  product: Pick<ProductRecord, 'mrp' | 'legal'> & { readonly status: ProductStatus },
): Promise<void> {
  if (product.status !== 'active') return
  const { store } = await readSettings(reader)
  const problems = labelProblems(product, store)
  if (Object.keys(problems).length === 0) return
  throw withFields(
    shopError('label_incomplete', { missing: `${Object.values(problems).join('. ')}.` }),
    problems,
  )
}
