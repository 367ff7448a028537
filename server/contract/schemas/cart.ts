import * as z from 'zod'
import { id, paise } from './common.ts'

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
  /** What the shopper must know about this line since it was added. */
  notice: z.enum(['price_changed', 'low_stock', 'unavailable']).optional(),
})

export const cart = z.strictObject({
  items: z.array(cartItem),
  subtotal: paise,
  /** Sum of quantities. */
  itemCount: z.int().min(0),
  /** What could not be kept when a guest's cart was merged at sign-in; read once. */
  notices: z.array(z.string()),
})

const quantity = z
  .int('Quantity must be between 1 and 10')
  .min(1, 'Quantity must be between 1 and 10')
  .max(10, 'Quantity must be between 1 and 10')

export const addCartItemInput = z.object({
  productId: id,
  quantity: quantity.default(1),
  variantIndex: z.int().min(0).default(0),
})
export const updateCartItemInput = z.object({ itemId: id, quantity })
export const cartItemInput = z.object({ itemId: id })
