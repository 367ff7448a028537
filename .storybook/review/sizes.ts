import type { SizeChange, Weight } from './model.ts'

/** Less than this many bytes is what compressing other words costs, and no news. */
const leastBytes = 16

export type Weights = ReadonlyMap<string, Weight>

/** Components that weigh more or less than before, those that changed most first. */
export function sizeChanges(before: Weights, after: Weights): readonly SizeChange[] {
  const differs = (component: string) => {
    const [was, is] = [before.get(component), after.get(component)]
    if (!was || !is) return true
    return Math.abs(was.atOnce - is.atOnce) >= leastBytes || Math.abs(was.later - is.later) >= leastBytes
  }
  const grownBy = ({ before: was, after: is }: SizeChange) =>
    Math.abs((is?.atOnce ?? 0) - (was?.atOnce ?? 0)) + Math.abs((is?.later ?? 0) - (was?.later ?? 0))
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(differs)
    .map((component): SizeChange => {
      const [was, is] = [before.get(component), after.get(component)]
      return { component, ...(was && { before: was }), ...(is && { after: is }) }
    })
    .toSorted((one, other) => grownBy(other) - grownBy(one))
}
