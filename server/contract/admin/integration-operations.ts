import * as z from 'zod'
import { none, operation } from '../operation.ts'
import { emptyAnswer } from '../schemas/common.ts'
import * as schemas from '../schemas/admin-integrations.ts'

export const integrationOperations = {
  adminListApiKeys: operation('adminListApiKeys', {
    summary: 'All API keys, the newest first, without their secrets',
    input: none,
    output: z.array(schemas.apiKey),
  }),
  adminCreateApiKey: operation('adminCreateApiKey', {
    summary: 'Make an API key; this answer alone has the key itself',
    input: schemas.createApiKeyInput,
    output: schemas.createdApiKey,
    errors: ['invalid_input', 'reauthentication_required', 'api_key_limit'],
  }),
  adminRevokeApiKey: operation('adminRevokeApiKey', {
    summary: 'End an API key for good, from the next request on',
    input: schemas.apiKeyIdInput,
    output: schemas.apiKey,
    errors: ['api_key_not_found', 'api_key_revoked'],
  }),
  adminListWebhooks: operation('adminListWebhooks', {
    summary: 'All webhooks, the oldest first, without their secrets',
    input: none,
    output: z.array(schemas.webhook),
  }),
  adminCreateWebhook: operation('adminCreateWebhook', {
    summary: 'Have events sent to an address; this answer alone has the secret that signs them',
    input: schemas.createWebhookInput,
    output: schemas.webhookWithSecret,
    errors: ['invalid_input', 'reauthentication_required', 'webhook_address_refused', 'webhook_limit'],
  }),
  adminUpdateWebhook: operation('adminUpdateWebhook', {
    summary: 'Change where a webhook sends what, pause it or turn it on again',
    input: schemas.updateWebhookInput,
    output: schemas.webhook,
    errors: [
      'invalid_input',
      'reauthentication_required',
      'webhook_not_found',
      'webhook_address_refused',
      'stale_version',
    ],
  }),
  adminDeleteWebhook: operation('adminDeleteWebhook', {
    summary: 'Delete a webhook with the log of its deliveries',
    input: schemas.webhookIdInput,
    output: emptyAnswer,
    errors: ['webhook_not_found'],
  }),
  adminRotateWebhookSecret: operation('adminRotateWebhookSecret', {
    summary: 'Give a webhook another secret; for a day, deliveries are signed with both',
    input: schemas.rotateWebhookSecretInput,
    output: schemas.webhookWithSecret,
    errors: ['invalid_input', 'reauthentication_required', 'webhook_not_found', 'stale_version'],
  }),
  adminTestWebhook: operation('adminTestWebhook', {
    summary: 'Send a test event at once, and tell how it went',
    input: schemas.webhookIdInput,
    output: schemas.webhookDelivery,
    errors: ['webhook_not_found', 'webhook_paused'],
  }),
  adminListWebhookDeliveries: operation('adminListWebhookDeliveries', {
    summary:
      'What was sent to a webhook in the last 30 days, the newest first; X-Total-Count carries how many',
    input: schemas.listWebhookDeliveriesInput,
    output: z.array(schemas.webhookDelivery),
    errors: ['invalid_input', 'webhook_not_found'],
  }),
  adminResendWebhookDelivery: operation('adminResendWebhookDelivery', {
    summary: 'Send a delivery again at once, under the same id',
    input: schemas.webhookDeliveryIdInput,
    output: schemas.webhookDelivery,
    errors: ['webhook_delivery_not_found', 'webhook_paused'],
  }),
}
