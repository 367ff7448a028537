import { expect } from 'vitest'
import type {
  AdminOrder,
  AdminOrderSheet,
  AdminPlacedOrder,
  Invoice,
  Order,
  Quote,
} from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/orders/ord-packed'
const courier = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
const reason = 'no_scan'
const pieces = (quantity: number, lineIndex = 0) => [{ lineIndex, quantity }]

/** Asha's packed order as one of three pieces (₹99.99 each after the discount, cash, with a fee), and two parcels of it. */
async function inTwoParcels(shop: TestShop, change: object = {}) {
  await shop.store.transaction(async tx => {
    const order = await tx.get('orders', 'ord-packed')
    const [line] = order?.lines ?? []
    if (!order || !line) throw new Error('The suite has no packed order')
    const lines = [{ ...line, quantity: 3, lineTotal: 30_000, discount: 3 }]
    const total = 29_997 + 4_900
    const amounts = { subtotal: 30_000, discount: 3, shipping: 0, codFee: 4_900, total }
    await tx.put('orders', { ...order, lines, ...amounts, ...change })
  })
  const owner = await shop.signedInAs('admin')
  const ship = (version: number, quantity: number) =>
    owner.post<AdminOrder>(`${path}/parcels`, { version, items: pieces(quantity), ...courier })
  await ship(1, 1)
  await ship(2, 2)
  const stock = async () => {
    const line = (await shop.store.get('orders', 'ord-packed'))?.lines[0]
    const product = await shop.store.get('products', line?.productId ?? '')
    return product?.variants.find(({ sku }) => sku === line?.sku)?.stock ?? 0
  }
  return {
    owner,
    ship,
    stock,
    before: await stock(),
    lose: (how: 'resend' | 'refund', version: number, id: string, more: object = {}) =>
      owner.post<AdminOrder>(`${path}/parcels/${id}/${how}`, { version, reason, ...more }),
    move: (version: number, id: string, status: string) =>
      owner.post<AdminOrder>(`${path}/parcels/${id}/status`, { version, status }),
    kinds: async () =>
      (await shop.store.list('messages'))
        .filter(({ topic }) => 'orderId' in topic && topic.orderId === 'ord-packed')
        .map(({ topic, channel }) => `${topic.kind} ${channel}`)
        .toSorted(),
  }
}

export function lostParcelCases(contractCase: ContractCase): void {
  contractCase(
    '[ADM-3] a lost parcel is sent again: stock is taken once more, and the cash is the same',
    async shop => {
      const { owner, lose, ship, move, stock, before, kinds } = await inTwoParcels(shop)
      const asha = await shop.signedInAs('asha')
      const { body: lost } = await lose('resend', 3, '2', { note: 'No scan since Nagpur' })
      expect(lost).toMatchObject({
        status: 'shipped',
        version: 4,
        unsent: [{ lineIndex: 0, quantity: 2 }],
        canShipParcel: true,
        creditNotes: [],
        parcels: [
          { id: '1', lost: null, loss: null, canBeLost: true },
          {
            id: '2',
            lost: { at: '2026-11-20T06:00:00.000Z', resolution: 'resend' },
            loss: { reason, note: 'No scan since Nagpur', amount: 0 },
            canBeLost: false,
            allowedStatuses: [],
          },
        ],
      })
      expect(await stock()).toBe(before - 2)
      expect(lost.timeline.at(-1)).toMatchObject({
        status: 'shipped',
        note: 'Parcel 2 was lost on its way. We send it again, at no cost to you.',
        internalNote: 'Parcel 2 lost: No scan by the courier for a long time. No scan since Nagpur',
      })
      const { body: seen } = await asha.get<Order>('/orders/ord-packed')
      expect(seen.parcels[1]?.lost).toEqual({ at: '2026-11-20T06:00:00.000Z', resolution: 'resend' })
      expect(JSON.stringify(seen)).not.toContain('Nagpur')
      expect((await kinds()).filter(kind => kind === 'parcel_lost sms')).toHaveLength(1)
      // Nothing is printed of the parcel that is gone, and the courier of the new one collects the same.
      const { body: sheets } = await owner.get<AdminOrderSheet[]>('/admin/orders/sheets?ids=ord-packed')
      expect(sheets.map(({ cashToCollect }) => cashToCollect)).toEqual([9_999 + 4_900, 19_998])

      expect((await move(4, '1', 'delivered')).body.status).toBe('shipped')
      expect((await ship(5, 2)).body).toMatchObject({ status: 'shipped', unsent: [], version: 6 })
      const { body: done } = await move(6, '3', 'delivered')
      expect(done).toMatchObject({ status: 'delivered', paymentStatus: 'paid', refundable: 29_997 + 4_900 })
      expect(await stock()).toBe(before - 2)
      const again = 'This parcel cannot go from lost to lost'
      expectRefusal(await lose('resend', 7, '2'), 409, 'parcel_transition', again)
      const tooLate = 'This parcel cannot go from delivered to lost'
      expectRefusal(await lose('refund', 7, '3'), 409, 'parcel_transition', tooLate)
      expectRefusal(
        await move(7, '2', 'delivered'),
        409,
        'parcel_transition',
        'This parcel cannot go from lost to delivered',
      )
    },
  )

  contractCase('[ADM-3] with nothing on its way an order waits packed, and can be cancelled', async shop => {
    const { owner, lose, stock, before } = await inTwoParcels(shop)
    await lose('resend', 3, '1')
    const { body: waiting } = await lose('resend', 4, '2')
    expect(waiting).toMatchObject({ status: 'packed', allowedStatuses: ['cancelled'], canShipParcel: true })
    expect(await stock()).toBe(before - 3)
    const { body: over } = await owner.post<AdminOrder>(`${path}/status`, { version: 5, status: 'cancelled' })
    expect(over).toMatchObject({ status: 'cancelled', refundable: 0 })
    expect(await stock()).toBe(before)
  })

  contractCase('[ADM-3] without stock it is not sent again, and nothing changed', async shop => {
    const { owner, lose, kinds } = await inTwoParcels(shop)
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-packed')
      const product = await tx.get('products', order?.lines[0]?.productId ?? '')
      if (!product) return
      await tx.put('products', {
        ...product,
        variants: product.variants.map(variant => ({ ...variant, stock: 1 })),
      })
    })
    const told = await kinds()
    const left = 'Only 1 of Silicone tips, Grey in stock to send again'
    expectRefusal(await lose('resend', 3, '2'), 409, 'resend_unavailable', left, { parcelId: left })
    const { body } = await owner.get<AdminOrder>(path)
    expect([body.version, body.parcels[1]?.lost]).toEqual([3, null])
    expect(await kinds()).toEqual(told)
  })

  contractCase(
    '[ADM-3] cash is not collected for a lost parcel, nor can its pieces be returned',
    async shop => {
      const { owner, lose, move, stock, before, kinds } = await inTwoParcels(shop)
      const asha = await shop.signedInAs('asha')
      await move(3, '1', 'delivered')
      const { body: order } = await lose('refund', 4, '2')
      // What is left of it has arrived.
      expect(order).toMatchObject({
        status: 'delivered',
        paymentStatus: 'paid',
        refundable: 9_999 + 4_900,
        refunds: [{ amount: 19_998, reason: 'Parcel 2 was lost on its way', payoutReference: null }],
        cash: { state: 'due', total: 9_999 + 4_900 },
        unsent: [],
      })
      expect(await stock()).toBe(before)
      const [note] = order.creditNotes
      const { body: document } = await owner.get<Invoice>(`/orders/ord-packed/credit-notes/${note?.id}`)
      expect(document).toMatchObject({ total: 19_998, lines: [{ quantity: 2, total: 19_998 }] })
      const { body: cash } = await owner.get<{ id: string; total: number }[]>('/admin/cash?state=due')
      expect(cash.find(({ id }) => id === 'ord-packed')?.total).toBe(9_999 + 4_900)
      expect((await kinds()).filter(kind => kind === 'parcel_lost sms')).toHaveLength(1)
      const back = (quantity: number) =>
        asha.post('/orders/ord-packed/returns', {
          items: pieces(quantity),
          reason: 'damaged',
          upiId: 'asha@okbank',
        })
      expect((await back(2)).body).toMatchObject({ code: 'item_already_returned' })
      expect((await back(1)).body).toMatchObject({ status: 'requested' })
    },
  )

  contractCase(
    '[ADM-3] what was paid online for a lost parcel goes back once, the way it came',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const asked = { customerId: 'usr-ravi', addressId: 'adr-ravi-delhi', payment: 'link' }
      const items = [{ productId: 'prd-raga', quantity: 2 }]
      const { body: quote } = await owner.post<Quote>('/admin/orders/quote', { ...asked, items })
      const { body: placed } = await owner.post<AdminPlacedOrder>(
        '/admin/orders',
        { ...asked, quoteId: quote.quoteId },
        { headers: { 'idempotency-key': 'key-1' } },
      )
      const ravi = await shop.signedInAs('ravi')
      const { body: payment } = await ravi.post<{ checkout: { path: string } }>(
        `/orders/${placed.order.id}/payment`,
        {
          method: 'upi',
        },
      )
      const sandbox = payment.checkout.path
        .replace('/payment-sandbox/', '/sandbox/payments/')
        .replace(/\?.*/, '')
      await ravi.post(sandbox, { method: 'upi', outcome: 'success' })
      const at = `/admin/orders/${placed.order.id}`
      let { body: order } = await owner.get<AdminOrder>(at)
      for (const status of ['confirmed', 'packed'])
        order = (await owner.post<AdminOrder>(`${at}/status`, { version: order.version, status })).body
      for (let parcel = 0; parcel < 2; parcel += 1) {
        const sent = { version: order.version, items: pieces(1), ...courier }
        order = (await owner.post<AdminOrder>(`${at}/parcels`, sent)).body
      }
      const refund = (id: string, version: number) =>
        owner.post<AdminOrder>(`${at}/parcels/${id}/refund`, { version, reason: 'courier_lost' })
      const { version } = order
      const { body: first } = await refund('1', version)
      expect(first).toMatchObject({ status: 'shipped', paymentStatus: 'refund_pending', refundable: 799_900 })
      expect(await refund('1', version)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
      expect(await refund('1', version + 1)).toMatchObject({
        status: 409,
        body: { code: 'parcel_transition' },
      })
      // With the last one the order has come to its end: the rest goes back too, and nothing returns to stock.
      const stockOf = async () =>
        (await shop.store.get('products', 'prd-raga'))?.variants.map(({ stock }) => stock)
      const stock = await stockOf()
      const { body: last } = await refund('2', version + 1)
      expect(last).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_pending', refundable: 0 })
      expect(last.creditNotes).toHaveLength(2)
      expect(await stockOf()).toEqual(stock)
      const refunds = await shop.store.list('refunds', { where: { orderId: placed.order.id } })
      expect(refunds.map(({ amount, reason: why }) => [amount, why])).toEqual([
        [799_900, 'by_shop'],
        [799_900, 'by_shop'],
      ])
    },
  )

  contractCase('[ADM-3] a loss that cannot be marked is refused', async shop => {
    const { owner, lose } = await inTwoParcels(shop, { paymentMethod: 'upi', paymentStatus: 'paid' })
    const reference = 'Enter the bank’s reference of the payment'
    expectRefusal(await lose('refund', 3, '1'), 400, 'refund_reference_required', reference, {
      payoutReference: reference,
    })
    const { body: paid } = await lose('refund', 3, '1', { payoutReference: 'UTR4411' })
    // The delivery is paid back with the last of the order alone.
    expect(paid).toMatchObject({
      paymentStatus: 'partially_refunded',
      refunds: [{ amount: 9_999, payoutReference: 'UTR4411' }],
    })
    const changed = 'Someone else changed this. Reload to see their version.'
    const choose = 'Choose how it was lost'
    for (const how of ['resend', 'refund'] as const) {
      expectRefusal(await lose(how, 3, '2'), 409, 'stale_version', changed)
      expectRefusal(await lose(how, 4, '9'), 404, 'parcel_not_found', 'Parcel not found')
      expectRefusal(await lose(how, 4, '2', { reason: 'x' }), 400, 'invalid_input', choose, {
        reason: choose,
      })
      const nowhere = await owner.post(`/admin/orders/none/parcels/1/${how}`, { version: 1, reason })
      expectRefusal(nowhere, 404, 'order_not_found', 'Order not found')
      const sunita = await shop.signedInAs('sunita')
      expect((await sunita.post(`${path}/parcels/2/${how}`, { version: 4, reason })).status).toBe(403)
    }
  })
}
