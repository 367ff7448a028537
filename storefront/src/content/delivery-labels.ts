import type { Order } from '@shruti/server/contract'
import { t } from '../language/t.ts'

/** What the ways of delivery are called in a total. */
export const deliveryLabels = (): Readonly<Record<Order['shippingMethod'], string>> => ({
  standard: t('Standard delivery'),
  express: t('Express delivery'),
})
