import { returnWindowDays, shopsFault, type InvoiceLine } from '../../contract/index.ts'
import { chargeLinesOf } from '../invoices/tax-documents.ts'
import { dayMs } from '../rates.ts'
import type { OrderRecord } from '../records.ts'
import { lostForGood, placesKept } from '../orders/parcels.ts'
import { piecesAt } from './pieces.ts'
import type { ReturnRecord } from './records.ts'

type ReturnStatus = ReturnRecord['status']

/** Where a return may go, by an administrator (`server/docs/api.md`). */
const moves: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['picked_up', 'rejected'],
  picked_up: ['received'],
  received: ['refunded', 'replaced'],
  rejected: [],
  refunded: [],
  replaced: [],
}

export const resolutionOf = ({ resolution = 'refund' }: Pick<ReturnRecord, 'resolution'>) => resolution

/** The end that the customer did not choose is none. */
const otherEnd = { refund: 'replaced', replacement: 'refunded' } as const

export const allowedReturnMoves = (
  record: Pick<ReturnRecord, 'status' | 'resolution'>,
): readonly ReturnStatus[] => moves[record.status].filter(status => status !== otherEnd[resolutionOf(record)])

/** Whether a return still has something before it. */
export const isReturnOpen = ({ status }: Pick<ReturnRecord, 'status'>): boolean => moves[status].length > 0

/** Until when an order can be returned, in ms; null before it is delivered. */
export function returnableUntil(order: Pick<OrderRecord, 'status' | 'timeline'>): number | null {
  if (order.status !== 'delivered') return null
  const delivered = order.timeline.findLast(({ status }) => status === 'delivered')
  return delivered ? Date.parse(delivered.at) + returnWindowDays * dayMs : null
}

/** The order's lines that come back, with as many pieces. */
export function linesReturned(
  { items }: Pick<ReturnRecord, 'items'>,
  order: Pick<OrderRecord, 'lines'>,
): OrderRecord['lines'] {
  return items.flatMap(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    return line ? [{ ...line, quantity }] : []
  })
}

/** Pieces of a line in some returns. */
export function piecesIn(returns: readonly Pick<ReturnRecord, 'items'>[], lineIndex: number): number {
  return returns
    .flatMap(({ items }) => items)
    .filter(item => item.lineIndex === lineIndex)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * The lines of the credit note for a return: what was paid for its pieces and, where the shop is at fault and nothing of
 * the order stays, what was paid for the delivery (`deliveryChargeRule`).
 * @param others the order's other returns
 */
export function refundedLines(
  order: OrderRecord,
  { items, reason }: Pick<ReturnRecord, 'items' | 'reason'>,
  others: readonly ReturnRecord[],
): InvoiceLine[] {
  const refunded = others.filter(({ status }) => status === 'refunded')
  const lines = items.flatMap(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    const from = piecesIn(refunded, lineIndex)
    return line ? [piecesAt(line, placesKept(order, lineIndex).slice(from, from + quantity))] : []
  })
  const nothingStays = order.lines.every(
    (line, lineIndex) =>
      piecesIn([...refunded, { items }], lineIndex) >= line.quantity - lostForGood(order, lineIndex),
  )
  return nothingStays && shopsFault.includes(reason) ? [...lines, ...chargeLinesOf(order)] : lines
}

export const sumOfLines = (lines: readonly Pick<InvoiceLine, 'total'>[]): number =>
  lines.reduce((sum, { total }) => sum + total, 0)
