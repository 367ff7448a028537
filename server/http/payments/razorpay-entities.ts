import * as z from 'zod'
import type { OnlinePaymentMethod, ProviderPayment, ProviderRefund } from '../../domain/index.ts'

/*
 * What the shop reads of Razorpay's entities. Fields that it does not name may come and go. Amounts are in the
 * currency's smallest unit, paise for INR.
 */

export const razorpayOrder = z.object({
  id: z.string(),
  receipt: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'attempted', 'paid']),
})

export const razorpayPayment = z.object({
  id: z.string(),
  /** Missing for money that came without an order, such as a payment link's. */
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
  /** Seconds since 1970. */
  created_at: z.int().nullish(),
})

export const razorpayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
})

export function collectionOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) })
}

/** The events that the shop acts on carry a payment, a refund, or both; a refund's event is about the refund. */
export const razorpayEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.unknown() }).optional(),
    refund: z.object({ entity: z.unknown() }).optional(),
  }),
})

const methods: Readonly<Record<string, OnlinePaymentMethod | undefined>> = {
  upi: 'upi',
  card: 'card',
  netbanking: 'netbanking',
  emi: 'emi',
}

export function toProviderPayment(payment: z.output<typeof razorpayPayment>): ProviderPayment {
  return {
    id: payment.id,
    providerOrderId: payment.order_id ?? '',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: methods[payment.method ?? ''] ?? null,
    failure: payment.error_description || null,
    createdAt: payment.created_at ? new Date(payment.created_at * 1000).toISOString() : null,
  }
}

export function toProviderRefund(refund: z.output<typeof razorpayRefund>): ProviderRefund {
  const { id, payment_id: paymentId, amount, currency, status } = refund
  return { id, paymentId, amount, currency, status }
}
