import type { Refund, RefundStatus } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { formatRupees } from '../../money.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { RefundRecord } from '../../payments/records.ts'
import type { ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { exportCsv } from '../csv-export.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { rangeOfDays } from '../orders/selection.ts'
import { whereOf } from '../where-of.ts'
import { rangeOfAmounts, searchByOrder } from './search.ts'

const pageSize = 20

interface RefundFilters {
  readonly status?: readonly RefundStatus[] | undefined
  readonly reason?: readonly Refund['reason'][] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
  readonly search?: string | undefined
  readonly sort?: 'createdAt' | 'amount' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

async function selectionOf(dependencies: Dependencies, filters: RefundFilters) {
  const { status, reason, search } = filters
  return {
    where: whereOf({ status, reason }),
    range: [...rangeOfDays('createdAt', filters), ...rangeOfAmounts(filters)],
    ...(await searchByOrder(dependencies, search)),
  }
}

const orderOf = ({ sort = 'createdAt', direction = 'desc' }: RefundFilters) => ({ index: sort, direction })

/** A refund as the administration shows it. */
export async function toRefund(reader: ShopReader, record: RefundRecord): Promise<Refund> {
  const { nextAttemptAt: _nextAttemptAt, key: _key, failedRefundIds: _failedRefundIds, ...refund } = record
  return { ...refund, orderNumber: (await reader.get('orders', record.orderId))?.number ?? null }
}

/** Refunds that match, a page at a time; the newest first unless asked otherwise (ADM-7). */
export async function adminListRefunds(
  dependencies: Dependencies,
  query: RefundFilters & PageQuery,
): Promise<RecordPage<Refund>> {
  const { store } = dependencies
  const selection = await selectionOf(dependencies, query)
  const [records, total] = await Promise.all([
    store.list('refunds', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('refunds', selection),
  ])
  return { items: await Promise.all(records.map(record => toRefund(store, record))), total }
}

const columns: readonly CsvColumn<RefundRecord>[] = [
  { header: 'Refund', value: ({ id }) => id },
  { header: 'Order id', value: ({ orderId }) => orderId },
  { header: 'Payment', value: ({ paymentId }) => paymentId },
  { header: 'Refund of the provider', value: ({ providerRefundId }) => providerRefundId },
  { header: 'Reason', value: ({ reason }) => reason },
  { header: 'State', value: ({ status }) => status },
  { header: 'Amount (₹)', numeric: true, value: ({ amount }) => rupees(amount) },
  { header: 'Failure', value: ({ failure }) => failure },
  { header: 'Asked for', value: ({ createdAt }) => createdAt },
]

/** The refunds of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export async function adminExportRefunds(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: RefundFilters & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(filters)
  return exportCsv(dependencies, context, {
    collection: 'refunds',
    selection: await selectionOf(dependencies, filters),
    orderBy,
    keyOf: record => record[orderBy.index],
    rowsOf: record => [record],
    columns,
    cursor,
    fileName: 'refunds.csv',
  })
}

/**
 * Makes a refund that failed again: under a key of its own, since the provider answers an earlier key with the earlier
 * refund. The job hands it over.
 * @throws refund_not_found, refund_not_failed
 */
export function adminRetryRefund(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<Refund> {
  const { clock, ids } = dependencies
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await tx.get('refunds', id)
    if (!before) throw shopError('refund_not_found')
    if (before.status !== 'failed') throw shopError('refund_not_failed', { status: before.status })
    const at = toInstant(clock.now())
    const after: RefundRecord = {
      ...before,
      status: 'requested',
      providerRefundId: null,
      failedRefundIds: [
        ...(before.failedRefundIds ?? []),
        ...(before.providerRefundId === null ? [] : [before.providerRefundId]),
      ],
      key: ids.id(),
      attempts: 0,
      failure: null,
      nextAttemptAt: at,
      updatedAt: at,
    }
    await tx.put('refunds', after)
    const answer = await toRefund(tx, after)
    return {
      answer,
      action: 'payment.refund_retry',
      subject: `order:${before.orderId}`,
      detail: `${answer.orderNumber ?? before.orderId}: the refund of ${formatRupees(before.amount)} is made again`,
      before,
      after,
    }
  })
}
