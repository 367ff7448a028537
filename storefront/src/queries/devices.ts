import { queryOptions } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { useAccountCall } from './account-call.ts'

export const devicesKey = ['devices'] as const

/** Where the customer is signed in, this session first [AUTH-8]. */
export function devicesQuery({ api }: App) {
  return queryOptions({
    queryKey: devicesKey,
    queryFn: ({ signal }) => api.call('listSessions', {}, { signal }),
    staleTime: 0,
  })
}

export function useEndSession() {
  const { queryClient } = useApp()
  return useAccountCall('endSession', rest => void queryClient.setQueryData(devicesKey, rest))
}

/** Signs out all others, or all; with all, nobody is signed in here any more either. */
export function useEndSessions() {
  const { queryClient } = useApp()
  return useAccountCall('endSessions', rest => void queryClient.setQueryData(devicesKey, rest))
}
