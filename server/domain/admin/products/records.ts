import type { StockAdjustment } from '../../../contract/index.ts'
import { collection } from '../../ports/store.ts'

/** What an administrator changed about the stock of a colour. Only ever added; it ends with the audit log's years. */
export interface StockAdjustmentRecord extends Omit<StockAdjustment, 'by'> {
  /** Who did it, and what they are called. */
  actorId: string
  actorName: string | null
}

export const productAdminCollections = {
  stockAdjustments: collection<StockAdjustmentRecord>({
    equal: { productId: { of: ({ productId }) => productId }, sku: { of: ({ sku }) => sku } },
    sorted: { at: ({ at }) => at },
    within: { productId: ['at'], sku: ['at'] },
  }),
} as const
