import { undoKeptMs } from '../admin/bulk/bulk.ts'
import { toInstant } from '../calendar.ts'
import type { Clock, Ids } from '../ports/index.ts'
import type { RefundRecord } from '../payments/records.ts'
import type { OrderRecord, ProductRecord, ShopStore, ShopTransaction } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'
import {
  consequencesOfOrder,
  consequencesOfProduct,
  consequencesOfRefund,
  consequencesOfReturn,
  toldCollections,
  type Consequences,
  type ShopEvent,
} from './events.ts'
import type { WebhookDeliveryRecord, WebhookRecord } from './records.ts'

interface Ports {
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * A store that writes down what webhooks have to be told, in the transaction of the change that causes it, so that neither
 * is kept without the other. The job delivers it (`deliver.ts`).
 */
export function tellingWebhooks(store: ShopStore, ports: Ports): ShopStore {
  return {
    get: (collection, id) => store.get(collection, id),
    list: (collection, query) => store.list(collection, query),
    count: (collection, query) => store.count(collection, query),
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
    transaction: work => store.transaction(tx => work(telling(tx, ports))),
  }
}

function telling(tx: ShopTransaction, ports: Ports): ShopTransaction {
  let active: Promise<readonly WebhookRecord[]> | undefined
  /** Asked once a transaction, and only in one that changes what can be told: most shops have no webhook. */
  const listeners = async (collection: string) => {
    const told = toldCollections[collection]
    if (!told) return []
    active ??= tx.list('webhooks', { where: { state: 'active' } })
    return (await active).filter(({ events }) => events.some(name => told.includes(name)))
  }
  return {
    get: (collection, id) => tx.get(collection, id),
    list: (collection, query) => tx.list(collection, query),
    count: (collection, query) => tx.count(collection, query),
    delete: (collection, id) => tx.delete(collection, id),
    async put(collection, record) {
      const webhooks = await listeners(collection)
      if (webhooks.length === 0) return tx.put(collection, record)
      const consequences = await consequencesOf(tx, collection, record)
      await tx.put(collection, record)
      await withdraw(tx, consequences)
      for (const event of consequences.events) await queueEvent(tx, ports, webhooks, event)
    },
  }
}

/** What a write means, worked out before it is done. */
async function consequencesOf(
  tx: ShopTransaction,
  collection: string,
  record: object,
): Promise<Consequences> {
  switch (collection) {
    case 'orders': {
      const order = record as OrderRecord
      return consequencesOfOrder(await tx.get('orders', order.id), order)
    }
    case 'refunds': {
      const refund = record as RefundRecord
      const order = await tx.get('orders', refund.orderId)
      return consequencesOfRefund(await tx.get('refunds', refund.id), refund, order)
    }
    case 'returns': {
      const asked = record as ReturnRecord
      const order = await tx.get('orders', asked.orderId)
      return consequencesOfReturn(await tx.get('returns', asked.id), asked, order)
    }
    default: {
      const product = record as ProductRecord
      return consequencesOfProduct(await tx.get('products', product.id), product)
    }
  }
}

/** Removes what nobody was told yet and is true no longer. */
async function withdraw(tx: ShopTransaction, { withdrawn }: Consequences): Promise<void> {
  for (const { subject, version } of withdrawn) {
    const waiting = await tx.list('webhookDeliveries', { where: { waitingAbout: subject } })
    for (const { id, subjectVersion, attempts } of waiting) {
      if (attempts.length === 0 && (version === undefined || subjectVersion === version))
        await tx.delete('webhookDeliveries', id)
    }
  }
}

async function queueEvent(
  tx: ShopTransaction,
  { clock, ids }: Ports,
  webhooks: readonly WebhookRecord[],
  { type, subject, subjectVersion, data }: ShopEvent,
): Promise<void> {
  const nowMs = clock.now()
  for (const { id: webhookId, events } of webhooks) {
    if (!events.includes(type)) continue
    await tx.put(
      'webhookDeliveries',
      newDelivery({ ids }, nowMs, {
        webhookId,
        event: type,
        subject,
        subjectVersion,
        data,
        // As messages do, an event waits until nobody can take the change back any more.
        nextAttemptMs: nowMs + undoKeptMs,
      }),
    )
  }
}

/** A delivery that waits for its first attempt. */
export function newDelivery(
  { ids }: { readonly ids: Ids },
  nowMs: number,
  {
    data,
    nextAttemptMs,
    ...about
  }: Pick<WebhookDeliveryRecord, 'webhookId' | 'event' | 'subject' | 'subjectVersion'> & {
    readonly data: ShopEvent['data']
    readonly nextAttemptMs: number
  },
): WebhookDeliveryRecord {
  const createdAt = toInstant(nowMs)
  return {
    ...about,
    id: `msg_${ids.id()}`,
    status: 'waiting',
    body: JSON.stringify({ type: about.event, timestamp: createdAt, data }),
    tries: 0,
    attempts: [],
    nextAttemptAt: toInstant(nextAttemptMs),
    createdAt,
  }
}
