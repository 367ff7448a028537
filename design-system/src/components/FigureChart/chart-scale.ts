/** The scale of a chart: lines at even steps from `min` to `max`, 0 among them. */
export interface ChartScale {
  readonly min: number
  readonly max: number
  /** From the top down. */
  readonly lines: readonly number[]
}

/** Lines above the base line, about. */
const wantedLines = 3

/** A scale that holds all values, in steps of 1, 2, 4 or 5 times a power of ten. */
export function chartScale(values: readonly number[]): ChartScale {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundStep((highest - lowest) / wantedLines)
  const [first, last] = [Math.floor(lowest / step), Math.max(1, Math.ceil(highest / step))]
  const lines = Array.from({ length: last - first + 1 }, (_line, index) => (last - index) * step)
  return { min: first * step, max: last * step, lines }
}

function roundStep(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 4, 5, 10].find(factor => factor * power >= least) ?? 10)
}
