import { deliverWebhooks, type Dependencies } from '../../domain/index.ts'
import type { Duty } from '../duty.ts'
import type { Metrics } from '../observability/metrics.ts'

/** Sends events to webhooks every five seconds, apart from messages: a slow receiver holds up no customer's. */
export function webhooksDuty(dependencies: Dependencies, metrics: Metrics): Duty {
  const { store } = dependencies
  const tries = metrics.counter(
    'shruti_webhook_tries_total',
    'Tries to deliver events to webhooks, by outcome: delivered, failed or given_up.',
    ['outcome'],
  )
  metrics.gauge('shruti_webhooks_waiting', 'Deliveries to webhooks that wait to be sent.', [], async () => [
    { labels: {}, value: await store.count('webhookDeliveries', { where: { status: 'waiting' } }) },
  ])
  return {
    everyMs: 5_000,
    atOnce: true,
    failure: 'Webhooks could not be delivered',
    run: signal => deliverWebhooks(dependencies, { signal, observe: outcome => tries.add({ outcome }) }),
  }
}
