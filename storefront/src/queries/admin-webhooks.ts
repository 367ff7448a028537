import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { useAccountCall } from './account-call.ts'

const webhooksKey = ['admin', 'webhooks'] as const
const deliveriesKey = ['admin', 'webhook-deliveries'] as const

/** Addresses that are told what happens in the shop, the oldest first. */
export function webhooksQuery({ api }: App) {
  return queryOptions({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => api.call('adminListWebhooks', {}, { signal }),
    staleTime: 0,
  })
}

/** One page of what was sent to a webhook, with how much there is in all. @throws ApiError 404 */
export function webhookDeliveriesQuery({ api }: App, input: CallInput<'adminListWebhookDeliveries'>) {
  return queryOptions({
    queryKey: [...deliveriesKey, input],
    queryFn: ({ signal }) => api.page('adminListWebhookDeliveries', input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

type WebhookChange =
  'adminCreateWebhook' | 'adminUpdateWebhook' | 'adminDeleteWebhook' | 'adminRotateWebhookSecret'

/** Changes a webhook, once the owner has confirmed who they are where that is asked [AUTH-9]. */
export function useChangeWebhooks<N extends WebhookChange>(operation: N) {
  const { queryClient } = useApp()
  return useAccountCall(operation, () => queryClient.invalidateQueries({ queryKey: webhooksKey }))
}

/** Sends a test event or a delivery again, and says how that went. */
export function useSendToWebhook(operation: 'adminTestWebhook' | 'adminResendWebhookDelivery') {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api.call(operation, { id }),
    onSuccess: async ({ status, attempts }) => {
      const last = attempts.at(-1)
      notify(
        status === 'delivered'
          ? { title: 'Delivered', description: `The receiver answered ${last?.status}.` }
          : {
              title: 'Not delivered',
              description: last?.problem ?? 'Nothing was sent',
              variant: 'destructive',
            },
      )
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: deliveriesKey }),
        queryClient.invalidateQueries({ queryKey: webhooksKey }),
      ])
    },
    onError: error =>
      notify({ title: 'It could not be sent', description: error.message, variant: 'destructive' }),
  })
}
