import type { DeliveryTest } from '../../../contract/index.ts'
import { dispatchDay } from '../../calendar.ts'
import { checkPincode, zoneOf } from '../../catalogue/delivery-areas.ts'
import { paymentMethodsOf, shippingMethodsOf } from '../../checkout/methods.ts'
import { dispatchOf, readSettings } from '../../content/settings.ts'
import type { Dependencies } from '../../context.ts'
import { shippingPriceOf } from '../../pricing.ts'
import { isShippingFreeForAll } from '../../promotions/promotions.ts'
import { toAdminZone } from './zones.ts'

interface Case {
  readonly pincode: string
  /** ISO 8601. */
  readonly at: string
  /** Paise. */
  readonly subtotal: number
}

/**
 * What a shopper would see: the answers of the product page and of the checkout, worked out by their own code with another
 * clock and a cart of this value. Payment is for standard delivery and a buyer with nothing else on its way.
 */
export async function adminTestDelivery(
  dependencies: Dependencies,
  { pincode, at, subtotal }: Case,
): Promise<DeliveryTest> {
  const { store, payments } = dependencies
  const nowMs = Date.parse(at)
  const [settings, zone, standardIsFree] = await Promise.all([
    readSettings(store),
    zoneOf(store, pincode),
    isShippingFreeForAll(store, nowMs),
  ])
  const standard = shippingPriceOf('standard', subtotal, settings.shipping, standardIsFree)
  return {
    zone: zone ? toAdminZone(zone) : null,
    dispatch: dispatchDay(nowMs, dispatchOf(settings)),
    pincode: await checkPincode(
      { ...dependencies, clock: { ...dependencies.clock, now: () => nowMs } },
      pincode,
    ),
    shippingMethods: shippingMethodsOf(
      { settings, zone, standardIsFree, priced: { subtotal } },
      { pincode },
      nowMs,
    ),
    paymentMethods: paymentMethodsOf({
      settings,
      zone,
      hasAddress: true,
      totalBeforeFee: subtotal + standard,
      cashRefusal: null,
      onlineMethods: payments?.methods ?? [],
    }),
  }
}
