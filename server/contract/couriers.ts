/**
 * The couriers whose parcels can be followed on a page of theirs, in one place for the order's page, the tracking page
 * and the messages. An address is made of this table alone: what an administrator types is a name to look up, and a
 * number that fills a place.
 */
interface Courier {
  readonly name: string
  /** How it is also called, in small letters and digits without spaces. */
  readonly alsoCalled?: readonly string[]
  /** The courier's page; `{number}` is where the tracking number goes. Without it, the page asks for the number. */
  readonly page: string
}

const couriers: readonly Courier[] = [
  { name: 'Delhivery', page: 'https://www.delhivery.com/track-v2/package/{number}' },
  {
    name: 'Blue Dart',
    alsoCalled: ['bluedartexpress'],
    page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'DTDC', alsoCalled: ['dtdcexpress'], page: 'https://www.dtdc.in/trace.asp' },
  {
    name: 'Ekart',
    alsoCalled: ['ekartlogistics'],
    page: 'https://ekartlogistics.com/shipmenttrack/{number}',
  },
  {
    name: 'India Post',
    alsoCalled: ['speedpost', 'indiapostspeedpost'],
    page: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  {
    name: 'Xpressbees',
    alsoCalled: ['xpressbeeslogistics'],
    page: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  },
  { name: 'Ecom Express', page: 'https://ecomexpress.in/tracking/?awb_field={number}' },
  { name: 'Shadowfax', page: 'https://tracker.shadowfax.in/#/track/{number}' },
]

/** The names of the couriers whose parcels can be followed. */
export const courierNames: readonly string[] = couriers.map(({ name }) => name)

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Where a parcel can be followed: an https address of the courier's, or null for one that the shop does not know. The
 * number is one of letters, digits and hyphens once its spaces are gone; with any other the link leads nowhere, so there is none.
 */
export function trackingUrl(carrier: string | null, trackingNumber: string | null): string | null {
  const number = trackingNumber?.replaceAll(/\s/g, '') ?? ''
  if (carrier === null || !/^[A-Za-z0-9-]{4,40}$/.test(number)) return null
  const key = keyOf(carrier)
  const courier = couriers.find(
    ({ name, alsoCalled = [] }) => keyOf(name) === key || alsoCalled.includes(key),
  )
  return courier?.page.replace('{number}', number) ?? null
}
