import type { CartItemRecord } from '../../records/index.ts'
import type { useFormatMoney } from '../Price/money-context.tsx'

/** What a shopper has to know of a line's stock or price. */
export function stockNote(
  { notice, availableStock, unitPrice }: CartItemRecord,
  format: ReturnType<typeof useFormatMoney>,
): string {
  if (notice === 'unavailable' || availableStock === 0) return 'This product is out of stock'
  if (notice === 'price_changed') return `Price changed to ${format(unitPrice, { decimals: 'auto' })}`
  if (notice === 'low_stock') return `Only ${availableStock} left in stock`
  return 'In stock'
}
