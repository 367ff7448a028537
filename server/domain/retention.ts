import { auditKeptYears, formerBuyersKeptYears, ordersKeptYears } from '../contract/index.ts'
import { financialYear, startOfFinancialYear, toInstant } from './calendar.ts'
import type { ShopTransaction } from './records.ts'
import { releasePictures } from './uploads/attach.ts'

/**
 * What is kept for years ends by itself, as the privacy page says (`server/contract/retention.ts`). Housekeeping asks
 * for what is older, by an ordering that the collection has anyway, in slices and by the confirmed time.
 */

/** `nowMs` as many years earlier, or later where `years` is negative: the same day and time of the calendar. */
function yearsBefore(nowMs: number, years: number): number {
  const date = new Date(nowMs)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.getTime()
}

/**
 * The instant from which on orders are kept: books are kept for the eight financial years before the current one
 * (Companies Act 2013, s. 128(5)), which is longer than the six years of the GST and Income-tax Acts.
 */
export function ordersKeptSince(nowMs: number): string {
  const year = Number(financialYear(nowMs).slice(0, 4)) - ordersKeptYears
  return toInstant(startOfFinancialYear(year))
}

/** The instant from which on entries of the audit log are kept. */
export function auditKeptSince(nowMs: number): string {
  return toInstant(yearsBefore(nowMs, auditKeptYears))
}

/** Until when it is known that someone has bought here whose account is deleted now. */
export function formerBuyerKeptUntil(nowMs: number): string {
  return toInstant(yearsBefore(nowMs, -formerBuyersKeptYears))
}

/**
 * Removes an order whose years are over, with its documents and how it was paid and refunded. The whole record goes: without the buyer,
 * who may be gone for long, its amounts are in the books that the shop closed, and serve nobody here.
 */
export async function endOrder(tx: ShopTransaction, orderId: string): Promise<void> {
  const payment = await tx.get('payments', orderId)
  if (payment) {
    const sandbox = await tx.list('sandboxPayments', { where: { receipt: payment.receipt } })
    for (const { id } of sandbox) await tx.delete('sandboxPayments', id)
    await tx.delete('payments', orderId)
  }
  for (const { id } of await tx.list('transactions', { where: { orderId } }))
    await tx.delete('transactions', id)
  for (const { id } of await tx.list('refunds', { where: { orderId } })) await tx.delete('refunds', id)
  for (const { id } of await tx.list('taxDocuments', { where: { orderId } })) {
    await tx.delete('taxDocuments', id)
  }
  for (const { id } of await tx.list('returns', { where: { orderId } })) {
    // Long ago at any time: housekeeping takes the files with its next run.
    await releasePictures(tx, `return:${id}`, 0)
    await tx.delete('returns', id)
  }
  await tx.delete('orders', orderId)
}

/** Removes an entry of the audit log whose years are over. Nothing else removes any. */
export async function endAuditEntry(tx: ShopTransaction, id: string): Promise<void> {
  await tx.delete('audit', id)
}
