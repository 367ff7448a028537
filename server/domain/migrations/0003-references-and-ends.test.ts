import { describe, expect, it } from 'vitest'
import { referencesAndEnds } from './0003-references-and-ends.ts'

const { idempotency, sessions, rates } = referencesAndEnds.collections

describe('the step to references and ends', () => {
  it('[SRV-3] keeps the order of an Idempotency-Key in place of its answer', () => {
    const key = { id: 'usr-asha:key', bodyHash: 'b', createdAt: '2026-11-20T06:00:00.000Z' }
    expect(idempotency?.({ ...key, answer: { id: 'ord-1', number: 'SHR-1' } })).toEqual({
      ...key,
      orderId: 'ord-1',
    })
    const today = { ...key, orderId: 'ord-1' }
    expect(idempotency?.(today)).toBe(today)
    expect(idempotency?.(key)).toBeNull()
  })

  it('[SRV-3] ends a session thirty days after it was seen, and forgets a number that no browser is bound to', () => {
    const session = { id: 's', userId: null, lastSeenAt: '2026-11-20T06:00:00.000Z', openedBy: '::1' }
    expect(sessions?.({ ...session, pendingPhoneNumber: '+919876507777' })).toEqual({
      ...session,
      pendingCode: null,
      expiresAt: '2026-12-20T06:00:00.000Z',
    })
    const today = { ...session, pendingCode: null, expiresAt: '2026-11-27T06:00:00.000Z' }
    expect(sessions?.(today)).toBe(today)
  })

  it('[SRV-3] ends a counter a day after its last event, and one without events at once', () => {
    const rate = { id: 'otp:+919876507777', events: ['2026-11-20T05:00:00.000Z', '2026-11-20T06:00:00.000Z'] }
    expect(rates?.(rate)).toEqual({ ...rate, expiresAt: '2026-11-21T06:00:00.000Z' })
    expect(rates?.({ id: 'x', events: [] })).toEqual({
      id: 'x',
      events: [],
      expiresAt: '1970-01-01T00:00:00.000Z',
    })
  })
})
