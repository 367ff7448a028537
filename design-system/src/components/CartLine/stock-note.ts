import type { CartItemRecord } from '../../records/index.ts'
import type { useFormatMoney } from '../Price/money-context.tsx'
import { t } from '../../texts/t.ts'

/** What a shopper has to know of a line's stock or price. */
export function stockNote(
  { notice, availableStock, unitPrice }: CartItemRecord,
  format: ReturnType<typeof useFormatMoney>,
): string {
  if (notice === 'unavailable' || availableStock === 0) return t('This product is out of stock')
  if (notice === 'price_changed')
    return t('Price changed to {price}', { price: format(unitPrice, { decimals: 'auto' }) })
  if (notice === 'low_stock') return t('Only {stock} left in stock', { stock: availableStock })
  return t('In stock')
}
