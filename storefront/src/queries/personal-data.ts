import { queryOptions } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
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

/** Everything that is stored on the customer [AUTH-11]. */
export function useExportAccount() {
  return useAccountCall('exportAccount')
}
