import type { InvoiceLine, OrderLine } from '../../contract/index.ts'

/** The share of `part` pieces of `whole` in an amount, rounded down: shares of all pieces, one after another, add up. */
const shareOf = (amount: number, part: number, whole: number) =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/**
 * What was paid for some pieces of a line, with its tax, as a line of a credit note. Pieces are counted through: whoever
 * returns a line piece by piece gets for all of them what was paid for the line, to the paisa.
 * @param from pieces of the line that were refunded before
 */
export function piecesOf(line: OrderLine, from: number, quantity: number): InvoiceLine {
  const between = (amount: number) =>
    shareOf(amount, from + quantity, line.quantity) - shareOf(amount, from, line.quantity)
  const total = between(line.lineTotal - line.discount)
  const [cgst, sgst, igst] = [between(line.tax.cgst), between(line.tax.sgst), between(line.tax.igst)]
  return {
    description: `${line.name}, ${line.variantName}`,
    hsn: line.hsn,
    quantity,
    unitPrice: line.unitPrice,
    discount: line.unitPrice * quantity - total,
    gstRate: line.gstRate,
    tax: { taxable: total - cgst - sgst - igst, cgst, sgst, igst },
    total,
  }
}
