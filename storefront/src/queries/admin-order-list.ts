import { orderStatusViews, type OrderStatus } from '@shruti/design-system'
import type { AdminOrderFilter } from './admin-orders.ts'
import { paths } from '../paths.ts'
import { pageNumber } from './page-number.ts'

export const ordersPerPage = 20

/** What the list of orders shows; all of it is in the address [ADM-9]. */
export type AdminOrderList = Omit<AdminOrderFilter, 'status' | 'search'> & {
  readonly status?: OrderStatus | undefined
  readonly search?: string | undefined
  readonly page: number
  readonly sort: 'createdAt' | 'total'
  readonly direction: 'asc' | 'desc'
}

function isOrderStatus(value: string): value is OrderStatus {
  return value in orderStatusViews
}

/** Reads the list from an address; the newest orders first where it says nothing. */
export function adminOrderFilter(query: URLSearchParams): AdminOrderList {
  const status = query.get('status') ?? ''
  const search = query.get('search')?.trim().slice(0, 100)
  return {
    ...(isOrderStatus(status) && { status }),
    ...(search && { search }),
    sort: query.get('sort') === 'total' ? 'total' : 'createdAt',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    page: pageNumber(query),
    pageSize: ordersPerPage,
  }
}

/** The address of a list; what is as by default is left out. */
export function adminOrdersHref({ status, search, sort, direction, page }: AdminOrderList): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (sort !== 'createdAt') query.set('sort', sort)
  if (direction !== 'desc') query.set('direction', direction)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.adminOrders}?${query.toString()}` : paths.adminOrders
}
