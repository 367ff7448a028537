import type { OrderPayment, PaymentMethodId } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { zoneOf } from '../catalogue/delivery-areas.ts'
import { paymentMethodsOf, requirePaymentMethod, type PayableOrder } from '../checkout/methods.ts'
import { cashRefusalOf } from '../checkout/open-cash-orders.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { limitsOf } from '../limits.ts'
import { moveOrder } from '../orders/move-order.ts'
import { requireOrder } from '../orders/require-order.ts'
import { PaymentProviderRefusal, PaymentProviderUnavailable, type PaymentProvider } from '../ports/index.ts'
import { secondMs } from '../rates.ts'
import type { OrderRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { askProvider } from './apply.ts'
import { canStillBePaid } from './can-be-paid.ts'
import { heldUntilAfterTry, nextQuestion } from './hold.ts'
import type { PaymentRecord, PaymentTry } from './records.ts'

/** A shopper's page asks often; the provider is asked at most this often for it. */
const askedAtMostEveryMs = 3 * secondMs

/**
 * How the payment of an order stands. While it is open, the provider is asked, so that an event that was lost or is
 * late keeps nobody waiting.
 * @throws order_not_found
 */
export async function getPayment(
  dependencies: Dependencies,
  user: UserRecord,
  orderId: string,
): Promise<OrderPayment> {
  await requireOrder(dependencies.store, user, orderId)
  await askIfOpen(dependencies, orderId)
  return viewPayment(dependencies, user, orderId)
}

/**
 * Begins to pay an order, or goes on: with a method that the shopper chose, which may be another one than before.
 * Pressed twice, or in two tabs, it is one payment. Cash on delivery ends the wait, where it is open for this order.
 * @throws order_not_found, payment_time_over, payment_method_unavailable, emi_minimum, cod_unavailable, cod_limit,
 * payment_unavailable, and the codes of CashRefusal
 */
export async function startPayment(
  dependencies: Dependencies,
  user: UserRecord,
  { id, method }: { readonly id: string; readonly method: PaymentMethodId },
): Promise<OrderPayment> {
  await requireOrder(dependencies.store, user, id)
  // Money may have come in that the shop was not told of: then there is nothing left to pay.
  await askIfOpen(dependencies, id)
  const record = await dependencies.store.transaction(tx => chooseMethod(dependencies, tx, user, id, method))
  if (record && record.providerOrderId === null) await openAtProvider(dependencies, record)
  return viewPayment(dependencies, user, id)
}

/**
 * Takes the browser's word that a payment went through, if the provider signed it for the order that the shop stored.
 * What counts is then asked of the provider.
 * @throws order_not_found, payment_not_verified
 */
export async function confirmPayment(
  dependencies: Dependencies,
  user: UserRecord,
  {
    id,
    paymentId,
    signature,
  }: { readonly id: string; readonly paymentId: string; readonly signature: string },
): Promise<OrderPayment> {
  const { log, payments: provider, store } = dependencies
  await requireOrder(store, user, id)
  const providerOrderId = (await store.get('payments', id))?.providerOrderId
  if (!provider || !providerOrderId) throw shopError('payment_not_verified')
  if (!(await provider.isConfirmed({ providerOrderId, paymentId, signature }))) {
    log.warn({ orderId: id }, "A payment's confirmation with a wrong signature was refused")
    throw shopError('payment_not_verified')
  }
  await askProvider(dependencies, provider, providerOrderId)
  return viewPayment(dependencies, user, id)
}

/** Asks the provider about an open payment, unless it was asked a moment ago. */
async function askIfOpen(dependencies: Dependencies, orderId: string): Promise<void> {
  const { clock, payments: provider, store } = dependencies
  if (!provider) return
  const providerOrderId = await store.transaction(async tx => {
    const record = await tx.get('payments', orderId)
    if (record?.status !== 'open' || record.provider !== provider.name) return null
    const sinceMs = record.askedAt === null ? Infinity : clock.now() - Date.parse(record.askedAt)
    if (record.providerOrderId === null || sinceMs < askedAtMostEveryMs) return null
    await tx.put('payments', { ...record, askedAt: toInstant(clock.now()) })
    return record.providerOrderId
  })
  if (providerOrderId !== null) await askProvider(dependencies, provider, providerOrderId)
}

/** @returns the payment that is to be opened at the provider; undefined when nothing is to be paid there */
async function chooseMethod(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  orderId: string,
  method: PaymentMethodId,
): Promise<PaymentRecord | undefined> {
  const { clock, payments: provider } = dependencies
  const order = await requireOrder(tx, user, orderId)
  const record = await tx.get('payments', orderId)
  // Paid, or ended: the answer says so.
  if (!record || !provider || !canStillBePaid(order)) return undefined
  const nowMs = clock.now()
  if (nowMs >= Date.parse(record.heldUntil)) throw shopError('payment_time_over')
  requirePaymentMethod(await payableOrder(tx, dependencies, user, order), method)
  const by = { by: 'customer', actorId: user.id } as const
  if (method === 'cod') {
    const inCash = { ...order, paymentMethod: method }
    await moveOrder(dependencies, tx, inCash, { to: 'placed', ...by, paymentStatus: 'cod_due' })
    const closed: PaymentRecord = { ...record, status: 'closed', updatedAt: toInstant(nowMs) }
    await tx.put('payments', { ...closed, nextQuestionAt: nextQuestion(closed, nowMs) })
    return undefined
  }
  const chosen = { ...order, paymentMethod: method }
  if (order.status === 'payment_failed') {
    await moveOrder(dependencies, tx, chosen, { to: 'pending_payment', ...by, paymentStatus: 'pending' })
  } else if (order.paymentMethod !== method) {
    await tx.put('orders', { ...chosen, updatedAt: toInstant(nowMs), version: order.version + 1 })
  }
  const isOtherProvider = record.provider !== provider.name
  const open: PaymentRecord = {
    ...record,
    provider: provider.name,
    providerOrderId: isOtherProvider ? null : record.providerOrderId,
    method,
    heldUntil: heldUntilAfterTry(record, nowMs),
    updatedAt: toInstant(nowMs),
  }
  const next = { ...open, nextQuestionAt: nextQuestion(open, nowMs) }
  await tx.put('payments', next)
  return next
}

/**
 * Opens the provider's order. Of two requests at once the first to be stored wins; the other's is never paid.
 * @throws payment_unavailable
 */
async function openAtProvider(dependencies: Dependencies, record: PaymentRecord): Promise<void> {
  const { log, payments: provider, store } = dependencies
  if (!provider) throw shopError('payment_unavailable')
  const { receipt, amount } = record
  const opened = await provider.openOrder({ receipt, amount, currency: 'INR' }).catch((error: unknown) => {
    const isExpected = error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefusal
    if (!isExpected) throw error
    log.error({ err: error, orderId: record.id }, 'The payment provider did not open an order')
    throw shopError('payment_unavailable')
  })
  await store.transaction(async tx => {
    const current = await tx.get('payments', record.id)
    if (current && current.providerOrderId === null) await tx.put('payments', { ...current, ...opened })
  })
}

async function payableOrder(
  reader: ShopReader,
  { payments }: Pick<Dependencies, 'payments'>,
  user: UserRecord,
  order: OrderRecord,
): Promise<PayableOrder> {
  const settings = await readSettings(reader)
  return {
    // The total is settled, so a fee for cash that it does not hold cannot be asked for any more.
    settings: {
      ...settings,
      payments: {
        ...settings.payments,
        cod: {
          ...settings.payments.cod,
          enabled: settings.payments.cod.enabled && settings.payments.cod.fee === order.codFee,
        },
      },
    },
    zone: await zoneOf(reader, order.shippingAddress.pincode),
    cashRefusal: await cashRefusalOf(reader, limitsOf(settings), {
      user,
      address: order.shippingAddress,
      lines: order.lines,
    }),
    hasAddress: true,
    totalBeforeFee: order.total - order.codFee,
    onlineMethods: payments?.methods ?? [],
  }
}

async function viewPayment(
  dependencies: Dependencies,
  user: UserRecord,
  orderId: string,
): Promise<OrderPayment> {
  const { payments: provider, store } = dependencies
  const order = await requireOrder(store, user, orderId)
  const record = await store.get('payments', orderId)
  const refunds = await store.list('refunds', { where: { orderId } })
  const isOpen = canStillBePaid(order)
  return {
    orderId,
    orderNumber: order.number,
    orderStatus: order.status,
    status: order.paymentStatus,
    method: order.paymentMethod,
    amount: order.total,
    heldUntil: isOpen ? (record?.heldUntil ?? null) : null,
    isTryPending: isOpen && isPending(record?.tries.at(-1)?.status),
    failure: order.status === 'payment_failed' ? (record?.tries.at(-1)?.failure ?? null) : null,
    checkout: isOpen ? checkoutOf(provider, record) : null,
    paymentMethods: isOpen ? paymentMethodsOf(await payableOrder(store, dependencies, user, order)) : [],
    refunds: refunds
      .toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))
      .map(({ amount, status, createdAt }) => ({ amount, status, createdAt })),
  }
}

function isPending(status: PaymentTry['status'] | undefined): boolean {
  return status === 'created' || status === 'authorized'
}

function checkoutOf(
  provider: PaymentProvider | null,
  record: PaymentRecord | undefined,
): OrderPayment['checkout'] {
  if (!provider || !record?.providerOrderId || record.provider !== provider.name) return null
  return provider.checkoutFor(record.providerOrderId, record.method)
}
