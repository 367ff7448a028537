import type { ProductRecord } from '../records.ts'
import type { Comparison } from './product-orders.ts'

/** Which of two places comes first. */
export type PlaceComparison = (left: number, right: number) => number

/** Compares the products at places: by the first comparison that tells them apart. */
export function inOrder(products: readonly ProductRecord[], ...comparisons: Comparison[]): PlaceComparison {
  return (left, right) => {
    const one = products[left]
    const other = products[right]
    if (!one || !other) return 0
    for (const compare of comparisons) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/**
 * An order in which the products at some places have changed.
 * @param compare by what they are now
 * @param isIn whether a changed place is in the order at all
 */
export function moved(
  former: Uint32Array,
  changed: readonly number[],
  compare: PlaceComparison,
  isIn: (place: number) => boolean = () => true,
): Uint32Array {
  const order = new Uint32Array(former.length + changed.length)
  order.set(former)
  let { length } = former
  for (const place of changed) {
    const at = order.subarray(0, length).indexOf(place)
    if (at === -1) continue
    order.copyWithin(at, at + 1, length)
    length -= 1
  }
  for (const place of changed) {
    if (!isIn(place)) continue
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(order[middle] ?? 0, place) < 0) low = middle + 1
      else high = middle
    }
    order.copyWithin(low + 1, low, length)
    order[low] = place
    length += 1
  }
  return order.slice(0, length)
}
