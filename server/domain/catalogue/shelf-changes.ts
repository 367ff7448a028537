import type { CategoryRecord, ProductRecord } from '../records.ts'

/** What a shelf is made of, as the store lists it. */
export interface Ground {
  readonly products: readonly ProductRecord[]
  readonly categories: readonly CategoryRecord[]
}

/** Places of products that have changed, with the records that were there and those that are: one after the other. */
export interface Changes {
  readonly places: readonly number[]
  readonly gone: readonly ProductRecord[]
  readonly come: readonly ProductRecord[]
}

/** More are not worth working in. */
const mostChanges = 100

/** What orders and edits change: some records, and none comes or goes. Undefined for anything else. */
export function changesBetween(former: Ground, now: Ground): Changes | undefined {
  const before = former.products
  const after = now.products
  if (before.length !== after.length || !isSame(former.categories, now.categories)) return undefined
  const changes = { places: [] as number[], gone: [] as ProductRecord[], come: [] as ProductRecord[] }
  // By index: it looks at each product after each order.
  for (let place = 0; place < after.length; place += 1) {
    const was = before[place]
    const is = after[place]
    if (was === is) continue
    if (!was || was.id !== is?.id || changes.places.length === mostChanges) return undefined
    changes.places.push(place)
    changes.gone.push(was)
    changes.come.push(is)
  }
  return changes
}

/** Whether two lists hold the same records. */
export const isSame = (known: readonly unknown[], now: readonly unknown[]) =>
  known === now || (known.length === now.length && known.every((record, index) => record === now[index]))
