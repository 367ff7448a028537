import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  PaymentProviderRefusal,
  PaymentProviderUnavailable,
  type PaymentProvider,
} from '../../domain/index.ts'
import { razorpayKeys, startRazorpayServer, type RazorpayServer } from './fixtures/razorpay-server.ts'
import { createRazorpay } from './razorpay.ts'

let server: RazorpayServer
let razorpay: PaymentProvider

beforeEach(async () => {
  server = await startRazorpayServer()
  const { keyId, keySecret, webhookSecret } = razorpayKeys
  razorpay = createRazorpay({ keyId, keySecret, webhookSecrets: [webhookSecret], origin: server.origin })
})

afterEach(() => server.close())

const order = { receipt: 'SHR-AAAAAAA9', amount: 1_299_900, currency: 'INR' } as const

async function paidOrder(attempt?: Parameters<RazorpayServer['pay']>[1]) {
  const { providerOrderId } = await razorpay.openOrder(order)
  return { providerOrderId, ...server.pay(providerOrderId, attempt) }
}

describe("Razorpay's API", () => {
  it('[CHK-2] opens an order in paise with the order number as its receipt', async () => {
    const { providerOrderId } = await razorpay.openOrder(order)
    expect(server.orders.get(providerOrderId)).toMatchObject({
      amount: 1_299_900,
      currency: 'INR',
      receipt: 'SHR-AAAAAAA9',
    })
    expect(razorpay.checkoutFor(providerOrderId, 'upi')).toEqual({
      kind: 'razorpay',
      keyId: 'rzp_test_Local000000001',
      providerOrderId,
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    })
  })

  it('[CHK-2] finds the order that it opened before an answer was lost', async () => {
    const first = await razorpay.openOrder(order)
    expect(await razorpay.openOrder(order)).toEqual(first)
    expect(server.orders.size).toBe(1)
  })

  it('[CHK-2] tells each try with its state, method and failure', async () => {
    const { providerOrderId, razorpay_payment_id: failedId } = await paidOrder({
      status: 'failed',
      method: 'card',
      failure: 'Your bank declined the payment.',
    })
    const { razorpay_payment_id: capturedId } = server.pay(providerOrderId)
    const createdAt = expect.stringMatching(/^20\d\d-.*Z$/)
    const common = { providerOrderId, amount: 1_299_900, currency: 'INR', createdAt }
    expect(await razorpay.listPayments(providerOrderId)).toEqual([
      {
        ...common,
        id: failedId,
        status: 'failed',
        method: 'card',
        failure: 'Your bank declined the payment.',
      },
      { ...common, id: capturedId, status: 'captured', method: 'upi', failure: null },
    ])
  })

  it('[ADM-7] lists all payments and refunds of a period, however many pages they take', async () => {
    const { providerOrderId, razorpay_payment_id: paymentId } = await paidOrder()
    for (let made = 1; made < 103; made += 1) server.pay(providerOrderId)
    await razorpay.refund({ key: 'refund-0000001', paymentId, amount: 100, currency: 'INR' })
    const hourMs = 60 * 60 * 1000
    const period = { fromMs: Date.now() - hourMs, belowMs: Date.now() + hourMs }
    const payments = await razorpay.listPaymentsWithin(period)
    expect(new Set(payments.map(({ id }) => id)).size).toBe(103)
    expect(await razorpay.listRefundsWithin(period)).toMatchObject([{ paymentId, amount: 100 }])
    const before = { fromMs: period.fromMs - hourMs, belowMs: period.fromMs }
    expect(await razorpay.listPaymentsWithin(before)).toEqual([])
  })

  it('[CHK-2] captures what was authorised', async () => {
    const { providerOrderId } = await paidOrder({ status: 'authorized' })
    const [authorized] = await razorpay.listPayments(providerOrderId)
    if (!authorized) throw new Error('There is no payment')
    expect(await razorpay.capture(authorized)).toMatchObject({ status: 'captured' })
    await expect(razorpay.capture(authorized)).rejects.toThrow(PaymentProviderRefusal)
  })

  it('[CHK-2] makes one refund for one key', async () => {
    const { razorpay_payment_id: paymentId } = await paidOrder()
    const request = { key: 'refund-key-0001', paymentId, amount: 500_000, currency: 'INR' } as const
    const first = await razorpay.refund(request)
    expect(first).toMatchObject({ paymentId, amount: 500_000, currency: 'INR', status: 'pending' })
    expect(await razorpay.refund(request)).toEqual(first)
    server.settleRefunds()
    expect(await razorpay.listRefunds(paymentId)).toEqual([{ ...first, status: 'processed' }])
  })

  it('tells a refusal from a failure that may pass', async () => {
    const { razorpay_payment_id: paymentId } = await paidOrder()
    const tooMuch = { key: 'refund-key-0002', paymentId, amount: 1_300_000, currency: 'INR' } as const
    await expect(razorpay.refund(tooMuch)).rejects.toThrow(
      'Razorpay answered 400: The refund amount provided is greater than amount captured',
    )
    server.failNext(502)
    await expect(razorpay.listPayments('order_1')).rejects.toThrow(PaymentProviderUnavailable)
    await server.close()
    await expect(razorpay.listPayments('order_1')).rejects.toThrow('Razorpay did not answer')
    server = await startRazorpayServer()
  })

  it('never shows its secret in a message', async () => {
    const wrong = createRazorpay({
      ...razorpayKeys,
      keySecret: 'a-wrong-secret',
      webhookSecrets: [],
      origin: server.origin,
    })
    const refusal = await wrong.listPayments('order_1').catch((error: unknown) => error)
    expect(String(refusal)).toBe('PaymentProviderRefusal: Razorpay answered 401: Authentication failed')
  })
})

describe("Razorpay's two signatures", () => {
  it("[CHK-2] a finished Checkout is signed over order and payment with the key's secret", async () => {
    const {
      providerOrderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    } = await paidOrder()
    expect(await razorpay.isConfirmed({ providerOrderId, paymentId, signature })).toBe(true)
    expect(await razorpay.isConfirmed({ providerOrderId: 'order_other', paymentId, signature })).toBe(false)
    expect(await razorpay.isConfirmed({ providerOrderId, paymentId: 'pay_other', signature })).toBe(false)
    const reversed = signature.split('').toReversed().join('')
    expect(await razorpay.isConfirmed({ providerOrderId, paymentId, signature: reversed })).toBe(false)
    expect(await razorpay.isConfirmed({ providerOrderId, paymentId, signature: '' })).toBe(false)
  })

  const receive = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    razorpay.readEvent(new TextEncoder().encode(body), new Headers(headers))

  it("[CHK-2] a webhook is signed over its raw body with the webhook's secret", async () => {
    const { razorpay_payment_id: paymentId, providerOrderId } = await paidOrder()
    const webhook = server.webhook('payment.captured', paymentId)
    expect(await receive(webhook)).toMatchObject({
      id: webhook.headers['x-razorpay-event-id'],
      kind: 'payment',
      payment: { id: paymentId, providerOrderId, status: 'captured' },
    })
    expect(await receive({ ...webhook, body: `${webhook.body} ` })).toBeNull()
    expect(await receive({ ...webhook, headers: {} })).toBeNull()
  })

  it("[CHK-2] the key's secret signs no webhook", async () => {
    const { razorpay_payment_id: paymentId } = await paidOrder()
    const webhook = server.webhook('payment.captured', paymentId)
    const keyed = createRazorpay({ ...razorpayKeys, webhookSecrets: [razorpayKeys.keySecret] })
    const { body, headers } = webhook
    expect(await keyed.readEvent(new TextEncoder().encode(body), new Headers(headers))).toBeNull()
  })

  it('[CHK-2] a webhook secret that was replaced still counts while it is listed', async () => {
    const { razorpay_payment_id: paymentId } = await paidOrder()
    const { body, headers } = server.webhook('payment.captured', paymentId)
    const rotated = createRazorpay({
      ...razorpayKeys,
      webhookSecrets: ['the-new-secret', razorpayKeys.webhookSecret],
    })
    expect(await rotated.readEvent(new TextEncoder().encode(body), new Headers(headers))).not.toBeNull()
  })

  it('[CHK-2] tells refunds, and passes over events that the shop does not act on', async () => {
    const { razorpay_payment_id: paymentId } = await paidOrder()
    const { id } = await razorpay.refund({ key: 'refund-key-0003', paymentId, amount: 100, currency: 'INR' })
    server.settleRefunds()
    expect(await receive(server.webhook('refund.processed', id))).toMatchObject({
      kind: 'refund',
      refund: { id, paymentId, amount: 100, status: 'processed' },
    })
    expect(await receive(server.webhook('payment.dispute.created', paymentId))).toMatchObject({
      kind: 'other',
    })
  })
})
