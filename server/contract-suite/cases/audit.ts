import { expect } from 'vitest'
import type { AdminOrder, AuditEntry, Order } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function entries(visitor: SuiteVisitor, query = ''): Promise<AuditEntry[]> {
  const { status, body } = await visitor.get<AuditEntry[]>(`/admin/audit${query}`)
  expect(status).toBe(200)
  return body
}

/** An administrator who confirmed an order, and an hour later changed the currency. */
async function afterTwoChanges(shop: TestShop): Promise<SuiteVisitor> {
  const administrator = await shop.signedInAs('admin')
  await administrator.post('/admin/orders/ord-placed/status', {
    status: 'confirmed',
    version: 1,
    note: 'Called twice',
  })
  shop.advance(10 * 60_000)
  await administrator.post('/settings/currency', { currency: 'USD' })
  return administrator
}

export function auditCases(contractCase: ContractCase): void {
  contractCase(
    '[ADM-9] the audit log says who changed what, when, from where, and how it was',
    async shop => {
      const administrator = await afterTwoChanges(shop)
      const [currency, order] = await entries(administrator)
      expect(currency).toEqual({
        id: expect.any(String),
        at: '2026-11-20T06:10:00.000Z',
        actorId: 'usr-admin',
        actorName: 'admin',
        action: 'settings.currency',
        subject: 'settings:shop',
        detail: 'INR → USD',
        changes: [{ field: 'currency', before: 'INR', after: 'USD' }],
        address: expect.any(String),
        requestId: currency?.requestId ?? null,
      })
      expect(order).toMatchObject({ at: '2026-11-20T06:00:00.000Z', subject: 'order:ord-placed' })
      expect(order?.changes).toContainEqual({ field: 'status', before: 'placed', after: 'confirmed' })
      expect(order?.changes).toContainEqual({
        field: 'timeline.1.internalNote',
        before: null,
        after: 'Called twice',
      })
    },
  )

  contractCase('[ADM-9] it is filtered by actor, subject, action and time, and paged', async shop => {
    const administrator = await afterTwoChanges(shop)
    const actions = async (query: string) => (await entries(administrator, query)).map(({ action }) => action)
    expect(await actions('?actorId=usr-admin')).toEqual(['settings.currency', 'order.status'])
    expect(await actions('?actorId=usr-asha')).toEqual([])
    expect(await actions('?subject=order:ord-placed')).toEqual(['order.status'])
    expect(await actions('?action=settings.currency')).toEqual(['settings.currency'])
    expect(await actions('?from=2026-11-20T06:10:00Z')).toEqual(['settings.currency'])
    expect(await actions('?to=2026-11-20T06:10:00Z&actorId=usr-admin')).toEqual(['order.status'])
    expect(await actions('?page=2&pageSize=1')).toEqual(['order.status'])
    const { headers } = await administrator.get('/admin/audit?pageSize=1')
    expect(headers.get('x-total-count')).toBe('2')
    const message = 'Use a date and time such as 2026-11-20T06:00:00Z'
    const refused = await administrator.get('/admin/audit?from=yesterday')
    expectRefusal(refused, 400, 'invalid_input', message, { from: message })
  })

  contractCase('[ADM-9] a change that was refused is no change, and no method edits the log', async shop => {
    const administrator = await shop.signedInAs('admin')
    await administrator.post('/settings/currency', { currency: 'EUR' })
    await administrator.post('/admin/orders/ord-placed/status', { status: 'delivered', version: 1 })
    expect(await entries(administrator)).toEqual([])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await administrator.send(method, '/admin/audit', {})
      expectRefusal(answer, 405, 'method_not_allowed', 'Method not allowed')
    }
  })

  contractCase("[ADM-3] a note is the shop's own unless it is marked for the customer", async shop => {
    const administrator = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const path = '/admin/orders/ord-placed/status'
    await administrator.post(path, { status: 'confirmed', version: 1, note: 'Rude on the phone' })
    const { body } = await administrator.post<AdminOrder>(path, {
      status: 'packed',
      version: 2,
      note: 'Two layers of paper',
      isNoteForCustomer: true,
    })
    const at = '2026-11-20T06:00:00.000Z'
    expect(body.timeline.slice(1)).toEqual([
      { status: 'confirmed', at, by: 'administrator', internalNote: 'Rude on the phone' },
      { status: 'packed', at, by: 'administrator', note: 'Two layers of paper' },
    ])
    const { body: ashas } = await asha.get<Order>('/orders/ord-placed')
    expect(ashas.timeline.slice(1)).toEqual([
      { status: 'confirmed', at, by: 'administrator' },
      { status: 'packed', at, by: 'administrator', note: 'Two layers of paper' },
    ])
    expect(JSON.stringify((await asha.get('/orders')).body)).not.toContain('Rude')
  })

  contractCase(
    '[ADM-3] the notes of an older shop, which its customers read, stay theirs to read',
    async shop => {
      await shop.store.transaction(async tx => {
        const order = await tx.get('orders', 'ord-placed')
        const [placed] = order?.timeline ?? []
        if (order && placed)
          await tx.put('orders', { ...order, timeline: [{ ...placed, note: 'Gift wrapped' }] })
      })
      const asha = await shop.signedInAs('asha')
      expect((await asha.get<Order>('/orders/ord-placed')).body.timeline[0]?.note).toBe('Gift wrapped')
    },
  )
}
