import type { PincodeAnswer } from '../../contract/index.ts'
import { deliveryEstimate } from '../calendar.ts'
import { dispatchOf, readSettings } from '../content/settings.ts'
import type { ReadingDependencies } from '../context.ts'
import type { ShippingZoneRecord, ShopReader } from '../records.ts'

const pincodeLength = 6

/** The zone of a PIN code: the one with the longest prefix. Undefined where none covers it, so nothing is delivered. */
export async function zoneOf(reader: ShopReader, pincode: string): Promise<ShippingZoneRecord | undefined> {
  for (let length = pincodeLength; length > 0; length -= 1) {
    const zone = await reader.get('shippingZones', pincode.slice(0, length))
    if (zone) return zone
  }
  return undefined
}

/** Whether and when we deliver to a PIN code (SHOP-2). A place that is not served is an answer, not an error. */
export async function checkPincode(
  { store, clock }: ReadingDependencies,
  pincode: string,
): Promise<PincodeAnswer> {
  const [zone, settings] = await Promise.all([zoneOf(store, pincode), readSettings(store)])
  const dispatch = dispatchOf(settings)
  const served = zone?.serviceable === true ? zone : null
  return {
    pincode,
    serviceable: served !== null,
    city: zone?.city ?? null,
    state: zone?.state ?? null,
    cod: served?.cod ?? false,
    standard: served && deliveryEstimate(clock.now(), 'standard', served, dispatch),
    express: served?.express ? deliveryEstimate(clock.now(), 'express', served, dispatch) : null,
  }
}
