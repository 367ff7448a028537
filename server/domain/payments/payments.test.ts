import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderPayment, PaymentMethodId } from '../../contract/index.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { placeOrderOfNada } from '../../contract-suite/shop/place-order.ts'
import { cancelOrder } from '../orders/orders.ts'
import type { ProviderPayment } from '../ports/index.ts'
import { minuteMs, secondMs } from '../rates.ts'
import type { UserRecord } from '../records.ts'
import { applyPayment } from './apply.ts'
import { receivePaymentEvent } from './events.ts'
import { reconcilePayments } from './jobs.ts'
import { getPayment, startPayment } from './payments.ts'
import { settleRefundEvent } from './refunds.ts'
import { paySandbox } from './sandbox-page.ts'
import { sign } from './signature.ts'
import { sandboxSecret } from '../../contract-suite/shop/ports.ts'

const context = newRequestContext()

/** Ravi with two Nada (stock 12) in the cart, an address, and one order that waits for its money. */
async function shopWithUnpaidOrder(method: PaymentMethodId = 'upi') {
  const shop = await openTestDomain()
  const { dependencies, sandbox } = shop
  const { store } = dependencies
  const user = (await store.get('users', 'usr-ravi')) as UserRecord
  const order = await placeOrderOfNada(dependencies, context, user, { quantity: 2, paymentMethod: method })
  const providerOrderId = async () => (await store.get('payments', order.id))?.providerOrderId ?? ''
  return {
    ...shop,
    user,
    order,
    start: (by: PaymentMethodId = method) => startPayment(dependencies, user, { id: order.id, method: by }),
    look: () => getPayment(dependencies, user, order.id),
    pay: async (outcome: 'success' | 'failure' | 'pending' | 'late' | 'too_late') =>
      paySandbox(dependencies, { id: await providerOrderId(), method: 'upi', outcome }),
    reconcile: () => reconcilePayments(dependencies),
    providerOrderId,
    statusOfOrder: async () => {
      const record = await store.get('orders', order.id)
      return [record?.status, record?.paymentStatus]
    },
    stock: async () => (await store.get('products', 'prd-nada'))?.variants[0]?.stock,
    refunds: async () =>
      (await store.list('refunds', { where: { orderId: order.id } })).map(({ reason, status, amount }) => ({
        reason,
        status,
        amount,
      })),
    /** Something that a provider might say of this order. */
    told: async (payment: Partial<ProviderPayment>) => {
      await applyPayment(dependencies, sandbox, {
        id: 'pay_1',
        providerOrderId: await providerOrderId(),
        amount: order.total,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        failure: null,
        createdAt: null,
        ...payment,
      })
    },
  }
}

let shop: Awaited<ReturnType<typeof shopWithUnpaidOrder>>
beforeEach(async () => {
  shop = await shopWithUnpaidOrder()
})

describe('an order that is paid online', () => {
  it('[CHK-2] waits for its money, and holds its stock meanwhile', async () => {
    expect(shop.order).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'pending',
      payment: { status: 'pending', next: `/pay/${shop.order.id}` },
      canCancel: true,
    })
    expect(await shop.stock()).toBe(10)
  })

  it('[CHK-2] is placed once its payment succeeded', async () => {
    const { checkout } = await shop.start()
    expect(checkout).toEqual({
      kind: 'page',
      path: `/payment-sandbox/${await shop.providerOrderId()}?method=upi`,
    })
    await shop.pay('success')
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
    expect(await shop.look()).toMatchObject({
      status: 'paid',
      checkout: null,
      heldUntil: null,
      paymentMethods: [],
    })
  })

  it('[CHK-2] offers another method when a payment failed, and keeps the order', async () => {
    await shop.start()
    await shop.pay('failure')
    const failed = await shop.look()
    expect(failed).toMatchObject({
      orderStatus: 'payment_failed',
      status: 'failed',
      failure: 'The request was declined in the UPI app.',
    })
    expect(failed.paymentMethods.filter(({ available }) => available).map(({ id }) => id)).toEqual([
      'upi',
      'card',
      'netbanking',
      'cod',
    ])
    expect(await shop.stock()).toBe(10)
    expect(await shop.start('card')).toMatchObject({
      orderStatus: 'pending_payment',
      method: 'card',
      failure: null,
    })
    await shop.pay('success')
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
  })

  it('[CHK-2] can be paid in cash after all', async () => {
    await shop.start()
    await shop.pay('failure')
    expect(await shop.start('cod')).toMatchObject({ orderStatus: 'placed', status: 'cod_due', method: 'cod' })
    shop.advance(60 * minuteMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['placed', 'cod_due'])
  })

  it('[CHK-2] two presses and two tabs open one order at the provider', async () => {
    const [first, second] = await Promise.all([shop.start(), shop.start()])
    expect(first.checkout).toEqual(second.checkout)
    expect(await shop.dependencies.store.count('sandboxPayments')).toBe(1)
  })

  it('[CHK-2] ends after 15 minutes, and its stock comes back by itself', async () => {
    await shop.start()
    await shop.pay('pending')
    shop.advance(15 * minuteMs - secondMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['pending_payment', 'pending'])
    shop.advance(minuteMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'failed'])
    expect(await shop.stock()).toBe(12)
    const timeline = (await shop.dependencies.store.get('orders', shop.order.id))?.timeline
    expect(timeline?.at(-1)).toMatchObject({ by: 'system', note: 'The payment was not completed in time.' })
  })

  it('[CHK-2] holds its stock as long again after a new try, but not for ever', async () => {
    await shop.start()
    for (let tries = 0; tries < 4; tries += 1) {
      shop.advance(10 * minuteMs)
      await shop.start()
    }
    shop.advance(6 * minuteMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'failed'])
  })

  it('[CHK-2] cannot be paid when its time is over', async () => {
    shop.advance(16 * minuteMs)
    await expect(shop.start()).rejects.toThrow(
      'The time to pay for this order is over. Its items are available for a new order.',
    )
  })
})

describe('an event that was lost', () => {
  it('[CHK-2] is made up for when the shopper looks', async () => {
    await shop.start()
    await shop.pay('late')
    expect(await shop.look()).toMatchObject({ orderStatus: 'pending_payment' })
    shop.advance(31 * secondMs)
    expect(await shop.look()).toMatchObject({ orderStatus: 'placed', status: 'paid' })
  })

  it('[CHK-2] is made up for when nobody looks', async () => {
    await shop.start()
    await shop.pay('late')
    shop.advance(61 * secondMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
  })

  it('[CHK-2] asks the provider at most every three seconds, however often a page asks', async () => {
    await shop.start()
    let questions = 0
    const { listPayments } = shop.sandbox
    const counting = {
      ...shop.dependencies,
      payments: {
        ...shop.sandbox,
        listPayments: (id: string) => {
          questions += 1
          return listPayments(id)
        },
      },
    }
    shop.advance(10 * secondMs)
    for (let looks = 0; looks < 5; looks += 1) await getPayment(counting, shop.user, shop.order.id)
    expect(questions).toBe(1)
  })
})

describe('money that belongs to no sale goes back', () => {
  const total = () => shop.order.total

  it('[CHK-2] that came when the order had run out', async () => {
    await shop.start()
    await shop.pay('too_late')
    shop.advance(15 * minuteMs)
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'failed'])
    shop.advance(6 * minuteMs)
    await shop.reconcile()
    expect(await shop.refunds()).toEqual([{ reason: 'late_payment', status: 'processed', amount: total() }])
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'refunded'])
    expect(await shop.stock()).toBe(12)
  })

  it('[CHK-2] that was paid twice', async () => {
    await shop.start()
    await shop.told({ id: 'pay_1' })
    await shop.told({ id: 'pay_2' })
    await shop.told({ id: 'pay_2' })
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
    expect(await shop.refunds()).toEqual([
      { reason: 'duplicate_payment', status: 'requested', amount: total() },
    ])
  })

  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('[CHK-2] of another %s than the order', async (_what, wrong) => {
    await shop.start()
    await shop.told(wrong)
    expect(await shop.statusOfOrder()).toEqual(['pending_payment', 'pending'])
    expect(await shop.refunds()).toMatchObject([{ reason: 'wrong_amount' }])
  })

  it('[CHK-2] of a paid order that the customer cancels', async () => {
    await shop.start()
    await shop.pay('success')
    await cancelOrder(shop.dependencies, shop.user, { id: shop.order.id })
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'refund_pending'])
    await shop.reconcile()
    expect(await shop.statusOfOrder()).toEqual(['cancelled', 'refunded'])
    expect(await shop.refunds()).toEqual([{ reason: 'cancelled', status: 'processed', amount: total() }])
    const { refunds } = (await shop.look()) satisfies OrderPayment
    expect(refunds).toMatchObject([{ amount: total(), status: 'processed' }])
  })

  it('[CHK-2] is handed over again when the provider did not answer, and once only', async () => {
    await shop.start()
    await shop.pay('success')
    await cancelOrder(shop.dependencies, shop.user, { id: shop.order.id })
    const { refund } = shop.sandbox
    const asked: string[] = []
    // The answer is lost after the refund was made.
    const losing = {
      ...shop.dependencies,
      payments: {
        ...shop.sandbox,
        refund: async (request: Parameters<typeof refund>[0]) => {
          asked.push(request.key)
          await refund(request)
          throw new Error('the line broke')
        },
      },
    }
    await reconcilePayments(losing)
    expect(await shop.refunds()).toMatchObject([{ status: 'requested' }])
    shop.advance(minuteMs)
    await shop.reconcile()
    expect(await shop.refunds()).toMatchObject([{ status: 'processed' }])
    const kept = await shop.dependencies.store.get('sandboxPayments', await shop.providerOrderId())
    expect(kept?.refunds).toHaveLength(1)
    expect(asked).toHaveLength(1)
  })
})

describe('events in any order', () => {
  it('[CHK-2] a failure that is told after the success changes nothing', async () => {
    await shop.start()
    await shop.told({ id: 'pay_2' })
    await shop.told({ id: 'pay_1', status: 'failed', failure: 'Declined' })
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
  })

  it('[CHK-2] a payment is captured when it was only authorised, once', async () => {
    await shop.start()
    await shop.told({ status: 'authorized' })
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
    await shop.told({ status: 'authorized' })
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
  })

  it('[CHK-2] a failure that is told late does not end the try after it', async () => {
    await shop.start()
    await shop.told({ id: 'pay_1', status: 'created' })
    await shop.told({ id: 'pay_2', status: 'created' })
    await shop.told({ id: 'pay_1', status: 'failed', failure: 'Declined' })
    expect(await shop.statusOfOrder()).toEqual(['pending_payment', 'pending'])
  })

  it('[CHK-2] a payment after the change to cash makes the order paid', async () => {
    await shop.start()
    await shop.pay('pending')
    await shop.start('cod')
    await shop.told({ id: 'pay_9', method: 'card' })
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
    expect((await shop.dependencies.store.get('orders', shop.order.id))?.paymentMethod).toBe('card')
  })

  it('[CHK-2] the same event acts once, and one with a wrong signature never', async () => {
    await shop.start()
    const payment = {
      id: 'pay_1',
      providerOrderId: await shop.providerOrderId(),
      amount: shop.order.total,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
      failure: null,
    }
    const body = new TextEncoder().encode(
      JSON.stringify({ id: 'event-1', kind: 'payment', name: 'payment.captured', payment }),
    )
    const signed = new Headers({ 'x-sandbox-signature': await sign(sandboxSecret, body) })
    const forged = new Headers({ 'x-sandbox-signature': await sign('another secret', body) })
    const receive = (headers: Headers) => receivePaymentEvent(shop.dependencies, body, headers)
    expect(await receive(forged)).toBe('bad_signature')
    expect(await receive(new Headers())).toBe('bad_signature')
    expect(await shop.statusOfOrder()).toEqual(['pending_payment', 'pending'])
    expect(await receive(signed)).toBe('accepted')
    expect(await receive(signed)).toBe('repeated')
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
  })

  it('[SRV-3] ten events of one payment at once place one order and make no refund', async () => {
    await shop.start()
    await Promise.all(Array.from({ length: 10 }, () => shop.told({ id: 'pay_1' })))
    expect(await shop.statusOfOrder()).toEqual(['placed', 'paid'])
    expect(await shop.refunds()).toEqual([])
    const timeline = (await shop.dependencies.store.get('orders', shop.order.id))?.timeline
    expect(timeline?.map(({ status }) => status)).toEqual(['pending_payment', 'placed'])
  })
})

describe('the books of payments', () => {
  it('[ADM-7] get the tries that an older shop kept with its payments, once', async () => {
    const { store } = shop.dependencies
    await shop.start()
    await shop.pay('failure')
    const [entered] = await store.list('transactions')
    if (!entered) throw new Error('The try was not entered')
    await store.transaction(tx => tx.delete('transactions', entered.id))
    await shop.reconcile()
    expect(await store.list('transactions')).toMatchObject([
      { id: entered.id, orderId: shop.order.id, amount: shop.order.total, status: 'failed' },
    ])
    await store.transaction(tx => tx.delete('transactions', entered.id))
    await shop.reconcile()
    expect(await store.list('transactions')).toEqual([])
  })

  it('[ADM-7] keep every try and the state that came last, however late it is told', async () => {
    const { store } = shop.dependencies
    await shop.start()
    await shop.told({ id: 'pay_1', status: 'captured', createdAt: '2026-11-20T05:59:00.000Z' })
    await shop.told({ id: 'pay_1', status: 'created' })
    expect(await store.list('transactions')).toMatchObject([
      { id: 'pay_1', status: 'captured', at: '2026-11-20T05:59:00.000Z' },
    ])
  })

  it('[ADM-7] make a refund again under another key, and ignore late news of the one that failed', async () => {
    const { store } = shop.dependencies
    await shop.start()
    await shop.pay('success')
    await cancelOrder(shop.dependencies, shop.user, { id: shop.order.id })
    await shop.reconcile()
    const [made] = await store.list('refunds')
    if (!made) throw new Error('No refund was made')
    const failedId = made.providerRefundId ?? ''
    await store.transaction(tx =>
      tx.put('refunds', {
        ...made,
        status: 'requested',
        providerRefundId: null,
        failedRefundIds: [failedId],
        key: 'refund-again-1',
      }),
    )
    const { paymentId, amount } = made
    await store.transaction(tx =>
      settleRefundEvent(shop.dependencies, tx, {
        id: failedId,
        paymentId,
        amount,
        currency: 'INR',
        status: 'failed',
      }),
    )
    expect((await store.get('refunds', made.id))?.status).toBe('requested')
  })
})
