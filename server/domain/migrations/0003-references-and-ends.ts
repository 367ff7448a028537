import type { EarlierRecord, Migration } from './migration.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What runs out says when, and an Idempotency-Key names its order rather than holding a copy of the answer. Stores of
 * the first version know neither.
 */
export const referencesAndEnds: Migration = {
  to: 3,
  name: 'Ends of sessions and counters, orders of Idempotency-Keys',
  collections: { idempotency: withOrderId, sessions: withEnd, rates: withEndOfCount },
}

function withOrderId(record: EarlierRecord) {
  const { answer, ...key } = record
  if (key['orderId'] !== undefined) return record
  const orderId = (answer as { readonly id?: string } | undefined)?.id
  // Without an order the key protects nothing.
  return orderId === undefined ? null : { ...key, orderId }
}

/** Thirty days after its last use, as a session of that version lived. */
function withEnd(record: EarlierRecord) {
  if (record['expiresAt'] !== undefined && record['pendingCode'] !== undefined) return record
  const { pendingPhoneNumber: _numberWithoutBrowser, ...session } = record
  return {
    ...session,
    pendingCode: session['pendingCode'] ?? null,
    expiresAt: session['expiresAt'] ?? later(session['lastSeenAt'], 30 * dayMs),
  }
}

/** A day after the last event: the longest window of any limit. */
function withEndOfCount(record: EarlierRecord) {
  if (record['expiresAt'] !== undefined) return record
  const events = (record['events'] ?? []) as readonly string[]
  return { ...record, expiresAt: later(events.at(-1), dayMs) }
}

/** An instant that cannot be read is long past: what it belongs to is over. */
function later(instant: unknown, ms: number): string {
  const startMs = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  return new Date(Number.isNaN(startMs) ? 0 : startMs + ms).toISOString()
}
