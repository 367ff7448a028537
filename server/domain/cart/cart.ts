import { maximumQuantity } from '../../contract/constants.ts'
import type { Cart } from '../../contract/index.ts'
import { newSession, putGuestSession, type Caller } from '../accounts/sessions.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { unitPriceOf } from '../pricing.ts'
import type { CartLineRecord, ProductRecord, ShopTransaction } from '../records.ts'
import { cartIdOfSession } from './cart-id.ts'
import { cartIdOf, newLine, readCart, requireStock, writeCart } from './lines.ts'
import { toCart } from './view.ts'

function requireCartId(caller: Caller): string {
  const cartId = cartIdOf(caller)
  if (cartId === undefined) throw shopError('unauthenticated')
  return cartId
}

/** The caller's cart; empty for a session that has none yet. */
export async function getCart({ store }: Dependencies, caller: Caller): Promise<Cart> {
  return toCart(store, await readCart(store, requireCartId(caller)))
}

interface Addition {
  readonly productId: string
  readonly quantity: number
  readonly variantIndex: number
  readonly position?: number | undefined
}

/**
 * Adds to the cart: one line per product and variant, so a second add raises the quantity. A guest without a session
 * gets one, in the same transaction (CART-1).
 * @throws product_not_found, variant_not_found, invalid_quantity above 10 in all, out_of_stock, insufficient_stock
 */
export async function addCartItem(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: Addition,
): Promise<Cart> {
  const { clock, store } = dependencies
  const known = cartIdOf(caller)
  const opened =
    known === undefined ? await newSession(dependencies, context.session, context.clientAddress) : null
  const cartId = known ?? cartIdOfSession(opened?.record.id ?? '')
  const cart = await store.transaction(async tx => {
    const { lines } = await readCart(tx, cartId)
    const added = await addToLines(dependencies, tx, lines, input)
    if (opened) await putGuestSession(tx, opened.record, clock.now())
    return toCart(tx, await writeCart(dependencies, tx, cartId, added))
  })
  opened?.handOver(null)
  return cart
}

async function addToLines(
  dependencies: Dependencies,
  tx: ShopTransaction,
  lines: readonly CartLineRecord[],
  { productId, quantity, variantIndex, position = lines.length }: Addition,
): Promise<CartLineRecord[]> {
  const product = await tx.get('products', productId)
  if (!product || product.status !== 'active') throw shopError('product_not_found')
  if (!product.variants[variantIndex]) throw shopError('variant_not_found')
  const present = lines.find(line => line.productId === productId && line.variantIndex === variantIndex)
  const wanted = (present?.quantity ?? 0) + quantity
  if (wanted > maximumQuantity) throw shopError('invalid_quantity', {}, 'quantity')
  requireStock(product, variantIndex, wanted)
  if (!present) return lines.toSpliced(position, 0, newLine(dependencies, product, variantIndex, quantity))
  return lines.map(line => (line === present ? withQuantity(line, product, wanted) : line))
}

function withQuantity(line: CartLineRecord, product: ProductRecord, quantity: number): CartLineRecord {
  return { ...line, quantity, seenPrice: unitPriceOf(product, line.variantIndex) }
}

/**
 * Sets the quantity of a line.
 * @throws cart_item_not_found, out_of_stock, insufficient_stock
 */
export async function updateCartItem(
  dependencies: Dependencies,
  caller: Caller,
  input: { itemId: string; quantity: number },
): Promise<Cart> {
  return changeLine(dependencies, caller, input.itemId, async (line, tx) => {
    const product = await tx.get('products', line.productId)
    if (!product) throw shopError('out_of_stock')
    requireStock(product, line.variantIndex, input.quantity)
    return [withQuantity(line, product, input.quantity)]
  })
}

/**
 * Removes a line.
 * @throws cart_item_not_found
 */
export async function removeCartItem(
  dependencies: Dependencies,
  caller: Caller,
  input: { itemId: string },
): Promise<Cart> {
  return changeLine(dependencies, caller, input.itemId, () => Promise.resolve([]))
}

async function changeLine(
  dependencies: Dependencies,
  caller: Caller,
  itemId: string,
  change: (line: CartLineRecord, tx: ShopTransaction) => Promise<readonly CartLineRecord[]>,
): Promise<Cart> {
  const cartId = requireCartId(caller)
  return dependencies.store.transaction(async tx => {
    const { lines } = await readCart(tx, cartId)
    const index = lines.findIndex(line => line.id === itemId)
    const line = lines[index]
    if (!line) throw shopError('cart_item_not_found')
    const changed = lines.toSpliced(index, 1, ...(await change(line, tx)))
    return toCart(tx, await writeCart(dependencies, tx, cartId, changed))
  })
}

/** Empties the cart. */
export async function clearCart(dependencies: Dependencies, caller: Caller): Promise<Cart> {
  const cartId = requireCartId(caller)
  return dependencies.store.transaction(async tx => toCart(tx, await writeCart(dependencies, tx, cartId, [])))
}
