import * as z from 'zod'
import { instant, paise } from './common.ts'
import { onlinePaymentMethodId, paymentMethodChoice } from './payment-methods.ts'
import { confirmPaymentInput, paymentCheckout } from './payments.ts'

/** Travels in bodies alone: what stands in an address is kept by browsers, proxies and logs. */
const token = z
  .string('Open the link that you were sent')
  .min(1, 'Open the link that you were sent')
  .max(200, 'Open the link that you were sent')

export const paymentLinkInput = z.object({ token })
export const payByLinkInput = z.object({ token, method: onlinePaymentMethodId })
export const confirmPaymentByLinkInput = confirmPaymentInput.omit({ id: true }).extend({ token })

/** What whoever has the link may know: what is paid for, and roughly where it goes. Neither name nor street nor phone. */
export const paymentByLink = z.strictObject({
  orderNumber: z.string(),
  /** `in_cash`: the customer chose to pay when it arrives. */
  state: z.enum(['open', 'paid', 'in_cash', 'cancelled', 'expired']),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variantName: z.string(),
      imageUrl: z.string(),
      quantity: z.int(),
      /** unitPrice × quantity. */
      lineTotal: paise,
    }),
  ),
  subtotal: paise,
  discount: paise,
  shipping: paise,
  codFee: paise,
  /** What is to be paid, GST included. */
  total: paise,
  city: z.string(),
  pincode: z.string(),
  validUntil: instant,
  method: onlinePaymentMethodId,
  /** A try was begun, and the provider does not know yet how it ends. */
  isTryPending: z.boolean(),
  /** The last try failed. */
  hasFailed: z.boolean(),
  /** Why the last try failed, in words; null when it did not. */
  failure: z.string().nullable(),
  checkout: paymentCheckout.nullable(),
  paymentMethods: z.array(paymentMethodChoice),
  /** Paise that went back, or are on their way. */
  returned: paise,
})
