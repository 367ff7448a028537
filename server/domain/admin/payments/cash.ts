import type { BulkAnswer, CashFigures, CashOrder, CashState } from '../../../contract/index.ts'
import { indianDay, toInstant } from '../../calendar.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { formatRupees } from '../../money.ts'
import { cashStateOf, deliveredAtOf, noCourier } from '../../orders/cash.ts'
import { cashOfOrder } from '../../orders/parcels.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { KeyRange, ListQuery } from '../../ports/store.ts'
import type { OrderRecord } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { exportCsv } from '../csv-export.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { forEachOrder, mostAddedUp } from '../orders/figures.ts'
import { searchTerms } from '../orders/order-search.ts'
import { requireOrder } from '../orders/orders.ts'
import { rangeOfDays } from '../orders/selection.ts'
import { whereOf } from '../where-of.ts'

const pageSize = 20
const states: readonly CashState[] = ['to_collect', 'due', 'collected']

interface CashFilters {
  readonly state?: readonly CashState[] | undefined
  readonly courier?: readonly string[] | undefined
  /** Days of delivery. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly collectedFrom?: string | undefined
  readonly collectedTo?: string | undefined
  readonly search?: string | undefined
}

interface CashOrdering {
  readonly sort?: 'createdAt' | 'deliveredAt' | 'collectedOn' | 'total' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** After every day, by code units. */
const afterDays = '~'

function selectionOf(filters: CashFilters): Pick<ListQuery, 'where' | 'range' | 'contains'> {
  const { state = states, courier, collectedFrom, collectedTo, search } = filters
  const collected: readonly KeyRange[] =
    collectedFrom === undefined && collectedTo === undefined
      ? []
      : [{ index: 'collectedOn', from: collectedFrom ?? '0', below: `${collectedTo ?? ''}${afterDays}` }]
  // Parcels that were not handed over have an empty day, which comes before all others.
  const delivered = rangeOfDays('deliveredAt', filters).map(range => ({ from: '0', ...range }))
  return {
    where: whereOf({ cash: state, cashCourier: courier }),
    range: [...delivered, ...collected],
    ...(search ? { contains: { index: 'search', anyOf: searchTerms(search) } } : {}),
  }
}

const orderOf = ({ sort = 'createdAt', direction = 'desc' }: CashOrdering) => ({ index: sort, direction })

function toCashOrder(order: OrderRecord): CashOrder {
  const { id, number, status, carrier, trackingNumber, createdAt, cash } = order
  return {
    id,
    number,
    status,
    state: cashStateOf(order) ?? 'to_collect',
    customerName: order.shippingAddress.fullName,
    city: order.shippingAddress.city,
    carrier,
    trackingNumber,
    createdAt,
    deliveredAt: deliveredAtOf(order) || null,
    total: cashOfOrder(order),
    collectedAmount: cash?.amount ?? null,
    collectedOn: cash?.collectedOn ?? null,
  }
}

/** Orders that are paid in cash, a page at a time; the newest first unless asked otherwise (ADM-7). */
export async function adminListCashOrders(
  { store }: Dependencies,
  query: CashFilters & CashOrdering & PageQuery,
): Promise<RecordPage<CashOrder>> {
  const selection = selectionOf(query)
  const [orders, total] = await Promise.all([
    store.list('orders', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('orders', selection),
  ])
  return { items: orders.map(toCashOrder), total }
}

const stateWords: Readonly<Record<CashState, string>> = {
  to_collect: 'to collect',
  due: 'with the courier',
  collected: 'collected',
}

const columns: readonly CsvColumn<CashOrder>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'Cash', value: ({ state }) => stateWords[state] },
  { header: 'Customer', value: ({ customerName }) => customerName },
  { header: 'City', value: ({ city }) => city },
  { header: 'Courier', value: ({ carrier }) => carrier },
  { header: 'Tracking number', value: ({ trackingNumber }) => trackingNumber },
  { header: 'Delivered', value: ({ deliveredAt }) => deliveredAt },
  { header: 'To collect (₹)', numeric: true, value: ({ total }) => rupees(total) },
  {
    header: 'Collected (₹)',
    numeric: true,
    value: ({ collectedAmount }) => (collectedAmount === null ? null : rupees(collectedAmount)),
  },
  { header: 'Collected on', value: ({ collectedOn }) => collectedOn },
]

const keys = {
  createdAt: ({ createdAt }: OrderRecord) => createdAt,
  total: ({ total }: OrderRecord) => total,
  deliveredAt: deliveredAtOf,
  collectedOn: ({ cash }: OrderRecord) => cash?.collectedOn ?? '',
}

/** The orders of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export function adminExportCashOrders(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: CashFilters & CashOrdering & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(filters)
  return exportCsv(dependencies, context, {
    collection: 'orders',
    selection: selectionOf(filters),
    orderBy,
    keyOf: keys[orderBy.index],
    rowsOf: order => [toCashOrder(order)],
    columns,
    cursor,
    fileName: 'cash.csv',
  })
}

/** What couriers have to collect, owe and have handed over, in all and each of them. */
export async function adminGetCashFigures(
  { store }: Dependencies,
  filters: Omit<CashFilters, 'state'>,
): Promise<CashFigures> {
  type Sums = Record<CashState, number>
  const couriers = new Map<string, Sums>()
  const sums: Partial<Record<CashState, { count: number; amount: number | null }>> = {}
  for (const state of states) {
    const selection = selectionOf({ ...filters, state: [state] })
    const count = await store.count('orders', selection)
    let amount = 0
    if (count <= mostAddedUp) {
      await forEachOrder(store, selection, order => {
        const paise = order.cash?.amount ?? cashOfOrder(order)
        const courier = order.carrier ?? noCourier
        const known = couriers.get(courier) ?? { to_collect: 0, due: 0, collected: 0 }
        couriers.set(courier, { ...known, [state]: known[state] + paise })
        amount += paise
      })
    }
    sums[state] = { count, amount: count <= mostAddedUp ? amount : null }
  }
  const none = { count: 0, amount: 0 }
  return {
    toCollect: sums.to_collect ?? none,
    due: sums.due ?? none,
    collected: sums.collected ?? none,
    couriers: [...couriers]
      .map(([courier, { to_collect: toCollect, due, collected }]) => ({
        courier: courier === noCourier ? null : courier,
        toCollect,
        due,
        collected,
      }))
      .toSorted((left, right) => right.due - left.due || right.toCollect - left.toCollect),
  }
}

interface MarkCash {
  readonly ids: readonly string[]
  readonly collectedOn: string | null
  readonly amount: number | null
  readonly batchId?: string | undefined
}

/**
 * Enters that the cash of delivered orders came, or takes that back. What the customer owes, the invoice and the figures
 * stay as they are: the sale was the delivery. Can be undone.
 * @throws cash_day for a day to come
 */
export async function adminMarkCash(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, collectedOn, amount, batchId }: MarkCash,
): Promise<BulkAnswer> {
  const { clock } = dependencies
  if (collectedOn !== null && collectedOn > indianDay(clock.now()))
    throw shopError('cash_day', {}, 'collectedOn')
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'order.cash',
    ids,
    batchId,
    labelOf: async (tx, id) => (await tx.get('orders', id))?.number ?? 'An order that is gone',
    async change(tx, id) {
      const order = await requireOrder(tx, id)
      const { cash: before, ...others } = order
      const state = cashStateOf(order)
      if (state === undefined) throw shopError('no_cash')
      if (state === 'to_collect') throw shopError('cash_not_due', { status: statusInWords(order.status) })
      if (collectedOn === null && !before) throw shopError('cash_not_marked')
      if (collectedOn !== null && collectedOn < indianDay(Date.parse(deliveredAtOf(order))))
        throw shopError('cash_day')
      const at = toInstant(clock.now())
      const cash = collectedOn !== null && {
        amount: amount ?? cashOfOrder(order),
        collectedOn,
        at,
        actorId: administrator.user.id,
      }
      const after: OrderRecord = {
        ...others,
        ...(cash && { cash }),
        updatedAt: at,
        version: order.version + 1,
      }
      await tx.put('orders', after)
      return {
        label: order.number,
        subject: `order:${id}`,
        detail: cash
          ? `${order.number}: ${formatRupees(cash.amount)} in cash came on ${collectedOn}`
          : `${order.number}: the cash did not come`,
        before: order,
        after,
      }
    },
  })
}
