import type { OrderStatus } from './types.ts'

export type EndWithoutSale = Extract<OrderStatus, 'cancelled' | 'returned_to_origin'>

/** Whether an order ended without a sale: nothing is due for it, and what was paid goes back. */
export function endsWithoutSale(status: OrderStatus): status is EndWithoutSale {
  return status === 'cancelled' || status === 'returned_to_origin'
}
