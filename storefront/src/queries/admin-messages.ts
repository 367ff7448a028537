import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

const messageKey = (id: string) => ['admin', 'messages', id] as const

/** What somebody wrote. @throws ApiError 404 */
export function messageQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => api.call('adminGetSupportTicket', { id }, { signal }),
    staleTime: 0,
  })
}

/** Marks a message as answered, or opens it again. One that somebody else marked meanwhile is read again. */
export function useSetMessageStatus() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: (input: CallInput<'adminSetSupportTicketStatus'>) =>
      api.call('adminSetSupportTicketStatus', input),
    onSuccess: async message => {
      queryClient.setQueryData(messageKey(message.id), message)
      notify({
        title: message.status === 'answered' ? `${message.number} answered` : `${message.number} open again`,
      })
      await refreshList(app, 'adminListSupportTickets')
    },
    onError: async (error, { id }) => {
      notify({ title: 'Failed to update the message', description: error.message, variant: 'destructive' })
      await queryClient.invalidateQueries({ queryKey: messageKey(id) })
    },
  })
}
