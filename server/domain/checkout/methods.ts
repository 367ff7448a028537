import {
  errorMessage,
  type PaymentMethodId,
  type Quote,
  type ShippingMethodId,
} from '../../contract/index.ts'
import { deliveryEstimate } from '../calendar.ts'
import { dispatchOf } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { formatRupees } from '../money.ts'
import type { OnlinePaymentMethod } from '../ports/index.ts'
import { shippingPriceOf } from '../pricing.ts'
import type { AddressRecord, SettingsRecord, ShippingZoneRecord } from '../records.ts'
import type { CashRefusal } from './open-cash-orders.ts'
import type { PricedCart } from './pricing-of-cart.ts'

/** Ways of delivery and payment: which are open for this order, and in words why the others are not (CHK-1). */

export const shippingMethodIds = ['standard', 'express'] as const satisfies readonly ShippingMethodId[]
export const paymentMethodIds = [
  'upi',
  'card',
  'netbanking',
  'emi',
  'cod',
] as const satisfies readonly PaymentMethodId[]

type ShippingRefusal = 'not_serviceable' | 'express_unavailable'
/** `n` is the figure of those messages that have one. */
interface PaymentRefusal {
  readonly code:
    'payment_method_unavailable' | 'emi_minimum' | 'cod_unavailable' | 'cod_limit' | CashRefusal['code']
  readonly n?: number
}

/** Where it goes, as far as delivery asks. */
type DeliveryPlace = Pick<AddressRecord, 'pincode'>

/** What decides how a cart can be delivered. */
export interface DeliverableCart extends Pick<PricedCart, 'settings' | 'zone' | 'standardIsFree'> {
  readonly priced: { readonly subtotal: number }
}

/** Why a parcel cannot go this way; null when it can, or while the address is unknown. */
function shippingRefusal(
  method: ShippingMethodId,
  { zone }: Pick<PricedCart, 'zone'>,
  address: DeliveryPlace | null,
): ShippingRefusal | null {
  if (!address) return null
  if (!zone?.serviceable) return 'not_serviceable'
  return method === 'express' && !zone.express ? 'express_unavailable' : null
}

/** What decides how an order may be paid, whether it is still a cart or placed already. */
export interface PayableOrder {
  readonly settings: SettingsRecord
  readonly zone: ShippingZoneRecord | undefined
  /** Whether the place that it goes to is known yet. */
  readonly hasAddress: boolean
  /** Paise, without the fee for paying in cash. */
  readonly totalBeforeFee: number
  /** Why it cannot be paid in cash, for what else is on its way to the same buyer. */
  readonly cashRefusal: CashRefusal | null
  /** What the payment provider offers; none without a provider. */
  readonly onlineMethods: readonly OnlinePaymentMethod[]
}

/** Why an order cannot be paid this way; null when it can. */
function paymentRefusal(method: PaymentMethodId, order: PayableOrder): PaymentRefusal | null {
  const { settings, zone, hasAddress, totalBeforeFee, onlineMethods, cashRefusal } = order
  if (method !== 'cod') {
    const isOffered = settings.payments[method] && onlineMethods.includes(method)
    if (!isOffered) return { code: 'payment_method_unavailable' }
    return method === 'emi' && totalBeforeFee < settings.emi.from ? { code: 'emi_minimum' } : null
  }
  const { cod } = settings.payments
  if (!cod.enabled) return { code: 'payment_method_unavailable' }
  if (hasAddress && !(zone?.serviceable && zone.cod)) return { code: 'cod_unavailable' }
  return totalBeforeFee + cod.fee > cod.limit ? { code: 'cod_limit' } : cashRefusal
}

/** Each way of paying, and in words why it is not open and what would open it. The one list for page, cart and checkout. */
export function paymentMethodsOf(order: PayableOrder): Quote['paymentMethods'] {
  return paymentMethodIds.map(id => {
    const refusal = paymentRefusal(id, order)
    const reason = refusal && errorMessage(refusal.code, paramsOf(refusal, order))
    return { id, available: refusal === null, reason, remedy: refusal && remedyOf(refusal, order) }
  })
}

/** What would open a way of paying that is refused; null where nothing that a shopper can do would. */
function remedyOf({ code }: PaymentRefusal, order: PayableOrder): string | null {
  const { totalBeforeFee, onlineMethods, zone } = order
  const { emi, payments } = order.settings
  if (code === 'cod_limit') {
    return `Your total is ${formatRupees(totalBeforeFee + payments.cod.fee - payments.cod.limit)} over`
  }
  if (code === 'emi_minimum') return `Your total is ${formatRupees(emi.from - totalBeforeFee)} below`
  if (code !== 'cod_unavailable') return null
  // Where nothing is delivered, no way of paying changes that.
  return zone?.serviceable && onlineMethods.length > 0
    ? 'Pay online, or deliver to another PIN code'
    : 'Deliver to another PIN code'
}

/**
 * Refuses a way of paying that is not open for this order.
 * @param chosen null: any that is open online
 * @returns the way
 * @throws payment_method_unavailable, emi_minimum, cod_unavailable, cod_limit, and the codes of CashRefusal
 */
export function requirePaymentMethod(order: PayableOrder, chosen: PaymentMethodId | null): PaymentMethodId {
  const isOpen = (id: PaymentMethodId) => id !== 'cod' && paymentRefusal(id, order) === null
  const method = chosen ?? paymentMethodIds.find(isOpen) ?? 'upi'
  const refusal = paymentRefusal(method, order)
  if (refusal) throw shopError(refusal.code, paramsOf(refusal, order), 'paymentMethod')
  return method
}

/** What the messages of refusals are filled in with. */
function paramsOf({ n = 0 }: PaymentRefusal, { settings }: PayableOrder) {
  return {
    n,
    amount: formatRupees(settings.emi.from),
    cashLimit: formatRupees(settings.payments.cod.limit),
  }
}

/** A priced cart as what is to be paid. */
export function toPayable(
  { priced, settings, zone, cashRefusal }: PricedCart,
  address: AddressRecord | null,
  { payments }: Pick<Dependencies, 'payments'>,
): PayableOrder {
  return {
    settings,
    zone,
    cashRefusal,
    hasAddress: address !== null,
    // Whichever method the cart was priced with.
    totalBeforeFee: priced.total - priced.codFee,
    onlineMethods: payments?.methods ?? [],
  }
}

/** Each way of delivery with its price and dates for a quote. */
export function shippingMethodsOf(
  cart: DeliverableCart,
  address: DeliveryPlace | null,
  nowMs: number,
): Quote['shippingMethods'] {
  const dispatch = dispatchOf(cart.settings)
  return shippingMethodIds.map(id => {
    const refusal = shippingRefusal(id, cart, address)
    return {
      id,
      price: shippingPriceOf(id, cart.priced.subtotal, cart.settings.shipping, cart.standardIsFree),
      estimate: cart.zone && refusal === null ? deliveryEstimate(nowMs, id, cart.zone, dispatch) : null,
      available: refusal === null,
      reason: refusal && errorMessage(refusal, { pin: address?.pincode ?? '' }),
    }
  })
}

/**
 * Refuses an order that cannot be delivered as asked.
 * @throws not_serviceable, express_unavailable
 */
export function requireShippingMethod(
  cart: PricedCart,
  address: AddressRecord,
  shippingMethod: ShippingMethodId,
): void {
  const refusal = shippingRefusal(shippingMethod, cart, address)
  if (refusal) throw shopError(refusal, { pin: address.pincode })
}
