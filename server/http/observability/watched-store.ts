import type { ShopStore } from '../../domain/index.ts'
import { StoreUnavailable } from '../../domain/index.ts'
import { secondsSince, type Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/** A store whose transactions are measured, from the wait for their turn until they are on the disk. */
export function watchStore(
  store: ShopStore,
  { metrics, tracing }: { readonly metrics: Metrics; readonly tracing: Tracing },
): ShopStore {
  const duration = metrics.histogram(
    'shruti_store_transaction_duration_seconds',
    'Transactions, waiting for their turn and for the disk included. Outcome: stored, refused (by a rule of the shop) or unavailable.',
    ['outcome'],
  )
  return {
    get: (collection, id) => store.get(collection, id),
    list: (collection, query) => store.list(collection, query),
    count: (collection, query) => store.count(collection, query),
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
    async transaction(work) {
      const startedAt = performance.now()
      let outcome = 'stored'
      try {
        return await tracing.span('store.transaction', { kind: 'internal' }, () => store.transaction(work))
      } catch (error) {
        outcome = error instanceof StoreUnavailable ? 'unavailable' : 'refused'
        throw error
      } finally {
        duration.observe({ outcome }, secondsSince(startedAt))
      }
    },
  }
}
