import { queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'
import { saveFile } from './admin-export.ts'

const customerKey = (id: string) => ['admin', 'customers', id] as const

/** One customer with all that helps to help them [ADM-4]. @throws ApiError 404 */
export function customerQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: customerKey(id),
    queryFn: ({ signal }) => api.call('adminGetCustomer', { id }, { signal }),
    staleTime: 0,
  })
}

/** Asks for the customer and the list anew: something about them has changed. */
export async function refreshCustomer(app: App, id: string): Promise<void> {
  await Promise.all([
    app.queryClient.invalidateQueries({ queryKey: customerKey(id) }),
    refreshList(app, 'adminListCustomers'),
  ])
}

/** Adds a note. What is wrong with it is the form's to say. */
export function useAddCustomerNote(onDone: () => void) {
  const app = useApp()
  return useMutation({
    mutationFn: (input: { id: string; version: number; text: string }) =>
      app.api.call('adminAddCustomerNote', input),
    onSuccess: customer => {
      app.queryClient.setQueryData(customerKey(customer.id), customer)
      app.notify({ title: 'Note added' })
      onDone()
    },
  })
}

/** Deletes an account. @param onDone it is gone */
export function useEraseCustomer(onDone: () => void) {
  const app = useApp()
  return useMutation({
    mutationFn: (input: { id: string; version: number }) => app.api.call('adminEraseCustomer', input),
    onSuccess: async () => {
      app.notify({ title: 'Account deleted' })
      onDone()
      await refreshList(app, 'adminListCustomers')
    },
    onError: async (error, { id }) => {
      app.notify({ title: 'The account was not deleted', description: error.message, variant: 'destructive' })
      await app.queryClient.invalidateQueries({ queryKey: customerKey(id) })
    },
  })
}

/** Saves all that is stored on a customer as a file, for them [AUTH-11]. */
export function useGiveCustomerData() {
  const { api, notify } = useApp()
  return useMutation({
    async mutationFn(id: string) {
      const { page: _page, pageCount, ...data } = await api.call('adminGiveCustomerData', { id })
      for (let page = 2; page <= pageCount; page += 1) {
        // One after the other: the shop serves customers meanwhile.
        const more = await api.call('adminGiveCustomerData', { id, page })
        data.orders.push(...more.orders)
        data.returns.push(...more.returns)
        data.warrantyClaims.push(...more.warrantyClaims)
      }
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'customer-data.json')
    },
    onError: error =>
      notify({ title: 'The data could not be saved', description: error.message, variant: 'destructive' }),
  })
}

/** Accounts that a search for another one of the same person shows. */
const candidatesShown = 5

/** Customers that match what is typed, without the one that the search is for [ADM-4]. */
export function mergeCandidatesQuery({ api }: App, id: string, search: string) {
  return queryOptions({
    queryKey: ['admin', 'merge-candidates', id, search],
    queryFn: async ({ signal }) => {
      const found = await api.call(
        'adminListCustomers',
        { search, pageSize: candidatesShown + 1 },
        { signal },
      )
      return found.filter(candidate => candidate.id !== id).slice(0, candidatesShown)
    },
    staleTime: 10_000,
  })
}

/** What a merge of two accounts would do, as it is now. @throws ApiError merge_blocked, customer_not_found */
export function mergePlanQuery({ api }: App, id: string, formerId: string) {
  return queryOptions({
    queryKey: ['admin', 'merge', id, formerId],
    queryFn: ({ signal }) => api.call('adminCheckMerge', { id, formerId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Makes another account part of this one. @param onDone it is */
export function useMergeCustomers(onDone: () => void) {
  const app = useApp()
  return useMutation({
    mutationFn: (input: { id: string; version: number; formerId: string; formerVersion: number }) =>
      app.api.call('adminMergeCustomers', input),
    async onSuccess(customer) {
      app.queryClient.setQueryData(customerKey(customer.id), customer)
      app.notify({ title: 'The two accounts are one now' })
      onDone()
      await refreshList(app, 'adminListCustomers')
    },
    // One of the two has changed since it was looked at.
    onError: (_error, { id, formerId }) =>
      app.queryClient.invalidateQueries({ queryKey: mergePlanQuery(app, id, formerId).queryKey }),
  })
}

/** Signs a customer out on all devices. */
export function useEndCustomerSessions() {
  const app = useApp()
  return useMutation({
    mutationFn: (id: string) => app.api.call('adminEndCustomerSessions', { id }),
    onSuccess(customer) {
      app.queryClient.setQueryData(customerKey(customer.id), customer)
      app.notify({ title: 'Signed out on all devices' })
    },
    onError: error =>
      app.notify({ title: 'Nobody was signed out', description: error.message, variant: 'destructive' }),
  })
}
