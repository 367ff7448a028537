import {
  deliverMessages,
  messageChannels,
  StoreUnavailable,
  tellOfProducts,
  type Dependencies,
} from '../../domain/index.ts'
import type { Metrics } from '../observability/metrics.ts'

/** Short enough that a shopper who has just ordered does not wait for the message. */
const intervalMs = 5000

/**
 * Writes who waits for a product that is back or cheaper into the outbox, and hands over its messages, while the shop runs: every five seconds, one run at a time. A failure is logged and
 * made up for by the next run; what is not handed over at the end is at the next start.
 * @returns a function that ends it; resolves when the message that was on its way is over
 */
export function startDelivering(
  dependencies: Dependencies,
  { publicOrigin, metrics }: { readonly publicOrigin: string; readonly metrics: Metrics },
): () => Promise<void> {
  const { log, store } = dependencies
  const tries = metrics.counter(
    'shruti_outbox_tries_total',
    'Tries to hand over messages of the outbox, by channel and outcome: sent, failed or given_up.',
    ['channel', 'outcome'],
  )
  metrics.gauge('shruti_outbox_waiting', 'Messages of the outbox that wait to be sent.', [], async () => [
    { labels: {}, value: await store.count('messages', { where: { waitingFor: messageChannels } }) },
  ])
  const ending = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= tellOfProducts(dependencies, ending.signal)
      .then(() =>
        deliverMessages(dependencies, {
          publicOrigin,
          signal: ending.signal,
          observe: (channel, outcome) => tries.add({ channel, outcome }),
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof StoreUnavailable && ending.signal.aborted) return
        log.error({ err: error }, 'Messages could not be delivered')
      })
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, intervalMs)
  run()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}
