import type { OrderStatus, PaymentMethodId } from '../../contract/index.ts'

/** Who moves an order. */
export type OrderActor = 'customer' | 'administrator' | 'system'

/** How an order begins: with cash on delivery nothing has to be paid before the shop acts on it. */
export function stateWhenPlaced(method: PaymentMethodId) {
  return method === 'cod'
    ? ({ status: 'placed', paymentStatus: 'cod_due' } as const)
    : ({ status: 'pending_payment', paymentStatus: 'pending' } as const)
}

type Moves = Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>

/** The whole life of an order: from a status, where it may go, and by whom (ORD-1; `server/docs/api.md` has the table). */
const transitions: Readonly<Record<OrderStatus, Moves>> = {
  pending_payment: {
    // By the customer, who goes over to cash on delivery.
    placed: ['system', 'customer'],
    payment_failed: ['system'],
    cancelled: ['administrator', 'customer', 'system'],
  },
  payment_failed: {
    pending_payment: ['customer', 'system'],
    placed: ['customer'],
    cancelled: ['administrator', 'customer', 'system'],
  },
  placed: { confirmed: ['administrator'], cancelled: ['administrator', 'customer'] },
  confirmed: { packed: ['administrator'], cancelled: ['administrator', 'customer'] },
  packed: { shipped: ['administrator'], cancelled: ['administrator', 'customer'] },
  shipped: {
    out_for_delivery: ['administrator'],
    delivered: ['administrator'],
    undelivered: ['administrator'],
  },
  out_for_delivery: { delivered: ['administrator'], undelivered: ['administrator'] },
  undelivered: { out_for_delivery: ['administrator'], returned_to_origin: ['administrator'] },
  delivered: {},
  cancelled: {},
  returned_to_origin: {},
}

/** Whether `actor` may move an order from one status to another. */
export function canMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return transitions[from][to]?.includes(actor) ?? false
}

/** Every status that `actor` may move an order to, in the order of its life. */
export function allowedMoves(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  const targets = Object.keys(transitions[from]) as OrderStatus[]
  return targets.filter(to => canMove(from, to, actor))
}

/** Whether an order in this status still has something before it. */
export function isOpen(status: OrderStatus): boolean {
  return Object.keys(transitions[status]).length > 0
}

/** A status in words, for messages: "out for delivery". */
export function statusInWords(status: OrderStatus): string {
  return status.replaceAll('_', ' ')
}
