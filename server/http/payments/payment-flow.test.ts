import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Order, OrderPayment, Quote } from '../../contract/index.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { razorpayKeys, startRazorpayServer, type RazorpayServer } from './fixtures/razorpay-server.ts'
import { createRazorpay } from './razorpay.ts'

/*
 * The whole way of an online payment over HTTP, against a server that speaks Razorpay's calls: nothing of it knows the
 * sandbox.
 */

let razorpay: RazorpayServer
let shop: TestShop

beforeEach(async () => {
  razorpay = await startRazorpayServer()
  const { keyId, keySecret, webhookSecret } = razorpayKeys
  shop = await openTestShop({
    payments: createRazorpay({ keyId, keySecret, webhookSecrets: [webhookSecret], origin: razorpay.origin }),
  })
})

afterEach(async () => {
  await shop.close()
  await razorpay.close()
})

it('[CHK-2] an order is paid with Razorpay: opened, confirmed by Checkout, and told by webhook', async () => {
  const shopper = await shopperWithOrder()
  const { providerOrderId } = await shopper.openCheckout()
  const checkout = razorpay.pay(providerOrderId, { method: 'card' })
  const confirmed = await shopper.call<OrderPayment>('POST', `${shopper.path}/confirm`, {
    paymentId: checkout.razorpay_payment_id,
    signature: checkout.razorpay_signature,
  })
  expect(confirmed).toMatchObject({ orderStatus: 'placed', status: 'paid', method: 'card' })
  const webhook = razorpay.webhook('payment.captured', checkout.razorpay_payment_id)
  expect(await sendWebhook(webhook)).toEqual([200, { outcome: 'accepted' }])
  expect(await sendWebhook(webhook)).toEqual([200, { outcome: 'repeated' }])
  const order = await shopper.call<Order>('GET', `/orders/${shopper.orderId}`)
  expect(order.timeline.map(({ status }) => status)).toEqual(['pending_payment', 'placed'])
})

it('[CHK-2] a webhook alone places the order when the browser went away', async () => {
  const shopper = await shopperWithOrder()
  const { providerOrderId } = await shopper.openCheckout()
  const { razorpay_payment_id: paymentId } = razorpay.pay(providerOrderId, { status: 'authorized' })
  expect(await sendWebhook(razorpay.webhook('payment.authorized', paymentId))).toEqual([
    200,
    { outcome: 'accepted' },
  ])
  expect(razorpay.calls).toContain(`POST /v1/payments/${paymentId}/capture`)
  expect(await shopper.call('GET', shopper.path)).toMatchObject({ orderStatus: 'placed', status: 'paid' })
})

it('[CHK-2] a webhook that nobody signed, or that was changed, is refused and changes nothing', async () => {
  const shopper = await shopperWithOrder()
  const { providerOrderId } = await shopper.openCheckout()
  const { razorpay_payment_id: paymentId } = razorpay.pay(providerOrderId, { status: 'created' })
  const { body, headers } = razorpay.webhook('payment.captured', paymentId)
  const forged = body.replace('"created"', '"captured"')
  expect(await sendWebhook({ body: forged, headers })).toEqual([401, { message: 'The signature is wrong' }])
  expect(await sendWebhook({ body, headers: { 'content-type': 'application/json' } })).toEqual([
    401,
    { message: 'The signature is wrong' },
  ])
  expect(await shopper.call('GET', shopper.path)).toMatchObject({ orderStatus: 'pending_payment' })
})

it('[CHK-2] a webhook is sent again later when Razorpay cannot be asked just now', async () => {
  const shopper = await shopperWithOrder()
  const { providerOrderId } = await shopper.openCheckout()
  const { razorpay_payment_id: paymentId } = razorpay.pay(providerOrderId, { status: 'authorized' })
  const webhook = razorpay.webhook('payment.authorized', paymentId)
  razorpay.failNext(503)
  expect(await sendWebhook(webhook)).toEqual([503, { message: 'Send the event again later' }])
  expect(await sendWebhook(webhook)).toEqual([200, { outcome: 'accepted' }])
  expect(await shopper.call('GET', shopper.path)).toMatchObject({ orderStatus: 'placed' })
})

it('[CHK-2] the key secret and the webhook secret reach no answer and no log', async () => {
  const shopper = await shopperWithOrder()
  const { providerOrderId } = await shopper.openCheckout()
  const { razorpay_payment_id: paymentId } = razorpay.pay(providerOrderId)
  razorpay.failNext(500)
  await shopper.call('GET', shopper.path)
  await sendWebhook(razorpay.webhook('payment.captured', paymentId))
  const written = [...shop.logLines, JSON.stringify(await shopper.call('GET', shopper.path))].join('\n')
  expect(written).not.toContain(razorpayKeys.keySecret)
  expect(written).not.toContain(razorpayKeys.webhookSecret)
})

async function sendWebhook({ body, headers }: { body: string; headers: Record<string, string> }) {
  const answer = await fetch(`${shop.url}/api/payments/webhook`, { method: 'POST', body, headers })
  return [answer.status, await answer.json()]
}

/** A customer who signed in by code, and an order above the limit of cash that waits for its money. */
async function shopperWithOrder() {
  let cookie = ''
  const call = async <Body>(method: string, path: string, body?: object, headers = {}): Promise<Body> => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: shop.publicOrigin, cookie, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    return (await answer.json()) as Body
  }
  const phoneNumber = '+919845012345'
  const { otp } = await call<{ otp: string }>('POST', '/request-otp', { phoneNumber })
  await call('POST', '/verify-otp', { otp })
  const [product] = await call<{ id: string }[]>('GET', '/products?sort=price-desc&inStock=true')
  await call('POST', '/cart', { productId: product?.id, quantity: 1 })
  const address = await call<{ id: string }>('POST', '/addresses', {
    fullName: 'Ravi Menon',
    phoneNumber,
    line1: '1 Church Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
  })
  const quote = await call<Quote>('POST', '/checkout/quote', { addressId: address.id, paymentMethod: 'card' })
  const order = await call<Order>(
    'POST',
    '/orders',
    { quoteId: quote.quoteId, addressId: address.id, paymentMethod: 'card', acceptTerms: true },
    { 'idempotency-key': 'key-1' },
  )
  expect(order.status).toBe('pending_payment')
  const path = `/orders/${order.id}/payment`
  return {
    call,
    path,
    orderId: order.id,
    openCheckout: async () => {
      const { checkout } = await call<OrderPayment>('POST', path, { method: 'card' })
      if (checkout?.kind !== 'razorpay') throw new Error("Razorpay's Checkout is not offered")
      return checkout
    },
  }
}
