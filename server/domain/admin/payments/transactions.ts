import type {
  OnlinePaymentMethodId,
  PaymentEventView,
  Transaction,
  TransactionDetail,
  TransactionStatus,
} from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import { askProvider } from '../../payments/apply.ts'
import type { PaymentEventRecord, TransactionRecord } from '../../payments/records.ts'
import { settleRefund } from '../../payments/refunds.ts'
import {
  PaymentProviderRefusal,
  PaymentProviderUnavailable,
  type PaymentProvider,
} from '../../ports/index.ts'
import type { ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { exportCsv } from '../csv-export.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { rangeOfDays } from '../orders/selection.ts'
import { whereOf } from '../where-of.ts'
import { toRefund } from './refunds.ts'
import { rangeOfAmounts, searchByOrder } from './search.ts'

const pageSize = 20

interface TransactionFilters {
  readonly status?: readonly TransactionStatus[] | undefined
  readonly method?: readonly OnlinePaymentMethodId[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
  readonly search?: string | undefined
  readonly sort?: 'at' | 'amount' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

async function selectionOf(dependencies: Dependencies, filters: TransactionFilters) {
  const { status, method, search } = filters
  return {
    where: whereOf({ status, method }),
    range: [...rangeOfDays('at', filters), ...rangeOfAmounts(filters)],
    ...(await searchByOrder(dependencies, search)),
  }
}

const orderOf = ({ sort = 'at', direction = 'desc' }: TransactionFilters) => ({ index: sort, direction })

async function toTransaction(reader: ShopReader, record: TransactionRecord): Promise<Transaction> {
  const { updatedAt: _updatedAt, ...transaction } = record
  const order = await reader.get('orders', record.orderId)
  return { ...transaction, customerName: order?.shippingAddress.fullName ?? null }
}

/** Tries to pay that match, a page at a time; the newest first unless asked otherwise (ADM-7). */
export async function adminListTransactions(
  dependencies: Dependencies,
  query: TransactionFilters & PageQuery,
): Promise<RecordPage<Transaction>> {
  const { store } = dependencies
  const selection = await selectionOf(dependencies, query)
  const [records, total] = await Promise.all([
    store.list('transactions', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('transactions', selection),
  ])
  return { items: await Promise.all(records.map(record => toTransaction(store, record))), total }
}

const columns: readonly CsvColumn<TransactionRecord>[] = [
  { header: 'Payment', value: ({ id }) => id },
  { header: 'Order', value: ({ orderNumber }) => orderNumber },
  { header: 'Provider', value: ({ provider }) => provider },
  { header: 'Order of the provider', value: ({ providerOrderId }) => providerOrderId },
  { header: 'Method', value: ({ method }) => method },
  { header: 'State', value: ({ status }) => status },
  { header: 'Amount (₹)', numeric: true, value: ({ amount }) => rupees(amount) },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'Failure', value: ({ failure }) => failure },
  { header: 'Time', value: ({ at }) => at },
]

/** The transactions of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export async function adminExportTransactions(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: TransactionFilters & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(filters)
  return exportCsv(dependencies, context, {
    collection: 'transactions',
    selection: await selectionOf(dependencies, filters),
    orderBy,
    keyOf: record => record[orderBy.index],
    rowsOf: record => [record],
    columns,
    cursor,
    fileName: 'transactions.csv',
  })
}

async function requireTransaction(reader: ShopReader, id: string): Promise<TransactionRecord> {
  const record = await reader.get('transactions', id)
  if (!record) throw shopError('transaction_not_found')
  return record
}

/** Null for an event of an older shop, of which only the name is known. */
function toEvent({ id, name, receivedAt, about, effect }: PaymentEventRecord): PaymentEventView | null {
  if (!about) return null
  const { paymentId: _paymentId, ...said } = about
  return {
    id,
    name,
    receivedAt,
    ...said,
    orderStatus: effect?.orderStatus ?? null,
    paymentStatus: effect?.paymentStatus ?? null,
    refundsRequested: effect?.refundsRequested ?? 0,
  }
}

async function toDetail(
  reader: ShopReader,
  provider: PaymentProvider | null,
  record: TransactionRecord,
): Promise<TransactionDetail> {
  const order = await reader.get('orders', record.orderId)
  const payment = await reader.get('payments', record.orderId)
  const events = await reader.list('paymentEvents', { where: { paymentId: record.id } })
  const refunds = await reader.list('refunds', {
    where: { paymentId: record.id },
    orderBy: { index: 'createdAt', direction: 'asc' },
  })
  return {
    ...(await toTransaction(reader, record)),
    order: order
      ? {
          status: order.status,
          paymentStatus: order.paymentStatus,
          paymentMethod: order.paymentMethod,
          total: order.total,
          isPaidWithThis: payment?.paymentId === record.id,
        }
      : null,
    events: events
      .toSorted((left, right) => left.receivedAt.localeCompare(right.receivedAt))
      .flatMap(event => toEvent(event) ?? []),
    refunds: await Promise.all(refunds.map(refund => toRefund(reader, refund))),
    askedAt: payment?.askedAt ?? null,
    canAsk: provider?.name === record.provider,
  }
}

/**
 * One try to pay with what the provider told of it.
 * @throws transaction_not_found
 */
export async function adminGetTransaction(
  { store, payments }: Dependencies,
  id: string,
): Promise<TransactionDetail> {
  return toDetail(store, payments, await requireTransaction(store, id))
}

/**
 * Asks the provider about a payment's order and its refunds, and acts on the answer as on an event.
 * @throws transaction_not_found, provider_unavailable
 */
export async function adminAskProvider(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<TransactionDetail> {
  const { store, payments: provider, clock } = dependencies
  const before = await requireTransaction(store, id)
  if (!provider || provider.name !== before.provider) throw shopError('provider_unavailable')
  const isAnswered = await askProvider(dependencies, provider, before.providerOrderId)
  if (!isAnswered || !(await askOfRefunds(dependencies, provider, id)))
    throw shopError('provider_unavailable')
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const after = await requireTransaction(tx, id)
    const payment = await tx.get('payments', after.orderId)
    if (payment) await tx.put('payments', { ...payment, askedAt: toInstant(clock.now()) })
    return {
      answer: await toDetail(tx, provider, after),
      action: 'payment.ask',
      subject: `order:${after.orderId}`,
      detail: `${after.orderNumber}: the provider was asked about ${id}, which is ${after.status}`,
      before,
      after,
    }
  })
}

/** @returns whether the provider answered */
async function askOfRefunds(
  dependencies: Dependencies,
  provider: PaymentProvider,
  paymentId: string,
): Promise<boolean> {
  const { store } = dependencies
  const open = (await store.list('refunds', { where: { paymentId } })).filter(
    ({ status, providerRefundId }) => status === 'pending' && providerRefundId !== null,
  )
  if (open.length === 0) return true
  try {
    const answers = await provider.listRefunds(paymentId)
    await store.transaction(async tx => {
      for (const refund of open) {
        const answer = answers.find(({ id }) => id === refund.providerRefundId)
        if (answer) await settleRefund(dependencies, tx, refund.id, answer)
      }
    })
    return true
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable || error instanceof PaymentProviderRefusal) return false
    throw error
  }
}
