import type { PostgresStore } from '../../stores/postgres/store.ts'
import type { Metrics } from './metrics.ts'

/** Counts the transactions that lost to another and were tried again. */
export function countRetries(metrics: Metrics): () => void {
  const retries = metrics.counter(
    'shruti_database_retries_total',
    'Transactions that lost to another one, and were tried again.',
  )
  return () => retries.add({})
}

/** The connections to PostgreSQL, and how large the shop has become there, looked up when someone asks. */
export function measureDatabase(
  metrics: Metrics,
  store: Pick<PostgresStore<never>, 'bytes' | 'connections'>,
): void {
  metrics.gauge(
    'shruti_database_connections',
    'Connections of this process by pool: used and idle ones, and callers that wait for one.',
    ['pool', 'state'],
    () =>
      store.connections().flatMap(({ pool, total, idle, waiting }) => [
        { labels: { pool, state: 'used' }, value: total - idle },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'waiting' }, value: waiting },
      ]),
  )
  metrics.gauge('shruti_database_bytes', "Bytes of the shop's tables and their indexes.", [], async () => [
    { labels: {}, value: await store.bytes() },
  ])
}
