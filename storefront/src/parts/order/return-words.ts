import type { OrderReturn, ReturnStatus } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

/** A return's steps as its customer reads them. */
export const returnStatusWords = (): Readonly<Record<ReturnStatus, string>> => ({
  requested: t('Requested'),
  approved: t('Approved'),
  rejected: t('Rejected'),
  picked_up: t('Picked up'),
  received: t('Received'),
  refunded: t('Refunded'),
  replaced: t('Replacement sent'),
})

/** "Tivra, Silver × 1; Komal, White × 2" */
export const returnedItems = ({ items }: Pick<OrderReturn, 'items'>) =>
  items.map(item => `${item.name}, ${item.variantName} × ${item.quantity}`).join('; ')
