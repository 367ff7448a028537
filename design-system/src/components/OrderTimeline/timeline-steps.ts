import type { OrderStatus, TimelineRecord } from '../../records/index.ts'

/** What an order that goes well passes through (ORD-1). */
const happyPath: readonly OrderStatus[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
]

/** From here an order does not come back to the happy path, so nothing is still to come. */
const ended: ReadonlySet<OrderStatus> = new Set(['delivered', 'cancelled', 'returned_to_origin'])

export interface TimelineStep {
  key: string
  status: OrderStatus
  state: 'done' | 'current' | 'ahead'
  /** Absent for what has not happened. */
  at?: string | undefined
  note?: string | undefined
}

/**
 * The steps to draw: everything that happened, then what is left of the happy path. Steps that were skipped
 * are not invented, and a state that came twice (two tries at a delivery) is listed twice.
 */
export function timelineSteps(status: OrderStatus, timeline: readonly TimelineRecord[]): TimelineStep[] {
  const past = timeline.map((entry, index): TimelineStep => ({
    key: `${entry.status}-${entry.at}-${index}`,
    status: entry.status,
    state: index === timeline.length - 1 ? 'current' : 'done',
    at: entry.at,
    note: entry.note,
  }))
  if (ended.has(status)) return past
  const furthest = Math.max(...timeline.map(entry => happyPath.indexOf(entry.status)), -1)
  // An order of which a parcel was lost goes a part of its way again.
  const reached = happyPath.includes(status) ? happyPath.indexOf(status) : furthest
  const resumed = status === 'undelivered' ? happyPath.indexOf('out_for_delivery') : reached + 1
  const ahead = happyPath
    .slice(resumed)
    .map((next): TimelineStep => ({ key: `ahead-${next}`, status: next, state: 'ahead' }))
  return [...past, ...ahead]
}
