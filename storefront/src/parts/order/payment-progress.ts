import { formatMoney } from '@shruti/design-system/foundations'
import type { Order } from '@shruti/server/contract'
import { endsWithoutSale } from '@shruti/server/contract/order-endings'
import { t } from '../../language/t.ts'

/**
 * What becomes of the payment of an order that ended without a sale, or of which a part was refunded, for its customer
 * and the shop; null where there is nothing to say. What returned items come to stands with their return.
 */
export function paymentProgress({
  status,
  paymentStatus,
  total,
  parcels = [],
}: Pick<Order, 'status' | 'paymentStatus' | 'total'> & Partial<Pick<Order, 'parcels'>>): string | null {
  const isPartial = paymentStatus === 'partially_refunded'
  if (!endsWithoutSale(status)) {
    const isForLost = parcels.some(({ lost }) => lost?.resolution === 'refund')
    if (isPartial && isForLost) return t('Partly refunded, for what was lost on its way.')
    return isPartial ? t('Partly refunded, for returned items. The amount is shown with each return.') : null
  }
  if (isPartial) {
    return t(
      'Partly refunded: part of {amount} went back to the original payment method. The rest follows within 5 to 7 business days.',
      { amount: formatMoney(total) },
    )
  }
  if (paymentStatus === 'cod_due') return t('Nothing is due for this order.')
  if (paymentStatus === 'refund_pending') {
    return t(
      'Refund pending: {amount} goes back to the original payment method within 5 to 7 business days.',
      { amount: formatMoney(total) },
    )
  }
  if (paymentStatus === 'refunded') {
    return t(
      'Refunded: {amount} to the original payment method. The bank shows it within 5 to 7 business days.',
      { amount: formatMoney(total) },
    )
  }
  return null
}
