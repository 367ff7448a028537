import type { AdminRoute } from '../operation-route.ts'

const guarded = { access: 'administrator', permission: 'integrations.write' } as const
/** Sends something out, and changes nothing of the shop. */
const sending = { ...guarded, audit: 'none' } as const

/** Programs that call the shop, and programs that the shop calls. */
export const integrationRoutes = {
  adminListApiKeys: { method: 'GET', path: '/admin/api-keys', ...guarded },
  adminCreateApiKey: { method: 'POST', path: '/admin/api-keys', ...guarded, status: 201 },
  adminRevokeApiKey: { method: 'POST', path: '/admin/api-keys/{id}/revoke', ...guarded },
  adminListWebhooks: { method: 'GET', path: '/admin/webhooks', ...guarded },
  adminCreateWebhook: { method: 'POST', path: '/admin/webhooks', ...guarded, status: 201 },
  adminUpdateWebhook: { method: 'PUT', path: '/admin/webhooks/{id}', ...guarded },
  adminDeleteWebhook: { method: 'DELETE', path: '/admin/webhooks/{id}', ...guarded },
  adminRotateWebhookSecret: { method: 'POST', path: '/admin/webhooks/{id}/secret', ...guarded },
  adminTestWebhook: { method: 'POST', path: '/admin/webhooks/{id}/test', ...sending },
  adminListWebhookDeliveries: { method: 'GET', path: '/admin/webhooks/{id}/deliveries', ...guarded },
  adminResendWebhookDelivery: { method: 'POST', path: '/admin/webhook-deliveries/{id}/resend', ...sending },
} as const satisfies Record<string, AdminRoute>
