import type { OrderLine } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { requireStock } from '../cart/lines.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ProductRecord, ShopTransaction } from '../records.ts'

/**
 * Takes the lines of an order out of stock, in the transaction that places it: stock never goes below zero (SRV-3).
 * @throws out_of_stock, insufficient_stock
 */
export async function takeFromStock(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    const product = await tx.get('products', line.productId)
    if (!product) throw shopError('out_of_stock')
    requireStock(product, line.variantIndex, line.quantity)
    await tx.put('products', withSale(dependencies, product, line, line.quantity))
  }
}

/** Puts the lines of an order back, when it is cancelled or its parcel came back. */
export async function returnToStock(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    const product = await tx.get('products', line.productId)
    if (product) await tx.put('products', withSale(dependencies, product, line, -line.quantity))
  }
}

/** Takes pieces out that replace others: nothing more was sold. @param refusal of a line of which too few are left */
async function takeAnew(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
  refusal: (line: OrderLine, left: number) => Error,
): Promise<void> {
  for (const line of lines) {
    const product = await tx.get('products', line.productId)
    const left = product?.variants.find(({ sku }) => sku === line.sku)?.stock ?? 0
    if (!product || left < line.quantity) throw refusal(line, left)
    await tx.put('products', withStock(dependencies, product, line, -line.quantity))
  }
}

/** Takes pieces that were lost on their way once more, to send them again. @throws resend_unavailable */
export const takeAgain = (dependencies: Dependencies, tx: ShopTransaction, lines: readonly OrderLine[]) =>
  takeAnew(dependencies, tx, lines, ({ name, variantName }, left) =>
    shopError('resend_unavailable', { left, name: `${name}, ${variantName}` }, 'parcelId'),
  )

/** Keeps pieces for a replacement. @throws replacement_unavailable */
export const holdReplacement = (
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
) => takeAnew(dependencies, tx, lines, () => shopError('replacement_unavailable', {}, 'resolution'))

/** Puts back what was kept for a replacement, or what comes back for one. */
export async function releaseReplacement(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    const product = await tx.get('products', line.productId)
    if (product) await tx.put('products', withStock(dependencies, product, line, line.quantity))
  }
}

/** A product after `sold` pieces of a variant left (or, negative, came back). */
function withSale(
  dependencies: Dependencies,
  product: ProductRecord,
  line: OrderLine,
  sold: number,
): ProductRecord {
  return { ...withStock(dependencies, product, line, -sold), unitsSold: product.unitsSold + sold }
}

/** A product with more of a variant (or, negative, less) in stock. Colours are told apart by SKU. */
function withStock(
  { clock }: Dependencies,
  product: ProductRecord,
  { sku }: OrderLine,
  added: number,
): ProductRecord {
  return {
    ...product,
    variants: product.variants.map(variant =>
      variant.sku === sku ? { ...variant, stock: variant.stock + added } : variant,
    ),
    updatedAt: toInstant(clock.now()),
    // An administrator who edits the product meanwhile must not write the old stock back.
    version: product.version + 1,
  }
}
