import { toInstant } from '../calendar.ts'
import { hourMs, minuteMs, secondMs } from '../rates.ts'
import { never } from '../expiry.ts'
import type { PaymentRecord } from './records.ts'

/** How long the stock of an order is kept while it waits for its money (CHK-2). A new try gives as long again. */
export const heldMs = 15 * minuteMs
/** However often it is tried: other shoppers wait for the same pieces. */
const heldAtMostMs = 45 * minuteMs
/** How long a payment link lives, and the stock of its order is kept: who is sent one has to find it first (ADM-3). */
export const linkLivesMs = 24 * hourMs
/** When the provider does not answer, an order that ran out waits this much longer for its word. */
export const graceMs = 5 * minuteMs

/** The hold after a new try: never shorter than it was. */
export function heldUntilAfterTry(
  { createdAt, heldUntil = createdAt }: Pick<PaymentRecord, 'createdAt'> & Partial<PaymentRecord>,
  nowMs: number,
): string {
  const extendedMs = Math.min(nowMs + heldMs, Date.parse(createdAt) + heldAtMostMs)
  return toInstant(Math.max(extendedMs, Date.parse(heldUntil)))
}

const whileOpenMs = 30 * secondMs
/** An order with a link waits for a day: the page of whoever pays asks by itself, and events come as ever. */
const whileLinkedMs = 5 * minuteMs
/** Money may still arrive for an order that ended without it. Asked for after these waits, counted from the end of its hold. */
const afterClosingMs = [5, 30, 2 * 60, 12 * 60, 48 * 60].map(minutes => minutes * minuteMs)

/** When the provider is to be asked again. */
export function nextQuestion({ status, heldUntil, link }: PaymentRecord, nowMs: number): string {
  if (status === 'paid') return never
  if (status === 'open') {
    const soonMs = nowMs + whileOpenMs
    if (!link) return toInstant(soonMs)
    return toInstant(Math.max(soonMs, Math.min(nowMs + whileLinkedMs, Date.parse(heldUntil))))
  }
  const endedMs = Date.parse(heldUntil)
  const next = afterClosingMs.find(waitMs => endedMs + waitMs > nowMs)
  return next === undefined ? never : toInstant(endedMs + next)
}
