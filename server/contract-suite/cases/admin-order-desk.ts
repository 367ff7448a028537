import { expect } from 'vitest'
import type { Address, AdminCustomer, AdminPlacedOrder, Cart, Order, Quote } from '../../contract/index.ts'
import { expectRefusal, type Answer, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const nada = { productId: 'prd-nada', quantity: 2 }
const tips = { productId: 'prd-tips', quantity: 1 }

type Placed = Answer<AdminPlacedOrder>

/** The owner with an order for Ravi at hand, of two Nada to Delhi unless told otherwise. */
async function deskFor(shop: TestShop, changes: object = {}) {
  const owner = await shop.signedInAs('admin')
  const order = { customerId: 'usr-ravi', items: [nada], addressId: 'adr-ravi-delhi', ...changes }
  const quote = (more: object = {}) => owner.post<Quote>('/admin/orders/quote', { ...order, ...more })
  return {
    owner,
    quote,
    place: async (payment: string, more: object = {}, key = 'key-1'): Promise<Placed> => {
      const { body } = await quote({ payment })
      const { customerId, addressId } = order
      return placeAs(owner, { quoteId: body.quoteId, customerId, addressId, payment, ...more }, key)
    },
  }
}

const placeAs = (visitor: SuiteVisitor, body: object, key: string): Promise<Placed> =>
  visitor.post('/admin/orders', body, { headers: { 'idempotency-key': key } })

async function setLimits(shop: TestShop, cashOnDelivery: object, unpaidOrders: object = {}): Promise<void> {
  await shop.store.transaction(async tx => {
    const settings = await tx.get('settings', 'shop')
    if (settings) await tx.put('settings', { ...settings, limits: { cashOnDelivery, unpaidOrders } })
  })
}

async function changeRavi(shop: TestShop, change: object): Promise<void> {
  await shop.store.transaction(async tx => {
    const ravi = await tx.get('users', 'usr-ravi')
    if (ravi) await tx.put('users', { ...ravi, ...change })
  })
}

async function setStockOfNada(shop: TestShop, stock: number): Promise<void> {
  await shop.store.transaction(async tx => {
    const product = await tx.get('products', 'prd-nada')
    if (!product) return
    await tx.put('products', { ...product, variants: product.variants.map(each => ({ ...each, stock })) })
  })
}

const codeOf = ({ status, body }: Placed) => [status, (body as unknown as { code: string }).code]

const auditOf = async (shop: TestShop) =>
  (await shop.store.list('audit')).map(({ action, actorId }) => [action, actorId])

export function orderDeskCases(contractCase: ContractCase): void {
  contractCase(
    '[ADM-3] an order for a customer is priced and placed as their own, and names who made it',
    async shop => {
      const ravi = await shop.signedInAs('ravi')
      await ravi.post('/cart', tips)
      const { quote, place, owner } = await deskFor(shop)
      const { body: quoted } = await quote({ payment: 'cod', promotionCode: 'SHRUTI20' })
      expect(quoted).toMatchObject({ subtotal: 299_800, discount: 59_960, total: 239_840 })
      const { status, body } = await place('cod', {
        business: { gstin: '07aabcs1429b1zw', businessName: 'Kumar Traders' },
      })
      expect([status, body.changed]).toEqual([201, 1])
      expect(body.order).toMatchObject({
        status: 'placed',
        paymentStatus: 'cod_due',
        total: 299_800,
        gstin: '07AABCS1429B1ZW',
        timeline: [{ status: 'placed', by: 'administrator' }],
        customer: { id: 'usr-ravi' },
      })
      // Ravi finds the order among his own, and his cart as he left it.
      const { body: own } = await ravi.get<Order>(`/orders/${body.order.id}`)
      expect([own.number, own.total]).toEqual([body.order.number, 299_800])
      expect((await ravi.get<Cart>('/cart')).body.itemCount).toBe(1)
      expect((await shop.store.get('products', 'prd-nada'))?.variants[0]?.stock).toBe(10)
      expect((await shop.store.get('orders', own.id))?.timeline[0]?.actorId).toBe('usr-admin')
      expect(await auditOf(shop)).toEqual([['order.create', 'usr-admin']])
      expect((await owner.get(`/admin/orders/${own.id}`)).body).toEqual(body.order)
    },
  )

  contractCase('[ADM-3] sent twice it is placed once', async shop => {
    const { owner, quote } = await deskFor(shop)
    const { body: quoted } = await quote({ payment: 'cod' })
    const body = {
      quoteId: quoted.quoteId,
      customerId: 'usr-ravi',
      addressId: 'adr-ravi-delhi',
      payment: 'cod',
    }
    const first = await placeAs(owner, body, 'key-1')
    const second = await placeAs(owner, body, 'key-1')
    expect([second.status, second.body]).toEqual([201, { changed: 0, order: first.body.order }])
    const other = await placeAs(owner, { ...body, payment: 'link' }, 'key-1')
    const reused = 'This Idempotency-Key was used for another order'
    expectRefusal(other, 422, 'idempotency_key_reused', reused)
    const again = 'This quote expired. Please review your order.'
    expectRefusal(await placeAs(owner, body, 'key-2'), 410, 'quote_expired', again)
  })

  contractCase('[ADM-3] while it is being placed, the same key is told so', async shop => {
    const { owner, quote } = await deskFor(shop)
    const { body: quoted } = await quote({ payment: 'cod' })
    const body = {
      quoteId: quoted.quoteId,
      customerId: 'usr-ravi',
      addressId: 'adr-ravi-delhi',
      payment: 'cod',
    }
    const release = shop.faults.holdWrites()
    const first = owner.post<AdminPlacedOrder>('/admin/orders', body, {
      headers: { 'idempotency-key': 'key-1' },
    })
    await shop.faults.untilAWriteWaits()
    const running = 'This order is already being placed'
    expectRefusal(await placeAs(owner, body, 'key-1'), 409, 'idempotency_key_running', running)
    release()
    expect((await first).status).toBe(201)
  })

  contractCase("[ADM-3] a quote is of one hand: the customer's own buys nothing here", async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', tips)
    const order = { addressId: 'adr-ravi-delhi', paymentMethod: 'cod' }
    const { body: own } = await ravi.post<Quote>('/checkout/quote', order)
    const { owner, quote } = await deskFor(shop)
    const { body: ours } = await quote({ payment: 'cod' })
    const here = { customerId: 'usr-ravi', addressId: 'adr-ravi-delhi', payment: 'cod' }
    const message = 'This quote expired. Please review your order.'
    const stolen = await placeAs(owner, { ...here, quoteId: own.quoteId }, 'key-1')
    expectRefusal(stolen, 410, 'quote_expired', message)
    const placeOwn = (quoteId: string, key: string) =>
      ravi.post('/orders', { ...order, quoteId, acceptTerms: true }, { headers: { 'idempotency-key': key } })
    expectRefusal(await placeOwn(ours.quoteId, 'key-1'), 410, 'quote_expired', message)
    // Neither took the place of the other.
    expect((await placeOwn(own.quoteId, 'key-2')).status).toBe(201)
    expect((await placeAs(owner, { ...here, quoteId: ours.quoteId }, 'key-2')).status).toBe(201)
  })

  contractCase('[ADM-3] who orders by phone gets an account that nobody can sign in to', async shop => {
    const owner = await shop.signedInAs('admin')
    const add = (change: object = {}) =>
      owner.post<AdminCustomer>('/admin/customers', {
        name: 'Leela Menon',
        phoneNumber: '98470 12345',
        email: 'leela@example.in',
        ...change,
      })
    const { status, body } = await add()
    expect([status, body]).toMatchObject([201, { name: 'Leela Menon', phoneNumber: '+919847012345' }])
    expect(await shop.store.get('users', body.id)).toMatchObject({
      passwordHash: null,
      phoneNumberVerified: false,
    })
    expect(await shop.store.get('consents', body.id)).toBeUndefined()
    const email = 'Email already registered'
    expectRefusal(await add({ phoneNumber: '9847099999' }), 409, 'email_registered', email, { email })
    const phoneNumber = 'Phone number already registered'
    const again = await add({ email: undefined })
    expectRefusal(again, 409, 'phone_number_registered', phoneNumber, { phoneNumber })
    // Ravi has shown that this number is his.
    const ravis = await add({ phoneNumber: '9812345678', email: undefined })
    expectRefusal(ravis, 409, 'phone_number_registered', phoneNumber, { phoneNumber })
    expect((await add({ phoneNumber: '12', name: ' ' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { name: 'Enter a name', phoneNumber: 'Invalid phone number' },
    })
  })

  contractCase('[ADM-3] an address for a customer keeps the rules of their own', async shop => {
    const owner = await shop.signedInAs('admin')
    const add = (change: object = {}, id = 'usr-ravi') =>
      owner.post<Address>(`/admin/customers/${id}/addresses`, {
        fullName: 'Ravi Kumar',
        phoneNumber: '9812345678',
        line1: '7 Mall Road',
        city: 'New Delhi',
        state: 'Delhi',
        pincode: '110001',
        ...change,
      })
    const { status, body } = await add()
    expect([status, body.line1]).toEqual([201, '7 Mall Road'])
    expect((await shop.store.get('addresses', body.id))?.userId).toBe('usr-ravi')
    const elsewhere = await add({ state: 'Kerala' })
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'pincode_state_mismatch' } })
    expect((elsewhere.body as unknown as { fields: object }).fields).toHaveProperty('state')
    expectRefusal(await add({}, 'none'), 404, 'customer_not_found', 'Customer not found')
    expect((await add({ city: '' })).body).toMatchObject({ code: 'invalid_input' })
    for (
      let count = (await shop.store.list('addresses', { where: { userId: 'usr-ravi' } })).length;
      count < 10;
      count += 1
    )
      await add()
    const limit = 'You can keep at most 10 addresses. Delete one to add another.'
    expectRefusal(await add(), 409, 'address_limit', limit)
  })

  contractCase('[ADM-3] a quote says in words what is refused, and where', async shop => {
    const { quote } = await deskFor(shop)
    const few = 'Only 12 left in stock'
    const tooMany = { items: [tips, nada, { ...nada, quantity: 10 }, nada] }
    expectRefusal(await quote(tooMany), 409, 'insufficient_stock', few, { 'items.3.quantity': few })
    const none = 'This product is out of stock'
    const unknown = await quote({ items: [{ productId: 'none', quantity: 1 }] })
    expectRefusal(unknown, 409, 'out_of_stock', none, { 'items.0': none })
    expectRefusal(await quote({ customerId: 'none' }), 404, 'customer_not_found', 'Customer not found')
    expectRefusal(await quote({ addressId: 'adr-asha-home' }), 404, 'address_not_found', 'Address not found')
    const nothing = 'Choose at least one product'
    expectRefusal(await quote({ items: [] }), 400, 'invalid_input', nothing, { items: nothing })
    const { body } = await quote({ addressId: 'adr-ravi-island', promotionCode: 'NOSUCH' })
    expect(body.shippingMethods[0]?.reason).toBe('We do not deliver to 682555 yet')
    expect(body.promotion).toMatchObject({ applied: false })
    expect(body.paymentMethods.find(({ id }) => id === 'cod')?.reason).toBe(
      'Cash on delivery is not available for this PIN code',
    )
    await changeRavi(shop, { blocked: true })
    const blocked = 'This customer is blocked. Unblock them to order for them.'
    expectRefusal(await quote(), 409, 'customer_is_blocked', blocked)
  })

  contractCase('[ADM-3] what a shopper could not order is not ordered for them', async shop => {
    const { place, quote, owner } = await deskFor(shop)
    const at = (addressId: string, more: object = {}) => place('cod', { addressId, ...more })
    expect(codeOf(await at('adr-ravi-assam'))).toEqual([409, 'cod_unavailable'])
    expect(codeOf(await at('adr-ravi-island'))).toEqual([409, 'not_serviceable'])
    expect(codeOf(await at('adr-asha-home'))).toEqual([404, 'address_not_found'])
    expect(codeOf(await place('cod', { customerId: 'none' }))).toEqual([404, 'customer_not_found'])
    const elsewhere = { business: { gstin: '29AABCS1429B1ZQ', businessName: 'Kumar Traders' } }
    expect(codeOf(await place('cod', elsewhere))).toEqual([400, 'gstin_state_mismatch'])
    const express = await quote({ shippingMethod: 'express', payment: 'cod' })
    const { quoteId } = express.body
    const assam = { quoteId, customerId: 'usr-ravi', addressId: 'adr-ravi-assam', payment: 'cod' }
    expect(codeOf(await placeAs(owner, assam, 'key-1'))).toEqual([409, 'express_unavailable'])
    const dear = await deskFor(shop, { items: [{ productId: 'prd-raga', quantity: 2 }] })
    expect(codeOf(await dear.place('cod'))).toEqual([409, 'cod_limit'])
    expect((await placeAs(owner, {}, 'key-1')).body).toMatchObject({
      code: 'invalid_input',
      fields: { customerId: 'Choose a customer', payment: 'Choose how it is paid' },
    })
  })

  contractCase('[ADM-3] nor beyond the limits of cash and of unpaid orders', async shop => {
    const { place } = await deskFor(shop)
    await setLimits(shop, { openOrdersVerified: 0 })
    expect(codeOf(await place('cod'))).toEqual([409, 'cod_orders_limit'])
    await setLimits(shop, { piecesOfOneProductVerified: 1 })
    expect(codeOf(await place('cod'))).toEqual([409, 'cod_pieces_limit'])
    await changeRavi(shop, { phoneNumberVerified: false })
    await setLimits(shop, { openOrders: 0 })
    expect(codeOf(await place('cod'))).toEqual([409, 'cod_orders_limit_unverified'])
    await setLimits(shop, { piecesOfOneProduct: 1 })
    expect(codeOf(await place('cod'))).toEqual([409, 'cod_pieces_limit_unverified'])
    await setLimits(shop, {}, { perBuyer: 1 })
    expect((await place('link')).status).toBe(201)
    expect(codeOf(await place('link', {}, 'key-2'))).toEqual([409, 'unpaid_orders_limit'])
  })

  contractCase('[ADM-3] what was sold or changed since the quote is shown first', async shop => {
    const { owner, quote } = await deskFor(shop)
    const body = { customerId: 'usr-ravi', addressId: 'adr-ravi-delhi', payment: 'cod' }
    const { body: quoted } = await quote({ payment: 'cod' })
    const place = () => placeAs(owner, { ...body, quoteId: quoted.quoteId }, 'key-1')
    await setStockOfNada(shop, 1)
    expect(codeOf(await place())).toEqual([409, 'insufficient_stock'])
    await setStockOfNada(shop, 0)
    expect(codeOf(await place())).toEqual([409, 'out_of_stock'])
    await setStockOfNada(shop, 12)
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, price: 139_900 })
    })
    expect(codeOf(await place())).toEqual([409, 'prices_changed'])
    await changeRavi(shop, { blocked: true })
    expect(codeOf(await place())).toEqual([409, 'customer_is_blocked'])
  })

  contractCase(
    '[ADM-3] without a payment provider there is no link to pay by',
    async shop => {
      const { place } = await deskFor(shop)
      expect(codeOf(await place('link'))).toEqual([409, 'payment_method_unavailable'])
    },
    { withPayments: false },
  )

  contractCase('[ADM-3] [ADM-7] who may not change orders makes none', async shop => {
    const support = await shop.signedInAs('sunita')
    const order = { customerId: 'usr-ravi', items: [nada] }
    expectRefusal(await support.post('/admin/orders/quote', order), 403, 'forbidden', 'Access denied')
    expectRefusal(
      await support.get('/admin/orders/ord-placed/payment-link'),
      403,
      'forbidden',
      'Access denied',
    )
  })
}
