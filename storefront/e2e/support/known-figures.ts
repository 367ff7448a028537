import type { ActivePromotions, Product, Settings, StoreLocation } from '@shruti/server/contract'
import { emiMonthly } from '@shruti/server/contract/emi'
import {
  grievanceAcknowledgedWithinHours,
  grievanceRedressedWithinMonths,
} from '@shruti/server/contract/grievances'
import {
  alertsKeptDays,
  supportTicketsKeptDays,
  auditKeptYears,
  formerBuyersKeptYears,
  ordersKeptYears,
} from '@shruti/server/contract/retention'
import { returnWindowDays } from '@shruti/server/contract/constants'
import { figuresIn } from './figures.ts'

/** Where figures come from: the shop's own answers, and what is written down once for all of them. */

/** Rupees as `figuresIn` writes them: without grouping, and without empty decimals. */
export const rupees = (paise: number) => `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`

/** Of what is not in any answer of the shop: each figure with the place that it is decided at. */
export const declaredFigures: Readonly<Record<string, string>> = {
  // Delivery and support (CHAT-9)
  '3-5 days': 'CHAT-9: standard delivery',
  '1-2 days': 'CHAT-9: express delivery',
  '7-14 days': 'CHAT-9: international delivery',
  [`${returnWindowDays} days`]: 'server/contract/constants.ts; CHAT-9: extended warranty',
  '5-7 days': 'CHAT-9: refunds',
  '24 hours': 'CHAT-9: replies',
  '12 months': 'CHAT-9: EMI over a year',
  '₹250': 'CHAT-9: EMI of the smallest order',
  '10 %': 'CHAT-9: newsletter, students',
  '18 %': 'GST rate of all goods (products’ legal label)',
  '₹1000': 'SHOP-1: price range',
  '₹3000': 'SHOP-1: price range; CHAT-9: EMI',
  '₹5000': 'SHOP-1: price range',
  '5 minutes': 'server/domain/accounts/one-time-codes.ts: a code',
  '100 %': 'the chat’s advice: charge a case fully',
  '15 minutes': 'the FAQ’s advice for a case that does not charge',
  // Warranty (CHAT-7, CHAT-9)
  '6 months': 'CHAT-9: warranty of accessories',
  '1 year': 'CHAT-7: warranty',
  '2 years': 'CHAT-7: warranty of premium models',
  '2 year': 'CHAT-7: warranty of premium models',
  '3 years': 'CHAT-9: extended warranty; server/contract/retention.ts',
}

/** Of physics, standards and law, on the one page that speaks of them. */
export const declaredOnPage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { '0 dB': 'the chart of noise cancelling: none', '10 dB': 'the chart’s scale' },
  '/privacy-policy': {
    '1 days': 'server/contract/retention.ts',
    '2 days': 'server/contract/retention.ts: quotes, unconfirmed addresses',
    [`${alertsKeptDays} days`]: 'server/contract/retention.ts',
    [`${supportTicketsKeptDays} days`]: 'server/contract/retention.ts',
    '7 days': 'the policy’s promise for requests about data',
    '90 days': 'server/contract/retention.ts: events of the payment provider',
  },
  '/cookie-policy': {
    '1 minutes': 'server/http/notice-cookie.ts',
    '400 days': 'server/http/device-cookie.ts',
  },
  '/blog': {
    '1 minutes': 'reading time (content/post.ts)',
    '3 dB': 'the description of a post',
    '80 dB': 'the description of a post',
  },
  '/blog/how-loud-for-how-long': {
    '1 minutes': 'reading time',
    '3 dB': 'twice the energy: 10 log 2',
    '80 dB': 'WHO and ITU-T H.870, adults: 80 dB(A) for 40 hours a week',
    '40 hours': 'ITU-T H.870',
    '83 dB': 'ITU-T H.870, twice the energy',
    '20 hours': 'ITU-T H.870, half the time',
    '86 dB': 'ITU-T H.870, four times the energy',
    '10 hours': 'ITU-T H.870, a quarter of the time',
    '89 dB': 'ITU-T H.870, eight times the energy',
    '5 hours': 'ITU-T H.870, an eighth of the time',
  },
  '/blog/what-35-db-means': {
    '1 minutes': 'reading time',
    '10 dB': 'half as loud (Stevens: loudness doubles with 10 dB)',
  },
  '/blog/which-tip-fits': { '1 minutes': 'reading time, and the test’s own' },
  '/blog/make-a-battery-last': { '1 minutes': 'reading time', '20 %': 'advice for lithium cells' },
  '/blog/rain-sweat-and-the-tap': {
    '1 minutes': 'reading time',
    '30 minutes': 'IEC 60529: the test of IPX7',
  },
  '/blog/the-delay-you-can-see': {
    '1 minutes': 'reading time',
    '20 ms': '7 m at 343 m/s',
    '45-110 ms': 'the least and the most of the catalogue: a test holds it',
    '125 ms': 'ITU-R BT.1359: late sound is noticed',
    '3.5 mm': 'the plug of Khayal and Dhrupad',
  },
}

/** What the shop's answers vouch for: settings, promotions and stores. */
function figuresOfShop(
  settings: Settings,
  promotions: ActivePromotions,
  stores: readonly StoreLocation[],
): Set<string> {
  const { shipping, cod, emi } = settings
  return new Set([
    ...Object.keys(declaredFigures),
    ...[shipping.freeFrom, shipping.standardPrice, shipping.expressPrice, cod.limit].map(rupees),
    ...(emi ? [rupees(emi.from), rupees(emi.monthly)] : []),
    `${promotions.popup?.percentOff} %`,
    `${grievanceAcknowledgedWithinHours} hours`,
    `${grievanceRedressedWithinMonths} months`,
    ...[auditKeptYears, formerBuyersKeptYears, ordersKeptYears].map(years => `${years} years`),
    ...figuresIn([settings.store.businessHours, ...stores.map(({ hours }) => hours)].join('\n')),
  ])
}

/** What a product's record vouches for: its price with saving and instalment, its specifications and its own text. */
export function figuresOfProduct(product: Product, emi: Settings['emi']): Set<string> {
  const { price, mrp, specs, warrantyMonths, legal } = product
  const monthly = emiMonthly(price, emi)
  const { ancDb, batteryHours, caseHours, latencyMs, driverMm, waterResistance } = specs
  return new Set([
    ...[price, mrp, mrp - price, ...(monthly === undefined ? [] : [monthly])].map(rupees),
    // What is missing to the least total that instalments are offered for (CHK-2).
    ...(emi && price < emi.from ? [rupees(emi.from - price)] : []),
    `${Math.floor(((mrp - price) / mrp) * 100)} %`,
    `${legal.gstRate} %`,
    `${warrantyMonths} months`,
    ...(warrantyMonths % 12 === 0 ? [`${warrantyMonths / 12} years`, `${warrantyMonths / 12} year`] : []),
    `${ancDb} dB`,
    `${batteryHours} hours`,
    `${caseHours} hours`,
    `${latencyMs} ms`,
    `${driverMm} mm`,
    String(waterResistance),
    ...figuresIn(textsOfProduct(product)),
  ])
}

/** All that the public answers of a shop vouch for. @param get reads an answer by its path below /api */
export async function figuresOfAll(get: <T>(path: string) => Promise<T>): Promise<ReadonlySet<string>> {
  const settings = await get<Settings>('/settings')
  const products = await get<Product[]>('/products?pageSize=100')
  const promotions = await get<ActivePromotions>('/promotions/active')
  return new Set([
    ...figuresOfShop(settings, promotions, await get<StoreLocation[]>('/stores')),
    ...products.flatMap(product => [...figuresOfProduct(product, settings.emi)]),
  ])
}

/** What is said of a product in its record. */
export function textsOfProduct({ shortDescription, description, features, boxContents }: Product): string {
  return [shortDescription, description, ...features, ...boxContents].join('\n')
}
