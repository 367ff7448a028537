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

/** A product after `sold` pieces of a variant left (or, negative, came back). Colours are told apart by SKU. */
function withSale(
  { clock }: Dependencies,
  product: ProductRecord,
  { sku }: OrderLine,
  sold: number,
): ProductRecord {
  return {
    ...product,
    variants: product.variants.map(variant =>
      variant.sku === sku ? { ...variant, stock: variant.stock - sold } : variant,
    ),
    unitsSold: product.unitsSold + sold,
    updatedAt: toInstant(clock.now()),
    // An administrator who edits the product meanwhile must not write the old stock back.
    version: product.version + 1,
  }
}
