import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Order } from '@shruti/server/contract'
import { useApp, type App } from '../app/app-context.ts'
import type { CallInput } from '../api/api.ts'
import { useGuardCall, type GuardCall } from '../session/guarded-call.ts'
import { cartKey } from './cart/cart-key.ts'
import { orderListKey } from './order-list-key.ts'
import { t } from '../language/t.ts'

const ordersKey = ['orders'] as const
export const orderKey = (id: string) => ['orders', 'one', id] as const
export const ordersPageSize = 10

/** One page of the customer's orders, the newest first. */
export function orderListQuery({ api }: App, page: number) {
  return queryOptions({
    queryKey: orderListKey(page),
    queryFn: ({ signal }) => api.page('listOrders', { page, pageSize: ordersPageSize }, { signal }),
  })
}

/** The customer's newest order, as it is at this moment; null where there is none. */
export function newestOrderQuery({ api }: App, guard: GuardCall) {
  return queryOptions({
    queryKey: ['orders', 'newest'],
    queryFn: async ({ signal }) => {
      const { rows } = await guard(() => api.page('listOrders', { page: 1, pageSize: 1 }, { signal }))
      return rows[0] ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** @throws ApiError 404 when it is not the caller's */
export function orderQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.call('getOrder', { id }, { signal }),
  })
}

export function useCancelOrder() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'cancelOrder'>) => api.call('cancelOrder', input),
    onSuccess: async order => {
      queryClient.setQueryData(orderKey(order.id), order)
      await queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
      notify({
        title: t('Order cancelled'),
        description: t('Order {number} will not be shipped.', { number: order.number }),
      })
    },
    onError: error =>
      notify({ title: t('Failed to cancel the order'), description: error.message, variant: 'destructive' }),
  })
}

/** Follows an order without signing in (ORD-2). */
export function useTrackOrder() {
  const { api } = useApp()
  return useMutation({ mutationFn: (input: CallInput<'trackOrder'>) => api.call('trackOrder', input) })
}

type QuoteInput = CallInput<'createQuote'>

/**
 * What the cart costs, delivered: totals come from the server alone (CHK-1).
 * @param guard asks who is there when the session has ended, so that what is filled in stays
 */
export function quoteQuery({ api }: App, input: QuoteInput, guard: GuardCall) {
  return queryOptions({
    queryKey: ['quote', input],
    queryFn: ({ signal }) => guard(() => api.call('createQuote', input, { signal })),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Places the order of a quote. The same key makes one order, however often it is sent (CHK-1). */
export function usePlaceOrder() {
  const { api, queryClient } = useApp()
  const guard = useGuardCall()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: CallInput<'placeOrder'> & { idempotencyKey: string }) =>
      guard(() => api.call('placeOrder', body, { idempotencyKey })),
    onSuccess: async (order: Order) => {
      queryClient.setQueryData(orderKey(order.id), order)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: cartKey }),
        queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' }),
      ])
    },
  })
}
