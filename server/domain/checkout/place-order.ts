import { countPurchase } from '../accounts/purchases.ts'
import {
  languageField,
  type BusinessPurchase,
  type Language,
  type Order,
  type OrderLine,
  type PaymentMethodId,
} from '../../contract/index.ts'
import { stateOfGstin } from '../../contract/schemas/gst-state-codes.ts'
import { deliveryEstimate, toInstant } from '../calendar.ts'
import { dispatchOf } from '../content/settings.ts'
import { cartIdOfUser } from '../cart/cart-id.ts'
import { readCart, writeCart } from '../cart/lines.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { tellOfOrder } from '../messages/outbox.ts'
import { toOrder, toOrderAsPlaced } from '../orders/mappers.ts'
import { newOrderNumber } from '../orders/numbers.ts'
import { stateWhenPlaced } from '../orders/state-machine.ts'
import { takeFromStock } from '../orders/stock.ts'
import { openPayment } from '../payments/open-payment.ts'
import type {
  AddressRecord,
  CartLineRecord,
  OrderRecord,
  QuoteRecord,
  ShopTransaction,
  UserRecord,
} from '../records.ts'
import { principalOf } from '../pricing.ts'
import { requireAddress, toPostalAddress } from './addresses.ts'
import { requirePaymentMethod, requireShippingMethod, toPayable } from './methods.ts'
import { priceCart, type PricedCart } from './pricing-of-cart.ts'

export interface OrderRequest {
  readonly quoteId: string
  readonly addressId: string
  readonly billingAddressId?: string | undefined
  /** Null: online, in a way that the customer chooses when they pay. */
  readonly paymentMethod: PaymentMethodId | null
  readonly business?: BusinessPurchase | undefined
  /** Of the page that places it; no part of what makes two requests one. */
  readonly language?: Language | undefined
}

/** What a shopper asks for: how they pay is among it. */
export type OwnOrderRequest = OrderRequest & { readonly paymentMethod: PaymentMethodId }

/** Places orders, each once however often it is sent. */
export type PlaceOrder = (user: UserRecord, key: string, request: OwnOrderRequest) => Promise<Order>

/** Made once for a shop, since it remembers which keys are being worked on. */
export function createPlaceOrder(dependencies: Dependencies): PlaceOrder {
  const placeOnce = createPlaceOnce(dependencies)
  return async (user, key, request) => {
    const { order, isNew } = await placeOnce(`${user.id}:${key}`, request, tx =>
      placeInTransaction(dependencies, tx, user, request),
    )
    return isNew ? toOrder(order) : toOrderAsPlaced(order, request.paymentMethod)
  }
}

/** An order, and whether this call placed it. */
export interface PlacedOnce {
  readonly order: OrderRecord
  readonly isNew: boolean
}

/**
 * The same key and body gives the first order again, also after a restart and from another process: the transaction that
 * places the order stores the key with the order's id, and the order still holds how it began (CHK-1). Made once for whoever
 * uses it, since it remembers which keys are being worked on.
 * @throws idempotency_key_running, idempotency_key_reused when the key was used with another body
 */
export function createPlaceOnce(dependencies: Dependencies) {
  const { clock, hasher, store } = dependencies
  const running = new Set<string>()

  async function placeOnce(
    id: string,
    request: OrderRequest,
    place: (tx: ShopTransaction) => Promise<OrderRecord>,
  ): Promise<PlacedOnce> {
    const { quoteId, addressId, billingAddressId = null, paymentMethod, business } = request
    const bodyHash = await hasher.keyedHash(
      JSON.stringify([
        quoteId,
        addressId,
        billingAddressId,
        paymentMethod,
        business?.gstin ?? null,
        ...(business ? [business.businessName] : []),
      ]),
    )
    return store.transaction(async tx => {
      const known = await tx.get('idempotency', id)
      if (known && known.bodyHash !== bodyHash) throw shopError('idempotency_key_reused')
      const placed = known && (await tx.get('orders', known.orderId))
      if (placed) return { order: placed, isNew: false }
      const order = await place(tx)
      await tx.put('idempotency', { id, bodyHash, orderId: order.id, createdAt: toInstant(clock.now()) })
      return { order, isNew: true }
    })
  }

  return async (...call: Parameters<typeof placeOnce>): Promise<PlacedOnce> => {
    const [id] = call
    if (running.has(id)) throw shopError('idempotency_key_running')
    running.add(id)
    try {
      return await placeOnce(...call)
    } finally {
      running.delete(id)
    }
  }
}

/**
 * Places the order of a quote, in the caller's transaction.
 * @param clerk the administrator who orders for the customer: what the quote holds is ordered then, and the customer's
 *   cart stays as it is
 * @throws all that placing an order is refused for (`contract/placing-errors.ts`), and cart_empty
 */
export async function placeInTransaction(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  request: OrderRequest,
  clerk?: UserRecord,
): Promise<OrderRecord> {
  const nowMs = dependencies.clock.now()
  const cart = clerk ? null : await readCart(tx, cartIdOfUser(user.id))
  if (cart?.lines.length === 0) throw shopError('cart_empty')
  const quote = await tx.get('quotes', request.quoteId)
  const isTheirs = quote?.userId === user.id && quote.madeBy === clerk?.id
  if (!quote || !isTheirs || nowMs >= Date.parse(quote.expiresAt)) throw shopError('quote_expired')
  const address = await requireAddress(tx, user, request.addressId)
  const billing =
    request.billingAddressId === undefined
      ? address
      : await requireAddress(tx, user, request.billingAddressId)
  requireStateOfGstin(request.business, billing)
  const priced = await priceCart(dependencies, tx, {
    user,
    lines: cart ? cart.lines : quote.lines.map(toCartLine),
    address,
    shippingMethod: quote.shippingMethod,
    paymentMethod: request.paymentMethod,
    promotionCode: quote.promotion?.applied ? quote.promotion.code : null,
    secondsUntilCodeIsRead: 0,
    nowMs,
  })
  requireShippingMethod(priced, address, quote.shippingMethod)
  const paymentMethod = requirePaymentMethod(toPayable(priced, address, dependencies), request.paymentMethod)
  requireSamePrice(quote, priced)
  const order = await newOrder(dependencies, tx, user, {
    quote,
    priced,
    address,
    billing,
    request,
    paymentMethod,
    clerk,
  })
  await takeFromStock(dependencies, tx, order.lines)
  if (priced.applied) {
    await tx.put('promotions', { ...priced.applied, usedCount: priced.applied.usedCount + 1 })
  }
  if (cart) {
    const { promotionCode: _used, ...rest } = cart
    await writeCart(dependencies, tx, rest, { lines: [] })
  }
  await tx.delete('quotes', quote.id)
  await tx.put('orders', order)
  await countPurchase(tx, null, order)
  await tellOfOrder(dependencies, tx, order)
  if (order.paymentMethod !== 'cod') await openPayment(dependencies, tx, order, order.paymentMethod)
  return order
}

/** A line of a quote, as a cart would have it. */
function toCartLine({ sku, productId, variantIndex, quantity, unitPrice }: OrderLine): CartLineRecord {
  return { id: sku, productId, variantIndex, quantity, seenPrice: unitPrice }
}

/**
 * A business is billed in the state that its GSTIN is registered in, or it cannot claim the tax (CHK-1).
 * @throws gstin_state_mismatch
 */
function requireStateOfGstin(business: BusinessPurchase | undefined, { state }: AddressRecord): void {
  const registeredIn = business && stateOfGstin(business.gstin)
  if (registeredIn === undefined || registeredIn === state) return
  throw shopError('gstin_state_mismatch', { registeredIn, state }, 'business.gstin')
}

/**
 * What is charged is what was shown: any other line, price, discount or fee is shown first (CHK-1).
 * @throws prices_changed
 */
function requireSamePrice(quote: QuoteRecord, { priced }: PricedCart): void {
  const facts = (order: Pick<OrderRecord, 'lines' | 'discount' | 'shipping' | 'codFee' | 'total'>) =>
    JSON.stringify([
      order.lines.map(line => [line.sku, line.quantity, line.unitPrice]),
      order.discount,
      order.shipping,
      order.codFee,
      order.total,
    ])
  if (facts(quote) !== facts(priced)) throw shopError('prices_changed')
}

async function newOrder(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  parts: {
    readonly quote: QuoteRecord
    readonly priced: PricedCart
    readonly address: AddressRecord
    readonly billing: AddressRecord
    readonly request: OrderRequest
    readonly paymentMethod: PaymentMethodId
    readonly clerk: UserRecord | undefined
  },
): Promise<OrderRecord> {
  const { quote, priced, address, billing, request, paymentMethod, clerk } = parts
  const nowMs = dependencies.clock.now()
  const at = toInstant(nowMs)
  // requireShippingMethod has made sure that the place is served, so it has a zone.
  if (!priced.zone) throw shopError('not_serviceable', { pin: address.pincode })
  const principal = principalOf(priced.priced.lines)
  return {
    id: dependencies.ids.id(),
    number: await newOrderNumber(dependencies, tx),
    userId: user.id,
    version: 1,
    ...stateWhenPlaced(paymentMethod),
    paymentMethod,
    createdAt: at,
    updatedAt: at,
    ...priced.priced,
    ...(principal && { chargesGstRate: principal.gstRate }),
    warrantyMonths: await Promise.all(
      priced.priced.lines.map(
        async ({ productId }) => (await tx.get('products', productId))?.warrantyMonths ?? 0,
      ),
    ),
    promotionCode: priced.applied?.code ?? null,
    email: user.email,
    shippingAddress: toPostalAddress(address),
    billingAddress: toPostalAddress(billing),
    gstin: request.business?.gstin ?? null,
    businessName: request.business?.businessName ?? null,
    shippingMethod: quote.shippingMethod,
    estimate: deliveryEstimate(nowMs, quote.shippingMethod, priced.zone, dispatchOf(priced.settings)),
    timeline: [
      {
        status: stateWhenPlaced(paymentMethod).status,
        at,
        by: clerk ? 'administrator' : 'customer',
        actorId: clerk?.id ?? user.id,
      },
    ],
    trackingNumber: null,
    carrier: null,
    invoiceNumber: null,
    ...languageField(request.language),
  }
}
