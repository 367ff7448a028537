import { toInstant } from '../calendar.ts'
import { minuteMs, secondMs } from '../rates.ts'
import { never } from '../expiry.ts'
import type { PaymentRecord } from './records.ts'

/** How long the stock of an order is kept while it waits for its money (CHK-2). A new try gives as long again. */
export const heldMs = 15 * minuteMs
/** However often it is tried: other shoppers wait for the same pieces. */
const heldAtMostMs = 45 * minuteMs
/** When the provider does not answer, an order that ran out waits this much longer for its word. */
export const graceMs = 5 * minuteMs

/** The hold after a new try. */
export function heldUntilAfterTry({ createdAt }: Pick<PaymentRecord, 'createdAt'>, nowMs: number): string {
  return toInstant(Math.min(nowMs + heldMs, Date.parse(createdAt) + heldAtMostMs))
}

const whileOpenMs = 30 * secondMs
/** Money may still arrive for an order that ended without it. Asked for after these waits, counted from the end of its hold. */
const afterClosingMs = [5, 30, 2 * 60, 12 * 60, 48 * 60].map(minutes => minutes * minuteMs)

/** When the provider is to be asked again. */
export function nextQuestion({ status, heldUntil }: PaymentRecord, nowMs: number): string {
  if (status === 'paid') return never
  if (status === 'open') return toInstant(nowMs + whileOpenMs)
  const endedMs = Date.parse(heldUntil)
  const next = afterClosingMs.find(waitMs => endedMs + waitMs > nowMs)
  return next === undefined ? never : toInstant(endedMs + next)
}
