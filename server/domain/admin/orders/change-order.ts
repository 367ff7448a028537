import type { AdminOrder } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { OrderRecord, ShopTransaction } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { requireOrder, toAdminOrder } from './orders.ts'

export interface OrderVersion {
  readonly id: string
  readonly version: number
}

export interface OrderChange {
  /** As the audit log calls it: "order.note". */
  readonly action: string
  /** In words, after the order's number. */
  readonly detail: string
  readonly after: OrderRecord
}

/**
 * Changes an order without moving it on, if nobody else changed it since the administrator read it. `change` answers with
 * the order as it is to be; version and time are kept here.
 * @throws order_not_found, stale_version
 */
export function changeOrder(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version }: OrderVersion,
  change: (tx: ShopTransaction, order: OrderRecord) => Promise<OrderChange>,
): Promise<AdminOrder> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOrder(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const { action, detail, after } = await change(tx, before)
    const changed: OrderRecord = {
      ...after,
      updatedAt: toInstant(dependencies.clock.now()),
      version: before.version + 1,
    }
    await tx.put('orders', changed)
    return {
      answer: await toAdminOrder(tx, changed),
      action,
      subject: `order:${id}`,
      detail: `${before.number}: ${detail}`,
      before,
      after: changed,
    }
  })
}
