import { expect } from 'vitest'
import type { Order, OrderPayment, Quote, SandboxPayment } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000

/** Ravi's order, of two Raga (₹15,998) unless told otherwise, that waits for its money. */
async function unpaidOrder(
  shop: TestShop,
  addressId = 'adr-ravi-delhi',
  item: object = { productId: 'prd-raga', quantity: 2 },
) {
  const visitor = await shop.signedInAs('ravi')
  await visitor.post('/cart', item)
  const { body: quote } = await visitor.post<Quote>('/checkout/quote', { addressId, paymentMethod: 'upi' })
  const { body: order } = await visitor.post<Order>(
    '/orders',
    { quoteId: quote.quoteId, addressId, paymentMethod: 'upi', acceptTerms: true },
    { headers: { 'idempotency-key': 'key-1' } },
  )
  const path = `/orders/${order.id}/payment`
  return {
    visitor,
    order,
    path,
    look: async () => (await visitor.get<OrderPayment>(path)).body,
    start: (method: string) => visitor.post<OrderPayment>(path, { method }),
  }
}

async function sandboxPath(visitor: SuiteVisitor, path: string): Promise<string> {
  const { body } = await visitor.post<OrderPayment>(path, { method: 'upi' })
  const page = body.checkout?.kind === 'page' ? body.checkout.path : ''
  return page.replace('/payment-sandbox/', '/sandbox/payments/').replace(/\?.*/, '')
}

export function paymentCases(contractCase: ContractCase): void {
  contractCase('[CHK-2] an order above the limit of cash is placed when it is paid', async shop => {
    const { visitor, order, path, look } = await unpaidOrder(shop)
    expect(order).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
      paymentMethod: 'upi',
      payment: { status: 'pending', next: `/pay/${order.id}` },
      total: 1_599_800,
    })
    const sandbox = await sandboxPath(visitor, path)
    expect(await look()).toMatchObject({
      orderNumber: order.number,
      orderStatus: 'pending_payment',
      amount: 1_599_800,
      heldUntil: '2026-11-20T06:15:00.000Z',
      isTryPending: false,
      failure: null,
      refunds: [],
    })
    const page = await visitor.get<SandboxPayment>(sandbox)
    expect(page.body).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      amount: 1_599_800,
      paid: false,
    })
    const paid = await visitor.post<SandboxPayment>(sandbox, { method: 'upi', outcome: 'success' })
    expect(paid.body.paid).toBe(true)
    expect(await look()).toMatchObject({
      orderStatus: 'placed',
      status: 'paid',
      heldUntil: null,
      checkout: null,
      paymentMethods: [],
    })
    const { body: placed } = await visitor.get<Order>(`/orders/${order.id}`)
    expect(placed.timeline.map(({ status, by }) => [status, by])).toEqual([
      ['pending_payment', 'customer'],
      ['placed', 'system'],
    ])
    expectRefusal(
      await visitor.post(sandbox, { method: 'upi', outcome: 'success' }),
      404,
      'not_found',
      'Resource not found',
    )
  })

  contractCase(
    '[CHK-2] a failed payment keeps the order, and says what else it can be paid with',
    async shop => {
      const { visitor, path, look, start } = await unpaidOrder(shop)
      await visitor.post(await sandboxPath(visitor, path), { method: 'card', outcome: 'failure' })
      expect(await look()).toMatchObject({
        orderStatus: 'payment_failed',
        status: 'failed',
        failure: 'The bank declined the card.',
        paymentMethods: [
          { id: 'upi', available: true, reason: null, remedy: null },
          { id: 'card', available: true, reason: null, remedy: null },
          { id: 'netbanking', available: true, reason: null, remedy: null },
          { id: 'emi', available: true, reason: null, remedy: null },
          {
            id: 'cod',
            available: false,
            reason: 'Cash on delivery is available up to ₹10,000',
            remedy: 'Your total is ₹5,998 over',
          },
        ],
      })
      const inCash = await start('cod')
      const tooMuch = 'Cash on delivery is available up to ₹10,000'
      expectRefusal(inCash, 409, 'cod_limit', tooMuch, { paymentMethod: tooMuch })
      expect((await start('emi')).body).toMatchObject({
        orderStatus: 'pending_payment',
        method: 'emi',
        failure: null,
      })
    },
  )

  contractCase('[CHK-2] where cash is not collected, it cannot be gone over to', async shop => {
    const { start } = await unpaidOrder(shop, 'adr-ravi-assam')
    const noCash = 'Cash on delivery is not available for this PIN code'
    expectRefusal(await start('cod'), 409, 'cod_unavailable', noCash, { paymentMethod: noCash })
  })

  contractCase('[CHK-2] nor where the limits of open orders in cash are reached', async shop => {
    const { start } = await unpaidOrder(shop, 'adr-ravi-delhi', { productId: 'prd-tips', quantity: 2 })
    const refusal = async (isVerified: boolean, cashOnDelivery: object) => {
      await shop.store.transaction(async tx => {
        const settings = await tx.get('settings', 'shop')
        const ravi = await tx.get('users', 'usr-ravi')
        if (settings) await tx.put('settings', { ...settings, limits: { cashOnDelivery } })
        if (ravi) await tx.put('users', { ...ravi, phoneNumberVerified: isVerified })
      })
      const { status, body } = await start('cod')
      return [status, (body as unknown as { code: string }).code]
    }
    expect(await refusal(true, { openOrdersVerified: 0 })).toEqual([409, 'cod_orders_limit'])
    expect(await refusal(false, { openOrders: 0 })).toEqual([409, 'cod_orders_limit_unverified'])
    expect(await refusal(true, { piecesOfOneProductVerified: 1 })).toEqual([409, 'cod_pieces_limit'])
    expect(await refusal(false, { piecesOfOneProduct: 1 })).toEqual([409, 'cod_pieces_limit_unverified'])
  })

  contractCase('[CHK-2] at most three orders of one buyer wait for their money', async shop => {
    const visitor = await shop.signedInAs('ravi')
    const place = async (key: string) => {
      await visitor.post('/cart', { productId: 'prd-tips' })
      const { body: quote } = await visitor.post<Quote>('/checkout/quote', {
        addressId: 'adr-ravi-delhi',
        paymentMethod: 'upi',
      })
      return visitor.post<Order>(
        '/orders',
        {
          quoteId: quote.quoteId,
          addressId: 'adr-ravi-delhi',
          paymentMethod: 'upi',
          acceptTerms: true,
        },
        { headers: { 'idempotency-key': key } },
      )
    }
    const placed: string[] = []
    for (const key of ['1', '2', '3']) placed.push((await place(key)).body.id)
    const message = 'You have 3 orders that wait for payment. Pay or cancel one of them first.'
    expectRefusal(await place('4'), 409, 'unpaid_orders_limit', message)
    await visitor.post(`/orders/${placed[0]}/cancel`, {})
    expect((await place('5')).status).toBe(201)
  })

  contractCase(
    '[CHK-2] a method that the owner switched off, or that starts higher, is refused',
    async shop => {
      const { start } = await unpaidOrder(shop)
      await shop.store.transaction(async tx => {
        const settings = await tx.get('settings', 'shop')
        if (!settings) return
        await tx.put('settings', {
          ...settings,
          payments: { ...settings.payments, card: false },
          emi: { ...settings.emi, from: 2_000_000 },
        })
      })
      const off = 'This payment method is not available'
      expectRefusal(await start('card'), 409, 'payment_method_unavailable', off, { paymentMethod: off })
      const higher = 'EMI is available from ₹20,000'
      expectRefusal(await start('emi'), 409, 'emi_minimum', higher, { paymentMethod: higher })
      const none = 'Choose a payment method'
      expectRefusal(await start('cheque'), 400, 'invalid_input', none, { method: none })
    },
  )

  contractCase('[CHK-2] while the provider is down the order is kept', async shop => {
    const { look, start } = await unpaidOrder(shop)
    shop.paymentProvider.isDown = true
    expectRefusal(
      await start('upi'),
      503,
      'payment_unavailable',
      'Online payment is not available right now. Your order is saved. Try again in a minute.',
    )
    expect(await look()).toMatchObject({ orderStatus: 'pending_payment', checkout: null })
    shop.paymentProvider.isDown = false
    expect((await start('upi')).body.checkout?.kind).toBe('page')
  })

  contractCase('[CHK-2] after 15 minutes it can no longer be paid', async shop => {
    const { start } = await unpaidOrder(shop)
    shop.advance(15 * minuteMs)
    expectRefusal(
      await start('upi'),
      409,
      'payment_time_over',
      'The time to pay for this order is over. Its items are available for a new order.',
    )
  })

  contractCase("[CHK-2] the browser's word counts when the provider signed it", async shop => {
    const { visitor, path } = await unpaidOrder(shop)
    const confirm = (body: object) => visitor.post<OrderPayment>(`${path}/confirm`, body)
    const forged = { paymentId: 'pay_1', signature: '0'.repeat(64) }
    const message = 'This payment could not be verified'
    expectRefusal(await confirm(forged), 400, 'payment_not_verified', message)
    await visitor.post(await sandboxPath(visitor, path), { method: 'upi', outcome: 'pending' })
    expectRefusal(await confirm(forged), 400, 'payment_not_verified', message)
    expectRefusal(await confirm({}), 400, 'invalid_input', 'Send the payment', {
      paymentId: 'Send the payment',
      signature: 'Send the signature',
    })
    const [payment] = await shop.store.list('payments')
    const signature = await shop.signAsProvider(`${payment?.providerOrderId}|pay_1`)
    const { body } = await confirm({ paymentId: 'pay_1', signature })
    // Signed, and yet what counts is what the provider says when it is asked.
    expect(body).toMatchObject({ orderStatus: 'pending_payment', status: 'pending', isTryPending: true })
  })

  contractCase("[CHK-2] another customer's payment is not found, and a guest has none", async shop => {
    const { path } = await unpaidOrder(shop)
    const asha = await shop.signedInAs('asha')
    const stranger = shop.newVisitor()
    const confirmation = { paymentId: 'pay_1', signature: '0'.repeat(64) }
    const calls = (visitor: SuiteVisitor) => [
      () => visitor.get(path),
      () => visitor.post(path, { method: 'upi' }),
      () => visitor.post(`${path}/confirm`, confirmation),
    ]
    for (const call of calls(asha)) expectRefusal(await call(), 404, 'order_not_found', 'Order not found')
    for (const call of calls(stranger)) {
      expectRefusal(await call(), 401, 'unauthenticated', 'Authentication required')
    }
  })

  contractCase('[CHK-2] an order that waits for its money can be cancelled', async shop => {
    const { visitor, order, start } = await unpaidOrder(shop)
    const { body } = await visitor.post<Order>(`/orders/${order.id}/cancel`, {})
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'failed', payment: { next: null } })
    expect((await start('upi')).body).toMatchObject({ orderStatus: 'cancelled', checkout: null })
  })

  contractCase(
    '[CHK-2] the sandbox takes only its own orders, and says how a payment may end',
    async shop => {
      const { visitor, path } = await unpaidOrder(shop)
      expectRefusal(await visitor.get('/sandbox/payments/unknown'), 404, 'not_found', 'Resource not found')
      const unknown = await visitor.post('/sandbox/payments/unknown', { method: 'upi', outcome: 'success' })
      expectRefusal(unknown, 404, 'not_found', 'Resource not found')
      const wrong = await visitor.post(await sandboxPath(visitor, path), { method: 'upi', outcome: 'maybe' })
      const message = 'Choose how the payment ends'
      expectRefusal(wrong, 400, 'invalid_input', message, { outcome: message })
    },
  )

  contractCase(
    '[CHK-2] without test mode there is no sandbox',
    async shop => {
      const visitor = shop.newVisitor()
      expectRefusal(await visitor.get('/sandbox/payments/any'), 404, 'not_found', 'Resource not found')
    },
    { withPayments: false },
  )
}
