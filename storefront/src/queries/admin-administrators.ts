import { queryOptions } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { useAccountCall } from './account-call.ts'

const administratorsKey = ['admin', 'administrators'] as const

/** Everybody who may use the administration, by name. */
export function administratorsQuery({ api }: App) {
  return queryOptions({
    queryKey: administratorsKey,
    queryFn: ({ signal }) => api.call('adminListAdministrators', {}, { signal }),
    staleTime: 0,
  })
}

/** Operations that change who may use the administration; each answers with all who may. */
type AdministratorChange =
  | 'adminCreateAdministrator'
  | 'adminSetAdministratorRole'
  | 'adminEndAdministratorSessions'
  | 'adminRemoveAdministrator'

/** Makes a change, once the owner has confirmed who they are [AUTH-9]. The list shows it at once. */
export function useChangeAdministrators(operation: AdministratorChange) {
  const { queryClient } = useApp()
  return useAccountCall(operation, administrators => {
    queryClient.setQueryData(administratorsKey, administrators)
  })
}
