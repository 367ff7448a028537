import { queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import type { CallInput } from '../api/api.ts'
import { refreshList } from './admin-list.ts'
import { isStale } from './stale-version.ts'

/** Under which an order of the administration is kept. */
export const adminOrderKey = (id: string) => ['admin', 'orders', 'one', id] as const

/** @throws ApiError 404 */
export function adminOrderQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: adminOrderKey(id),
    queryFn: ({ signal }) => api.call('adminGetOrder', { id }, { signal }),
    staleTime: 0,
  })
}

/** Moves an order on. A stale version is refused with 409, and the order is read again. */
export function useSetOrderStatus() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: (input: CallInput<'adminSetOrderStatus'>) => api.call('adminSetOrderStatus', input),
    onSuccess: async order => {
      queryClient.setQueryData(adminOrderKey(order.id), order)
      await refreshList(app, 'adminListOrders')
      notify({ title: `Order ${order.number} updated` })
    },
    onError: async (error, { id }) => {
      // The form shows both versions.
      if (!isStale(error))
        notify({ title: 'Failed to update the order', description: error.message, variant: 'destructive' })
      await queryClient.invalidateQueries({ queryKey: adminOrderKey(id) })
    },
  })
}
