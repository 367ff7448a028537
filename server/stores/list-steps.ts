import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'
import type { Direction, SortedIndex } from './sorted-index.ts'

/** What is left of an ordering after the last record of the page before. */
export function placesAfter(
  index: SortedIndex,
  { after, orderBy }: ListQuery,
  { low, high }: { readonly low: number; readonly high: number },
): { low: number; high: number } {
  if (after === undefined) return { low, high }
  if (orderBy?.direction === 'desc') {
    return { low, high: Math.max(low, Math.min(high, index.countBefore(after.key, after.id))) }
  }
  return { low: Math.min(high, Math.max(low, index.countThrough(after.key, after.id))), high }
}

/** Records that a query may test at once: of more, it makes a selection in slices. */
export const fewSteps = 2000
export const directionOf = ({ orderBy }: ListQuery): Direction => orderBy?.direction ?? 'asc'

export const wantedBy = ({ offset = 0, limit = Infinity }: ListQuery) => offset + limit

/** If matches lie evenly in the ordering, `wanted` of them are found after wanted × all ÷ matches steps. */
function walkSteps(all: number, matches: number, wanted: number): number {
  return Math.min(all, (wanted * all) / Math.max(matches, 1))
}

const sortSteps = (matches: number) => matches * (1 + Math.log2(matches + 1))

export function isWalkCheaper(all: number, matches: number, wanted: number): boolean {
  return walkSteps(all, matches, wanted) < sortSteps(matches)
}

/** What the cheaper way takes. */
export function stepsOf(all: number, matches: number, wanted: number): number {
  return Math.min(walkSteps(all, matches, wanted), sortSteps(matches))
}

/** The first `limit` records (at least one is taken), without the first `offset`. */
export function take(
  records: Iterable<StoredRecord>,
  { offset = 0, limit }: { readonly offset?: number; readonly limit: number },
): StoredRecord[] {
  const taken: StoredRecord[] = []
  let left = offset
  for (const record of records) {
    if (left > 0) {
      left -= 1
      continue
    }
    taken.push(record)
    if (taken.length >= limit) break
  }
  return taken
}
