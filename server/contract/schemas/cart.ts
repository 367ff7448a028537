import * as z from 'zod'
import { maximumQuantity } from '../constants.ts'
import { id, paise, pathId } from './common.ts'

export const cartItem = z.strictObject({
  id,
  productId: id,
  quantity: z.int(),
  variantIndex: z.int().min(0),
  product: z.strictObject({ name: z.string(), imageUrl: z.string(), slug: z.string() }),
  variantName: z.string(),
  /** Paise for one, now. */
  unitPrice: paise,
  /** MRP in paise for one. */
  mrp: paise,
  lineTotal: paise,
  availableStock: z.int().min(0),
  /**
   * What the shopper must know about this line. unavailable: it cannot be bought now. low_stock: fewer than the line
   * asks for are left, or at most 5 in all. price_changed: since it was added or last changed.
   */
  notice: z.enum(['price_changed', 'low_stock', 'unavailable']).optional(),
})

export const cart = z.strictObject({
  items: z.array(cartItem),
  /** Sum of the lines that can be bought: those without the notice `unavailable`. */
  subtotal: paise,
  /** Sum of quantities. */
  itemCount: z.int().min(0),
  /** What could not be kept when a guest's cart was merged at sign-in; gone at the cart's next change. */
  notices: z.array(z.string()),
})

const quantityMessage = `Quantity must be between 1 and ${maximumQuantity}`
const quantity = z.int(quantityMessage).min(1, quantityMessage).max(maximumQuantity, quantityMessage)

export const addCartItemInput = z.object({
  productId: id,
  quantity: quantity.default(1),
  variantIndex: z.int().min(0).default(0),
  /** How many lines stand before a new one: where a removed line stood that is put back. At the end without it. */
  position: z.int().min(0).optional(),
})
export const updateCartItemInput = z.object({ itemId: pathId, quantity })
export const cartItemInput = z.object({ itemId: pathId })
