import type { StockAdjustment } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import type { ProductRecord, ShopTransaction } from '../../records.ts'
import type { Administrator } from '../audit.ts'

interface StockChange {
  readonly reason: StockAdjustment['reason']
  readonly note?: string
}

/** Keeps what became of the stock of each colour between two states of a product, in the transaction that changes it. */
export async function keepStockHistory(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  { user }: Administrator,
  [before, after]: readonly [ProductRecord | null, ProductRecord],
  { reason, note = '' }: StockChange,
): Promise<void> {
  const at = toInstant(clock.now())
  for (const { sku, name, stock } of after.variants) {
    const change = stock - (before?.variants.find(variant => variant.sku === sku)?.stock ?? 0)
    if (change === 0) continue
    await tx.put('stockAdjustments', {
      id: ids.id(),
      at,
      productId: after.id,
      productName: after.name,
      colour: name,
      sku,
      change,
      stockAfter: stock,
      reason,
      note,
      actorId: user.id,
      actorName: user.name ?? user.username,
    })
  }
}
