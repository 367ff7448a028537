import type { OrderRecord, ProductRecord } from '../records.ts'
import type { WarrantyClaimRecord } from './records.ts'

type Status = WarrantyClaimRecord['status']

/** Where a claim may go, by an administrator (`server/docs/api.md`). */
const moves: Readonly<Record<Status, readonly Status[]>> = {
  requested: ['approved', 'declined'],
  approved: ['received', 'declined'],
  received: ['repaired', 'replaced', 'declined'],
  declined: [],
  repaired: [],
  replaced: [],
}

export const allowedClaimMoves = (status: Status): readonly Status[] => moves[status]

/** Whether a claim still has something before it. */
export const isClaimOpen = ({ status }: Pick<WarrantyClaimRecord, 'status'>): boolean =>
  moves[status].length > 0

/** Months of warranty of a line: as it was promised when it was bought. */
export function warrantyMonthsOf(
  order: Pick<OrderRecord, 'warrantyMonths'>,
  lineIndex: number,
  product: Pick<ProductRecord, 'warrantyMonths'> | undefined,
): number {
  return order.warrantyMonths?.[lineIndex] ?? product?.warrantyMonths ?? 0
}

/**
 * Until when the warranty of a delivered order's line runs, in ms: so many months from the delivery, to the same day of
 * the month or its last one. Null before the delivery, and where there is no warranty.
 */
export function warrantyUntil(
  order: Pick<OrderRecord, 'status' | 'timeline'>,
  months: number,
): number | null {
  const delivered = order.timeline.findLast(({ status }) => status === 'delivered')
  if (order.status !== 'delivered' || !delivered || months === 0) return null
  const from = new Date(delivered.at)
  const until = new Date(from)
  until.setUTCMonth(from.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return until.getTime()
}
