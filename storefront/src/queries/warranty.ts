import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { t } from '../language/t.ts'

const warrantiesKey = (orderId: string) => ['warranties', orderId] as const

/** The warranty of each line of a delivered order, and the claims with their progress (BEY-10). */
export function warrantiesQuery({ api }: App, orderId: string) {
  return queryOptions({
    queryKey: warrantiesKey(orderId),
    queryFn: ({ signal }) => api.call('listWarranties', { id: orderId }, { signal }),
    staleTime: 0,
  })
}

/** Claims the warranty of a piece. What is wrong with a field is the form's to say. */
export function useCreateWarrantyClaim() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'createWarrantyClaim'>) => api.call('createWarrantyClaim', input),
    onSuccess: async ({ orderId, number }) => {
      await queryClient.invalidateQueries({ queryKey: warrantiesKey(orderId) })
      notify({ title: t('Warranty claim received'), description: t('Its number is {number}.', { number }) })
    },
  })
}
