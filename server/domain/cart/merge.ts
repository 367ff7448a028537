import { maximumQuantity } from '../../contract/constants.ts'
import type { Dependencies } from '../context.ts'
import type { CartLineRecord, ProductRecord, SessionRecord, ShopTransaction } from '../records.ts'
import { cartIdOfSession, cartIdOfUser } from './cart-id.ts'
import { availableStockOf, mergeSaved, newLine, productsOf, readCart, writeCart } from './lines.ts'

/**
 * Makes a guest's cart part of the cart of the user who signs in, inside the sign-in's transaction (CART-1):
 * quantities are summed, at most 10 and at most the stock; what could not be kept is named in the cart's notices. Both
 * lists of what was put aside are kept, and the code that was chosen last.
 */
export async function mergeGuestCart(
  dependencies: Dependencies,
  tx: ShopTransaction,
  session: SessionRecord,
  userId: string,
): Promise<void> {
  if (session.userId === null) await mergeCart(dependencies, tx, cartIdOfSession(session.id), userId)
}

/** Makes another cart part of a user's, and removes it. */
export async function mergeCart(
  dependencies: Dependencies,
  tx: ShopTransaction,
  otherCartId: string,
  userId: string,
): Promise<void> {
  const other = await tx.get('carts', otherCartId)
  if (!other) return
  await tx.delete('carts', other.id)
  const { lines: otherLines, saved: otherSaved = [], promotionCode: otherCode } = other
  if (otherLines.length + otherSaved.length === 0 && otherCode === undefined) return

  const before = await readCart(tx, cartIdOfUser(userId))
  const code = otherCode ?? before.promotionCode
  const products = await productsOf(tx, otherLines)
  const merged = [...before.lines]
  const added: string[] = []
  for (const otherLine of otherLines) {
    const product = products.get(otherLine.productId)
    if (!product?.variants[otherLine.variantIndex]) continue
    const notice = mergeLine(dependencies, merged, otherLine, product)
    if (notice) added.push(notice)
  }
  await writeCart(
    dependencies,
    tx,
    { ...before, ...(code !== undefined && { promotionCode: code }) },
    {
      lines: merged,
      ...(otherSaved.length > 0 && { saved: mergeSaved(otherSaved, before.saved) }),
      notices: [...before.notices, ...added],
    },
  )
}

/** Adds one line of the other cart to `lines`; answers with what could not be kept, in words. */
function mergeLine(
  dependencies: Dependencies,
  lines: CartLineRecord[],
  otherLine: CartLineRecord,
  product: ProductRecord,
): string | null {
  const { variantIndex } = otherLine
  const index = lines.findIndex(
    line => line.productId === otherLine.productId && line.variantIndex === variantIndex,
  )
  const present = lines[index]
  const held = present?.quantity ?? 0
  const wanted = held + otherLine.quantity
  const most = Math.min(maximumQuantity, availableStockOf(product, variantIndex))
  // What the user's cart held before is not taken away here: the cart itself says when stock has run low.
  const kept = Math.max(held, Math.min(wanted, most))
  if (present) lines[index] = { ...present, quantity: kept }
  else if (kept > 0)
    lines.push({ ...newLine(dependencies, product, variantIndex, kept), seenPrice: otherLine.seenPrice })
  return kept === wanted ? null : mergeNotice(product, variantIndex, kept, wanted)
}

function mergeNotice(product: ProductRecord, variantIndex: number, kept: number, wanted: number): string {
  const name = `${product.name}, ${product.variants[variantIndex]?.name ?? ''}`
  if (kept === 0) return `${name} is out of stock and was left out of your cart.`
  return `${name}: we kept ${kept} of ${wanted} in your cart.`
}
