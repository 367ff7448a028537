import { deliverMessages, messageChannels, tellOfProducts, type Dependencies } from '../../domain/index.ts'
import type { Duty } from '../duty.ts'
import type { Metrics } from '../observability/metrics.ts'

/**
 * Writes who waits for a product that is back or cheaper into the outbox, and hands over its messages, every five seconds:
 * a shopper who has just ordered does not wait for the message. What is not handed over at the end is at the next start.
 */
export function deliveringDuty(
  dependencies: Dependencies,
  { publicOrigin, metrics }: { readonly publicOrigin: string; readonly metrics: Metrics },
): Duty {
  const { store } = dependencies
  const tries = metrics.counter(
    'shruti_outbox_tries_total',
    'Tries to hand over messages of the outbox, by channel and outcome: sent, failed or given_up.',
    ['channel', 'outcome'],
  )
  metrics.gauge('shruti_outbox_waiting', 'Messages of the outbox that wait to be sent.', [], async () => [
    { labels: {}, value: await store.count('messages', { where: { waitingFor: messageChannels } }) },
  ])
  return {
    everyMs: 5_000,
    atOnce: true,
    failure: 'Messages could not be delivered',
    async run(signal) {
      await tellOfProducts(dependencies, signal)
      await deliverMessages(dependencies, {
        publicOrigin,
        signal,
        observe: (channel, outcome) => tries.add({ channel, outcome }),
      })
    },
  }
}
