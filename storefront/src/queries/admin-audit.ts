import { queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'

const entryKey = (id: string) => ['admin', 'audit', id] as const

/** One change with its fields. @throws ApiError 404 */
export function auditEntryQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: entryKey(id),
    queryFn: ({ signal }) => api.call('adminGetAuditEntry', { id }, { signal }),
    staleTime: 0,
  })
}

/** Takes a change back; what shows the record is asked for anew. */
export function useRevertChange() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (id: string) => api.call('adminRevertChange', { id }),
    onSuccess: async entry => {
      queryClient.setQueryData(entryKey(entry.id), entry)
      notify({ title: 'Change taken back' })
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'audit' })
    },
    onError: async (error, id) => {
      notify({ title: 'Not taken back', description: error.message, variant: 'destructive' })
      await queryClient.invalidateQueries({ queryKey: entryKey(id) })
    },
  })
}
