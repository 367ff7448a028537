import { expect } from 'vitest'
import type {
  AdminOrder,
  BulkAnswer,
  CashFigures,
  CashOrder,
  Dashboard,
  Order,
  OrderPayment,
  Quote,
  Reconciliation,
  Refund,
  Transaction,
  TransactionDetail,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const day = '2026-11-20'
const nothing = { count: 0, amount: 0 }
const silent = [
  503,
  'provider_unavailable',
  'The payment provider does not answer. Try again in a minute.',
] as const
const noTransaction = [404, 'transaction_not_found', 'There is no such transaction'] as const

/** Ravi's order of two Raga (₹15,998) with tries that end as given, one after the other. */
async function orderWithTries(shop: TestShop, ...outcomes: readonly string[]): Promise<Order> {
  const ravi = await shop.signedInAs('ravi')
  await ravi.post('/cart', { productId: 'prd-raga', quantity: 2 })
  const to = { addressId: 'adr-ravi-delhi', paymentMethod: 'upi' }
  const { body: quote } = await ravi.post<Quote>('/checkout/quote', to)
  const { body: order } = await ravi.post<Order>(
    '/orders',
    { quoteId: quote.quoteId, ...to, acceptTerms: true },
    { headers: { 'idempotency-key': quote.quoteId } },
  )
  for (const outcome of outcomes) {
    const { body } = await ravi.post<OrderPayment>(`/orders/${order.id}/payment`, { method: 'upi' })
    const page = body.checkout?.kind === 'page' ? body.checkout.path : ''
    const path = page.replace('/payment-sandbox/', '/sandbox/payments/').replace(/\?.*/, '')
    expect((await ravi.post(path, { method: 'upi', outcome })).status).toBe(200)
  }
  return order
}

const list = async (owner: SuiteVisitor, query = '') =>
  (await owner.get<Transaction[]>(`/admin/transactions${query}`)).body

async function capturedOf(owner: SuiteVisitor): Promise<Transaction> {
  const [captured] = await list(owner, '?status=captured')
  if (!captured) throw new Error('Nothing was captured')
  return captured
}

const reconcile = async (owner: SuiteVisitor) =>
  (await owner.get<Reconciliation>(`/admin/reconciliation?day=${day}`)).body

/** A refund that the provider refused, as the job leaves it. */
async function failedRefund(shop: TestShop, order: Order, paymentId: string): Promise<void> {
  const at = '2026-11-20T06:05:00.000Z'
  await shop.store.transaction(tx =>
    tx.put('refunds', {
      id: 'refund-failed',
      orderId: order.id,
      provider: 'sandbox',
      paymentId,
      amount: 100_000,
      reason: 'by_shop',
      status: 'failed',
      providerRefundId: 'rfnd_1',
      attempts: 1,
      nextAttemptAt: '9999-12-31T23:59:59.999Z',
      failure: 'The bank refused it',
      createdAt: at,
      updatedAt: at,
    }),
  )
}

const mark = (owner: SuiteVisitor, change: object = {}) =>
  owner.post<BulkAnswer>('/admin/cash/bulk/collected', {
    ids: ['ord-delivered'],
    collectedOn: '2026-11-19',
    ...change,
  })

const cash = async (owner: SuiteVisitor, query = '') =>
  (await owner.get<CashOrder[]>(`/admin/cash${query}`)).body.map(({ number }) => number)

export function adminPaymentCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] every try to pay is a transaction, found by order, customer and id', async shop => {
    const owner = await shop.signedInAs('admin')
    const order = await orderWithTries(shop, 'failure', 'success')
    const all = await owner.get<Transaction[]>('/admin/transactions')
    expect(all.headers.get('x-total-count')).toBe('2')
    const captured = await capturedOf(owner)
    expect(captured).toEqual({
      id: expect.stringMatching(/^pay_/),
      orderId: order.id,
      orderNumber: order.number,
      customerName: 'Ravi Kumar',
      provider: 'sandbox',
      providerOrderId: expect.any(String),
      amount: 1_599_800,
      currency: 'INR',
      method: 'upi',
      status: 'captured',
      failure: null,
      at: '2026-11-20T06:00:00.000Z',
    })
    const [failed] = await list(owner, '?status=failed')
    expect(failed?.failure).toBe('The request was declined in the UPI app.')
    const both = [failed?.id ?? '', captured.id].toSorted()
    const found = async (query: string) => (await list(owner, query)).map(({ id }) => id).toSorted()
    expect(await found(`?search=${order.number}`)).toEqual(both)
    expect(await found('?search=ravi%20kumar')).toEqual(both)
    expect(await found(`?search=${captured.id}`)).toEqual([captured.id])
    expect(await found('?search=nobody@example.in')).toEqual([])
    expect(await found(`?from=${day}&to=${day}&method=upi,card&minAmount=1599800`)).toEqual(both)
    expect(await found('?to=2026-11-19')).toEqual([])
    expect(await found('?maxAmount=1599799')).toEqual([])
    expectRefusal(
      await owner.get('/admin/transactions?sort=name'),
      400,
      'invalid_input',
      'sort must be one of at, amount',
      { sort: 'sort must be one of at, amount' },
    )
    const file = await owner.csv('/admin/transactions/export?status=captured')
    expect(file.body).toBe(
      'Payment,Order,Provider,Order of the provider,Method,State,Amount (₹),Currency,Failure,Time\r\n' +
        `${captured.id},${order.number},sandbox,${captured.providerOrderId},upi,captured,15998.00,INR,,2026-11-20T06:00:00.000Z\r\n`,
    )
    expect((await owner.get('/admin/transactions/export?cursor=none')).status).toBe(400)
  })

  contractCase('[ADM-7] a transaction has the events as they came, and what each did', async shop => {
    const owner = await shop.signedInAs('admin')
    const order = await orderWithTries(shop, 'success')
    const { id } = await capturedOf(owner)
    const { body } = await owner.get<TransactionDetail>(`/admin/transactions/${id}`)
    expect(body.order).toEqual({
      status: 'placed',
      paymentStatus: 'paid',
      paymentMethod: 'upi',
      total: 1_599_800,
      isPaidWithThis: true,
    })
    expect(body.events).toEqual([
      {
        id: `sandbox:event_${id}`,
        name: 'payment.captured',
        receivedAt: '2026-11-20T06:00:00.000Z',
        refundId: null,
        amount: 1_599_800,
        currency: 'INR',
        status: 'captured',
        failure: null,
        orderStatus: 'placed',
        paymentStatus: 'paid',
        refundsRequested: 0,
      },
    ])
    expect(body).toMatchObject({ orderId: order.id, refunds: [], canAsk: true })
    expectRefusal(await owner.get('/admin/transactions/pay_none'), ...noTransaction)
  })

  contractCase('[ADM-7] the provider is asked again, and its answer counts', async shop => {
    const owner = await shop.signedInAs('admin')
    const order = await orderWithTries(shop, 'pending')
    const ravi = await shop.signedInAs('ravi')
    shop.advance(5_000)
    await ravi.get(`/orders/${order.id}/payment`)
    const [created] = await list(owner)
    if (!created) throw new Error('The try was not noted')
    expect(created.status).toBe('created')
    const [sandbox] = await shop.store.list('sandboxPayments')
    if (!sandbox) throw new Error('The sandbox has no order')
    const capturedAt = '2026-11-20T06:00:01.000Z'
    await shop.store.transaction(tx =>
      tx.put('sandboxPayments', {
        ...sandbox,
        tries: sandbox.tries.map(attempt => ({ ...attempt, capturedAt })),
      }),
    )
    const path = `/admin/transactions/${created.id}/ask`
    shop.paymentProvider.isDown = true
    expectRefusal(await owner.post(path, {}), ...silent)
    shop.paymentProvider.isDown = false
    const { body } = await owner.post<TransactionDetail>(path, {})
    expect(body).toMatchObject({ status: 'captured', order: { status: 'placed', paymentStatus: 'paid' } })
    expectRefusal(await owner.post('/admin/transactions/pay_none/ask', {}), ...noTransaction)
  })

  contractCase('[ADM-7] refunds are listed, and one that failed is made again', async shop => {
    const owner = await shop.signedInAs('admin')
    const order = await orderWithTries(shop, 'success')
    const { id: paymentId } = await capturedOf(owner)
    await failedRefund(shop, order, paymentId)
    const refunds = await owner.get<Refund[]>('/admin/refunds?status=failed&reason=by_shop')
    expect(refunds.headers.get('x-total-count')).toBe('1')
    expect(refunds.body).toEqual([
      {
        id: 'refund-failed',
        orderId: order.id,
        orderNumber: order.number,
        provider: 'sandbox',
        paymentId,
        providerRefundId: 'rfnd_1',
        amount: 100_000,
        reason: 'by_shop',
        status: 'failed',
        failure: 'The bank refused it',
        attempts: 1,
        createdAt: '2026-11-20T06:05:00.000Z',
        updatedAt: '2026-11-20T06:05:00.000Z',
      },
    ])
    expect((await owner.get<Refund[]>('/admin/refunds?search=rfnd_1')).body).toHaveLength(1)
    expect((await owner.get<Refund[]>('/admin/refunds?maxAmount=99999')).body).toHaveLength(0)
    expect((await owner.get('/admin/refunds?status=lost')).status).toBe(400)
    expect((await owner.csv('/admin/refunds/export')).body).toContain(
      `refund-failed,${order.id},${paymentId},rfnd_1,by_shop,failed,1000.00,The bank refused it`,
    )
    expect((await owner.get('/admin/refunds/export?cursor=none')).status).toBe(400)

    const path = '/admin/refunds/refund-failed/retry'
    const again = await owner.post<Refund>(path, {})
    expect(again.body).toMatchObject({ status: 'requested', providerRefundId: null, failure: null })
    expectRefusal(
      await owner.post(path, {}),
      409,
      'refund_not_failed',
      'This refund did not fail: it is requested',
    )
    expectRefusal(
      await owner.post('/admin/refunds/none/retry', {}),
      404,
      'refund_not_found',
      'There is no such refund',
    )
    const kept = await shop.store.get('refunds', 'refund-failed')
    expect(kept).toMatchObject({ failedRefundIds: ['rfnd_1'], key: expect.any(String) })
  })

  contractCase('[ADM-7] the books of a day agree, and name each difference', async shop => {
    const owner = await shop.signedInAs('admin')
    const order = await orderWithTries(shop, 'failure', 'success')
    const sum = { count: 1, amount: 1_599_800 }
    const agreed = { payments: sum, refunds: nothing }
    expect(await reconcile(owner)).toEqual({
      day,
      source: 'provider',
      shop: agreed,
      provider: agreed,
      differences: [],
    })

    const [sandbox] = await shop.store.list('sandboxPayments')
    if (!sandbox) throw new Error('The sandbox has no order')
    const { id: paymentId } = await capturedOf(owner)
    const about = {
      orderId: order.id,
      orderNumber: order.number,
      paymentId,
      refundId: null,
      isKnown: true,
      shopAmount: 1_599_800,
    }
    await shop.store.transaction(tx => tx.put('sandboxPayments', { ...sandbox, amount: 1_500_000 }))
    expect((await reconcile(owner)).differences).toEqual([
      { ...about, kind: 'amount_differs', providerAmount: 1_500_000 },
    ])
    await shop.store.transaction(tx => tx.put('sandboxPayments', { ...sandbox, tries: [] }))
    expect((await reconcile(owner)).differences).toEqual([
      { ...about, kind: 'paid_without_payment', providerAmount: null },
    ])
    const file = await owner.csv(`/admin/reconciliation/export?day=${day}`)
    expect(file.body).toBe(
      'Difference,Order,Payment,Refund,Shop (₹),Provider (₹)\r\n' +
        `"The order is paid, and the provider has no payment of it",${order.number},${paymentId},,15998.00,\r\n`,
    )
    const other = { ...sandbox, id: 'order_other', receipt: 'SHR-OTHER', amount: 5_000 }
    const tries = sandbox.tries.slice(-1).map(attempt => ({ ...attempt, id: 'pay_other' }))
    await shop.store.transaction(async tx => {
      await tx.put('sandboxPayments', sandbox)
      await tx.put('sandboxPayments', { ...other, tries })
    })
    await failedRefund(shop, order, paymentId)
    expect((await reconcile(owner)).differences).toEqual([
      {
        kind: 'payment_without_order',
        orderId: null,
        orderNumber: null,
        paymentId: 'pay_other',
        refundId: null,
        isKnown: false,
        shopAmount: null,
        providerAmount: 5_000,
      },
      {
        kind: 'refund_missing',
        orderId: order.id,
        orderNumber: order.number,
        paymentId,
        refundId: 'rfnd_1',
        isKnown: true,
        shopAmount: 100_000,
        providerAmount: null,
      },
    ])
  })

  contractCase('[ADM-7] the books ask for a day, and say when the provider is silent', async shop => {
    const owner = await shop.signedInAs('admin')
    shop.paymentProvider.isDown = true
    for (const path of ['/admin/reconciliation', '/admin/reconciliation/export']) {
      expectRefusal(await owner.get(`${path}?day=${day}`), ...silent)
      expectRefusal(
        await owner.get(`${path}?day=today`),
        400,
        'invalid_input',
        'Use a day such as 2026-11-20',
        { day: 'Use a day such as 2026-11-20' },
      )
    }
  })

  contractCase(
    '[ADM-7] without a provider the books are held against what it told before',
    async shop => {
      const owner = await shop.signedInAs('admin')
      expect(await reconcile(owner)).toMatchObject({ source: 'events', differences: [] })
    },
    { withPayments: false },
  )

  contractCase('[ADM-7] cash is to collect, with the courier, and collected', async shop => {
    const owner = await shop.signedInAs('admin')
    expect(await cash(owner)).toEqual(['SHR-AAAAAAA3', 'SHR-AAAAAAA4', 'SHR-AAAAAAA2', 'SHR-AAAAAAA1'])
    expect(await cash(owner, '?state=due&from=2026-11-01&to=2026-11-01')).toEqual(['SHR-AAAAAAA1'])
    expect(await cash(owner, '?courier=Delhivery')).toEqual(['SHR-AAAAAAA2'])
    expect(await cash(owner, '?search=AAAAAAA4')).toEqual(['SHR-AAAAAAA4'])
    expect(await cash(owner, '?collectedFrom=2026-11-01')).toEqual([])
    const figures = (await owner.get<CashFigures>('/admin/cash/figures')).body
    const [raga] = (await owner.get<CashOrder[]>('/admin/cash?state=due')).body
    expect(figures.due).toEqual({ count: 1, amount: raga?.total })
    expect(figures.collected).toEqual(nothing)
    expect(figures.couriers.map(({ courier }) => courier)).toEqual([null, 'Delhivery'])
    const tasks = async () => (await owner.get<Dashboard>('/admin/dashboard')).body.tasks
    expect(await tasks()).toContainEqual({ task: 'cash', count: 1 })

    const marked = await mark(owner, { amount: 700_000 })
    expect(marked.body).toMatchObject({ changed: 1, skipped: [] })
    expect((await owner.get<CashOrder[]>('/admin/cash?state=collected')).body).toMatchObject([
      { number: 'SHR-AAAAAAA1', collectedAmount: 700_000, collectedOn: '2026-11-19' },
    ])
    expect(await cash(owner, '?collectedFrom=2026-11-19&collectedTo=2026-11-19')).toEqual(['SHR-AAAAAAA1'])
    expect(await tasks()).toContainEqual({ task: 'cash', count: 0 })
    const order = async () => (await owner.get<AdminOrder>('/admin/orders/ord-delivered')).body
    expect(await order()).toMatchObject({
      paymentStatus: 'paid',
      cash: { state: 'collected', amount: 700_000, collectedOn: '2026-11-19' },
    })
    expect((await owner.csv('/admin/cash/export?state=collected')).body).toMatch(/7000\.00,2026-11-19/)
    await owner.post(`/admin/undo/${marked.body.undoId}`, {})
    expect((await order()).cash).toEqual({
      state: 'due',
      total: 799_900,
      amount: null,
      collectedOn: null,
    })
  })

  contractCase('[ADM-7] cash is entered for what was delivered, and taken back', async shop => {
    const owner = await shop.signedInAs('admin')
    await mark(owner)
    const back = await mark(owner, { ids: ['ord-delivered', 'ord-shipped', 'ord-none'], collectedOn: null })
    expect(back.body).toMatchObject({
      changed: 1,
      skipped: [
        {
          id: 'ord-shipped',
          label: 'SHR-AAAAAAA2',
          message: 'Cash can be entered once the parcel is delivered: it is shipped',
        },
        { id: 'ord-none', label: 'An order that is gone', message: 'Order not found' },
      ],
    })
    expect((await mark(owner, { collectedOn: null })).body.skipped[0]?.message).toBe(
      'No cash is entered for this order',
    )
    expect((await mark(owner, { collectedOn: '2026-10-31' })).body.skipped[0]?.message).toBe(
      'Choose a day between the delivery and today',
    )
    const paid = await orderWithTries(shop, 'success')
    expect((await mark(owner, { ids: [paid.id] })).body.skipped[0]?.message).toBe(
      'This order is not paid in cash',
    )
    expectRefusal(
      await mark(owner, { collectedOn: '2026-11-21' }),
      400,
      'cash_day',
      'Choose a day between the delivery and today',
      { collectedOn: 'Choose a day between the delivery and today' },
    )
    const one = 'Enter an amount for one order at a time'
    expectRefusal(
      await mark(owner, { ids: ['ord-delivered', 'ord-placed'], amount: 100 }),
      400,
      'invalid_input',
      one,
      { amount: one },
    )
    for (const path of ['/admin/cash', '/admin/cash/export', '/admin/cash/figures'])
      expect((await owner.get(`${path}?from=yesterday`)).status).toBe(400)
  })
}
