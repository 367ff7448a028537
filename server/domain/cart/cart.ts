import type { Cart } from '../../contract/index.ts'
import { newSession, putGuestSession, type Caller } from '../accounts/sessions.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { CartLineRecord, ShopTransaction } from '../records.ts'
import { addToLines, addToSaved, withQuantity, type Addition } from './additions.ts'
import { cartIdOfSession } from './cart-id.ts'
import { cartIdOf, readCart, requireCartId, requireStock, writeCart } from './lines.ts'
import { toCart } from './view.ts'

/** The caller's cart; empty for a session that has none yet. */
export async function getCart({ store }: Dependencies, caller: Caller): Promise<Cart> {
  return toCart(store, await readCart(store, requireCartId(caller)))
}

/**
 * Adds to the cart, or to what is put aside for later: one line per product and variant, so a second add raises the quantity. A guest without a session
 * gets one, in the same transaction (CART-1).
 * @throws product_not_found, variant_not_found, invalid_quantity above 10 in all, out_of_stock, insufficient_stock
 */
export async function addCartItem(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: Addition,
): Promise<Cart> {
  const { clock, store, tally } = dependencies
  const known = cartIdOf(caller)
  const opened =
    known === undefined ? await newSession(dependencies, context.session, context.clientAddress) : null
  const cartId = known ?? cartIdOfSession(opened?.record.id ?? '')
  const { cart, isBegun } = await store.transaction(async tx => {
    const before = await readCart(tx, cartId)
    const change = input.saved
      ? { saved: await addToSaved(dependencies, tx, before.saved, input) }
      : { lines: await addToLines(dependencies, tx, before.lines, input) }
    if (opened) await putGuestSession(tx, opened.record, clock.now())
    return {
      cart: await toCart(tx, await writeCart(dependencies, tx, before, change)),
      isBegun: before.lines.length === 0 && !input.saved,
    }
  })
  if (isBegun) tally?.count('step', 'cart')
  opened?.handOver(null)
  return cart
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
    const before = await readCart(tx, cartId)
    const index = before.lines.findIndex(line => line.id === itemId)
    const line = before.lines[index]
    if (!line) throw shopError('cart_item_not_found')
    const lines = before.lines.toSpliced(index, 1, ...(await change(line, tx)))
    return toCart(tx, await writeCart(dependencies, tx, before, { lines }))
  })
}

/** Empties the cart; what was put aside stays. */
export async function clearCart(dependencies: Dependencies, caller: Caller): Promise<Cart> {
  const cartId = requireCartId(caller)
  return dependencies.store.transaction(async tx =>
    toCart(tx, await writeCart(dependencies, tx, await readCart(tx, cartId), { lines: [] })),
  )
}
