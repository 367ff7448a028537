import { OfferPopup, type OfferPopupProps } from '@shruti/design-system/OfferPopup'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { orderListQuery } from '../queries/orders.ts'

/** An offer for a first order, as a signed-in customer sees it: not before it is known that they have none [POP-2]. */
export default function OwnOffer(popup: OfferPopupProps) {
  const { data: orders } = useQuery(orderListQuery(useApp(), 1))
  return orders?.total === 0 ? <OfferPopup {...popup} /> : null
}
