import { expect } from 'vitest'
import type { AdminOrder, AdminReturnSummary, Invoice, OrderReturn } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const tooMuch = 'Refund exceeds the amount paid'

async function giveInvoice(shop: TestShop): Promise<void> {
  await shop.store.transaction(async tx => {
    const order = await tx.get('orders', 'ord-delivered')
    if (order) await tx.put('orders', { ...order, invoiceNumber: 'SHR/2627/000000' })
  })
}

const refund = (visitor: SuiteVisitor, change: object = {}, id = 'ord-delivered') =>
  visitor.post<AdminOrder>(`/admin/orders/${id}/refunds`, {
    version: 1,
    amount: 100_000,
    reason: 'Scratched lid',
    payoutReference: 'UTR4411',
    ...change,
  })

const requested = (visitor: SuiteVisitor) =>
  visitor.post<OrderReturn>('/orders/ord-delivered/returns', {
    items: [{ lineIndex: 0, quantity: 1 }],
    reason: 'damaged',
    upiId: 'asha.rao@okbank',
  })

/** A return that waits for its money. */
async function received(shop: TestShop): Promise<{ owner: SuiteVisitor; value: OrderReturn }> {
  const owner = await shop.signedInAs('admin')
  let { body: value } = await requested(await shop.signedInAs('asha'))
  for (const status of ['approved', 'picked_up', 'received']) {
    const { version, id } = value
    value = (await owner.post<OrderReturn>(`/admin/returns/${id}/status`, { version, status })).body
  }
  return { owner, value }
}

export function refundCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] money is given back in part and in full, each with a credit note', async shop => {
    await giveInvoice(shop)
    const owner = await shop.signedInAs('admin')
    const { body } = await refund(owner)
    expect(body).toMatchObject({
      paymentStatus: 'partially_refunded',
      refunds: [
        {
          amount: 100_000,
          reason: 'Scratched lid',
          at: '2026-11-20T06:00:00.000Z',
          payoutReference: 'UTR4411',
        },
      ],
      refundable: 699_900,
      refundTo: 'upi',
      version: 2,
    })
    const [note] = body.creditNotes
    const path = `/orders/ord-delivered/credit-notes/${note?.id}`
    const { body: document } = await owner.get<Invoice>(path)
    expect(document).toMatchObject({ kind: 'credit_note', reason: 'Scratched lid', total: 100_000 })
    expectRefusal(await refund(owner, { version: 2, amount: 699_901 }), 409, 'refund_exceeds_paid', tooMuch, {
      amount: tooMuch,
    })
    const rest = await refund(owner, { version: 2, amount: 699_900 })
    expect(rest.body).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
    const messages = await shop.store.list('messages')
    expect(messages.map(({ topic }) => topic.kind)).toContain('order_refunded')
  })

  contractCase('[ADM-3] a refund that cannot be is refused', async shop => {
    const owner = await shop.signedInAs('admin')
    const unpacked = 'An order that is not packed has no invoice yet. Cancel it to refund all of it.'
    expectRefusal(await refund(owner, {}, 'ord-placed'), 409, 'refund_before_invoice', unpacked)
    // Nothing is paid before the cash is collected.
    expectRefusal(await refund(owner, {}, 'ord-packed'), 409, 'refund_exceeds_paid', tooMuch, {
      amount: tooMuch,
    })
    await giveInvoice(shop)
    const missing = 'Enter the bank’s reference of the payment'
    expectRefusal(
      await refund(owner, { payoutReference: undefined }),
      400,
      'refund_reference_required',
      missing,
      { payoutReference: missing },
    )
    expect((await refund(owner, { version: 7 })).body).toMatchObject({ code: 'stale_version' })
    expect((await refund(owner, {}, 'none')).body).toMatchObject({ code: 'order_not_found' })
    expect((await refund(owner, { amount: 0 })).body).toMatchObject({
      code: 'invalid_input',
      fields: { amount: 'Enter an amount above zero' },
    })
    expectRefusal(await refund(await shop.signedInAs('sunita')), 403, 'forbidden', 'Access denied')
  })

  contractCase('[ADM-3] a return is refunded in part, and never beyond what was paid', async shop => {
    await giveInvoice(shop)
    const { owner, value } = await received(shop)
    const pay = (amount?: number) =>
      owner.post<OrderReturn>(`/admin/returns/${value.id}/status`, {
        version: value.version,
        status: 'refunded',
        payoutReference: 'UTR4412',
        amount,
      })
    expectRefusal(await pay(799_901), 409, 'refund_exceeds_paid', tooMuch, { amount: tooMuch })
    expect((await pay(500_000)).body).toMatchObject({ status: 'refunded', amount: 500_000 })
    const { body: order } = await owner.get<AdminOrder>('/admin/orders/ord-delivered')
    expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundable: 299_900 })
  })

  contractCase('[ADM-3] what was refunded before is not refunded with the return again', async shop => {
    await giveInvoice(shop)
    const { owner, value } = await received(shop)
    await refund(owner)
    const { body } = await owner.post<OrderReturn>(`/admin/returns/${value.id}/status`, {
      version: value.version,
      status: 'refunded',
      payoutReference: 'UTR4412',
    })
    expect(body.amount).toBe(699_900)
    const { body: order } = await owner.get<AdminOrder>('/admin/orders/ord-delivered')
    expect(order).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
  })

  contractCase('[ADM-3] returns of all orders are listed, filtered and searched', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body: value } = await requested(await shop.signedInAs('asha'))
    const list = async (query: string) =>
      (await owner.get<AdminReturnSummary[]>(`/admin/returns${query}`)).body.map(({ id }) => id)
    const { body, headers } = await owner.get<AdminReturnSummary[]>('/admin/returns')
    expect(headers.get('x-total-count')).toBe('1')
    expect(body).toEqual([
      {
        id: value.id,
        orderId: 'ord-delivered',
        orderNumber: 'SHR-AAAAAAA1',
        customerName: 'Asha Rao',
        version: 1,
        status: 'requested',
        reason: 'damaged',
        resolution: 'refund',
        amount: 799_900,
        refundTo: 'upi',
        items: ['Raga, Silver × 1'],
        createdAt: '2026-11-20T06:00:00.000Z',
      },
    ])
    for (const query of [
      '?status=requested,approved',
      '?reason=damaged&resolution=refund',
      '?from=2026-11-20&to=2026-11-20&sort=createdAt&direction=asc',
      '?search=aaaaaaa1',
    ])
      expect([query, await list(query)]).toEqual([query, [value.id]])
    for (const query of ['?status=approved', '?resolution=replacement', '?to=2026-11-19', '?search=nobody'])
      expect([query, await list(query)]).toEqual([query, []])
    expect((await owner.get('/admin/returns?status=lost')).body).toMatchObject({ code: 'invalid_input' })
  })
}
