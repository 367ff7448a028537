import type { Webhook, WebhookDelivery } from '@shruti/server/contract'

export const webhookStates = {
  active: { tone: 'success', word: 'On' },
  paused: { tone: 'neutral', word: 'Paused' },
  stopped: { tone: 'danger', word: 'Stopped' },
} as const satisfies Record<Webhook['state'], object>

export const deliveryStates = {
  waiting: { tone: 'warning', word: 'Waiting' },
  delivered: { tone: 'success', word: 'Delivered' },
  given_up: { tone: 'danger', word: 'Given up' },
} as const satisfies Record<WebhookDelivery['status'], object>
