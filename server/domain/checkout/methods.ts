import {
  errorMessage,
  type PaymentMethodId,
  type Quote,
  type ShippingMethodId,
} from '../../contract/index.ts'
import { deliveryEstimate } from '../calendar.ts'
import { shopError } from '../errors.ts'
import { shippingPriceOf } from '../pricing.ts'
import type { AddressRecord } from '../records.ts'
import type { CashRefusal } from './open-cash-orders.ts'
import type { PricedCart } from './pricing-of-cart.ts'

/** Ways of delivery and payment: which are open for this order, and in words why the others are not (CHK-1). */

export const shippingMethodIds = ['standard', 'express'] as const satisfies readonly ShippingMethodId[]
export const paymentMethodIds = ['upi', 'card', 'cod'] as const satisfies readonly PaymentMethodId[]

type ShippingRefusal = 'not_serviceable' | 'express_unavailable'
/** `n` is the figure of those messages that have one. */
interface PaymentRefusal {
  readonly code: 'payment_method_unavailable' | 'cod_unavailable' | 'cod_limit' | CashRefusal['code']
  readonly n: number
}

/** Why a parcel cannot go this way; null when it can, or while the address is unknown. */
function shippingRefusal(
  method: ShippingMethodId,
  { zone }: PricedCart,
  address: AddressRecord | null,
): ShippingRefusal | null {
  if (!address) return null
  if (!zone?.serviceable) return 'not_serviceable'
  return method === 'express' && !zone.express ? 'express_unavailable' : null
}

/**
 * Why an order cannot be paid this way; null when it can. UPI and cards need a payment provider, which the shop's
 * ports do not have yet, so they are refused whatever the settings say.
 */
function paymentRefusal(
  method: PaymentMethodId,
  { zone, settings, priced, cashRefusal }: PricedCart,
  address: AddressRecord | null,
): PaymentRefusal | null {
  const { cod } = settings.payments
  if (method !== 'cod' || !cod.enabled) return { code: 'payment_method_unavailable', n: 0 }
  if (address && !(zone?.serviceable && zone.cod)) return { code: 'cod_unavailable', n: 0 }
  // What is due with the fee for paying in cash, whichever method the cart was priced with.
  const due = priced.total - priced.codFee + cod.fee
  return due > cod.limit ? { code: 'cod_limit', n: 0 } : cashRefusal
}

/** Each way of delivery with its price and dates for a quote. */
export function shippingMethodsOf(
  cart: PricedCart,
  address: AddressRecord | null,
  nowMs: number,
): Quote['shippingMethods'] {
  return shippingMethodIds.map(id => {
    const refusal = shippingRefusal(id, cart, address)
    return {
      id,
      price: shippingPriceOf(id, cart.priced.subtotal, cart.settings.shipping, cart.standardIsFree),
      estimate: cart.zone && refusal === null ? deliveryEstimate(nowMs, id, cart.zone) : null,
      available: refusal === null,
      reason: refusal && errorMessage(refusal, { pin: address?.pincode ?? '' }),
    }
  })
}

/** Each way of paying for a quote. */
export function paymentMethodsOf(cart: PricedCart, address: AddressRecord | null): Quote['paymentMethods'] {
  return paymentMethodIds.map(id => {
    const refusal = paymentRefusal(id, cart, address)
    return {
      id,
      available: refusal === null,
      reason: refusal && errorMessage(refusal.code, { n: refusal.n }),
    }
  })
}

/**
 * Refuses an order that cannot be delivered or paid as asked.
 * @throws not_serviceable, express_unavailable, payment_method_unavailable, cod_unavailable, cod_limit, and the codes of
 *   CashRefusal
 */
export function requireMethods(
  cart: PricedCart,
  address: AddressRecord,
  shippingMethod: ShippingMethodId,
  paymentMethod: PaymentMethodId,
): void {
  const shipping = shippingRefusal(shippingMethod, cart, address)
  if (shipping) throw shopError(shipping, { pin: address.pincode })
  const payment = paymentRefusal(paymentMethod, cart, address)
  if (payment) throw shopError(payment.code, { n: payment.n }, 'paymentMethod')
}
