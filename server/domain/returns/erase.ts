import { shopError } from '../errors.ts'
import { deletedUserId } from '../orders/buyer-keys.ts'
import type { ShopTransaction } from '../records.ts'
import { isReturnOpen } from './rules.ts'

/**
 * Takes from a user's returns what tells who they were: the words and the UPI ID. Pieces and amounts stay with the order.
 * @throws open_orders while a return is open
 */
export async function eraseReturns(tx: ShopTransaction, userId: string): Promise<void> {
  const returns = await tx.list('returns', { where: { userId } })
  if (returns.some(isReturnOpen)) throw shopError('open_orders')
  for (const record of returns) {
    await tx.put('returns', {
      ...record,
      userId: deletedUserId,
      version: record.version + 1,
      comment: null,
      items: record.items.map(({ photos: _photos, ...item }) => item),
      upiId: null,
      timeline: record.timeline.map(({ note: _note, ...entry }) => ({
        ...entry,
        actorId: entry.by === 'customer' ? null : entry.actorId,
      })),
    })
  }
}
