/**
 * Couriers, and the pages on which their parcels can be followed. The owner keeps the list (ADM-7); this is the one that a
 * shop begins with, and what an address may be made of.
 */
export interface Courier {
  /** Stays when the name changes. */
  readonly id: string
  readonly name: string
  /**
   * The courier's page, https; `{number}` is where the tracking number goes. Without it, the page asks for the number.
   * Empty: parcels cannot be followed.
   */
  readonly page: string
  /** Whether parcels can be sent with it. */
  readonly isActive: boolean
}

const pages = {
  Delhivery: 'https://www.delhivery.com/track-v2/package/{number}',
  'Blue Dart': 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  DTDC: 'https://www.dtdc.in/trace.asp',
  Ekart: 'https://ekartlogistics.com/shipmenttrack/{number}',
  'India Post': 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  Xpressbees: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  'Ecom Express': 'https://ecomexpress.in/tracking/?awb_field={number}',
  Shadowfax: 'https://tracker.shadowfax.in/#/track/{number}',
} as const

/** A name as it is compared: "Blue Dart", "BLUE-DART" and "bluedart" are one. */
export const courierKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The couriers that a shop begins with. */
export const usualCouriers: readonly Courier[] = Object.entries(pages).map(([name, page]) => ({
  id: courierKey(name),
  name,
  page,
  isActive: true,
}))

/** How couriers are also called in their files, by id. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ['bluedart', ['bluedartexpress']],
  ['dtdc', ['dtdcexpress']],
  ['ekart', ['ekartlogistics']],
  ['indiapost', ['speedpost', 'indiapostspeedpost']],
  ['xpressbees', ['xpressbeeslogistics']],
])

/** The courier that somebody means by a name ("bluedart"); its own name goes before what another is also called. */
export function courierNamed(couriers: readonly Courier[], name: string): Courier | undefined {
  const key = courierKey(name)
  return (
    couriers.find(courier => courierKey(courier.name) === key) ??
    couriers.find(({ id }) => alsoCalled.get(id)?.includes(key))
  )
}

const place = '{number}'

function addressOf(page: string, number: string): URL | null {
  const address = page.replace(place, encodeURIComponent(number))
  return URL.canParse(address) ? new URL(address) : null
}

/**
 * Whether a page can be linked: https, without a name or password, and with the number at most once and nowhere in the
 * part that says whose page it is. Nothing else in braces: other shops' software has names of its own there.
 */
export function isTrackingPage(page: string): boolean {
  if (/[{}\s\\]/.test(page.replace(place, ''))) return false
  const [one, other] = ['A1', 'B2'].map(number => addressOf(page, number))
  if (!one || !other) return false
  return one.protocol === 'https:' && one.host === other.host && one.username === '' && one.password === ''
}

/** A tracking number without its spaces; null for what is none. */
export function trackingNumberOf(text: string): string | null {
  const number = text.replaceAll(/\s/g, '')
  return /^[A-Za-z0-9-]{4,40}$/.test(number) ? number : null
}

/**
 * Where a parcel can be followed: an https address of the courier's, or null. The number is one of letters, digits and
 * hyphens once its spaces are gone; with any other the link leads nowhere, so there is none.
 */
export function trackingUrl(page: string | null, trackingNumber: string | null): string | null {
  const number = trackingNumberOf(trackingNumber ?? '')
  if (page === null || number === null || !isTrackingPage(page)) return null
  return addressOf(page, number)?.href ?? null
}
