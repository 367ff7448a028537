import type { IndianState } from '../../contract/index.ts'
import type { ShippingZoneRecord } from '../../domain/index.ts'

/** How a region is served: with everything; without express; prepaid and standard only; not at all. */
type Service = 'all' | 'no-express' | 'prepaid' | 'none'

/**
 * PIN prefixes of each state and union territory, after India Post's sorting districts. The longest prefix wins, so
 * an enclave stands beside the region around it.
 */
const regions: readonly (readonly [state: IndianState, service: Service, prefixes: string])[] = [
  ['Delhi', 'all', '11'],
  ['Haryana', 'all', '12 13'],
  ['Punjab', 'all', '14 15 16006 16007'],
  ['Chandigarh', 'all', '160'],
  ['Himachal Pradesh', 'all', '17'],
  ['Himachal Pradesh', 'prepaid', '1721 1751'],
  ['Jammu and Kashmir', 'no-express', '18'],
  ['Jammu and Kashmir', 'prepaid', '19'],
  ['Ladakh', 'prepaid', '194'],
  ['Uttar Pradesh', 'all', '20 21 22 23 24 25 26 27 28'],
  ['Uttarakhand', 'all', '244712 244713 244715 2460 2461 2464 2476 248 249 263'],
  ['Uttarakhand', 'no-express', '262308 262309 262310 2624 2625'],
  ['Rajasthan', 'all', '30 31 32 33 34'],
  ['Gujarat', 'all', '36 37 38 39'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'no-express', '39621 39622 39623 36252 36254 36257'],
  ['Maharashtra', 'all', '40 41 42 43 44'],
  ['Goa', 'all', '403'],
  ['Madhya Pradesh', 'all', '45 46 47 48'],
  ['Chhattisgarh', 'all', '49'],
  ['Chhattisgarh', 'prepaid', '494'],
  ['Telangana', 'all', '50'],
  ['Andhra Pradesh', 'all', '51 52 53'],
  ['Karnataka', 'all', '56 57 58 59'],
  ['Tamil Nadu', 'all', '60 61 62 63 64'],
  ['Puducherry', 'all', '60500 60501 605107 605110 60960 673310 533464'],
  ['Kerala', 'all', '67 68 69'],
  ['Lakshadweep', 'none', '68255'],
  ['West Bengal', 'all', '70 71 72 73 74'],
  ['Sikkim', 'no-express', '737'],
  ['Andaman and Nicobar Islands', 'prepaid', '744'],
  ['Andaman and Nicobar Islands', 'none', '7443'],
  ['Odisha', 'all', '75 76 77'],
  ['Odisha', 'prepaid', '764'],
  ['Assam', 'no-express', '78'],
  ['Arunachal Pradesh', 'prepaid', '790 791 792'],
  ['Meghalaya', 'no-express', '793 794'],
  ['Manipur', 'prepaid', '795'],
  ['Mizoram', 'prepaid', '796'],
  ['Nagaland', 'prepaid', '797 798'],
  ['Tripura', 'no-express', '799'],
  ['Bihar', 'all', '80 811 812 813 821 823 824 84 85'],
  ['Jharkhand', 'all', '814 815 816 822 825 826 827 828 829 83'],
]

/** Large cities by the prefix of their head post office; state and service are those of the region around them. */
const cities: readonly (readonly [city: string, prefixes: string])[] = [
  ['New Delhi', '110'],
  ['Faridabad', '121'],
  ['Gurugram', '122'],
  ['Chandigarh', '160'],
  ['Mohali', '16006 16007'],
  ['Ludhiana', '141'],
  ['Amritsar', '143'],
  ['Shimla', '171'],
  ['Jammu', '180'],
  ['Srinagar', '190'],
  ['Leh', '194101'],
  ['Ghaziabad', '2010'],
  ['Noida', '2013'],
  ['Kanpur', '208'],
  ['Prayagraj', '211'],
  ['Varanasi', '221'],
  ['Lucknow', '226'],
  ['Dehradun', '248'],
  ['Agra', '282'],
  ['Jaipur', '302'],
  ['Udaipur', '313'],
  ['Jodhpur', '342'],
  ['Rajkot', '360'],
  ['Ahmedabad', '380'],
  ['Vadodara', '390'],
  ['Surat', '395'],
  ['Silvassa', '396230'],
  ['Daman', '396210'],
  ['Mumbai', '400'],
  ['Panaji', '403001'],
  ['Pune', '411'],
  ['Nashik', '422'],
  ['Nagpur', '440'],
  ['Indore', '452'],
  ['Bhopal', '462'],
  ['Jabalpur', '482'],
  ['Raipur', '492'],
  ['Hyderabad', '500'],
  ['Vijayawada', '520'],
  ['Visakhapatnam', '530'],
  ['Bengaluru', '560'],
  ['Mysuru', '570'],
  ['Mangaluru', '575'],
  ['Hubballi', '580'],
  ['Chennai', '600'],
  ['Puducherry', '60500'],
  ['Tiruchirappalli', '620'],
  ['Madurai', '625'],
  ['Coimbatore', '641'],
  ['Kozhikode', '673'],
  ['Kochi', '682'],
  ['Thiruvananthapuram', '695'],
  ['Kolkata', '700'],
  ['Gangtok', '737101'],
  ['Port Blair', '744101'],
  ['Bhubaneswar', '751'],
  ['Cuttack', '753'],
  ['Guwahati', '781'],
  ['Itanagar', '791111'],
  ['Shillong', '793001'],
  ['Imphal', '795001'],
  ['Aizawl', '796001'],
  ['Kohima', '797001'],
  ['Agartala', '799001'],
  ['Patna', '800'],
  ['Dhanbad', '826'],
  ['Jamshedpur', '831'],
  ['Ranchi', '834'],
]

/** Business days from dispatch (CHAT-9); the promise is the same wherever a service is offered. */
const days = { standardDays: { min: 3, max: 5 }, expressDays: { min: 1, max: 2 } } as const

function zone(
  prefix: string,
  city: string | null,
  state: IndianState | null,
  service: Service,
): ShippingZoneRecord {
  return {
    id: prefix,
    city,
    state,
    serviceable: service !== 'none',
    cod: service === 'all' || service === 'no-express',
    express: service === 'all',
    ...days,
  }
}

const split = (prefixes: string) => prefixes.split(' ')

/** Army and field post offices: couriers do not reach them. */
const fieldPost = zone('9', null, null, 'none')

function allZones(): ShippingZoneRecord[] {
  const zones = new Map<string, ShippingZoneRecord>([[fieldPost.id, fieldPost]])
  for (const [state, service, prefixes] of regions) {
    for (const prefix of split(prefixes)) zones.set(prefix, zone(prefix, null, state, service))
  }
  for (const [city, prefixes] of cities) {
    for (const prefix of split(prefixes)) {
      const around = longestMatch(prefix, zones)
      if (!around) throw new Error(`${city} lies in no region`)
      zones.set(prefix, { ...around, id: prefix, city })
    }
  }
  return [...zones.values()]
}

/** The zone that a PIN code, or the beginning of one, lies in: the longest prefix wins. */
export function longestMatch(
  prefix: string,
  zones: ReadonlyMap<string, ShippingZoneRecord>,
): ShippingZoneRecord | undefined {
  for (let length = prefix.length; length > 0; length--) {
    const found = zones.get(prefix.slice(0, length))
    if (found) return found
  }
  return undefined
}

export const shippingZones: readonly ShippingZoneRecord[] = allZones()
