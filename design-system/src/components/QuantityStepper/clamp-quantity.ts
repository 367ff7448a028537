/** The nearest whole number within the limits; the lower limit for what is no number. */
export function clampQuantity(quantity: number, min: number, max: number): number {
  if (!Number.isFinite(quantity)) return min
  return Math.min(Math.max(Math.round(quantity), min), max)
}
