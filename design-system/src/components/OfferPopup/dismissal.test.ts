import { describe, expect, it } from 'vitest'
import { isOfferResting, offerDismissedKey, rememberDismissal } from './dismissal.ts'

const closedAt = Date.parse('2026-11-20T05:30:00.000Z')
const hourMs = 60 * 60 * 1000

function storage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('the offer after it was closed', () => {
  it('[POP-1] stores the time of dismissal', () => {
    const kept = storage()
    rememberDismissal(kept, closedAt)
    expect(kept.getItem('offerDismissedAt')).toBe('1795152600000')
  })

  it('[POP-1] stays away for 24 hours, and no longer', () => {
    const kept = storage({ [offerDismissedKey]: String(closedAt) })
    expect(isOfferResting(kept, closedAt)).toBe(true)
    expect(isOfferResting(kept, closedAt + 24 * hourMs - 1)).toBe(true)
    expect(isOfferResting(kept, closedAt + 24 * hourMs)).toBe(false)
  })

  it('[POP-1] comes to whoever never closed it', () => {
    expect(isOfferResting(storage(), closedAt)).toBe(false)
  })

  it('comes back when the stored time is no time, or lies ahead because the clock was wrong', () => {
    expect(isOfferResting(storage({ [offerDismissedKey]: 'yesterday' }), closedAt)).toBe(false)
    expect(isOfferResting(storage({ [offerDismissedKey]: String(closedAt + hourMs) }), closedAt)).toBe(false)
  })
})
