import type { FigureSums } from '../../../contract/index.ts'
import { measures, type Sums } from './records.ts'

/** Sums with every measure, as they are answered. */
export function filledIn(sums: Sums = {}): FigureSums {
  return Object.fromEntries(measures.map(measure => [measure, sums[measure] ?? 0])) as FigureSums
}
