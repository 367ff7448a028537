import * as z from 'zod'
import { exportPaging, listInput } from './admin-lists.ts'
import { productStatus, stockCount, stockLevel } from './admin-products.ts'
import { choices, id, instant, paging, pathId } from './common.ts'
import { textLine } from './text.ts'

/** Stock by colour, and what administrators changed about it (ADM-2). */

export const stockReason = z.enum(
  ['received', 'counted', 'damaged', 'lost', 'found', 'other'],
  'Choose a reason',
)

export const inventoryRow = z.strictObject({
  /** Product and SKU. */
  id: z.string(),
  productId: id,
  productName: z.string(),
  status: productStatus,
  colour: z.string(),
  colorHex: z.string(),
  imageUrl: z.string(),
  sku: z.string(),
  stock: z.int(),
  level: stockLevel,
  updatedAt: instant,
  /** The product's. */
  version: z.int(),
})

const inventoryFilters = {
  stock: choices(stockLevel).optional(),
  status: choices(productStatus).optional(),
}

/** `stock` sorts by the colour of a product that has the least. A page holds whole products. */
export const listInventoryInput = z.object({
  ...inventoryFilters,
  ...listInput(['name', 'stock', 'updatedAt']),
})

export const exportInventoryInput = listInventoryInput
  .omit({ page: true, pageSize: true })
  .extend(exportPaging)

export const setStockInput = z.object({
  productId: pathId,
  sku: z.string('Name the SKU').max(40),
  version: z.int(),
  stock: stockCount,
})

export const adjustStockInput = z.object({
  productId: pathId,
  sku: z.string('Name the SKU').max(40),
  /** Pieces that come, or, negative, go. */
  change: z
    .int('Enter a whole number')
    .min(-1_000_000, 'Enter a smaller number')
    .max(1_000_000, 'Enter a smaller number')
    .refine(change => change !== 0, 'Enter how many'),
  reason: stockReason,
  note: textLine({ max: 200 }).default(''),
})

export const stockAdjustment = z.strictObject({
  id,
  at: instant,
  productId: id,
  productName: z.string(),
  colour: z.string(),
  sku: z.string(),
  change: z.int(),
  stockAfter: z.int(),
  /** `edited` with the product's form, `imported` from a file. */
  reason: z.enum([...stockReason.options, 'edited', 'imported']),
  note: z.string(),
  /** Who did it; null where the account is gone. */
  by: z.string().nullable(),
})

export const listStockAdjustmentsInput = z.object({
  productId: id.optional(),
  sku: z.string().max(40).optional(),
  ...paging,
})
