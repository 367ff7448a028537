import { expect } from 'vitest'
import type { Invoice, Order, OrderReturn } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const dayMs = 24 * 60 * 60 * 1000

const request = {
  items: [{ lineIndex: 0, quantity: 1 }],
  reason: 'damaged',
  comment: 'The left earbud has a crack',
  upiId: 'asha.rao@okbank',
}

const ask = (visitor: SuiteVisitor, more: object = {}) =>
  visitor.post<OrderReturn>('/orders/ord-delivered/returns', { ...request, ...more })

/** Moves a return on, each step by its next version. */
const move = (administrator: SuiteVisitor, { id, version }: OrderReturn, status: string, more: object = {}) =>
  administrator.post<OrderReturn>(`/admin/returns/${id}/status`, { version, status, ...more })

async function returnThatIsReceived(shop: TestShop, more: object = {}, asked: object = {}) {
  const administrator = await shop.signedInAs('admin')
  const asha = await shop.signedInAs('asha')
  let { body } = await ask(asha, asked)
  for (const status of ['approved', 'picked_up']) body = (await move(administrator, body, status)).body
  body = (await move(administrator, body, 'received', more)).body
  return { administrator, asha, received: body }
}

async function giveInvoice(shop: TestShop): Promise<void> {
  await shop.store.transaction(async tx => {
    const order = await tx.get('orders', 'ord-delivered')
    if (order) await tx.put('orders', { ...order, invoiceNumber: 'SHR/2627/000000' })
  })
}

export function returnCases(contractCase: ContractCase): void {
  contractCase('[BEY-11] pieces of a delivered order can be returned, with a reason', async shop => {
    const asha = await shop.signedInAs('asha')
    const { status, body } = await ask(asha)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      orderId: 'ord-delivered',
      version: 1,
      status: 'requested',
      reason: 'damaged',
      resolution: 'refund',
      comment: 'The left earbud has a crack',
      items: [{ lineIndex: 0, name: 'Raga', variantName: 'Silver', quantity: 1, photos: [] }],
      amount: 799_900,
      refundTo: 'upi',
      upiId: 'asha.rao@okbank',
      payoutReference: null,
      replacement: null,
      pickupAddress: {
        fullName: 'Asha Rao',
        phoneNumber: '+919876543210',
        line1: '14 Church Street',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560001',
      },
      timeline: [{ status: 'requested', at: '2026-11-20T06:00:00.000Z', by: 'customer' }],
      allowedStatuses: ['approved', 'rejected'],
    })
    expect((await asha.get('/orders/ord-delivered/returns')).body).toEqual([body])
    const administrator = await shop.signedInAs('admin')
    expect((await administrator.get('/orders/ord-delivered/returns')).body).toEqual([body])
    const again = await ask(asha)
    expectRefusal(again, 409, 'return_already_open', 'A return is already open for this item')
  })

  contractCase('[ORD-1] the window closes 30 days after delivery, and is said with its day', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: order } = await asha.get<Order>('/orders/ord-delivered')
    expect(order.returnableUntil).toBe('2026-12-01T06:00:00.000Z')
    shop.advance(11 * dayMs + 1)
    const late = await shop.signedInAs('asha')
    const answer = await ask(late)
    const message = 'The 30-day return window closed on 1 December 2026'
    expectRefusal(answer, 409, 'return_window_closed', message)
  })

  contractCase('[BEY-11] what cannot be returned is refused in words', async shop => {
    const asha = await shop.signedInAs('asha')
    const ravi = await shop.signedInAs('ravi')
    expectRefusal(await ask(ravi), 404, 'order_not_found', 'Order not found')
    expectRefusal(await ravi.get('/orders/ord-delivered/returns'), 404, 'order_not_found', 'Order not found')
    const early = await asha.post('/orders/ord-shipped/returns', request)
    expectRefusal(early, 409, 'order_not_delivered', 'This order can be returned once it is delivered')
    const elsewhere = await ask(asha, { items: [{ lineIndex: 1, quantity: 1 }] })
    expectRefusal(elsewhere, 404, 'order_line_not_found', 'This item is not in the order')
    const noUpi = await ask(asha, { upiId: undefined })
    const message = 'Enter a UPI ID for the refund'
    expectRefusal(noUpi, 400, 'upi_id_required', message, { upiId: message })
    const tooMany = await ask(asha, {
      items: [
        { lineIndex: 0, quantity: 1 },
        { lineIndex: 0, quantity: 1 },
      ],
    })
    expectRefusal(tooMany, 409, 'item_already_returned', 'This item was returned already')
  })

  contractCase('[BEY-11] bad input gets an error that names the field', async shop => {
    const asha = await shop.signedInAs('asha')
    const answer = await ask(asha, { items: [], reason: 'bored', upiId: 'asha' })
    expectRefusal(answer, 400, 'invalid_input', 'Choose what you return', {
      items: 'Choose what you return',
      reason: 'Choose why you return it',
      upiId: 'Enter a UPI ID, such as name@bank',
    })
  })

  contractCase('[ORD-1] a return goes from requested to refunded, and keeps when and by whom', async shop => {
    await giveInvoice(shop)
    const { administrator, asha, received } = await returnThatIsReceived(shop, { restock: true })
    expect((await shop.store.get('products', 'prd-raga'))?.variants[0]?.stock).toBe(6)
    const message = 'Enter the reference of the UPI payment'
    const unpaid = await move(administrator, received, 'refunded')
    expectRefusal(unpaid, 400, 'payout_reference_required', message, { payoutReference: message })
    const { body } = await move(administrator, received, 'refunded', { payoutReference: 'UTR 4711' })
    expect(body).toMatchObject({
      status: 'refunded',
      amount: 799_900,
      payoutReference: 'UTR 4711',
      allowedStatuses: [],
    })
    expect(body.timeline.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'requested customer',
      'approved administrator',
      'picked_up administrator',
      'received administrator',
      'refunded administrator',
    ])
    const { body: order } = await asha.get<Order>('/orders/ord-delivered')
    expect(order).toMatchObject({ paymentStatus: 'refunded', creditNotes: [{ number: 'SHC/2627/000001' }] })
    const path = `/orders/ord-delivered/credit-notes/${order.creditNotes[0]?.id}`
    expect((await asha.get<Invoice>(path)).body).toMatchObject({ total: 799_900, reason: 'Goods returned' })
    expectRefusal(await ask(asha), 409, 'item_already_returned', 'This item was returned already')
  })

  contractCase('[BEY-11] what cannot be sold again does not go back on the shelf', async shop => {
    await returnThatIsReceived(shop)
    expect((await shop.store.get('products', 'prd-raga'))?.variants[0]?.stock).toBe(5)
  })

  contractCase('[BEY-11] a rejection says why, and the item can be asked for again', async shop => {
    const administrator = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const { body } = await ask(asha)
    const message = 'Say why the return is rejected'
    const silent = await move(administrator, body, 'rejected')
    expectRefusal(silent, 400, 'rejection_reason_required', message, { note: message })
    const rejected = await move(administrator, body, 'rejected', { note: 'The photo shows another model' })
    expect(rejected.body.timeline.at(-1)).toEqual({
      status: 'rejected',
      at: '2026-11-20T06:00:00.000Z',
      by: 'administrator',
      note: 'The photo shows another model',
    })
    expect((await ask(asha)).status).toBe(201)
  })

  contractCase('[ADM-3] a return moves step by step, and of two administrators one is told', async shop => {
    const administrator = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const { body } = await ask(asha)
    const skipped = await move(administrator, body, 'picked_up')
    expectRefusal(skipped, 409, 'return_transition', 'Return cannot move from requested to picked up')
    await move(administrator, body, 'approved')
    const message = 'Someone else changed this. Reload to see their version.'
    expectRefusal(await move(administrator, body, 'approved'), 409, 'stale_version', message)
    const unknown = await move(administrator, { ...body, id: 'nothing' }, 'approved')
    expectRefusal(unknown, 404, 'return_not_found', 'Return not found')
    const wrong = await move(administrator, body, 'lost')
    expect(wrong.body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase('[BEY-11] a replacement is kept from the request on, and sent without money', async shop => {
    const stock = async () => {
      const product = await shop.store.get('products', 'prd-raga')
      return { left: product?.variants[0]?.stock ?? 0, sold: product?.unitsSold ?? 0 }
    }
    const before = await stock()
    await giveInvoice(shop)
    const { administrator, asha, received } = await returnThatIsReceived(
      shop,
      { restock: true },
      { resolution: 'replacement', upiId: undefined },
    )
    expect(received).toMatchObject({
      resolution: 'replacement',
      amount: 0,
      upiId: null,
      replacement: null,
      allowedStatuses: ['replaced'],
    })
    // One left for the replacement, one came back.
    expect(await stock()).toEqual(before)
    const unnamed = await move(administrator, received, 'replaced')
    const missing = 'Tracking number is required to mark as shipped'
    expectRefusal(unnamed, 400, 'tracking_number_required', missing, { trackingNumber: missing })
    const parcel = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
    const { body: sent } = await move(administrator, received, 'replaced', parcel)
    expect(sent).toMatchObject({
      status: 'replaced',
      replacement: {
        ...parcel,
        trackingUrl: 'https://www.delhivery.com/track-v2/package/1490815562035',
      },
      allowedStatuses: [],
    })
    const { body: order } = await asha.get<Order>('/orders/ord-delivered')
    expect(order.creditNotes).toEqual([])
    const messages = await shop.store.list('messages')
    expect(messages.map(({ topic }) => topic.kind)).toContain('return_replaced')
  })

  contractCase('[BEY-11] what cannot be replaced is refused, and can still be refunded', async shop => {
    const asha = await shop.signedInAs('asha')
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-raga')
      if (!product) return
      const variants = product.variants.map(variant => ({ ...variant, stock: 0 }))
      await tx.put('products', { ...product, variants })
    })
    const refused = await ask(asha, { resolution: 'replacement' })
    const message = 'We do not have enough in stock to replace it. Choose a refund.'
    expectRefusal(refused, 409, 'replacement_unavailable', message, { resolution: message })
    expect((await ask(asha)).status).toBe(201)
  })

  contractCase('[BEY-11] a rejected replacement goes back on the shelf', async shop => {
    const asha = await shop.signedInAs('asha')
    const stock = async () => (await shop.store.get('products', 'prd-raga'))?.variants[0]?.stock
    const before = await stock()
    const { body } = await ask(asha, { resolution: 'replacement' })
    expect(await stock()).toBe((before ?? 0) - 1)
    const administrator = await shop.signedInAs('admin')
    await move(administrator, body, 'rejected', { note: 'The seal is broken.' })
    expect(await stock()).toBe(before)
  })
}
