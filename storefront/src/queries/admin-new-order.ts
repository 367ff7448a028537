import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'
import { adminOrderKey } from './admin-orders.ts'
import { refreshCustomer } from './admin-customers.ts'

/** Customers that a search shows. */
const customersShown = 6

/** Customers that match what is typed: name, phone number, email or username [ADM-3]. */
export function customersFoundQuery({ api }: App, search: string) {
  return queryOptions({
    queryKey: ['admin', 'order-customers', search],
    queryFn: ({ signal }) => api.call('adminListCustomers', { search, pageSize: customersShown }, { signal }),
    staleTime: 10_000,
  })
}

/** Opens an account for who orders by phone. What is wrong is the form's to say. */
export function useAddCustomer() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminAddCustomer'>) => app.api.call('adminAddCustomer', input),
    onSuccess: () => refreshList(app, 'adminListCustomers'),
  })
}

/** Adds an address to a customer's own. What is wrong is the form's to say. */
export function useAddCustomerAddress() {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminAddCustomerAddress'>) =>
      app.api.call('adminAddCustomerAddress', input),
    onSuccess: (_address, { id }) => refreshCustomer(app, id),
  })
}

/** What an order for a customer costs, delivered: totals come from the server alone. */
export function quoteForQuery({ api }: App, input: CallInput<'adminQuoteOrder'>) {
  return queryOptions({
    queryKey: ['admin', 'order-quote', input],
    queryFn: ({ signal }) => api.call('adminQuoteOrder', input, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Places the order of a quote. The same key makes one order, however often it is sent. */
export function usePlaceOrderFor() {
  const app = useApp()
  return useMutation({
    mutationFn: (body: CallInput<'adminPlaceOrder'>) =>
      // A quote makes one order: sending it twice sends the same key.
      app.api.call('adminPlaceOrder', body, { idempotencyKey: body.quoteId }),
    onSuccess: async ({ order }) => {
      app.queryClient.setQueryData(adminOrderKey(order.id), order)
      app.notify({ title: `Order ${order.number} placed` })
      await refreshList(app, 'adminListOrders')
    },
  })
}

const linkKey = (orderId: string) => ['admin', 'orders', 'link', orderId] as const

/** The link by which an order is paid. */
export function adminPaymentLinkQuery({ api }: App, orderId: string) {
  return queryOptions({
    queryKey: linkKey(orderId),
    queryFn: ({ signal }) => api.call('adminGetPaymentLink', { id: orderId }, { signal }),
    staleTime: 0,
  })
}

/** Sends the link of an order, which is made if there is none. */
export function useSendPaymentLink(orderId: string) {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: () => api.call('adminSendPaymentLink', { id: orderId }),
    onSuccess: link => {
      queryClient.setQueryData(linkKey(orderId), link)
      notify(
        link.sentBy.length > 0
          ? { title: 'Payment link sent' }
          : {
              title: 'There is nowhere to send it',
              description: 'Copy the link instead.',
              mark: 'information',
            },
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey: linkKey(orderId) }),
  })
}
