import { describe, expect, it } from 'vitest'
import type { Order } from '../../contract/index.ts'
import { addCartItem } from '../cart/cart.ts'
import type { Dependencies } from '../context.ts'
import { isShopError } from '../errors.ts'
import { cancelOrder } from '../orders/orders.ts'
import type { UserRecord } from '../records.ts'
import { newCustomer } from '../../contract-suite/shop/new-customer.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { churchStreet } from '../../contract-suite/shop/place-order.ts'
import { createAddress } from './addresses.ts'
import { createPlaceOrder, type PlaceOrder } from './place-order.ts'
import { createQuote } from './quote.ts'

const context = newRequestContext()

const address = { ...churchStreet, fullName: 'A shopper' }

/** A door and a telephone of their own, since orders in cash are limited by both. */
const addressOf = (number: number) => ({
  ...address,
  line1: `${number} Brigade Road`,
  phoneNumber: `+9198450${String(number).padStart(5, '0')}`,
})

interface Shopper {
  readonly user: UserRecord
  place(placeOrder: PlaceOrder, key?: string): Promise<Order>
}

/** A new customer with something in the cart, an address and a quote: one click away from ordering. */
async function shopperAtCheckout(
  dependencies: Dependencies,
  number: number,
  item: { productId: string; quantity: number; variantIndex: number },
  promotionCode?: string,
): Promise<Shopper> {
  const user = await newCustomer(dependencies, number, item)
  const { id: addressId } = await createAddress(dependencies, user, addressOf(number))
  const request = { addressId, shippingMethod: 'standard', paymentMethod: 'cod' } as const
  const { quoteId } = await createQuote(dependencies, context, user, { ...request, promotionCode })
  return {
    user,
    place: (placeOrder, key = `key-${number}`) =>
      placeOrder(user, key, { quoteId, addressId, paymentMethod: 'cod' }),
  }
}

/** How often each thing happened: "placed", or the code of the error. */
async function outcomesOf(orders: readonly Promise<Order>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(orders)) {
    const reason: unknown = result.status === 'rejected' ? result.reason : undefined
    const outcome =
      result.status === 'fulfilled' ? 'placed' : isShopError(reason) ? reason.code : String(reason)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

const silverRaga = { productId: 'prd-raga', quantity: 1, variantIndex: 0 }
const tips = { productId: 'prd-tips', quantity: 1, variantIndex: 0 }

describe('orders placed at the same moment', () => {
  it('[SRV-3] 50 orders for the last 5 pieces sell exactly 5', async () => {
    const { dependencies } = await openTestDomain()
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => shopperAtCheckout(dependencies, number, silverRaga)),
    )
    const placeOrder = createPlaceOrder(dependencies)
    const outcomes = await outcomesOf(shoppers.map(shopper => shopper.place(placeOrder)))
    expect(outcomes).toEqual({ placed: 5, out_of_stock: 45 })
    const raga = await dependencies.store.get('products', 'prd-raga')
    expect([raga?.variants[0]?.stock, raga?.unitsSold]).toEqual([0, 45])
  })

  it('[SRV-3] a code is never used past its limit', async () => {
    const { dependencies } = await openTestDomain()
    const shoppers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => shopperAtCheckout(dependencies, number, tips, 'ONCE10')),
    )
    const placeOrder = createPlaceOrder(dependencies)
    const outcomes = await outcomesOf(shoppers.map(shopper => shopper.place(placeOrder)))
    expect(outcomes).toEqual({ placed: 1, prices_changed: 19 })
    expect((await dependencies.store.get('promotions', 'pro-once'))?.usedCount).toBe(1)
  })

  it('[POP-2] a first-order code works once for one customer', async () => {
    const { dependencies } = await openTestDomain()
    const placeOrder = createPlaceOrder(dependencies)
    const first = await shopperAtCheckout(dependencies, 1, tips, 'SHRUTI20')
    const order = await first.place(placeOrder)
    expect(order.discount).toBe(5_980)
    await addCartItem(dependencies, context, { session: null, user: first.user }, tips)
    const quote = await createQuote(dependencies, context, first.user, {
      shippingMethod: 'standard',
      promotionCode: 'SHRUTI20',
    })
    expect(quote.promotion).toMatchObject({
      applied: false,
      message: 'This code is for your first order only',
    })
  })

  it('[CHK-1] one key makes one order, in this process and across two', async () => {
    const { dependencies } = await openTestDomain()
    const shopper = await shopperAtCheckout(dependencies, 1, tips)
    const processes = [createPlaceOrder(dependencies), createPlaceOrder(dependencies)]
    const clicks = Array.from({ length: 10 }, () => processes.map(placeOrder => shopper.place(placeOrder)))
    const outcomes = await outcomesOf(clicks.flat())
    expect(outcomes).toEqual({ placed: 2, idempotency_key_running: 18 })
    expect(await dependencies.store.count('orders', { where: { userId: shopper.user.id } })).toBe(1)
    expect((await dependencies.store.get('products', 'prd-tips'))?.variants[0]?.stock).toBe(99)
  })

  it('[SRV-3] an order cancelled twice at once gives its stock and its code back once', async () => {
    const { dependencies } = await openTestDomain()
    const placeOrder = createPlaceOrder(dependencies)
    const shopper = await shopperAtCheckout(dependencies, 1, tips, 'ONCE10')
    const { id } = await shopper.place(placeOrder)
    const cancel = () => cancelOrder(dependencies, shopper.user, { id })
    expect(await outcomesOf([cancel(), cancel()])).toEqual({ placed: 1, order_not_cancellable: 1 })
    expect((await dependencies.store.get('products', 'prd-tips'))?.variants[0]?.stock).toBe(100)
    expect((await dependencies.store.get('promotions', 'pro-once'))?.usedCount).toBe(0)
  })

  it('[SRV-3] an order that fails half-way leaves nothing behind', async () => {
    const { dependencies } = await openTestDomain()
    const shopper = await shopperAtCheckout(dependencies, 1, tips, 'ONCE10')
    const { store } = dependencies
    const failing: Dependencies = {
      ...dependencies,
      store: {
        ...storeMethods(store),
        transaction: fn =>
          store.transaction(async tx => {
            await fn(tx)
            throw new Error('the disk went away at the last moment')
          }),
      },
    }
    await expect(shopper.place(createPlaceOrder(failing))).rejects.toThrow('the last moment')
    expect(await store.count('orders', { where: { userId: shopper.user.id } })).toBe(0)
    expect((await store.get('products', 'prd-tips'))?.variants[0]?.stock).toBe(100)
    expect((await store.get('promotions', 'pro-once'))?.usedCount).toBe(0)
    expect((await store.get('carts', `user:${shopper.user.id}`))?.lines).toHaveLength(1)
    await expect(shopper.place(createPlaceOrder(dependencies))).resolves.toMatchObject({ status: 'placed' })
  })
})

/** A store's methods as a plain object, so that one can be replaced. */
function storeMethods(store: Dependencies['store']): Dependencies['store'] {
  return {
    get: (collection, id) => store.get(collection, id),
    list: (collection, query) => store.list(collection, query),
    count: (collection, query) => store.count(collection, query),
    transaction: fn => store.transaction(fn),
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
  }
}
