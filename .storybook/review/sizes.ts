import type { SizeChange, Weight } from './model.ts'

/** Less than this many bytes is what a few words cost each component that can say them, and no news. */
const leastBytes = 100

export type Weights = ReadonlyMap<string, Weight>

export interface SizeChanges {
  /** Components that weigh more or less than before, those that changed most first. */
  readonly changes: readonly SizeChange[]
  /** How many differ by less than is said of each. */
  readonly small: number
}

export function sizeChanges(before: Weights, after: Weights): SizeChanges {
  const all = [...new Set([...before.keys(), ...after.keys()])].map((component): SizeChange => {
    const [was, is] = [before.get(component), after.get(component)]
    return { component, ...(was && { before: was }), ...(is && { after: is }) }
  })
  const changes = all.filter(change => differenceOf(change) >= leastBytes)
  return {
    changes: changes.toSorted((one, other) => grownBy(other) - grownBy(one)),
    small: all.filter(change => differenceOf(change) > 0).length - changes.length,
  }
}

/** The larger of the differences at once and later, in bytes; infinite for a component that is new or gone. */
function differenceOf({ before, after }: SizeChange): number {
  if (!before || !after) return Infinity
  return Math.max(Math.abs(before.atOnce - after.atOnce), Math.abs(before.later - after.later))
}

const grownBy = ({ before, after }: SizeChange) =>
  Math.abs((after?.atOnce ?? 0) - (before?.atOnce ?? 0)) +
  Math.abs((after?.later ?? 0) - (before?.later ?? 0))
