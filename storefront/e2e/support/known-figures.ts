import type { ActivePromotions, Product, Settings, StoreLocation } from '@shruti/server/contract'
import { emiMonthly } from '@shruti/server/contract/emi'
import { grievanceAcknowledgedWithinHours } from '@shruti/server/contract/grievances'
import { auditKeptYears, formerBuyersKeptYears, ordersKeptYears } from '@shruti/server/contract/retention'
import { returnWindowDays } from '@shruti/server/contract/returns'
import { figuresIn } from './figures.ts'

/** Where figures come from: the shop's own answers, and what is written down once for all of them. */

/** Rupees as `figuresIn` writes them: without grouping, and without empty decimals. */
const rupees = (paise: number) => `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`

/** Of what is not in any answer of the shop: each figure with the place that it is decided at. */
export const declaredFigures: Readonly<Record<string, string>> = {
  // Delivery and support (CHAT-9)
  '3-5 days': 'CHAT-9: standard delivery',
  '1-2 days': 'CHAT-9: express delivery',
  '7-14 days': 'CHAT-9: international delivery',
  [`${returnWindowDays} days`]: 'server/contract/returns.ts; CHAT-9: extended warranty',
  '5-7 days': 'CHAT-9: refunds',
  '24 hours': 'CHAT-9: replies',
  '12 months': 'CHAT-9: EMI over a year',
  '₹250': 'CHAT-9: EMI of the smallest order',
  '10 %': 'CHAT-9: newsletter, students',
  '18 %': 'GST rate of all goods (products’ legal label)',
  // Warranty (CHAT-7, CHAT-9)
  '6 months': 'CHAT-9: warranty of accessories',
  '1 year': 'CHAT-7: warranty',
  '2 years': 'CHAT-7: warranty of premium models',
  '2 year': 'CHAT-7: warranty of premium models',
  '3 years': 'CHAT-9: extended warranty; server/contract/retention.ts',
}

/** What the shop's answers vouch for: settings, promotions and stores. */
export function figuresOfShop(
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
    `${Math.round(((mrp - price) / mrp) * 100)} %`,
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

/** What is said of a product in its record. */
export function textsOfProduct({ shortDescription, description, features, boxContents }: Product): string {
  return [shortDescription, description, ...features, ...boxContents].join('\n')
}
