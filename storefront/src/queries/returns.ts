import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
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
