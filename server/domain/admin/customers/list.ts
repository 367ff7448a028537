import type { AdminCustomer } from '../../../contract/index.ts'
import { countEarlierPurchases } from '../../accounts/purchases.ts'
import { customerOrders } from '../../accounts/user-indexes.ts'
import { rangeOfDays } from '../../calendar.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { UserRecord } from '../../records.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'
import { searchTerms } from '../orders/order-search.ts'

const pageSize = 25

export interface CustomerFilters {
  readonly state?: 'active' | 'blocked' | undefined
  readonly repeat?: 'yes' | 'no' | undefined
  readonly spend?: readonly string[] | undefined
  /** Days in India, both included. */
  readonly lastOrderFrom?: string | undefined
  readonly lastOrderTo?: string | undefined
  readonly search?: string | undefined
}

interface CustomerOrder {
  readonly sort?: keyof typeof customerOrders | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

export function toAdminCustomer(user: UserRecord): AdminCustomer {
  const { id, version, name, username, email, phoneNumber, blocked, createdAt, purchases } = user
  return {
    id,
    version,
    name,
    username,
    email,
    phoneNumber,
    state: blocked ? 'blocked' : 'active',
    createdAt,
    orders: purchases?.orders ?? 0,
    spend: purchases?.spend ?? 0,
    lastOrderAt: purchases?.lastOrderAt ?? null,
  }
}

function selectionOf({ state, repeat, spend, lastOrderFrom, lastOrderTo, search }: CustomerFilters) {
  const isByLastOrder = lastOrderFrom !== undefined || lastOrderTo !== undefined
  return {
    where: {
      ...(state ? { state } : { customer: 'yes' }),
      ...(repeat && { repeat }),
      ...(spend && { spendBand: spend }),
    },
    ...(isByLastOrder && {
      range: {
        index: 'lastOrderAt',
        // Who never ordered has an empty key: no day is before it.
        from: '0',
        ...rangeOfDays({ from: lastOrderFrom, to: lastOrderTo }),
      },
    }),
    ...(search ? { contains: { index: 'search', anyOf: searchTerms(search) } } : {}),
  } satisfies Pick<ListQuery, 'where' | 'range' | 'contains'>
}

const orderOf = ({ sort = 'createdAt', direction = sort === 'name' ? 'asc' : 'desc' }: CustomerOrder) => ({
  index: sort,
  direction,
})

/** Customers that match, sorted, a page at a time; the newest first unless asked otherwise (ADM-4, ADM-9). */
export async function adminListCustomers(
  { store }: Dependencies,
  query: CustomerFilters & CustomerOrder & PageQuery,
): Promise<RecordPage<AdminCustomer>> {
  await countEarlierPurchases(store)
  const selection = selectionOf(query)
  const [users, total] = await Promise.all([
    store.list('users', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('users', selection),
  ])
  return { items: users.map(toAdminCustomer), total }
}

const columns: readonly CsvColumn<AdminCustomer>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Username', value: ({ username }) => username },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phoneNumber }) => phoneNumber },
  { header: 'State', value: ({ state }) => state },
  { header: 'Account since', value: ({ createdAt }) => createdAt },
  { header: 'Orders', value: ({ orders }) => orders },
  { header: 'Spent (₹)', numeric: true, value: ({ spend }) => rupees(spend) },
  { header: 'Last order', value: ({ lastOrderAt }) => lastOrderAt },
]

/** The customers of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export async function adminExportCustomers(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...query }: CustomerFilters & CustomerOrder & { readonly cursor?: string | undefined },
): Promise<File> {
  await countEarlierPurchases(dependencies.store)
  const orderBy = orderOf(query)
  return exportCsv(dependencies, context, {
    collection: 'users',
    selection: selectionOf(query),
    orderBy,
    keyOf: customerOrders[orderBy.index],
    rowsOf: user => [toAdminCustomer(user)],
    columns,
    cursor,
    fileName: 'customers.csv',
  })
}
