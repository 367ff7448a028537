import type { Order } from '@shruti/server/contract'

/** What the ways of delivery are called in a total. */
export const deliveryLabels: Readonly<Record<Order['shippingMethod'], string>> = {
  standard: 'Standard delivery',
  express: 'Express delivery',
}
