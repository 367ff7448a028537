import { expect } from 'vitest'
import type {
  AdminOrder,
  AdminPaymentLink,
  AdminPlacedOrder,
  Order,
  PaymentByLink,
  Quote,
  SandboxPayment,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const unknownLink = [
  404,
  'payment_link_not_found',
  'This payment link does not work. Ask the shop for a new one.',
] as const

/** An order of one Raga (₹7,999) that the owner made for Ravi, with its link, and somebody who has the link alone. */
async function linkedOrder(shop: TestShop) {
  const owner = await shop.signedInAs('admin')
  const order = { customerId: 'usr-ravi', addressId: 'adr-ravi-delhi', payment: 'link' }
  const { body: quote } = await owner.post<Quote>('/admin/orders/quote', {
    ...order,
    items: [{ productId: 'prd-raga', quantity: 1 }],
  })
  const { body } = await owner.post<AdminPlacedOrder>(
    '/admin/orders',
    { ...order, quoteId: quote.quoteId },
    { headers: { 'idempotency-key': 'key-1' } },
  )
  const path = `/admin/orders/${body.order.id}/payment-link`
  const { body: link } = await owner.get<AdminPaymentLink>(path)
  const token = link.path?.split('#')[1] ?? ''
  const visitor = shop.newVisitor()
  return {
    owner,
    order: body.order,
    path,
    link,
    token,
    visitor,
    look: () => visitor.post<PaymentByLink>('/payment-links/open', { token }),
    pay: (method = 'upi') => visitor.post<PaymentByLink>('/payment-links/pay', { token, method }),
  }
}

async function endAtSandbox(visitor: SuiteVisitor, { checkout }: PaymentByLink, outcome: string) {
  const page = checkout?.kind === 'page' ? checkout.path : ''
  const path = page.replace('/payment-sandbox/', '/sandbox/payments/').replace(/\?.*/, '')
  return visitor.post<SandboxPayment>(path, { method: 'upi', outcome })
}

export function paymentLinkCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] a link is paid without signing in, and is used up then', async shop => {
    const { order, link, look, pay, visitor } = await linkedOrder(shop)
    expect(order).toMatchObject({ status: 'pending_payment', paymentStatus: 'pending' })
    expect(link).toEqual({
      state: 'open',
      path: expect.stringMatching(/^\/pay\/link#[0-9a-f]{32}$/),
      validUntil: '2026-11-21T06:00:00.000Z',
      sentAt: '2026-11-20T06:00:00.000Z',
      sentBy: ['email', 'sms'],
      canSend: true,
    })
    const opened = await look()
    expect(opened.headers.get('cache-control')).toBe('no-store')
    // What it is, what it costs and roughly where it goes: nothing else.
    expect(opened.body).toEqual({
      orderNumber: order.number,
      state: 'open',
      lines: [
        {
          name: 'Raga',
          variantName: expect.any(String),
          imageUrl: expect.any(String),
          quantity: 1,
          lineTotal: 799_900,
        },
      ],
      subtotal: 799_900,
      discount: 0,
      shipping: 0,
      codFee: 0,
      total: 799_900,
      city: 'New Delhi',
      pincode: '110001',
      validUntil: '2026-11-21T06:00:00.000Z',
      method: 'upi',
      isTryPending: false,
      hasFailed: false,
      failure: null,
      checkout: null,
      paymentMethods: ['upi', 'card', 'netbanking', 'emi'].map(id => ({
        id,
        available: true,
        reason: null,
        remedy: null,
      })),
      returned: 0,
    })
    const { body: started } = await pay('card')
    await endAtSandbox(visitor, started, 'success')
    expect((await look()).body).toMatchObject({ state: 'paid', paymentMethods: [], checkout: null })
    expect(await shop.store.get('orders', order.id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'paid',
    })
    expect((await pay()).body).toMatchObject({ state: 'paid', checkout: null })
  })

  contractCase('[ADM-3] a failed try is said, and another one pays', async shop => {
    const { look, pay, visitor } = await linkedOrder(shop)
    await endAtSandbox(visitor, (await pay()).body, 'failure')
    expect((await look()).body).toMatchObject({
      state: 'open',
      hasFailed: true,
      failure: 'The request was declined in the UPI app.',
    })
    await endAtSandbox(visitor, (await pay()).body, 'success')
    expect((await look()).body.state).toBe('paid')
  })

  contractCase('[ADM-3] it lives for a day, in which the pieces are kept', async shop => {
    const { look, order, path, pay } = await linkedOrder(shop)
    shop.advance(23 * hourMs)
    expect((await pay()).body.state).toBe('open')
    shop.advance(hourMs)
    const over = 'The time to pay for this order is over. Its items are available for a new order.'
    expectRefusal(await pay(), 409, 'payment_time_over', over)
    expect((await look()).body).toMatchObject({ state: 'expired', paymentMethods: [] })
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.get<AdminPaymentLink>(path)
    expect(body).toMatchObject({ state: 'over', path: null, canSend: false })
    const late = 'There is nothing to pay any more: the order is about to be cancelled, unpaid'
    expectRefusal(await owner.post(path), 409, 'payment_link_over', late)
    expect((await shop.store.get('orders', order.id))?.status).toBe('pending_payment')
  })

  contractCase('[ADM-3] of a cancelled order it says so, and of one to be paid in cash too', async shop => {
    const { look, order } = await linkedOrder(shop)
    const ravi = await shop.signedInAs('ravi')
    await ravi.post(`/orders/${order.id}/payment`, { method: 'cod' })
    expect((await look()).body).toMatchObject({ state: 'in_cash', paymentMethods: [] })
    await ravi.post(`/orders/${order.id}/cancel`, {})
    expect((await look()).body.state).toBe('cancelled')
  })

  contractCase('[ADM-3] the owner cancels an order that was not paid, and its link says so', async shop => {
    const { look, order, owner, path, pay } = await linkedOrder(shop)
    const stockOf = async () => (await shop.store.get('products', 'prd-raga'))?.variants[0]?.stock ?? 0
    const held = await stockOf()
    const cancel = (version: number, note?: string) =>
      owner.post<AdminOrder>(`/admin/orders/${order.id}/status`, { version, status: 'cancelled', note })
    const why = 'Say why the order is cancelled'
    expectRefusal(await cancel(1), 400, 'cancellation_reason_required', why, { note: why })
    const { body: started } = await pay()
    const { body: cancelled } = await cancel(1, 'Asked for by phone')
    expect(cancelled).toMatchObject({ status: 'cancelled', paymentStatus: 'failed', payment: { next: null } })
    expect(cancelled.timeline.at(-1)).toMatchObject({
      by: 'administrator',
      internalNote: 'Asked for by phone',
    })
    expect((await look()).body).toMatchObject({ state: 'cancelled', paymentMethods: [], checkout: null })
    expect((await owner.get<AdminPaymentLink>(path)).body).toMatchObject({ state: 'over', canSend: false })
    expect(await stockOf()).toBe(held + 1)
    expect(await cancel(1, 'Once more')).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect(await cancel(2, 'Once more')).toMatchObject({ status: 409, body: { code: 'order_transition' } })
    // Who was paying meanwhile gets the money back, and the pieces stay in stock.
    await endAtSandbox(shop.newVisitor(), started, 'success')
    const refunds = await shop.store.list('refunds', { where: { orderId: order.id } })
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[799_900, 'late_payment']])
    expect(await shop.store.get('orders', order.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_pending',
    })
    expect(await stockOf()).toBe(held + 1)
    const told = (await shop.store.list('messages')).filter(({ topic }) => topic.kind === 'order_cancelled')
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
  })

  contractCase('[ADM-3] who guesses links is slowed down, and told nothing', async shop => {
    const { token } = await linkedOrder(shop)
    const stranger = shop.newVisitor('198.51.100.9')
    const guess = (tried: string) => stranger.post('/payment-links/open', { token: tried })
    const confirmation = { paymentId: 'pay_1', signature: '0'.repeat(64) }
    expectRefusal(await guess(`${token}0`), ...unknownLink)
    expectRefusal(await stranger.post('/payment-links/pay', { token: 'x', method: 'upi' }), ...unknownLink)
    const confirmed = await stranger.post('/payment-links/confirm', { token: 'x', ...confirmation })
    expectRefusal(confirmed, ...unknownLink)
    for (let tries = 3; tries < 10; tries += 1) await guess('0'.repeat(32))
    // The right one too, from there.
    const calls = [
      guess(token),
      stranger.post('/payment-links/pay', { token, method: 'upi' }),
      stranger.post('/payment-links/confirm', { token, ...confirmation }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(429)
    shop.advance(10 * minuteMs)
    expect((await guess(token)).status).toBe(200)
  })

  contractCase('[ADM-3] what the page sends is checked, and signatures are', async shop => {
    const { pay, token, visitor } = await linkedOrder(shop)
    const open = 'Open the link that you were sent'
    expectRefusal(await visitor.post('/payment-links/open', {}), 400, 'invalid_input', open, { token: open })
    const way = 'Choose a payment method'
    expectRefusal(await pay('cod'), 400, 'invalid_input', way, { method: way })
    expect((await visitor.post('/payment-links/confirm', { token })).body).toMatchObject({
      code: 'invalid_input',
    })
    const { body: started } = await pay()
    await endAtSandbox(visitor, started, 'pending')
    const confirm = (signature: string) =>
      visitor.post<PaymentByLink>('/payment-links/confirm', { token, paymentId: 'pay_1', signature })
    const forged = 'This payment could not be verified'
    expectRefusal(await confirm('0'.repeat(64)), 400, 'payment_not_verified', forged)
    const [payment] = await shop.store.list('payments')
    const { body } = await confirm(await shop.signAsProvider(`${payment?.providerOrderId}|pay_1`))
    expect(body).toMatchObject({ state: 'open', isTryPending: true })
  })

  contractCase('[ADM-3] what the shop does not take is refused by a link too', async shop => {
    const { pay } = await linkedOrder(shop)
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
    expectRefusal(await pay('card'), 409, 'payment_method_unavailable', off, { paymentMethod: off })
    const higher = 'EMI is available from ₹20,000'
    expectRefusal(await pay('emi'), 409, 'emi_minimum', higher, { paymentMethod: higher })
    shop.paymentProvider.isDown = true
    expect(await pay()).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })
  })

  contractCase('[ADM-3] a link is sent again, and not too often', async shop => {
    const { link, owner, path } = await linkedOrder(shop)
    shop.advance(5 * minuteMs)
    const { body } = await owner.post<AdminPaymentLink>(path)
    // The same one, which ends when it would have.
    expect(body).toEqual({ ...link, sentAt: '2026-11-20T06:05:00.000Z' })
    expect((await owner.post(path)).status).toBe(429)
    const messages = await shop.store.list('messages')
    expect(messages.map(({ channel, to, topic }) => `${channel} ${to} ${topic.kind}`)).toEqual(
      expect.arrayContaining(['email ravi@example.in payment_link', 'sms +919812345678 payment_link']),
    )
    expect(messages).toHaveLength(4)
    for (let more = 2; more <= 5; more += 1) {
      shop.advance(minuteMs)
      expect((await owner.post(path)).status).toBe(200)
    }
    shop.advance(minuteMs)
    expect((await owner.post(path)).status).toBe(429)
  })

  contractCase("[ADM-3] a shopper's unpaid order gets a link, and then waits for a day", async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', { productId: 'prd-tips' })
    const choice = { addressId: 'adr-ravi-delhi', paymentMethod: 'upi' }
    const { body: quote } = await ravi.post<Quote>('/checkout/quote', choice)
    const { body: order } = await ravi.post<Order>(
      '/orders',
      { ...choice, quoteId: quote.quoteId, acceptTerms: true },
      { headers: { 'idempotency-key': 'key-1' } },
    )
    const owner = await shop.signedInAs('admin')
    const path = `/admin/orders/${order.id}/payment-link`
    expect((await owner.get<AdminPaymentLink>(path)).body).toEqual({
      state: 'none',
      path: null,
      validUntil: null,
      sentAt: null,
      sentBy: [],
      canSend: true,
    })
    expect((await owner.post<AdminPaymentLink>(path)).body).toMatchObject({
      state: 'open',
      validUntil: '2026-11-21T06:00:00.000Z',
    })
    const payment = await shop.store.get('payments', order.id)
    const { body: link } = await owner.get<AdminPaymentLink>(path)
    // The store has nothing that opens it, and the audit log neither.
    const kept = JSON.stringify([payment, await shop.store.list('audit'), await shop.store.list('messages')])
    expect(kept).not.toContain(link.path?.split('#')[1])
    expect(kept).toContain('order.payment_link')
    const delivered = await owner.post('/admin/orders/ord-delivered/payment-link')
    const over = 'There is nothing to pay any more: the order is delivered'
    expectRefusal(delivered, 409, 'payment_link_over', over)
    expectRefusal(
      await owner.get('/admin/orders/none/payment-link'),
      404,
      'order_not_found',
      'Order not found',
    )
    expectRefusal(
      await owner.post('/admin/orders/none/payment-link'),
      404,
      'order_not_found',
      'Order not found',
    )
  })

  contractCase(
    '[ADM-3] a shop that has lost its payment provider makes no link',
    async shop => {
      const at = '2026-11-20T06:00:00.000Z'
      await shop.store.transaction(async tx => {
        const order = await tx.get('orders', 'ord-placed')
        if (!order) return
        await tx.put('orders', { ...order, status: 'pending_payment', paymentMethod: 'upi' })
        await tx.put('payments', {
          id: order.id,
          receipt: order.number,
          provider: 'razorpay',
          providerOrderId: null,
          amount: order.total,
          method: 'upi',
          status: 'open',
          paymentId: null,
          tries: [],
          heldUntil: '2026-11-20T06:15:00.000Z',
          askedAt: null,
          nextQuestionAt: at,
          createdAt: at,
          updatedAt: at,
        })
      })
      const owner = await shop.signedInAs('admin')
      const path = '/admin/orders/ord-placed/payment-link'
      expect((await owner.get<AdminPaymentLink>(path)).body.canSend).toBe(false)
      const message = 'This payment method is not available'
      expectRefusal(await owner.post(path), 409, 'payment_method_unavailable', message)
    },
    { withPayments: false },
  )
}
