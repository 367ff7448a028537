import { queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { useGuardCall } from '../session/guarded-call.ts'
import { useAccountCall } from './account-call.ts'

const consentsKey = ['consents'] as const

/** What the customer agreed to, when, and in which words [AUTH-11]. */
export function consentsQuery({ api }: App) {
  return queryOptions({
    queryKey: consentsKey,
    queryFn: ({ signal }) => api.call('listConsents', {}, { signal }),
  })
}

export function useSetConsent() {
  const { queryClient } = useApp()
  return useAccountCall('setConsent', consents => void queryClient.setQueryData(consentsKey, consents))
}

/** Everything that is stored on the customer, all pages in one [AUTH-11]. */
export function useExportAccount() {
  const { api } = useApp()
  const guard = useGuardCall()
  return useMutation({ mutationFn: () => guard(() => exportAll(api)) })
}

async function exportAll(api: App['api']) {
  const { page: _page, pageCount, ...data } = await api.call('exportAccount', {})
  for (let page = 2; page <= pageCount; page += 1) {
    const more = await api.call('exportAccount', { page })
    data.orders.push(...more.orders)
    data.returns.push(...more.returns)
  }
  return data
}
