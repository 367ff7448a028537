import type { Settings } from '@shruti/server/contract'
import { standardDeliveryFee } from '../../queries/shop.ts'

/**
 * Paise that are missing until standard delivery is free; 0 where it is free already, for whatever reason.
 * @param subtotal paise, before a discount
 * @param fee paise that it costs now, where more than the subtotal decides: a code may make it free
 */
export function missingToFreeDelivery(
  shipping: Settings['shipping'],
  subtotal: number,
  fee = standardDeliveryFee(shipping, subtotal),
): number {
  return fee === 0 ? 0 : Math.max(0, shipping.freeFrom - subtotal)
}
