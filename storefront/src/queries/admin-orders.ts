import type { OrderStatus } from '@shruti/server/contract'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import type { CallInput } from '../api/api.ts'

export type AdminOrderFilter = CallInput<'adminListOrders'>

/** One page of all orders with the total of all pages (ADM-3). */
export function adminOrderListQuery({ api }: App, filter: AdminOrderFilter) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'list', filter],
    queryFn: ({ signal }) => api.page('adminListOrders', filter, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** The first pages of several lists at once, the oldest orders first. */
export function ordersInStatusesQuery({ api }: App, statuses: readonly OrderStatus[]) {
  const firstPage = { sort: 'createdAt', direction: 'asc', page: 1, pageSize: 10 } as const
  return queryOptions({
    queryKey: ['admin', 'orders', 'list', { statuses }],
    queryFn: ({ signal }) =>
      Promise.all(statuses.map(status => api.page('adminListOrders', { status, ...firstPage }, { signal }))),
    staleTime: 10_000,
  })
}

const orderKey = (id: string) => ['admin', 'orders', 'one', id] as const

/** @throws ApiError 404 */
export function adminOrderQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.call('adminGetOrder', { id }, { signal }),
    staleTime: 0,
  })
}

/** Moves an order on. A stale version is refused with 409, and the order is read again. */
export function useSetOrderStatus() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminSetOrderStatus'>) => api.call('adminSetOrderStatus', input),
    onSuccess: async order => {
      queryClient.setQueryData(orderKey(order.id), order)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] })
      notify({ title: `Order ${order.number} updated` })
    },
    onError: async (error, { id }) => {
      notify({ title: 'Failed to update the order', description: error.message, variant: 'destructive' })
      await queryClient.invalidateQueries({ queryKey: orderKey(id) })
    },
  })
}
