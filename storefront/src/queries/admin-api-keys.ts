import { queryOptions } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { useAccountCall } from './account-call.ts'

const apiKeysKey = ['admin', 'api-keys'] as const

/** Keys by which programs call the shop, the newest first. */
export function apiKeysQuery({ api }: App) {
  return queryOptions({
    queryKey: apiKeysKey,
    queryFn: ({ signal }) => api.call('adminListApiKeys', {}, { signal }),
    staleTime: 0,
  })
}

/** Makes or ends a key, once the owner has confirmed who they are where that is asked [AUTH-9]. */
export function useChangeApiKeys<N extends 'adminCreateApiKey' | 'adminRevokeApiKey'>(operation: N) {
  const { queryClient } = useApp()
  return useAccountCall(operation, () => queryClient.invalidateQueries({ queryKey: apiKeysKey }))
}
