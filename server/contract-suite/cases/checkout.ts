import { expect } from 'vitest'
import type { Cart, Order, Quote } from '../../contract/index.ts'
import { expectRefusal, type Answer, type TestShop, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000

interface Checkout {
  readonly visitor: SuiteVisitor
  readonly body: { quoteId: string; addressId: string; paymentMethod: string; acceptTerms: boolean }
  readonly place: (key?: string, changes?: object) => Promise<Answer<Order>>
}

/** Ravi at the last step: a cart, a quote for it, and a button to press. */
async function raviAtCheckout(
  shop: TestShop,
  options: { productId?: string; quantity?: number; addressId?: string; quote?: object } = {},
): Promise<Checkout> {
  const { productId = 'prd-nada', quantity = 1, addressId = 'adr-ravi-delhi', quote = {} } = options
  const visitor = await shop.signedInAs('ravi')
  await visitor.post('/cart', { productId, quantity })
  const answer = await visitor.post<Quote>('/checkout/quote', { addressId, paymentMethod: 'cod', ...quote })
  expect(answer.status).toBe(200)
  const body = { quoteId: answer.body.quoteId, addressId, paymentMethod: 'cod', acceptTerms: true }
  return {
    visitor,
    body,
    place: (key = 'key-1', changes = {}) =>
      visitor.post<Order>('/orders', { ...body, ...changes }, { headers: { 'idempotency-key': key } }),
  }
}

async function changeProduct(shop: TestShop, change: { price?: number; stock?: number }): Promise<void> {
  await shop.store.transaction(async tx => {
    const product = await tx.get('products', 'prd-nada')
    if (!product) return
    const { price = product.price, stock } = change
    const variants = product.variants.map(variant => ({ ...variant, stock: stock ?? variant.stock }))
    await tx.put('products', { ...product, price, variants })
  })
}

async function stockOfNada(shop: TestShop): Promise<number | undefined> {
  return (await shop.store.get('products', 'prd-nada'))?.variants[0]?.stock
}

export function checkoutCases(contractCase: ContractCase): void {
  contractCase(
    '[CHK-1] placing an order takes the stock, empties the cart and answers with the order',
    async shop => {
      const { place, visitor } = await raviAtCheckout(shop, {
        quantity: 2,
        quote: { promotionCode: 'SHRUTI20' },
      })
      const { status, body } = await place('key-1', {
        business: { gstin: '07aabcs1429b1zw', businessName: ' Kumar  Traders ' },
      })
      expect(status).toBe(201)
      const postalAddress = {
        fullName: 'Ravi Kumar',
        phoneNumber: '+919812345678',
        line1: '14 Church Street',
        city: 'New Delhi',
        state: 'Delhi',
        pincode: '110001',
      }
      expect(body).toEqual({
        id: expect.any(String),
        number: expect.stringMatching(/^SHR-[0-9A-HJKMNP-TV-Z]{8}$/),
        status: 'placed',
        paymentStatus: 'cod_due',
        paymentMethod: 'cod',
        payment: { status: 'cod_due', next: null },
        createdAt: '2026-11-20T06:00:00.000Z',
        lines: [
          expect.objectContaining({ sku: 'NAD-BLK', quantity: 2, lineTotal: 299_800, discount: 59_960 }),
        ],
        mrpTotal: 399_800,
        subtotal: 299_800,
        discount: 59_960,
        shipping: 0,
        codFee: 0,
        tax: { taxable: 203_254, cgst: 0, sgst: 0, igst: 36_586 },
        total: 239_840,
        promotionCode: 'SHRUTI20',
        shippingAddress: postalAddress,
        billingAddress: postalAddress,
        gstin: '07AABCS1429B1ZW',
        businessName: 'Kumar Traders',
        shippingMethod: 'standard',
        estimate: { from: '2026-11-25', to: '2026-11-27' },
        timeline: [{ status: 'placed', at: '2026-11-20T06:00:00.000Z', by: 'customer' }],
        parcels: [],
        unsent: [{ lineIndex: 0, name: 'Nada', variantName: 'Black', quantity: 2 }],
        trackingNumber: null,
        carrier: null,
        trackingUrl: null,
        invoiceNumber: null,
        notes: [],
        creditNotes: [],
        canCancel: true,
        returnableUntil: null,
      })
      expect(await stockOfNada(shop)).toBe(10)
      expect((await visitor.get<Cart>('/cart')).body.items).toEqual([])
      expect((await visitor.get(`/orders/${body.id}`)).body).toEqual(body)
      expect((await shop.store.get('promotions', 'pro-shruti20'))?.usedCount).toBe(1)
    },
  )

  contractCase(
    '[CHK-1] the same key and body gives the first answer again; another body is refused',
    async shop => {
      const { place, visitor } = await raviAtCheckout(shop)
      const first = await place('a key of mine')
      expect(await place('a key of mine').then(answer => [answer.status, answer.body])).toEqual([
        201,
        first.body,
      ])
      await visitor.post(`/orders/${first.body.id}/cancel`, {})
      expect((await place('a key of mine')).body).toEqual(first.body)
      const other = await place('a key of mine', { paymentMethod: 'upi' })
      const message = 'This Idempotency-Key was used for another order'
      expectRefusal(other, 422, 'idempotency_key_reused', message)
      expect((await visitor.get<Order[]>('/orders')).body).toHaveLength(1)
      expect(await stockOfNada(shop)).toBe(12)
    },
  )

  contractCase('[CHK-1] the first answer is given again however far the order has come since', async shop => {
    const { place } = await raviAtCheckout(shop)
    const { body: first } = await place('key-1')
    const administrator = await shop.signedInAs('admin')
    const steps = [
      { status: 'confirmed' },
      { status: 'packed' },
      { status: 'shipped', trackingNumber: 'BLR900', carrier: 'Blue Dart' },
      { status: 'delivered' },
    ]
    for (const [index, step] of steps.entries()) {
      const change = { ...step, version: index + 1 }
      const moved = await administrator.post(`/admin/orders/${first.id}/status`, change)
      expect(moved.status).toBe(200)
    }
    expect((await place('key-1')).body).toEqual(first)
  })

  contractCase('[CHK-1] a newer quote takes the place of the one before it', async shop => {
    const { place, visitor, body } = await raviAtCheckout(shop)
    const newer = await visitor.post<Quote>('/checkout/quote', {
      addressId: body.addressId,
      paymentMethod: 'cod',
    })
    const message = 'This quote expired. Please review your order.'
    expectRefusal(await place('key-1'), 410, 'quote_expired', message)
    const placed = await place('key-2', { quoteId: newer.body.quoteId })
    expect(placed.status).toBe(201)
  })

  contractCase('[CHK-1] while an order is being placed, the same key is told so', async shop => {
    const { place, visitor } = await raviAtCheckout(shop)
    const release = shop.faults.holdWrites()
    const first = place()
    await shop.faults.untilAWriteWaits()
    expectRefusal(await place(), 409, 'idempotency_key_running', 'This order is already being placed')
    release()
    expect((await first).status).toBe(201)
    expect((await visitor.get<Order[]>('/orders')).body).toHaveLength(1)
  })

  contractCase('[CHK-1] a double submission under two keys finds the cart empty', async shop => {
    const { place } = await raviAtCheckout(shop)
    await place('key-1')
    expectRefusal(await place('key-2'), 409, 'cart_empty', 'Your cart is empty')
  })

  contractCase('[CHK-1] a quote holds for fifteen minutes, for the one who asked', async shop => {
    const { place, visitor, body } = await raviAtCheckout(shop)
    const message = 'This quote expired. Please review your order.'
    const asha = await shop.signedInAs('asha')
    await asha.post('/cart', { productId: 'prd-nada' })
    const ashas = { ...body, addressId: 'adr-asha-home' }
    const stolen = await asha.post('/orders', ashas, { headers: { 'idempotency-key': 'k' } })
    expectRefusal(stolen, 410, 'quote_expired', message)
    shop.advance(15 * minuteMs)
    expectRefusal(await place(), 410, 'quote_expired', message)
    expect((await visitor.get<Cart>('/cart')).body.itemCount).toBe(1)
  })

  contractCase('[CHK-1] whatever changed since the quote is shown first', async shop => {
    const message = 'Prices changed since you last looked. Please review your order.'
    const { place, visitor } = await raviAtCheckout(shop, { quote: { promotionCode: 'ONCE10' } })
    await changeProduct(shop, { price: 139_900 })
    expectRefusal(await place(), 409, 'prices_changed', message)
    await changeProduct(shop, { price: 149_900 })
    await visitor.post('/cart', { productId: 'prd-tips' })
    expectRefusal(await place(), 409, 'prices_changed', message)
    const { body: cart } = await visitor.get<Cart>('/cart')
    await visitor.delete(`/cart/${cart.items[1]?.id}`)
    await shop.store.transaction(async tx => {
      const promotion = await tx.get('promotions', 'pro-once')
      if (promotion) await tx.put('promotions', { ...promotion, usedCount: 1 })
    })
    expectRefusal(await place(), 409, 'prices_changed', message)
    expect(await stockOfNada(shop)).toBe(12)
  })

  contractCase('[CHK-1] what was sold meanwhile cannot be ordered', async shop => {
    const { place } = await raviAtCheckout(shop, { quantity: 2 })
    await changeProduct(shop, { stock: 1 })
    const fewer = await place()
    expectRefusal(fewer, 409, 'insufficient_stock', 'Only 1 left in stock', {
      quantity: 'Only 1 left in stock',
    })
    await changeProduct(shop, { stock: 0 })
    expectRefusal(await place(), 409, 'out_of_stock', 'This product is out of stock')
  })

  contractCase('[CHK-1] where it cannot go, or cannot be paid, it is not placed', async shop => {
    const { place } = await raviAtCheckout(shop, { quote: { shippingMethod: 'express' } })
    const to = (addressId: string) => place('key-1', { addressId })
    expectRefusal(
      await to('adr-ravi-assam'),
      409,
      'express_unavailable',
      'Express delivery is not available for 781001',
    )
    expectRefusal(await to('adr-ravi-island'), 409, 'not_serviceable', 'We do not deliver to 682555 yet')
    expectRefusal(await to('adr-asha-home'), 404, 'address_not_found', 'Address not found')
    const byEmi = await place('key-1', { paymentMethod: 'emi' })
    const tooLittle = 'EMI is available from ₹3,000'
    expectRefusal(byEmi, 409, 'emi_minimum', tooLittle, { paymentMethod: tooLittle })
  })

  contractCase(
    '[CHK-2] without a payment provider nothing is paid online',
    async shop => {
      const { place } = await raviAtCheckout(shop)
      const byCard = await place('key-1', { paymentMethod: 'card' })
      const message = 'This payment method is not available'
      expectRefusal(byCard, 409, 'payment_method_unavailable', message, { paymentMethod: message })
    },
    { withPayments: false },
  )

  contractCase('[CHK-1] cash on delivery has its places and its limit', async shop => {
    const { place } = await raviAtCheckout(shop, { addressId: 'adr-ravi-assam' })
    const noCash = 'Cash on delivery is not available for this PIN code'
    expectRefusal(await place(), 409, 'cod_unavailable', noCash, { paymentMethod: noCash })
    const dear = await raviAtCheckout(shop, { productId: 'prd-raga', quantity: 2 })
    const tooMuch = 'Cash on delivery is available up to ₹10,000'
    expectRefusal(await dear.place(), 409, 'cod_limit', tooMuch, { paymentMethod: tooMuch })
  })

  contractCase('[CHK-1] that limit is the one that the shop has set', async shop => {
    const dear = await raviAtCheckout(shop, { productId: 'prd-raga', quantity: 2 })
    await shop.store.transaction(async tx => {
      const settings = await tx.get('settings', 'shop')
      if (!settings) throw new Error('The suite’s shop has no settings')
      const cod = { ...settings.payments.cod, limit: 250_000 }
      await tx.put('settings', { ...settings, payments: { ...settings.payments, cod } })
    })
    const tooMuch = 'Cash on delivery is available up to ₹2,500'
    expectRefusal(await dear.place(), 409, 'cod_limit', tooMuch, { paymentMethod: tooMuch })
  })

  contractCase('[CHK-1] an order needs a key, an address and accepted terms', async shop => {
    const { visitor } = await raviAtCheckout(shop)
    const needsKey = 'Send an Idempotency-Key header of at most 255 characters'
    expectRefusal(await visitor.post('/orders', {}), 400, 'invalid_input', needsKey, {
      'idempotency-key': needsKey,
      quoteId: 'quoteId must be given',
      addressId: 'Select a delivery address',
      paymentMethod: 'Choose a payment method',
      acceptTerms: 'Accept the terms to place the order',
    })
    const longKey = await visitor.post('/orders', {}, { headers: { 'idempotency-key': 'k'.repeat(256) } })
    expect(longKey.body).toMatchObject({ code: 'invalid_input', fields: { 'idempotency-key': needsKey } })
  })

  contractCase('[CHK-1] an invoice can go to another address', async shop => {
    const { place } = await raviAtCheckout(shop)
    const { body } = await place('key-1', { billingAddressId: 'adr-ravi-assam' })
    expect([body.shippingAddress.city, body.billingAddress.city]).toEqual(['New Delhi', 'Guwahati'])
  })

  contractCase('[CHK-1] a GSTIN belongs to the state of the billing address', async shop => {
    const { place } = await raviAtCheckout(shop)
    const business = { gstin: '29AABCS1429B1ZQ', businessName: 'Kumar Traders' }
    const message =
      'This GSTIN is registered in Karnataka, and the billing address is in Delhi. Check the GSTIN, or choose another billing address.'
    expectRefusal(await place('key-1', { business }), 400, 'gstin_state_mismatch', message, {
      'business.gstin': message,
    })
    expect(await stockOfNada(shop)).toBe(12)
  })

  contractCase('[CHK-1] a business purchase names the GSTIN and the business', async shop => {
    const { place } = await raviAtCheckout(shop)
    const unnamed = await place('key-1', { business: { gstin: '07AABCS1429B1ZX' } })
    const typingError = 'This GSTIN has a typing error. Check each character.'
    expectRefusal(unnamed, 400, 'invalid_input', typingError, {
      'business.gstin': typingError,
      'business.businessName': 'Enter the legal name of the business',
    })
  })
}
