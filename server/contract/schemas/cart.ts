import * as z from 'zod'
import { maximumQuantity } from '../constants.ts'
import { id, paise, pathId } from './common.ts'
import { textLine } from './text.ts'

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
  /**
   * What was put aside for later, the newest first; left out while nothing is. A line says here too what changed since.
   */
  saved: z.array(cartItem).optional(),
  /** What could not be kept when a guest's cart was merged at sign-in; gone at the cart's next change. */
  notices: z.array(z.string()),
})

/** Which code the shopper chose for the cart, what it takes off, and the public one that saves most. */
export const cartOffer = z.strictObject({
  /** The chosen code; null without one. */
  code: z.string().nullable(),
  /** Whether it applies now. */
  applied: z.boolean(),
  /** What it saves, or why it does not apply and what would change that; null without a code. */
  message: z.string().nullable(),
  /** Of the lines that can be bought, before the discount. */
  subtotal: paise,
  discount: paise,
  /** Standard delivery. */
  shipping: paise,
  /** subtotal − discount + shipping: what a quote with this code, standard delivery and no fee comes to. */
  total: paise,
  /**
   * The public code that saves this customer most on this cart, where it saves more than the chosen one; else null.
   * Of a guest only the cart is known: whether it is the first order is looked at again at checkout.
   */
  best: z.strictObject({ code: z.string(), saving: paise, reason: z.string() }).nullable(),
})

export const setCartOfferInput = z.object({
  /** Null takes the chosen code away. */
  code: textLine({ max: 40, missing: 'Enter an offer code' }).nullable(),
})

const quantityMessage = `Quantity must be between 1 and ${maximumQuantity}`
export const quantity = z.int(quantityMessage).min(1, quantityMessage).max(maximumQuantity, quantityMessage)

export const addCartItemInput = z.object({
  productId: id,
  quantity: quantity.default(1),
  variantIndex: z.int().min(0).default(0),
  /** How many lines stand before a new one: where a removed line stood that is put back. At the end without it. */
  position: z.int().min(0).optional(),
  /** Puts it aside for later instead. */
  saved: z.boolean().optional(),
})
export const updateCartItemInput = z.object({ itemId: pathId, quantity })
export const cartItemInput = z.object({ itemId: pathId })
