import {
  languageField,
  type BusinessPurchase,
  type Language,
  type Order,
  type PaymentMethodId,
} from '../../contract/index.ts'
import { stateOfGstin } from '../../contract/schemas/gst-state-codes.ts'
import { deliveryEstimate, toInstant } from '../calendar.ts'
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
import type { AddressRecord, OrderRecord, QuoteRecord, ShopTransaction, UserRecord } from '../records.ts'
import { requireAddress, toPostalAddress } from './addresses.ts'
import { requirePaymentMethod, requireShippingMethod, toPayable } from './methods.ts'
import { priceCart, type PricedCart } from './pricing-of-cart.ts'

export interface OrderRequest {
  readonly quoteId: string
  readonly addressId: string
  readonly billingAddressId?: string | undefined
  readonly paymentMethod: PaymentMethodId
  readonly business?: BusinessPurchase | undefined
  /** Of the page that places it; no part of what makes two requests one. */
  readonly language?: Language | undefined
}

/** Places orders, each once however often it is sent. */
export type PlaceOrder = (user: UserRecord, key: string, request: OrderRequest) => Promise<Order>

/** Made once for a shop, since it remembers which keys are being worked on. */
export function createPlaceOrder(dependencies: Dependencies): PlaceOrder {
  const running = new Set<string>()
  return async (user, key, request) => {
    const id = `${user.id}:${key}`
    if (running.has(id)) throw shopError('idempotency_key_running')
    running.add(id)
    try {
      return await placeOnce(dependencies, user, id, request)
    } finally {
      running.delete(id)
    }
  }
}

/**
 * The same key and body gives the first answer again, word for word, also after a restart and from another process: the
 * transaction that places the order stores the key with the order's id, and the order still holds how it began (CHK-1).
 * @throws idempotency_key_reused when the key was used with another body
 */
async function placeOnce(
  dependencies: Dependencies,
  user: UserRecord,
  idempotencyId: string,
  request: OrderRequest,
): Promise<Order> {
  const { clock, hasher, store } = dependencies
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
    const known = await tx.get('idempotency', idempotencyId)
    if (known && known.bodyHash !== bodyHash) throw shopError('idempotency_key_reused')
    const placed = known && (await tx.get('orders', known.orderId))
    if (placed) return toOrderAsPlaced(placed, paymentMethod)
    const order = await placeInTransaction(dependencies, tx, user, request)
    await tx.put('idempotency', {
      id: idempotencyId,
      bodyHash,
      orderId: order.id,
      createdAt: toInstant(clock.now()),
    })
    return toOrder(order)
  })
}

async function placeInTransaction(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  request: OrderRequest,
): Promise<OrderRecord> {
  const nowMs = dependencies.clock.now()
  const cart = await readCart(tx, cartIdOfUser(user.id))
  if (cart.lines.length === 0) throw shopError('cart_empty')
  const quote = await tx.get('quotes', request.quoteId)
  if (quote?.userId !== user.id || nowMs >= Date.parse(quote.expiresAt)) throw shopError('quote_expired')
  const address = await requireAddress(tx, user, request.addressId)
  const billing =
    request.billingAddressId === undefined
      ? address
      : await requireAddress(tx, user, request.billingAddressId)
  requireStateOfGstin(request.business, billing)
  const priced = await priceCart(dependencies, tx, {
    user,
    lines: cart.lines,
    address,
    shippingMethod: quote.shippingMethod,
    paymentMethod: request.paymentMethod,
    promotionCode: quote.promotion?.applied ? quote.promotion.code : null,
    secondsUntilCodeIsRead: 0,
    nowMs,
  })
  requireShippingMethod(priced, address, quote.shippingMethod)
  requirePaymentMethod(toPayable(priced, address, dependencies), request.paymentMethod)
  requireSamePrice(quote, priced)
  const order = await newOrder(dependencies, tx, user, { quote, priced, address, billing, request })
  await takeFromStock(dependencies, tx, order.lines)
  if (priced.applied) {
    await tx.put('promotions', { ...priced.applied, usedCount: priced.applied.usedCount + 1 })
  }
  const { promotionCode: _used, ...rest } = cart
  await writeCart(dependencies, tx, rest, { lines: [] })
  await tx.delete('quotes', quote.id)
  await tx.put('orders', order)
  await tellOfOrder(dependencies, tx, order)
  if (order.paymentMethod !== 'cod') await openPayment(dependencies, tx, order, order.paymentMethod)
  return order
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
  },
): Promise<OrderRecord> {
  const { quote, priced, address, billing, request } = parts
  const nowMs = dependencies.clock.now()
  const at = toInstant(nowMs)
  // requireShippingMethod has made sure that the place is served, so it has a zone.
  if (!priced.zone) throw shopError('not_serviceable', { pin: address.pincode })
  return {
    id: dependencies.ids.id(),
    number: await newOrderNumber(dependencies, tx),
    userId: user.id,
    version: 1,
    ...stateWhenPlaced(request.paymentMethod),
    paymentMethod: request.paymentMethod,
    createdAt: at,
    updatedAt: at,
    ...priced.priced,
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
    estimate: deliveryEstimate(nowMs, quote.shippingMethod, priced.zone),
    timeline: [
      { status: stateWhenPlaced(request.paymentMethod).status, at, by: 'customer', actorId: user.id },
    ],
    trackingNumber: null,
    carrier: null,
    invoiceNumber: null,
    ...languageField(request.language),
  }
}
