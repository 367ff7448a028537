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

/**
 * Keeps pieces for a replacement: they leave the stock, and nothing more was sold.
 * @throws replacement_unavailable
 */
export async function holdReplacement(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const line of lines) {
    const product = await tx.get('products', line.productId)
    const stock = product?.variants.find(({ sku }) => sku === line.sku)?.stock ?? 0
    if (!product || stock < line.quantity) throw shopError('replacement_unavailable', {}, 'resolution')
    await tx.put('products', withStock(dependencies, product, line, -line.quantity))
  }
}

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
