import * as z from 'zod'
import { paise, pincode } from './common.ts'

export const paymentMethodId = z.enum(['upi', 'card', 'netbanking', 'emi', 'cod'], 'Choose a payment method')
export const onlinePaymentMethodId = paymentMethodId.exclude(['cod'], 'Choose a payment method')

/** A way of paying; `reason` says why it is not open for this order, and what would change that. */
export const paymentMethodChoice = z.strictObject({
  id: paymentMethodId,
  available: z.boolean(),
  /** Why it is not open, in words. */
  reason: z.string().nullable(),
  /** What would open it, in words; null where nothing would. */
  remedy: z.string().nullable(),
})

/** What is known before the checkout: an amount, and perhaps where it goes. */
export const listPaymentMethodsInput = z.object({
  /** Paise, delivery included. */
  amount: z.coerce.number().pipe(paise.max(1_000_000_000_00, 'Enter a smaller amount')),
  pincode: pincode.optional(),
})
