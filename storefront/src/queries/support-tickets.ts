import { useMutation } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import type { CallInput } from '../api/api.ts'

/** Writes to the shop. What is wrong with a field is the form's to say. */
export function useCreateSupportTicket() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'createSupportTicket'>) => api.call('createSupportTicket', input),
  })
}
