import { courierNamed, trackingUrl, usualCouriers, type Courier } from '../../contract/couriers.ts'
import type { SettingsRecord, ShopReader } from '../records.ts'
import type { Tracked } from './records.ts'

/** The couriers of a shop: as the owner says, or as usual. */
export const couriersOf = (settings: Pick<SettingsRecord, 'couriers'> | undefined): readonly Courier[] =>
  settings?.couriers ?? usualCouriers

/** Those that parcels can be sent with. */
export async function activeCouriers(reader: Pick<ShopReader, 'get'>): Promise<readonly Courier[]> {
  return couriersOf(await reader.get('settings', 'shop')).filter(({ isActive }) => isActive)
}

/** What a parcel keeps of a courier whose name an administrator enters: any name will do, but only a known one has a page. */
export async function sentWith<Name extends string | null>(
  reader: Pick<ShopReader, 'get'>,
  carrier: Name,
): Promise<{ carrier: Name; trackingPage: string | null }> {
  const courier = carrier === null ? undefined : courierNamed(await activeCouriers(reader), carrier)
  return { carrier, trackingPage: courier?.page || null }
}

/** Where a parcel can be followed, or null. */
export function parcelLink({ carrier, trackingNumber, trackingPage }: Tracked): string | null {
  const page =
    trackingPage === undefined && carrier !== null ? courierNamed(usualCouriers, carrier)?.page : trackingPage
  return trackingUrl(page ?? null, trackingNumber)
}

/** A parcel as answers have it: with its link, and without what the link is made of. */
export function toTracked<Parcel extends Tracked>(
  parcel: Parcel,
): Omit<Parcel, 'trackingPage'> & { trackingUrl: string | null } {
  const { trackingPage: _trackingPage, ...rest } = parcel
  return { ...rest, trackingUrl: parcelLink(parcel) }
}
