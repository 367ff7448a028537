import type { AdminOrder } from '@shruti/server/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { listKey, refreshList } from './admin-list.ts'
import { adminOrderKey } from './admin-orders.ts'
import { isStale } from './stale-version.ts'

/** How many orders each tab has, and what those of a list come to. */
export function orderFiguresQuery({ api }: App, filters: CallInput<'adminGetOrderFigures'>) {
  return queryOptions({
    queryKey: [...listKey('adminListOrders'), 'figures', filters],
    queryFn: ({ signal }) => api.call('adminGetOrderFigures', filters, { signal }),
    staleTime: 10_000,
  })
}

/** The products that a list of orders can be narrowed to. */
export function orderProductsQuery({ api }: App) {
  return queryOptions({
    queryKey: ['admin', 'order-products'],
    queryFn: ({ signal }) => api.call('listProducts', { pageSize: 100 }, { signal }),
    staleTime: 10 * 60_000,
  })
}

/** What is printed for some orders. @param ids apart by commas */
export function orderSheetsQuery({ api }: App, ids: string) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'sheets', ids],
    queryFn: ({ signal }) => api.call('adminListOrderSheets', { ids }, { signal }),
    staleTime: 0,
  })
}

/** Operations that change one order and answer with it. */
type OrderChange =
  | 'adminAddOrderNote'
  | 'adminChangeOrderAddress'
  | 'adminChangeOrderTracking'
  | 'adminMoveParcel'
  | 'adminRefundOrder'
  | 'adminRefundParcel'
  | 'adminResendParcel'
  | 'adminShipParcel'

/** Changes an order. @param done what is said then: "Note saved" */
export function useChangeOrder<N extends OrderChange>(operation: N, done: string) {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: async (input: CallInput<N>): Promise<AdminOrder> => api.call(operation, input),
    onSuccess: async order => {
      queryClient.setQueryData(adminOrderKey(order.id), order)
      await refreshList(app, 'adminListOrders')
      notify({ title: done })
    },
    onError: async error => {
      if (isStale(error)) await queryClient.invalidateQueries({ queryKey: adminOrderKey('').slice(0, -1) })
    },
  })
}

/** What a courier's file would do, row by row. Nothing changes by it. */
export function useCheckShipments() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (csv: string) => api.call('adminCheckShipments', { csv }),
  })
}
