import { maximumQuantity } from '../../contract/constants.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { unitPriceOf } from '../pricing.ts'
import type { CartLineRecord, CartRecord, ProductRecord, ShopReader, ShopTransaction } from '../records.ts'
import type { Caller } from '../accounts/sessions.ts'
import { cartIdOfSession, cartIdOfUser } from './cart-id.ts'

/** Whose cart a request is about: the user's, else the guest session's; undefined for a guest without a session. */
export function cartIdOf(caller: Caller): string | undefined {
  if (caller.user) return cartIdOfUser(caller.user.id)
  return caller.session ? cartIdOfSession(caller.session.id) : undefined
}

/** @throws unauthenticated for a guest without a session */
export function requireCartId(caller: Caller): string {
  const cartId = cartIdOf(caller)
  if (cartId === undefined) throw shopError('unauthenticated')
  return cartId
}

/** How many of a variant can be sold now: none of an archived product. */
export function availableStockOf(product: ProductRecord, variantIndex: number): number {
  return product.status === 'active' ? (product.variants[variantIndex]?.stock ?? 0) : 0
}

/**
 * Refuses a quantity that is not there.
 * @throws out_of_stock when none is left, insufficient_stock when fewer are
 */
export function requireStock(product: ProductRecord, variantIndex: number, quantity: number): void {
  const stock = availableStockOf(product, variantIndex)
  if (stock === 0) throw shopError('out_of_stock')
  if (quantity > stock) throw shopError('insufficient_stock', { n: stock }, 'quantity')
}

export async function readCart(reader: ShopReader, cartId: string): Promise<CartRecord> {
  return (await reader.get('carts', cartId)) ?? { id: cartId, lines: [], notices: [], updatedAt: '' }
}

/**
 * Stores a cart with other lines, or with others put aside. Its notices have been seen by now, unless there are new
 * ones; the rest of it stays.
 */
export async function writeCart(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: ShopTransaction,
  before: CartRecord,
  change: Partial<Pick<CartRecord, 'lines' | 'saved' | 'notices'>>,
): Promise<CartRecord> {
  const cart: CartRecord = { ...before, notices: [], ...change, updatedAt: toInstant(clock.now()) }
  await tx.put('carts', cart)
  return cart
}

/** A line for `quantity` pieces, with the price that the shopper sees now. */
export function newLine(
  { ids }: Dependencies,
  product: ProductRecord,
  variantIndex: number,
  quantity: number,
): CartLineRecord {
  return {
    id: ids.id(),
    productId: product.id,
    variantIndex,
    quantity,
    seenPrice: unitPriceOf(product, variantIndex),
  }
}

/** The products of cart lines, by id. Products are archived rather than deleted, so each is there. */
export async function productsOf(
  reader: ShopReader,
  lines: readonly { readonly productId: string }[],
): Promise<ReadonlyMap<string, ProductRecord>> {
  const ids = [...new Set(lines.map(line => line.productId))]
  const products = await Promise.all(ids.map(id => reader.get('products', id)))
  return new Map(products.flatMap(product => (product ? [[product.id, product]] : [])))
}

const isSame = (one: CartLineRecord, other: CartLineRecord) =>
  one.productId === other.productId && one.variantIndex === other.variantIndex

/** Both lists, `added` first; of what is on both there is one line, with the larger quantity. */
export function mergeSaved(
  added: readonly CartLineRecord[],
  saved: readonly CartLineRecord[] = [],
): CartLineRecord[] {
  const merged = added.map(line => {
    const present = saved.find(other => isSame(line, other))
    return { ...line, quantity: Math.min(maximumQuantity, Math.max(line.quantity, present?.quantity ?? 0)) }
  })
  return [...merged, ...saved.filter(line => !added.some(other => isSame(line, other)))]
}
