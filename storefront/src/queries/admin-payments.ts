import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { listKey, refreshList } from './admin-list.ts'

const transactionKey = (id: string) => ['admin', 'transactions', 'one', id] as const

/** @throws ApiError 404 */
export function transactionQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: transactionKey(id),
    queryFn: ({ signal }) => api.call('adminGetTransaction', { id }, { signal }),
    staleTime: 0,
  })
}

/** Asks the provider what became of a payment. */
export function useAskProvider() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: (id: string) => api.call('adminAskProvider', { id }),
    onSuccess: async transaction => {
      queryClient.setQueryData(transactionKey(transaction.id), transaction)
      await Promise.all([
        refreshList(app, 'adminListTransactions'),
        refreshList(app, 'adminListRefunds'),
        refreshList(app, 'adminListOrders'),
      ])
      notify({ title: 'The provider has answered' })
    },
    onError: error =>
      notify({ title: 'Nothing was learned', description: error.message, variant: 'destructive' }),
  })
}

/** Makes a failed refund again. */
export function useRetryRefund() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: (id: string) => api.call('adminRetryRefund', { id }),
    onSuccess: () => notify({ title: 'The provider gets the refund within a minute' }),
    onError: error =>
      notify({ title: 'The refund was not made', description: error.message, variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        refreshList(app, 'adminListRefunds'),
        queryClient.invalidateQueries({ queryKey: ['admin', 'transactions'] }),
      ]),
  })
}

/** What couriers have to collect, owe and have handed over. */
export function cashFiguresQuery({ api }: App, filters: CallInput<'adminGetCashFigures'>) {
  return queryOptions({
    queryKey: [...listKey('adminListCashOrders'), 'figures', filters],
    queryFn: ({ signal }) => api.call('adminGetCashFigures', filters, { signal }),
    staleTime: 10_000,
  })
}

/** The books of a day. @param day without one, today in India @throws ApiError 400, 503 */
export function reconciliationQuery({ api }: App, day: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'reconciliation', day ?? 'today'],
    queryFn: ({ signal }) => api.call('adminGetReconciliation', day === undefined ? {} : { day }, { signal }),
    staleTime: 0,
  })
}
