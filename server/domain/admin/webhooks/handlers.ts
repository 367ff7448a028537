import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts'

type Context = Parameters<typeof administratorOf>[0]

const asking = (context: Context) => ({ administrator: administratorOf(context), caller: context.caller })

export function webhookHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListWebhooks: os.adminListWebhooks.handler(() => listWebhooks(dependencies)),
    adminCreateWebhook: os.adminCreateWebhook.handler(({ context, input }) =>
      createWebhook(dependencies, asking(context), input),
    ),
    adminUpdateWebhook: os.adminUpdateWebhook.handler(({ context, input }) =>
      updateWebhook(dependencies, asking(context), input),
    ),
    adminDeleteWebhook: os.adminDeleteWebhook.handler(({ context, input }) =>
      deleteWebhook(dependencies, administratorOf(context), input.id),
    ),
    adminRotateWebhookSecret: os.adminRotateWebhookSecret.handler(({ context, input }) =>
      rotateWebhookSecret(dependencies, asking(context), input),
    ),
    adminTestWebhook: os.adminTestWebhook.handler(({ input }) => testWebhook(dependencies, input.id)),
    adminListWebhookDeliveries: os.adminListWebhookDeliveries.handler(async ({ context, input }) =>
      answerPage(context, await listWebhookDeliveries(dependencies, input)),
    ),
    adminResendWebhookDelivery: os.adminResendWebhookDelivery.handler(({ input }) =>
      resendWebhookDelivery(dependencies, input.id),
    ),
  }
}
