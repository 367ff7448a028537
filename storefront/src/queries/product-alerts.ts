import { queryOptions, useMutation } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import type { CallInput } from '../api/api.ts'
import { t } from '../language/t.ts'

const alertsKey = ['product-alerts'] as const

/** What the customer waits to be told, the newest first (BEY-8). */
export function productAlertsQuery({ api }: App) {
  return queryOptions({
    queryKey: alertsKey,
    queryFn: ({ signal }) => api.call('listProductAlerts', {}, { signal }),
    staleTime: 0,
  })
}

/** Asks to be told. What is wrong with a field is the form's to say. */
export function useCreateProductAlert() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'createProductAlert'>) => api.call('createProductAlert', input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: alertsKey }),
  })
}

export function useDeleteProductAlert() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: (alertId: string) => api.call('deleteProductAlert', { alertId }),
    onSuccess: alerts => queryClient.setQueryData(alertsKey, alerts),
    onError: error =>
      notify({
        title: t('Failed to remove the request'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}

/** Confirms the address that a link was sent to. */
export function useConfirmProductAlert() {
  const { api } = useApp()
  return useMutation({ mutationFn: (token: string) => api.call('confirmProductAlert', { token }) })
}

/** Forgets all that the address of a link asked for. */
export function useStopProductAlerts() {
  const { api } = useApp()
  return useMutation({ mutationFn: (token: string) => api.call('stopProductAlerts', { token }) })
}
