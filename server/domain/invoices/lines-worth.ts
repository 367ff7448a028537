import type { InvoiceLine } from '../../contract/index.ts'
import { spreadDiscount, taxWithin } from '../pricing.ts'

/**
 * Lines of a credit note that come to `amount` paise: each line gives back its share, with the GST that is within it at
 * its own rate. The lines themselves where they come to no more than that.
 */
export function linesWorth(lines: readonly InvoiceLine[], amount: number): InvoiceLine[] {
  const whole = lines.map(({ total }) => total)
  if (amount >= whole.reduce((sum, total) => sum + total, 0)) return [...lines]
  const shares = spreadDiscount(whole, amount)
  return lines.flatMap((line, index) => {
    const total = shares[index] ?? 0
    if (total === 0) return []
    const tax = taxWithin(total, line.gstRate, line.tax.igst === 0)
    return [{ ...line, discount: line.unitPrice * line.quantity - total, tax, total }]
  })
}
