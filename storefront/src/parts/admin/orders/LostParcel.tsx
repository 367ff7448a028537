import { formatDateTime } from '@shruti/design-system'
import { formatMoney } from '@shruti/design-system/foundations'
import { Text } from '@shruti/design-system/Text'
import type { AdminOrder } from '@shruti/server/contract'
import { lossReasons } from '@shruti/server/contract/cancellation'

interface LostParcelProps {
  order: AdminOrder
  parcel: AdminOrder['parcels'][number]
}

/** When and how a parcel was lost, and what became of its pieces [ADM-3]. */
export function LostParcel({ order, parcel: { lost, loss } }: LostParcelProps) {
  if (!lost || !loss) return null
  const money = formatMoney(loss.amount)
  const back = order.paymentMethod === 'cod' ? `${money} less to collect` : `${money} refunded`
  return (
    <>
      <Text>
        Lost, marked on {formatDateTime(lost.at)}: {lossReasons[loss.reason]}.{' '}
        {lost.resolution === 'resend' ? 'Its pieces are to be sent again.' : `${back}.`}
      </Text>
      {loss.note !== null && <Text>{loss.note}</Text>}
    </>
  )
}
