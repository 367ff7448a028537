import * as z from 'zod'
import { id, instant, paise, pathId } from './common.ts'
import { orderStatus, paymentStatus } from './orders.ts'
import { onlinePaymentMethodId, paymentMethodChoice, paymentMethodId } from './payment-methods.ts'

/** What the browser needs to pay. Holds no secret. */
export const paymentCheckout = z.discriminatedUnion('kind', [
  /** A page of this shop to go to: the sandbox's, in test mode. */
  z.strictObject({ kind: z.literal('page'), path: z.string() }),
  /** Razorpay's Checkout: the public key and the order that it is opened with. */
  z.strictObject({
    kind: z.literal('razorpay'),
    keyId: z.string(),
    providerOrderId: z.string(),
    scriptUrl: z.url(),
  }),
])

/** How the payment of an order stands. */
export const orderPayment = z.strictObject({
  orderId: id,
  orderNumber: z.string(),
  orderStatus,
  status: paymentStatus,
  method: paymentMethodId,
  amount: paise,
  /** The pieces are kept for the shopper until then; null when nothing waits. */
  heldUntil: instant.nullable(),
  /** A try was begun, and the provider does not know yet how it ends. */
  isTryPending: z.boolean(),
  /** Why the last try failed, in words; null when it did not. */
  failure: z.string().nullable(),
  /** Null when there is nothing to pay, or no provider's order yet. */
  checkout: paymentCheckout.nullable(),
  /** Ways of paying this order, while it can be paid. */
  paymentMethods: z.array(paymentMethodChoice),
  /** Money that goes back, the newest last. */
  refunds: z.array(
    z.strictObject({
      amount: paise,
      status: z.enum(['requested', 'pending', 'processed', 'failed']),
      createdAt: instant,
    }),
  ),
})

export const startPaymentInput = z.object({ id: pathId, method: paymentMethodId })

export const confirmPaymentInput = z.object({
  id: pathId,
  paymentId: z.string('Send the payment').min(1, 'Send the payment').max(64, 'Send the payment'),
  signature: z.string('Send the signature').regex(/^[0-9a-f]{64}$/i, 'Send the signature'),
})

/** The sandbox's order, as its page shows it. */
export const sandboxPayment = z.strictObject({
  id,
  orderId: id,
  orderNumber: z.string(),
  amount: paise,
  /** Whether a payment of it was captured. */
  paid: z.boolean(),
})

export const sandboxPaymentIdInput = z.object({ id: pathId })

export const paySandboxInput = z.object({
  id: pathId,
  method: onlinePaymentMethodId,
  /** `late`: captured after 30 seconds without telling the shop. `too_late`: captured when the order has run out. */
  outcome: z.enum(['success', 'failure', 'pending', 'late', 'too_late'], 'Choose how the payment ends'),
})
