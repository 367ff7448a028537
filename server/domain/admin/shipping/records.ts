import type { IndianState, Weekday } from '../../../contract/index.ts'
import type { Holiday } from '../../../contract/schemas/holidays.ts'
import { collection } from '../../ports/store.ts'

/** Which PIN codes are served how. The longest matching prefix wins. */
export interface ShippingZoneRecord {
  /** PIN prefix, 1 to 6 digits. */
  id: string
  city: string | null
  state: IndianState | null
  serviceable: boolean
  cod: boolean
  express: boolean
  /** Business days from dispatch, both ends included (CHAT-9: standard 3-5, express 1-2). */
  standardDays: { min: number; max: number }
  expressDays: { min: number; max: number }
  /** Absent: nobody has changed it, so it is 1. */
  version?: number
}

/** When parcels leave, part of the settings. */
export interface DispatchRecord {
  /** Orders placed before this hour of a business day in India leave on the same day. 0 to 24. */
  readonly cutOffHour: number
  /** At least one. */
  readonly workingDays: readonly Weekday[]
  readonly holidays: readonly Holiday[]
}

/** What zones are sorted by. */
export const zoneOrders = {
  id: (zone: ShippingZoneRecord) => zone.id,
  city: (zone: ShippingZoneRecord) => zone.city ?? '',
  state: (zone: ShippingZoneRecord) => zone.state ?? '',
}

export const shippingCollections = {
  shippingZones: collection<ShippingZoneRecord>({
    equal: {
      state: { of: zone => zone.state ?? undefined },
      serviceable: { of: zone => (zone.serviceable ? 'yes' : 'no') },
      cod: { of: zone => (zone.cod ? 'yes' : 'no') },
      express: { of: zone => (zone.express ? 'yes' : 'no') },
    },
    sorted: zoneOrders,
    text: { search: ({ id, city, state }) => `${id}\n${city ?? ''}\n${state ?? ''}` },
  }),
} as const
