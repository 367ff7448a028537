import type { BulkAnswer, OrderStatus } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { moveOrder } from '../../orders/move-order.ts'
import { canMove, statusInWords } from '../../orders/state-machine.ts'
import type { Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { allowedOrderMoves } from './editable.ts'
import { requireOrder } from './orders.ts'

interface MoveOrders {
  readonly ids: readonly string[]
  readonly status: OrderStatus
  readonly batchId?: string | undefined
}

/** Moves several orders on; one that cannot go there stays, and the answer says so. Can be undone. */
export function adminMoveOrders(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, status: to, batchId }: MoveOrders,
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'order.status',
    ids,
    batchId,
    labelOf: async (tx, id) => (await tx.get('orders', id))?.number ?? 'An order that is gone',
    async change(tx, id) {
      const order = await requireOrder(tx, id)
      const { status: from, number } = order
      if (!canMove(from, to, 'administrator'))
        throw shopError('order_transition', { from: statusInWords(from), to: statusInWords(to) })
      if (!allowedOrderMoves(order).includes(to)) throw shopError('order_in_parcels')
      const moved = await moveOrder(dependencies, tx, order, {
        to,
        by: 'administrator',
        actorId: administrator.user.id,
      })
      return {
        label: number,
        subject: `order:${id}`,
        detail: `${number}: ${from} → ${to}`,
        before: order,
        after: moved,
      }
    },
  })
}
