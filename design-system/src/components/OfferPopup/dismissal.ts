import type { TextStorage } from '../../foundations/text-storage.ts'

/** How long after the page has loaded the offer appears (POP-1). */
export const offerDelayMs = 3000

/** How long it stays away once closed (POP-1). */
export const offerRestMs = 24 * 60 * 60 * 1000

/** Key of the storage entry: milliseconds since 1970, as digits. */
export const offerDismissedKey = 'offerDismissedAt'

/** Whether the offer was closed in the last 24 hours. What cannot be read, or lies ahead of the clock, counts as never. */
export function isOfferResting(storage: TextStorage, nowMs: number): boolean {
  const stored = storage.getItem(offerDismissedKey)
  const elapsedMs = nowMs - Number(stored)
  return stored !== null && elapsedMs >= 0 && elapsedMs < offerRestMs
}

export function rememberDismissal(storage: TextStorage, nowMs: number): void {
  storage.setItem(offerDismissedKey, String(nowMs))
}
