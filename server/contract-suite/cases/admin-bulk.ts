import { expect } from 'vitest'
import type { AdminOrder, BulkAnswer, Order } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const allOrders = ['ord-placed', 'ord-packed', 'ord-shipped', 'ord-delivered']
const over = [410, 'undo_over', 'This can no longer be undone'] as const

async function statusOf(visitor: SuiteVisitor, id: string): Promise<string> {
  return (await visitor.get<AdminOrder>(`/admin/orders/${id}`)).body.status
}

const confirm = (visitor: SuiteVisitor, change: object = {}) =>
  visitor.post<BulkAnswer>('/admin/orders/bulk/status', {
    ids: ['ord-placed'],
    status: 'confirmed',
    ...change,
  })

async function auditedActions(shop: TestShop): Promise<string[]> {
  const entries = await shop.store.list('audit')
  return entries.map(({ action, subject, detail }) => `${action} ${subject} ${detail}`).toSorted()
}

export function bulkCases(contractCase: ContractCase): void {
  contractCase('[ADM-9] a bulk action changes what it can, and says what stayed and why', async shop => {
    const owner = await shop.signedInAs('admin')
    const answer = await confirm(owner, { ids: [...allOrders, 'ord-none'] })
    expect(answer.body).toEqual({
      changed: 1,
      skipped: [
        { id: 'ord-packed', label: 'SHR-AAAAAAA4', message: 'Order cannot move from packed to confirmed' },
        { id: 'ord-shipped', label: 'SHR-AAAAAAA2', message: 'Order cannot move from shipped to confirmed' },
        {
          id: 'ord-delivered',
          label: 'SHR-AAAAAAA1',
          message: 'Order cannot move from delivered to confirmed',
        },
        { id: 'ord-none', label: 'An order that is gone', message: 'Order not found' },
      ],
      undoId: expect.any(String),
      undoUntil: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await statusOf(owner, 'ord-placed')).toBe('confirmed')
    expect(await auditedActions(shop)).toEqual([
      'order.status order:ord-placed SHR-AAAAAAA3: placed → confirmed',
    ])
  })

  contractCase('[ADM-9] [BEY-9] within ten seconds it is taken back, as if it had not been', async shop => {
    const owner = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const before = await asha.get<Order>('/orders/ord-placed')
    const { body } = await confirm(owner)
    const undone = await owner.post(`/admin/undo/${body.undoId}`, {})
    expect(undone.body).toEqual({ changed: 1, skipped: [] })
    expect((await asha.get<Order>('/orders/ord-placed')).body).toEqual(before.body)
    expect(await shop.store.count('messages')).toBe(0)
    expect(await auditedActions(shop)).toEqual([
      'order.status order:ord-placed SHR-AAAAAAA3: placed → confirmed',
      'order.status.undo order:ord-placed SHR-AAAAAAA3: taken back',
    ])
    // Whoever read the change in between has an old version now.
    expect((await owner.get<AdminOrder>('/admin/orders/ord-placed')).body.version).toBe(3)
    expectRefusal(await owner.post(`/admin/undo/${body.undoId}`, {}), ...over)
  })

  contractCase('[ADM-9] after that it stands, and so it does for anybody else', async shop => {
    const owner = await shop.signedInAs('admin')
    const support = await shop.signedInAs('sunita')
    const { body } = await confirm(owner)
    expectRefusal(await support.post(`/admin/undo/${body.undoId}`, {}), ...over)
    shop.advance(15_001)
    expectRefusal(await owner.post(`/admin/undo/${body.undoId}`, {}), ...over)
    expect(await statusOf(owner, 'ord-placed')).toBe('confirmed')
  })

  contractCase('[ADM-9] what somebody changed in the meantime stays', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await confirm(owner)
    await owner.post('/admin/orders/ord-placed/status', { status: 'packed', version: 2 })
    expect((await owner.post(`/admin/undo/${body.undoId}`, {})).body).toEqual({
      changed: 0,
      skipped: [
        { id: 'ord-placed', label: 'SHR-AAAAAAA3', message: 'Somebody changed this in the meantime' },
      ],
    })
    expect(await statusOf(owner, 'ord-placed')).toBe('packed')
  })

  contractCase(
    '[ADM-9] an invoice that an order got stays its own, and no number is given twice',
    async shop => {
      const owner = await shop.signedInAs('admin')
      await confirm(owner)
      const packing = await confirm(owner, { status: 'packed' })
      const packed = (await owner.get<AdminOrder>('/admin/orders/ord-placed')).body.invoiceNumber
      await owner.post(`/admin/undo/${packing.body.undoId}`, {})
      expect((await owner.get<AdminOrder>('/admin/orders/ord-placed')).body).toMatchObject({
        status: 'confirmed',
        invoiceNumber: packed,
      })
      await confirm(owner, { status: 'packed' })
      expect((await owner.get<AdminOrder>('/admin/orders/ord-placed')).body.invoiceNumber).toBe(packed)
      expect(await shop.store.count('taxDocuments', { where: { orderId: 'ord-placed' } })).toBe(1)
    },
  )

  contractCase('[ADM-9] the calls of one batch are taken back together', async shop => {
    const owner = await shop.signedInAs('admin')
    const batchId = 'batch-of-two-calls'
    await confirm(owner, { batchId })
    await confirm(owner, { ids: ['ord-shipped'], status: 'out_for_delivery', batchId })
    expect((await owner.post(`/admin/undo/${batchId}`, {})).body).toEqual({ changed: 2, skipped: [] })
    expect([await statusOf(owner, 'ord-placed'), await statusOf(owner, 'ord-shipped')]).toEqual([
      'placed',
      'shipped',
    ])
  })

  contractCase('[ADM-9] nobody is told of it before it stands', async shop => {
    const owner = await shop.signedInAs('admin')
    await confirm(owner, { ids: ['ord-shipped'], status: 'out_for_delivery' })
    const waiting = await shop.store.list('messages')
    expect(waiting.length).toBeGreaterThan(0)
    expect(
      waiting.map(({ createdAt, nextAttemptAt }) => Date.parse(nextAttemptAt) - Date.parse(createdAt)),
    ).toEqual(waiting.map(() => 15_000))
  })

  contractCase('[ADM-9] a bulk action for nothing, or for too many, is refused', async shop => {
    const owner = await shop.signedInAs('admin')
    expectRefusal(await confirm(owner, { ids: [] }), 400, 'invalid_input', 'Choose what it is for', {
      ids: 'Choose what it is for',
    })
    const many = Array.from({ length: 101 }, (_, index) => `ord-${index}`)
    expectRefusal(await confirm(owner, { ids: many }), 400, 'invalid_input', 'Choose at most 100 at a time', {
      ids: 'Choose at most 100 at a time',
    })
    expectRefusal(
      await confirm(owner, { status: 'shipped' }),
      400,
      'invalid_input',
      'Choose where the orders go',
      { status: 'Choose where the orders go' },
    )
  })

  contractCase('[ADM-9] an export holds exactly the rows of the list', async shop => {
    const owner = await shop.signedInAs('admin')
    const { headers, body } = await owner.csv('/admin/orders/export?status=placed,packed&sort=total')
    expect(headers.get('x-total-count')).toBe('2')
    expect(headers.get('x-next-cursor')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Order,Placed,Status,Payment method,Payment,Customer,Phone,City,PIN code,Items,Total (₹)',
      'SHR-AAAAAAA3,2026-11-19T06:00:00.000Z,placed,cod,cod_due,Asha Rao,\'+919876543210,Bengaluru,560001,"Nada, Black × 1",1499.00',
      expect.stringMatching(/^SHR-AAAAAAA4,/),
      '',
    ])
    expect((await owner.get('/admin/orders/export?cursor=nonsense')).body).toMatchObject({
      code: 'invalid_input',
      fields: { cursor: expect.any(String) },
    })
  })
}
