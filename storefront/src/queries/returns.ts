import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { orderKey } from './orders.ts'
import { t } from '../language/t.ts'

const returnsKey = (orderId: string) => ['returns', orderId] as const

/** The returns of an order with their progress, for its customer and for administrators (BEY-11). */
export function returnListQuery({ api }: App, orderId: string) {
  return queryOptions({
    queryKey: returnsKey(orderId),
    queryFn: ({ signal }) => api.call('listReturns', { id: orderId }, { signal }),
    staleTime: 0,
  })
}

/** Asks to return pieces of an order. What is wrong with a field is the form's to say. */
export function useCreateReturn() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'createReturn'>) => api.call('createReturn', input),
    onSuccess: async ({ orderId }) => {
      await queryClient.invalidateQueries({ queryKey: returnsKey(orderId) })
      notify({
        title: t('Return requested'),
        description: t('We tell you here when the courier picks it up.'),
      })
    },
  })
}

/** Moves a return on, as an administrator; its order may change with it. */
export function useSetReturnStatus() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminSetReturnStatus'>) => api.call('adminSetReturnStatus', input),
    onSuccess: () => notify({ title: t('Return updated') }),
    onError: error =>
      notify({ title: t('Failed to update the return'), description: error.message, variant: 'destructive' }),
    onSettled: (_answer, _error, _input, _context) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['returns'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'one'] }),
        queryClient.invalidateQueries({ queryKey: orderKey('').slice(0, 2) }),
      ]),
  })
}
