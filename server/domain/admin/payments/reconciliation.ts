import type { Reconciliation } from '../../../contract/index.ts'
import { indianDay, startOfDay, startOfNextDay, toInstant } from '../../calendar.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { isMoneyHeld } from '../../orders/refundable.ts'
import type { RefundRecord, TransactionRecord } from '../../payments/records.ts'
import {
  PaymentProviderRefusal,
  PaymentProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderPeriod,
  type ProviderRefund,
} from '../../ports/payments.ts'
import type { OrderRecord, ShopReader } from '../../records.ts'
import { rupees, toCsv, type CsvColumn } from '../csv.ts'

/** The books of a day: what the orders say of money beside what the provider says (ADM-7). */

type Difference = Reconciliation['differences'][number]

/** What one side says of a day. */
interface Side {
  readonly payments: readonly Pick<ProviderPayment, 'id' | 'providerOrderId' | 'amount'>[]
  readonly refunds: readonly ProviderRefund[]
}

const sumOf = (entries: readonly { readonly amount: number }[]) => ({
  count: entries.length,
  amount: entries.reduce((sum, { amount }) => sum + amount, 0),
})

/** Money that came in: what was given back since came in before. */
const cameIn = ({ status }: { readonly status: ProviderPayment['status'] }) =>
  status === 'captured' || status === 'refunded'

/**
 * Holds the orders of a day against the provider. A payment belongs to the day on which it began by the provider's clock;
 * a refund to the day on which it was asked for.
 * @param day in India, YYYY-MM-DD; today without one
 * @throws provider_unavailable
 */
export async function adminGetReconciliation(
  { store, payments: provider, log, clock }: Dependencies,
  day = indianDay(clock.now()),
): Promise<Reconciliation> {
  const period = { fromMs: startOfDay(day), belowMs: startOfNextDay(day) }
  const books = await booksOf(store, period, provider)
  try {
    const theirs = provider ? await askedOf(provider, period) : told(books)
    const payments = await comparePayments(store, provider, books, theirs)
    const refunds = await compareRefunds(store, provider, books, theirs)
    return {
      day,
      source: provider ? 'provider' : 'events',
      shop: { payments: sumOf(payments.ours), refunds: sumOf(refunds.ours) },
      provider: { payments: sumOf(theirs.payments), refunds: sumOf(theirs.refunds) },
      differences: [...payments.differences, ...refunds.differences],
    }
  } catch (error) {
    const isExpected = error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefusal
    if (!isExpected) throw error
    log.warn({ err: error }, 'The payment provider could not be asked for its books')
    throw shopError('provider_unavailable')
  }
}

/** What the shop has of a day. */
interface Books {
  readonly transactions: readonly TransactionRecord[]
  readonly refunds: readonly RefundRecord[]
  /** Orders of the day that say that they are paid online. */
  readonly paidOrders: readonly OrderRecord[]
}

async function booksOf(
  reader: ShopReader,
  { fromMs, belowMs }: ProviderPeriod,
  provider: PaymentProvider | null,
): Promise<Books> {
  const within = (index: string) => ({ range: { index, from: toInstant(fromMs), below: toInstant(belowMs) } })
  const isOfProvider = (record: { readonly provider: string }) =>
    provider === null || record.provider === provider.name
  const transactions = await reader.list('transactions', within('at'))
  const refunds = await reader.list('refunds', within('createdAt'))
  const orders = await reader.list('orders', {
    where: { paymentMethod: ['upi', 'card', 'netbanking', 'emi'] },
    ...within('createdAt'),
  })
  return {
    transactions: transactions.filter(record => isOfProvider(record) && cameIn(record)),
    refunds: refunds.filter(isOfProvider),
    paidOrders: orders.filter(order => isMoneyHeld(order) || order.paymentStatus === 'refunded'),
  }
}

async function askedOf(provider: PaymentProvider, period: ProviderPeriod): Promise<Side> {
  const payments = await provider.listPaymentsWithin(period)
  const refunds = await provider.listRefundsWithin(period)
  return { payments: payments.filter(cameIn), refunds: refunds.filter(({ status }) => status !== 'failed') }
}

/** Without a provider to ask: what it told before. */
function told({ transactions, refunds }: Books): Side {
  return {
    payments: transactions,
    refunds: refunds.flatMap(({ providerRefundId: id, paymentId, amount, status }) =>
      id === null || status === 'requested' || status === 'failed'
        ? []
        : [{ id, paymentId, amount, currency: 'INR', status }],
    ),
  }
}

async function comparePayments(
  reader: ShopReader,
  provider: PaymentProvider | null,
  { transactions, paidOrders }: Books,
  theirs: Side,
) {
  const ours: { amount: number }[] = []
  const differences: Difference[] = []
  const listed = new Set(theirs.payments.map(({ id }) => id))

  for (const payment of theirs.payments) {
    const known = await reader.get('transactions', payment.id)
    const [record] = await reader.list('payments', {
      where: { providerOrderId: payment.providerOrderId },
      limit: 1,
    })
    const order = record && (await reader.get('orders', record.id))
    const at = {
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      paymentId: payment.id,
      refundId: null,
      isKnown: known !== undefined,
      providerAmount: payment.amount,
    }
    if (order && record.paymentId === payment.id) {
      ours.push({ amount: order.total })
      if (order.total !== payment.amount)
        differences.push({ ...at, kind: 'amount_differs', shopAmount: order.total })
      continue
    }
    // Money that came in beside a sale is right once it goes back.
    const refunds = await reader.list('refunds', { where: { paymentId: payment.id } })
    const goesBack = refunds.filter(({ status }) => status !== 'failed')
    if (order && sumOf(goesBack).amount >= payment.amount) ours.push({ amount: payment.amount })
    else differences.push({ ...at, kind: 'payment_without_order', shopAmount: null })
  }

  // What the shop took for paid, and the provider's list of the day lacks.
  for (const transaction of transactions) {
    if (listed.has(transaction.id)) continue
    const record = await reader.get('payments', transaction.orderId)
    if (record?.paymentId !== transaction.id || (await isCaptured(provider, transaction))) continue
    ours.push({ amount: transaction.amount })
    differences.push({
      kind: 'paid_without_payment',
      orderId: transaction.orderId,
      orderNumber: transaction.orderNumber,
      paymentId: transaction.id,
      refundId: null,
      isKnown: true,
      shopAmount: transaction.amount,
      providerAmount: null,
    })
  }
  for (const order of paidOrders) {
    const record = await reader.get('payments', order.id)
    const isInBooks = record?.paymentId && (await reader.get('transactions', record.paymentId))
    if (isInBooks) continue
    ours.push({ amount: order.total })
    differences.push({
      kind: 'paid_without_payment',
      orderId: order.id,
      orderNumber: order.number,
      paymentId: record?.paymentId ?? null,
      refundId: null,
      isKnown: false,
      shopAmount: order.total,
      providerAmount: null,
    })
  }
  return { ours, differences }
}

/** A try whose time the shop knows from its own clock alone may be in the provider's list of the day beside. */
async function isCaptured(
  provider: PaymentProvider | null,
  { id, providerOrderId, amount }: TransactionRecord,
): Promise<boolean> {
  if (!provider) return false
  const payments = await provider.listPayments(providerOrderId).catch(notThere)
  return payments.some(payment => payment.id === id && cameIn(payment) && payment.amount === amount)
}

/** @throws what is no refusal: a provider that does not answer says nothing */
function notThere(error: unknown): [] {
  if (error instanceof PaymentProviderRefusal) return []
  throw error
}

async function compareRefunds(
  reader: ShopReader,
  provider: PaymentProvider | null,
  { refunds }: Books,
  theirs: Side,
) {
  const differences: Difference[] = []
  const ours = refunds.filter(({ status }) => status !== 'failed')
  const numberOf = async (orderId: string) => (await reader.get('orders', orderId))?.number ?? null

  for (const refund of theirs.refunds) {
    const [known] = await reader.list('refunds', { where: { providerRefundId: refund.id }, limit: 1 })
    const transaction = await reader.get('transactions', refund.paymentId)
    const orderId = known?.orderId ?? transaction?.orderId ?? null
    if (known && known.amount === refund.amount && known.status !== 'failed') continue
    differences.push({
      kind: known ? 'refund_differs' : 'refund_without_order',
      orderId,
      orderNumber: orderId === null ? null : await numberOf(orderId),
      paymentId: refund.paymentId,
      refundId: refund.id,
      isKnown: transaction !== undefined,
      shopAmount: known && known.status !== 'failed' ? known.amount : null,
      providerAmount: refund.amount,
    })
  }

  const listed = new Set(theirs.refunds.map(({ id }) => id))
  for (const refund of refunds) {
    const { orderId, paymentId, providerRefundId, amount } = refund
    if (providerRefundId !== null && listed.has(providerRefundId)) continue
    if (await isMade(provider, refund)) continue
    differences.push({
      kind: 'refund_missing',
      orderId,
      orderNumber: await numberOf(orderId),
      paymentId,
      refundId: providerRefundId,
      isKnown: (await reader.get('transactions', paymentId)) !== undefined,
      shopAmount: amount,
      providerAmount: null,
    })
  }
  return { ours, differences }
}

/** A refund that was handed over on a later day than it was asked for is in the provider's list of that day. */
async function isMade(
  provider: PaymentProvider | null,
  { paymentId, providerRefundId, amount }: RefundRecord,
): Promise<boolean> {
  if (!provider || providerRefundId === null) return false
  const refunds = await provider.listRefunds(paymentId).catch(notThere)
  return refunds.some(
    refund => refund.id === providerRefundId && refund.status !== 'failed' && refund.amount === amount,
  )
}

const kindWords: Readonly<Record<Difference['kind'], string>> = {
  paid_without_payment: 'The order is paid, and the provider has no payment of it',
  payment_without_order: 'The provider has a payment, and no order is paid with it',
  amount_differs: 'The amounts differ',
  refund_without_order: 'The provider made a refund that the shop did not ask for',
  refund_missing: 'The shop asked for a refund that the provider did not make',
  refund_differs: 'The amounts or the states of the refund differ',
}

const amountOf = (paise: number | null) => (paise === null ? null : rupees(paise))

const columns: readonly CsvColumn<Difference>[] = [
  { header: 'Difference', value: ({ kind }) => kindWords[kind] },
  { header: 'Order', value: ({ orderNumber }) => orderNumber },
  { header: 'Payment', value: ({ paymentId }) => paymentId },
  { header: 'Refund', value: ({ refundId }) => refundId },
  { header: 'Shop (₹)', numeric: true, value: ({ shopAmount }) => amountOf(shopAmount) },
  { header: 'Provider (₹)', numeric: true, value: ({ providerAmount }) => amountOf(providerAmount) },
]

/** The differences of a day as CSV. @throws provider_unavailable */
export async function adminExportReconciliation(
  dependencies: Dependencies,
  { responseHeaders }: RequestContext,
  asked?: string,
): Promise<File> {
  const { day, differences } = await adminGetReconciliation(dependencies, asked)
  responseHeaders.set('x-total-count', String(differences.length))
  return new File([toCsv(columns, differences, { header: true })], `reconciliation-${day}.csv`, {
    type: 'text/csv;charset=utf-8',
  })
}
