import * as z from 'zod'
import { email, personName } from './account.ts'
import { adminOrder } from './admin-orders.ts'
import { quantity } from './cart.ts'
import { id, instant, pathId, phoneNumber } from './common.ts'
import { createAddressInput, placingChoices, placingRequest, shippingMethodId } from './orders.ts'
import { textLine } from './text.ts'

/** Orders that the shop makes on a customer's behalf, and links by which orders are paid (ADM-3). */

export const adminAddCustomerInput = z.object({ name: personName, phoneNumber, email: email.optional() })

export const adminAddCustomerAddressInput = createAddressInput.extend({ id: pathId })

/** In cash when it arrives, or online by a link that the customer gets. */
const orderPaymentChoice = z.enum(['cod', 'link'], 'Choose how it is paid')

/** No price is among it: prices are the shop's, as for every shopper. */
export const adminQuoteOrderInput = z.object({
  customerId: z.string('Choose a customer').min(1, 'Choose a customer').max(64),
  items: z
    .array(
      z.object({ productId: id, variantIndex: z.int().min(0).default(0), quantity }),
      'Choose at least one product',
    )
    .min(1, 'Choose at least one product')
    .max(50, 'An order has at most 50 lines'),
  addressId: id.optional(),
  shippingMethod: shippingMethodId.default('standard'),
  payment: orderPaymentChoice.optional(),
  promotionCode: textLine({ max: 40 }).optional(),
})

export const adminPlaceOrderInput = z.object({
  ...placingRequest,
  body: z.object({
    ...placingChoices,
    customerId: z.string('Choose a customer').min(1, 'Choose a customer').max(64),
    payment: orderPaymentChoice,
  }),
})

export const adminPlacedOrder = z.strictObject({
  /** Orders that this call placed: 0 when the same Idempotency-Key had placed it before. */
  changed: z.int(),
  order: adminOrder,
})

/** The link by which an order is paid, as the shop sees it. */
export const adminPaymentLink = z.strictObject({
  /** `none`: there is no link. `over`: it leads to nothing that can be paid any more. */
  state: z.enum(['none', 'open', 'over']),
  /** Behind the shop's origin; null unless it is open. Whoever has it can pay. */
  path: z.string().nullable(),
  validUntil: instant.nullable(),
  /** When it was sent last, and by which ways; none where the shop knows no address of the customer. */
  sentAt: instant.nullable(),
  sentBy: z.array(z.enum(['email', 'sms'])),
  /** The order waits for its money, so that the link can be made, or sent again. */
  canSend: z.boolean(),
})
