import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderPayment } from '@shruti/server/contract'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { orderKey } from './orders.ts'

const paymentKey = (orderId: string) => ['payment', orderId] as const

/** How often the page asks while it waits, in ms; the server asks the provider at most every three seconds. */
const pollEveryMs = 4000

/** Whether an order waits for its money. */
export function isAwaitingPayment({ orderStatus }: Pick<OrderPayment, 'orderStatus'>): boolean {
  return orderStatus === 'pending_payment' || orderStatus === 'payment_failed'
}

/** How the payment of an order stands; asked for again while it is open (CHK-2). @throws ApiError 404 */
export function paymentQuery({ api }: App, orderId: string) {
  return queryOptions({
    queryKey: paymentKey(orderId),
    queryFn: ({ signal }) => api.call('getPayment', { id: orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.orderStatus === 'pending_payment' || data?.isTryPending ? pollEveryMs : false,
  })
}

/** Begins to pay, or goes on, with the method that the shopper chose. */
export function useStartPayment() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'startPayment'>) => api.call('startPayment', input),
    onSuccess: payment => keep(queryClient, payment),
  })
}

/** Hands on what the provider's dialog gave, with its signature. */
export function useConfirmPayment() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'confirmPayment'>) => api.call('confirmPayment', input),
    onSuccess: payment => keep(queryClient, payment),
  })
}

/** The order changed with its payment, so what was known of it is asked for anew. */
async function keep(queryClient: ReturnType<typeof useQueryClient>, payment: OrderPayment): Promise<void> {
  queryClient.setQueryData(paymentKey(payment.orderId), payment)
  await queryClient.invalidateQueries({ queryKey: orderKey(payment.orderId) })
}

const linkKey = (token: string) => ['payment-link', token] as const

/** What a payment link is for; asked for again while it can be paid (ADM-3). @throws ApiError 404 */
export function paymentLinkQuery({ api }: App, token: string) {
  return queryOptions({
    queryKey: linkKey(token),
    queryFn: ({ signal }) => api.call('openPaymentLink', { token }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? pollEveryMs : false),
  })
}

/** Begins to pay by a link, or goes on. */
export function usePayByLink() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'payByLink'>) => api.call('payByLink', input),
    onSuccess: (payment, { token }) => queryClient.setQueryData(linkKey(token), payment),
  })
}

/** Hands on what the provider's dialog gave to whoever has a link. */
export function useConfirmPaymentByLink() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'confirmPaymentByLink'>) => api.call('confirmPaymentByLink', input),
    onSuccess: (payment, { token }) => queryClient.setQueryData(linkKey(token), payment),
  })
}

/** The sandbox's order, in test mode. @throws ApiError 404 */
export function sandboxPaymentQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: ['sandbox-payment', id],
    queryFn: ({ signal }) => api.call('getSandboxPayment', { id }, { signal }),
  })
}

export function usePaySandbox() {
  const { api } = useApp()
  return useMutation({ mutationFn: (input: CallInput<'paySandbox'>) => api.call('paySandbox', input) })
}
