import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'
import { orderKey } from './orders.ts'
import { isStale } from './stale-version.ts'

/** Moves a return on; its order may change with it. A stale version is refused with 409, and the return is read again. */
export function useSetReturnStatus() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminSetReturnStatus'>) => api.call('adminSetReturnStatus', input),
    onSuccess: () => notify({ title: 'Return updated' }),
    onError: error => {
      // The form shows both versions.
      if (!isStale(error))
        notify({ title: 'Failed to update the return', description: error.message, variant: 'destructive' })
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['returns'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'one'] }),
        queryClient.invalidateQueries({ queryKey: orderKey('').slice(0, 2) }),
      ]),
  })
}
