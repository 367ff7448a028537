import type { Order, TimelineEntry } from '@shruti/server/contract'

export interface OrderNews {
  readonly order: Order
  readonly entry: TimelineEntry
}

/** Every step of every order, the newest first [NOTE-1]. */
export function orderNews(orders: readonly Order[]): OrderNews[] {
  return orders
    .flatMap(order => order.timeline.map(entry => ({ order, entry })))
    .toSorted((a, b) => b.entry.at.localeCompare(a.entry.at))
}
