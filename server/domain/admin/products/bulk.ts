import type { BulkAnswer } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { formatRupees } from '../../money.ts'
import type { ProductRecord, ShopTransaction } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { moveProduct } from './products.ts'
import { requireOwnProduct } from './view.ts'

interface Many {
  readonly ids: readonly string[]
  readonly batchId?: string | undefined
}

interface ProductsChange extends Many {
  readonly action: string
  readonly detail: (before: ProductRecord, after: ProductRecord) => string
  /** Writes the product; an error of the catalogue leaves it as it was. */
  readonly change: (tx: ShopTransaction, before: ProductRecord) => Promise<ProductRecord>
}

function changeProducts(
  dependencies: Dependencies,
  administrator: Administrator,
  { action, ids, batchId, detail, change }: ProductsChange,
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action,
    ids,
    batchId,
    labelOf: async (tx, id) => (await tx.get('products', id))?.name ?? 'A product that is gone',
    async change(tx, id) {
      const before = await requireOwnProduct(tx, id)
      const after = await change(tx, before)
      return { label: before.name, subject: `product:${id}`, detail: detail(before, after), before, after }
    },
  })
}

/** Puts several products on sale, or archives them. One whose label is incomplete stays, and the answer says so. */
export function adminSetProductsStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  { status, ...many }: Many & { readonly status: 'active' | 'archived' },
): Promise<BulkAnswer> {
  return changeProducts(dependencies, administrator, {
    ...many,
    action: 'product.status',
    detail: (before, after) => `${after.name}: ${before.status} → ${after.status}`,
    change: (tx, before) => moveProduct(dependencies, tx, before, status),
  })
}

/** A price after a change, in whole rupees where it is by percent. Integers throughout: 100 % are 100. */
function changedPrice(price: number, by: 'percent' | 'amount', value: number): number {
  return by === 'amount' ? price + value : Math.round((price * (100 + value)) / 10_000) * 100
}

/** Changes the prices of several products, of colours with a price of their own too. */
export function adminChangePrices(
  dependencies: Dependencies,
  administrator: Administrator,
  { by, value, ...many }: Many & { readonly by: 'percent' | 'amount'; readonly value: number },
): Promise<BulkAnswer> {
  return changeProducts(dependencies, administrator, {
    ...many,
    action: 'product.price',
    detail: (before, after) => `${after.name}: ${formatRupees(before.price)} → ${formatRupees(after.price)}`,
    async change(tx, before) {
      const price = changedPrice(before.price, by, value)
      const variants = before.variants.map(variant =>
        variant.price === undefined ? variant : { ...variant, price: changedPrice(variant.price, by, value) },
      )
      const prices = [price, ...variants.flatMap(variant => variant.price ?? [])]
      if (Math.max(...prices) > before.mrp)
        throw shopError('price_above_mrp', { mrp: formatRupees(before.mrp) })
      if (Math.min(...prices) < 100) throw shopError('price_too_low')
      const after = { ...before, price, variants, ...touched(dependencies, before) }
      await tx.put('products', after)
      return after
    },
  })
}

/**
 * Puts several products into a category that they name, or takes them out.
 * @throws category_unknown, also for a category by a rule: nobody can put a product into it
 */
export async function adminSetProductsCategory(
  dependencies: Dependencies,
  administrator: Administrator,
  { category, isMember, ...many }: Many & { readonly category: string; readonly isMember: boolean },
): Promise<BulkAnswer> {
  const [known] = await dependencies.store.list('categories', { where: { slug: category } })
  if (known?.rule !== 'named') throw shopError('category_unknown', {}, 'category')
  return changeProducts(dependencies, administrator, {
    ...many,
    action: 'product.category',
    detail: ({ name }) => `${name}: ${isMember ? 'into' : 'out of'} ${known.name}`,
    async change(tx, before) {
      if (before.categories.includes(category) === isMember)
        throw shopError(isMember ? 'already_in_category' : 'not_in_category')
      const categories = isMember
        ? [...before.categories, category]
        : before.categories.filter(slug => slug !== category)
      const after = { ...before, categories, ...touched(dependencies, before) }
      await tx.put('products', after)
      return after
    },
  })
}

const touched = ({ clock }: Dependencies, { version }: ProductRecord) => ({
  updatedAt: toInstant(clock.now()),
  version: version + 1,
})
