import type { InvoiceLine, OrderLine } from '../../contract/index.ts'

/** The share of `part` pieces of `whole` in an amount, rounded down: shares of all pieces, one after another, add up. */
const shareOf = (amount: number, part: number, whole: number) =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/**
 * What was paid for some pieces of a line, with its tax, as a line of a credit note. Pieces are counted through: whoever
 * returns a line piece by piece gets for all of them what was paid for the line, to the paisa.
 * @param places of the pieces in the line, from 0
 */
export function piecesAt(line: OrderLine, places: readonly number[]): InvoiceLine {
  const share = (amount: number) =>
    places.reduce(
      (sum, place) => sum + shareOf(amount, place + 1, line.quantity) - shareOf(amount, place, line.quantity),
      0,
    )
  const quantity = places.length
  const total = share(line.lineTotal - line.discount)
  const [cgst, sgst, igst] = [share(line.tax.cgst), share(line.tax.sgst), share(line.tax.igst)]
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

/** The same of pieces that follow each other. @param from place of the first */
export const piecesOf = (line: OrderLine, from: number, quantity: number): InvoiceLine =>
  piecesAt(
    line,
    Array.from({ length: quantity }, (_, index) => from + index),
  )
