import * as z from 'zod'
import { amountFilter, dayFilters } from './admin-orders.ts'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { choices, day, id, instant, paise, pathId } from './common.ts'
import { orderStatus, paymentStatus } from './orders.ts'
import { onlinePaymentMethodId, paymentMethodId } from './payment-methods.ts'

/** Money as it comes in and goes back (ADM-7). Amounts are integer paise; days are India's, both ends included. */

export const transactionStatus = z.enum(['created', 'authorized', 'captured', 'failed', 'refunded'])
export const refundStatus = z.enum(['requested', 'pending', 'processed', 'failed'])
export const refundReason = z.enum([
  'cancelled',
  'returned',
  'by_shop',
  'late_payment',
  'duplicate_payment',
  'wrong_amount',
])

/** Where the cash of an order is: on its way to the customer, with the courier, or with the shop. */
export const cashState = z.enum(['to_collect', 'due', 'collected'])

const provider = z.enum(['sandbox', 'razorpay'])
const amounts = { minAmount: amountFilter.optional(), maxAmount: amountFilter.optional() }
const unpaged = { page: true, pageSize: true } as const

/** One try of a shopper to pay. */
export const transaction = z.strictObject({
  /** The provider's id of the payment. */
  id,
  orderId: id,
  orderNumber: z.string(),
  /** Null where the order is gone. */
  customerName: z.string().nullable(),
  provider,
  providerOrderId: z.string(),
  amount: paise,
  /** ISO 4217, upper case. */
  currency: z.string(),
  /** Null where the provider names a way that the shop does not offer by itself. */
  method: onlinePaymentMethodId.nullable(),
  status: transactionStatus,
  /** Why it failed, in the provider's words; null otherwise. */
  failure: z.string().nullable(),
  at: instant,
})

/** Its search finds an order's number, name, phone number or email, and the provider's ids. */
export const listTransactionsInput = z.object({
  status: choices(transactionStatus).optional(),
  method: choices(onlinePaymentMethodId).optional(),
  ...dayFilters,
  ...amounts,
  ...listInput(['at', 'amount']),
})
export const exportTransactionsInput = listTransactionsInput.omit(unpaged).extend(exportPaging)

export const transactionIdInput = z.object({ id: pathId })

export const refund = z.strictObject({
  id,
  orderId: id,
  /** Null where the order is gone. */
  orderNumber: z.string().nullable(),
  provider,
  /** The provider's id of the payment that it gives back. */
  paymentId: z.string(),
  /** Null until the provider has it. */
  providerRefundId: z.string().nullable(),
  amount: paise,
  reason: refundReason,
  /** `requested` has not reached the provider, `pending` is on its way, `failed` needs a person. */
  status: refundStatus,
  /** What the provider or the network said last; null where nothing went wrong. */
  failure: z.string().nullable(),
  /** Times that the provider was asked. */
  attempts: z.int(),
  createdAt: instant,
  updatedAt: instant,
})

/** Its search finds an order's number, name, phone number or email, and the provider's ids. */
export const listRefundsInput = z.object({
  status: choices(refundStatus).optional(),
  reason: choices(refundReason).optional(),
  ...dayFilters,
  ...amounts,
  ...listInput(['createdAt', 'amount']),
})
export const exportRefundsInput = listRefundsInput.omit(unpaged).extend(exportPaging)

export const refundIdInput = z.object({ id: pathId })

/** What the provider told on its own: the fields that the shop reads, and neither card nor account. */
export const paymentEvent = z.strictObject({
  /** Provider and its id of the event. */
  id: z.string(),
  /** "payment.captured" */
  name: z.string(),
  receivedAt: instant,
  refundId: z.string().nullable(),
  amount: paise,
  currency: z.string(),
  status: z.union([transactionStatus, refundStatus]),
  failure: z.string().nullable(),
  /** What the event changed: null where it stayed as it was. */
  orderStatus: orderStatus.nullable(),
  paymentStatus: paymentStatus.nullable(),
  refundsRequested: z.int(),
})

export const transactionDetail = z.strictObject({
  ...transaction.shape,
  order: z
    .strictObject({
      status: orderStatus,
      paymentStatus,
      paymentMethod: paymentMethodId,
      total: paise,
      /** Whether the order was paid with this very payment. */
      isPaidWithThis: z.boolean(),
    })
    .nullable(),
  /** The oldest first; of the last 90 days. */
  events: z.array(paymentEvent),
  refunds: z.array(refund),
  /** When the provider was asked last of its own accord; null before the first time. */
  askedAt: instant.nullable(),
  canAsk: z.boolean(),
})

/** An order that is paid in cash. */
export const cashOrder = z.strictObject({
  id,
  number: z.string(),
  status: orderStatus,
  state: cashState,
  customerName: z.string(),
  city: z.string(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  createdAt: instant,
  /** Null until it was handed over. */
  deliveredAt: instant.nullable(),
  /** What the courier collects. */
  total: paise,
  /** What came, and when; null until it did. */
  collectedAmount: paise.nullable(),
  collectedOn: day.nullable(),
})

/** `from` and `to` are days of delivery. Its search finds an order's number, name, phone number or city. */
export const listCashOrdersInput = z.object({
  state: choices(cashState).optional(),
  /** As orders name it; `none` where none is known yet. */
  courier: choices(z.string().min(1).max(40)).optional(),
  ...dayFilters,
  collectedFrom: dayFilters.from,
  collectedTo: dayFilters.to,
  ...listInput(['createdAt', 'deliveredAt', 'collectedOn', 'total']),
})
export const exportCashOrdersInput = listCashOrdersInput.omit(unpaged).extend(exportPaging)
export const cashFiguresInput = listCashOrdersInput.omit({
  ...unpaged,
  state: true,
  sort: true,
  direction: true,
})

const cashSum = z.strictObject({
  count: z.int(),
  /** What is to be collected, or came; null where there are more orders than can be added up at once. */
  amount: paise.nullable(),
})

export const cashFigures = z.strictObject({
  toCollect: cashSum,
  due: cashSum,
  collected: cashSum,
  /** By courier, the most owed first; null stands for no courier yet. Orders that could not be added up are in none. */
  couriers: z.array(
    z.strictObject({
      courier: z.string().nullable(),
      toCollect: paise,
      due: paise,
      collected: paise,
    }),
  ),
})

export const markCashInput = z
  .object({
    ids: bulkIds,
    /** The day that the cash came; null takes back that it did. */
    collectedOn: z.iso.date('Enter the day that the cash came').nullable(),
    /** For one order, where it is not what the courier was to collect; null: that. */
    amount: z
      .int('Enter an amount in rupees, such as 499.00')
      .min(1, 'Enter an amount above zero')
      .max(1_000_000_000_00, 'Enter a smaller amount')
      .nullable()
      .default(null),
    batchId,
  })
  .refine(({ ids, amount }) => amount === null || ids.length === 1, {
    path: ['amount'],
    message: 'Enter an amount for one order at a time',
  })

/** Without a day: today in India. */
export const reconciliationInput = z.object({ day: z.iso.date('Use a day such as 2026-11-20').optional() })

export const differenceKind = z.enum([
  'paid_without_payment',
  'payment_without_order',
  'amount_differs',
  'refund_without_order',
  'refund_missing',
  'refund_differs',
])

const daySum = z.strictObject({ count: z.int(), amount: paise })

export const reconciliation = z.strictObject({
  day,
  /** `events`: there is no provider to ask, so that this is what it told the shop before. */
  source: z.enum(['provider', 'events']),
  /** What the orders of the shop say. */
  shop: z.strictObject({ payments: daySum, refunds: daySum }),
  /** What the provider says. */
  provider: z.strictObject({ payments: daySum, refunds: daySum }),
  differences: z.array(
    z.strictObject({
      kind: differenceKind,
      /** Null where the shop knows no order of it. */
      orderId: id.nullable(),
      orderNumber: z.string().nullable(),
      /** The provider's ids. */
      paymentId: z.string().nullable(),
      refundId: z.string().nullable(),
      /** Whether the shop has a transaction of this payment. */
      isKnown: z.boolean(),
      /** Paise, as the shop and as the provider has it; null where it does not have it. */
      shopAmount: paise.nullable(),
      providerAmount: paise.nullable(),
    }),
  ),
})
