import type { ReplicaFigures } from '../../stores/postgres/replica.ts'
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

/** Whether the replica of the database is read, and how old what it has is. */
export function measureReplica(metrics: Metrics, store: Pick<PostgresStore<never>, 'replicaFigures'>): void {
  const gauge = (name: string, help: string, valueOf: (figures: ReplicaFigures) => number) =>
    metrics.gauge(name, help, [], () => {
      const figures = store.replicaFigures()
      return figures ? [{ labels: {}, value: valueOf(figures) }] : []
    })
  gauge(
    'shruti_database_replica_used',
    'Whether this process reads what is public from the replica: 1 or 0.',
    ({ isUsed }) => (isUsed ? 1 : 0),
  )
  gauge(
    'shruti_database_replica_lag_seconds',
    'How old what the replica has is at most.',
    ({ lagMs }) => lagMs / 1000,
  )
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
