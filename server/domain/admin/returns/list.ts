import type { AdminReturnSummary } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { OrderRecord } from '../../records.ts'
import type { ReturnRecord } from '../../returns/records.ts'
import { resolutionOf } from '../../returns/rules.ts'
import { searchTerms } from '../orders/order-search.ts'
import { rangeOfDays } from '../orders/selection.ts'
import { whereOf } from '../where-of.ts'

const pageSize = 25
/** Orders whose returns a search looks at: whoever gets so many has to type more. */
const mostFound = 200

interface ReturnsQuery extends PageQuery {
  readonly status?: readonly ReturnRecord['status'][] | undefined
  readonly reason?: readonly ReturnRecord['reason'][] | undefined
  readonly resolution?: readonly AdminReturnSummary['resolution'][] | undefined
  /** Days in India on which it was asked for, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** Returns of all orders, the newest first unless asked otherwise (ADM-3). Its search is that of the orders. */
export async function adminListReturns(
  { store }: Dependencies,
  query: ReturnsQuery,
): Promise<RecordPage<AdminReturnSummary>> {
  const { status, reason, resolution, search, direction = 'desc' } = query
  const orderId = search ? await idsOfOrders(store, search) : undefined
  const selection: Pick<ListQuery, 'where' | 'range'> = {
    where: whereOf({ status, reason, resolution, orderId }),
    range: rangeOfDays('createdAt', query),
  }
  const [returns, total] = await Promise.all([
    store.list('returns', {
      ...selection,
      orderBy: { index: 'createdAt', direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('returns', selection),
  ])
  const orders = await Promise.all(returns.map(record => store.get('orders', record.orderId)))
  return { items: returns.map((record, index) => toSummary(record, orders[index])), total }
}

async function idsOfOrders(store: Dependencies['store'], search: string): Promise<string[]> {
  const orders = await store.list('orders', {
    contains: { index: 'search', anyOf: searchTerms(search) },
    orderBy: { index: 'createdAt', direction: 'desc' },
    limit: mostFound,
  })
  return orders.map(({ id }) => id)
}

function toSummary(record: ReturnRecord, order: Readonly<OrderRecord> | undefined): AdminReturnSummary {
  const { id, orderId, version, status, reason, amount, refundTo, createdAt } = record
  return {
    id,
    orderId,
    version,
    status,
    reason,
    resolution: resolutionOf(record),
    amount,
    refundTo,
    orderNumber: order?.number ?? '',
    customerName: order?.shippingAddress.fullName ?? '',
    items: record.items.map(({ lineIndex, quantity }) => {
      const line = order?.lines[lineIndex]
      return `${line?.name ?? ''}, ${line?.variantName ?? ''} × ${quantity}`
    }),
    createdAt,
  }
}
