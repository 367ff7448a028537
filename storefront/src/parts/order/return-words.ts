import type { OrderReturn, ReturnStatus } from '@shruti/server/contract'

/** A return's steps as its customer reads them. */
export const returnStatusWords: Readonly<Record<ReturnStatus, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  picked_up: 'Picked up',
  received: 'Received',
  refunded: 'Refunded',
  replaced: 'Replacement sent',
}

/** "Tivra, Silver × 1; Komal, White × 2" */
export const returnedItems = ({ items }: Pick<OrderReturn, 'items'>) =>
  items.map(item => `${item.name}, ${item.variantName} × ${item.quantity}`).join('; ')
