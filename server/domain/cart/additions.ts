import { maximumQuantity } from '../../contract/constants.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { unitPriceOf } from '../pricing.ts'
import type { CartLineRecord, ProductRecord, ShopTransaction } from '../records.ts'
import { mergeSaved, newLine, requireStock } from './lines.ts'

/** What is added to a cart. */
export interface Addition {
  readonly productId: string
  readonly quantity: number
  readonly variantIndex: number
  /** How many lines stand before a new one; at the end without it. */
  readonly position?: number | undefined
  /** It is put aside for later instead. */
  readonly saved?: boolean | undefined
}

/** @throws product_not_found, variant_not_found, invalid_quantity above 10 in all, out_of_stock, insufficient_stock */
export async function addToLines(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly CartLineRecord[],
  { productId, quantity, variantIndex, position = lines.length }: Addition,
): Promise<CartLineRecord[]> {
  const product = await requireVariant(tx, productId, variantIndex)
  const present = lines.find(line => line.productId === productId && line.variantIndex === variantIndex)
  const wanted = (present?.quantity ?? 0) + quantity
  if (wanted > maximumQuantity) throw shopError('invalid_quantity', {}, 'quantity')
  requireStock(product, variantIndex, wanted)
  if (!present) return lines.toSpliced(position, 0, newLine(dependencies, product, variantIndex, quantity))
  return lines.map(line => (line === present ? withQuantity(line, product, wanted) : line))
}

/**
 * Whether it can be bought today does not matter to what is put aside.
 * @throws product_not_found, variant_not_found
 */
export async function addToSaved(
  dependencies: Dependencies,
  tx: ShopTransaction,
  saved: readonly CartLineRecord[] = [],
  { productId, quantity, variantIndex }: Addition,
): Promise<CartLineRecord[]> {
  const product = await requireVariant(tx, productId, variantIndex)
  return mergeSaved([newLine(dependencies, product, variantIndex, quantity)], saved)
}

/** A line with another quantity; its owner sees today's price. */
export function withQuantity(line: CartLineRecord, product: ProductRecord, quantity: number): CartLineRecord {
  return { ...line, quantity, seenPrice: unitPriceOf(product, line.variantIndex) }
}

async function requireVariant(
  tx: ShopTransaction,
  productId: string,
  variantIndex: number,
): Promise<ProductRecord> {
  const product = await tx.get('products', productId)
  if (!product || product.status !== 'active') throw shopError('product_not_found')
  if (!product.variants[variantIndex]) throw shopError('variant_not_found')
  return product
}
