import type { Cart } from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { CartLineRecord, CartRecord, ShopTransaction } from '../records.ts'
import { addToLines } from './additions.ts'
import { availableStockOf, mergeSaved, readCart, requireCartId, writeCart } from './lines.ts'
import { toCart } from './view.ts'

/** What a shopper put aside for later: kept with the cart, bought and counted by nobody until it is moved back. */

/**
 * Puts a line aside for later.
 * @throws cart_item_not_found
 */
export async function saveCartItem(
  dependencies: Dependencies,
  caller: Caller,
  { itemId }: { readonly itemId: string },
): Promise<Cart> {
  return changeCart(dependencies, caller, before => {
    const line = requireLine(before.lines, itemId)
    return Promise.resolve({
      lines: before.lines.filter(other => other !== line),
      saved: mergeSaved([line], before.saved),
    })
  })
}

/**
 * Moves what was put aside to the cart, at today's price: all of it, or as many pieces as there are.
 * @throws cart_item_not_found, out_of_stock, insufficient_stock, invalid_quantity above 10 in all
 */
export async function moveSavedItem(
  dependencies: Dependencies,
  caller: Caller,
  { itemId }: { readonly itemId: string },
): Promise<Cart> {
  return changeCart(dependencies, caller, async (before, tx) => {
    const line = requireLine(before.saved ?? [], itemId)
    const { productId, variantIndex } = line
    const product = await tx.get('products', productId)
    const stock = product ? availableStockOf(product, variantIndex) : 0
    if (stock === 0) throw shopError('out_of_stock')
    const quantity = Math.min(line.quantity, stock)
    return {
      lines: await addToLines(dependencies, tx, before.lines, { productId, variantIndex, quantity }),
      saved: (before.saved ?? []).filter(other => other !== line),
    }
  })
}

/**
 * Removes what was put aside.
 * @throws cart_item_not_found
 */
export async function removeSavedItem(
  dependencies: Dependencies,
  caller: Caller,
  { itemId }: { readonly itemId: string },
): Promise<Cart> {
  return changeCart(dependencies, caller, before => {
    const line = requireLine(before.saved ?? [], itemId)
    return Promise.resolve({ saved: (before.saved ?? []).filter(other => other !== line) })
  })
}

function requireLine(lines: readonly CartLineRecord[], itemId: string): CartLineRecord {
  const line = lines.find(({ id }) => id === itemId)
  if (!line) throw shopError('cart_item_not_found')
  return line
}

async function changeCart(
  dependencies: Dependencies,
  caller: Caller,
  change: (before: CartRecord, tx: ShopTransaction) => Promise<Partial<Pick<CartRecord, 'lines' | 'saved'>>>,
): Promise<Cart> {
  const cartId = requireCartId(caller)
  return dependencies.store.transaction(async tx => {
    const before = await readCart(tx, cartId)
    return toCart(tx, await writeCart(dependencies, tx, before, await change(before, tx)))
  })
}
