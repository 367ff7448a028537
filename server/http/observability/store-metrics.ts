import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { orderStatuses, paymentStatuses } from '../../contract/index.ts'
import { messageBudget } from '../../domain/accounts/message-budget.ts'
import { shopSchema, type Clock, type ShopStore } from '../../domain/index.ts'
import type { Compaction } from '../../stores/lowdb/adapter.ts'
import type { Metrics } from './metrics.ts'

type CollectionName = keyof typeof shopSchema

const kindsOfFile = ['journal', 'snapshot'] as const

/** What the store holds, looked up when someone asks. */
export function measureRecords(metrics: Metrics, store: ShopStore, clock: Clock): void {
  const collections = Object.keys(shopSchema) as CollectionName[]
  metrics.gauge('shruti_store_records', 'Records by collection.', ['collection'], () =>
    Promise.all(
      collections.map(async collection => ({ labels: { collection }, value: await store.count(collection) })),
    ),
  )
  metrics.gauge('shruti_orders', 'Orders by status.', ['status'], () =>
    Promise.all(
      orderStatuses.map(async status => ({
        labels: { status },
        value: await store.count('orders', { where: { status } }),
      })),
    ),
  )
  metrics.gauge('shruti_order_payments', 'Orders by the status of their payment.', ['status'], () =>
    Promise.all(
      paymentStatuses.map(async status => ({
        labels: { status },
        value: await store.count('orders', { where: { paymentStatus: status } }),
      })),
    ),
  )
  metrics.gauge(
    'shruti_message_budget',
    'One-time codes of the day in India: those that went out, and those that may.',
    ['figure'],
    async () => {
      const { sent, perDay } = await messageBudget(store, clock.now())
      return [
        { labels: { figure: 'sent' }, value: sent },
        { labels: { figure: 'limit' }, value: perDay },
      ]
    },
  )
}

/** What the embedded store has on the disk. @param folder the store's */
export function measureFiles(metrics: Metrics, folder: string): void {
  metrics.gauge('shruti_store_file_bytes', "Bytes of the store's files by kind.", ['kind'], async () => {
    const files = await filesOf(folder)
    return kindsOfFile.map(kind => ({
      labels: { kind },
      value: files.filter(file => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
    }))
  })
  metrics.gauge(
    'shruti_store_snapshot_time_seconds',
    'When the newest snapshot was written.',
    [],
    async () => {
      const times = (await filesOf(folder))
        .filter(({ kind }) => kind === 'snapshot')
        .map(file => file.writtenAtMs)
      return times.length === 0 ? [] : [{ labels: {}, value: Math.max(...times) / 1000 }]
    },
  )
}

/** Counts the snapshots that the store writes, and those that it could not. */
export function measureCompactions(metrics: Metrics): (compaction: Compaction) => void {
  const duration = metrics.histogram(
    'shruti_store_compaction_duration_seconds',
    'Compactions of the journal into a new snapshot, by outcome: written or failed.',
    ['outcome'],
  )
  return ({ outcome, durationMs }) => duration.observe({ outcome }, durationMs / 1000)
}

async function filesOf(folder: string) {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async name => {
      const kind = kindsOfFile.find(start => name.startsWith(start))
      // Between the listing and this look, a compaction may have removed it.
      const found = kind && (await stat(path.join(folder, name)).catch(() => undefined))
      return found ? [{ kind, bytes: found.size, writtenAtMs: found.mtimeMs }] : []
    }),
  )
  return files.flat()
}
