import { documentNumber, usualPrefixes } from '../../contract/document-numbers.ts'
import type { OrderStatus, PaymentMethodId, PaymentStatus, PostalAddress } from '../../contract/index.ts'
import { deliveryEstimate, financialYear, toInstant, usualDispatch } from '../../domain/calendar.ts'
import type {
  AddressRecord,
  CounterRecord,
  OrderRecord,
  ProductRecord,
  PromotionRecord,
  ShippingZoneRecord,
} from '../../domain/index.ts'
import { paymentFeeOf, priceOrder, shippingPriceOf, subtotalOf } from '../../domain/pricing.ts'
import { discountOf, discountableLines, type CartLineToPrice } from '../../domain/promotions/discounts.ts'
import { longestMatch, shippingZones } from '../catalogue/shipping-zones.ts'
import { settings } from '../catalogue/shop.ts'
import type { Customer } from './customers.ts'
import { type OrderPlan, planSteps } from './order-plans.ts'
import type { Random } from '../random.ts'
import { traitsOf } from './traits.ts'

const hourMs = 60 * 60 * 1000

export interface OrderRequest {
  readonly customer: Customer
  readonly plan: OrderPlan
  readonly lines: readonly CartLineToPrice[]
  /** Applied as it stands: whether it may be used is the caller's to see to. */
  readonly promotion: PromotionRecord | null
}

const zones: ReadonlyMap<string, ShippingZoneRecord> = new Map(shippingZones.map(zone => [zone.id, zone]))

function zoneOf(pincode: string): ShippingZoneRecord {
  const zone = longestMatch(pincode, zones)
  if (!zone?.serviceable) throw new RangeError(`Nothing is delivered to ${pincode}`)
  return zone
}

/** One to three products that were on sale by then, the popular ones more often, never the same twice. */
export function pickLines(
  random: Random,
  products: readonly ProductRecord[],
  placedAt: number,
): CartLineToPrice[] {
  const count = random.pickWeighted([1, 2, 3], lines => [0, 4, 4, 2][lines] ?? 0)
  const orderedAt = toInstant(placedAt)
  const lines: CartLineToPrice[] = []
  while (lines.length < count) {
    const left = products.filter(
      product => product.createdAt < orderedAt && !lines.some(line => line.product.id === product.id),
    )
    if (left.length === 0) break
    const product = random.pickWeighted(left, candidate => traitsOf(candidate.slug).popularity)
    // The first colour sells best.
    const variantIndex = random.pickWeighted([...product.variants.keys()], index => (index === 0 ? 3 : 2))
    const isSmall = product.price < 60_000
    lines.push({ product, variantIndex, quantity: isSmall && random.chance(0.3) ? 2 : 1 })
  }
  return lines
}

function toPostalAddress(address: AddressRecord): PostalAddress {
  const {
    id: _id,
    userId: _userId,
    type: _type,
    isDefault: _isDefault,
    createdAt: _createdAt,
    ...postal
  } = address
  return postal
}

/** How an order ended up paid, by its last status. */
function paymentStatusOf(status: OrderStatus, method: PaymentMethodId): PaymentStatus {
  if (method === 'cod') return status === 'delivered' ? 'paid' : 'cod_due'
  if (status === 'pending_payment') return 'pending'
  if (status === 'payment_failed') return 'failed'
  return status === 'cancelled' || status === 'returned_to_origin' ? 'refunded' : 'paid'
}

const notes: Partial<Record<OrderStatus, string>> = {
  cancelled: 'Ordered the wrong colour',
  undelivered: 'Nobody was at home; the courier calls before the next try',
}

const carriers = ['Blue Dart', 'Delhivery', 'Speed Post']

function actorOf(
  status: OrderStatus,
  method: PaymentMethodId,
  userId: string,
): { by: 'customer' | 'administrator' | 'system'; actorId: string | null } {
  if (status === 'pending_payment' || status === 'cancelled') return { by: 'customer', actorId: userId }
  if (status === 'placed' && method === 'cod') return { by: 'customer', actorId: userId }
  if (status === 'placed' || status === 'payment_failed') return { by: 'system', actorId: null }
  return { by: 'administrator', actorId: 'usr_admin' }
}

function pickPaymentMethod(
  random: Random,
  plan: OrderPlan,
  zone: ShippingZoneRecord,
  amount: number,
): PaymentMethodId {
  const waitsForPayment = plan.status === 'pending_payment' || plan.status === 'payment_failed'
  const cashIsPossible = zone.cod && amount <= settings.payments.cod.limit && !waitsForPayment
  const method = random.pickWeighted<PaymentMethodId>(['cod', 'upi', 'card'], candidate =>
    candidate === 'cod' ? 9 : candidate === 'upi' ? 8 : 3,
  )
  return method === 'cod' && !cashIsPossible ? 'upi' : method
}

/** An order as the shop would hold it had it gone this way; priced by the shop's own rules. No invoice number yet. */
export function createOrder(random: Random, request: OrderRequest, now: number): OrderRecord {
  const { customer, plan, lines, promotion } = request
  const placedAt = now - plan.ageHours * hourMs
  const [address] = customer.addresses
  const zone = zoneOf(address.pincode)
  const subtotal = subtotalOf(lines)
  const discount = promotion ? discountOf(promotion, discountableLines(promotion, lines, [])) : 0
  const shippingMethod = random.chance(0.2) && zone.express ? 'express' : 'standard'
  // The promotion that makes standard delivery free has run since the shop opened.
  const shipping = shippingPriceOf(shippingMethod, subtotal, settings.shipping, true)
  const paymentMethod = pickPaymentMethod(random, plan, zone, subtotal - discount + shipping)
  const steps = planSteps(random, plan.status, paymentMethod)
  const timeline = steps.map(({ status, afterHours }) => ({
    status,
    at: toInstant(placedAt + Math.round(afterHours * hourMs)),
    ...actorOf(status, paymentMethod, customer.user.id),
    ...(notes[status] ? { note: notes[status] } : {}),
  }))
  const wasShipped = steps.some(({ status }) => status === 'shipped')
  const createdAt = toInstant(placedAt)
  return {
    ...priceOrder({
      lines,
      discount,
      shipping,
      codFee: paymentFeeOf(paymentMethod, settings.payments),
      sameState: address.state === settings.store.state,
    }),
    id: `ord_${random.code(16)}`,
    number: `SHR-${random.code(8)}`,
    userId: customer.user.id,
    version: timeline.length,
    status: plan.status,
    paymentStatus: paymentStatusOf(plan.status, paymentMethod),
    paymentMethod,
    createdAt,
    updatedAt: timeline.at(-1)?.at ?? createdAt,
    promotionCode: promotion?.code ?? null,
    email: customer.user.email,
    shippingAddress: toPostalAddress(address),
    billingAddress: toPostalAddress(address),
    gstin: null,
    shippingMethod,
    estimate: deliveryEstimate(placedAt, shippingMethod, zone, usualDispatch),
    timeline,
    trackingNumber: wasShipped ? random.code(12) : null,
    carrier: wasShipped ? random.pick(carriers) : null,
    invoiceNumber: null,
  }
}

/** Numbers the invoices in the order in which parcels were packed, from 1 in each financial year, without gaps. */
export function numberInvoices(orders: readonly OrderRecord[]): {
  orders: OrderRecord[]
  counters: CounterRecord[]
} {
  const packed = orders
    .flatMap(order => {
      const entry = order.timeline.find(({ status }) => status === 'packed')
      return entry ? [{ id: order.id, at: entry.at }] : []
    })
    .toSorted((left, right) => left.at.localeCompare(right.at))
  const counts = new Map<string, number>()
  const numbers = new Map<string, string>()
  for (const { id, at } of packed) {
    const year = financialYear(Date.parse(at))
    const value = (counts.get(year) ?? 0) + 1
    counts.set(year, value)
    numbers.set(id, documentNumber(usualPrefixes.invoice, year, value))
  }
  return {
    orders: orders.map(order => ({ ...order, invoiceNumber: numbers.get(order.id) ?? null })),
    counters: [...counts].map(([year, value]) => ({ id: `invoice:${year}`, value })),
  }
}
