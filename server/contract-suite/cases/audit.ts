import { expect } from 'vitest'
import type { AdminOrder, AdminProduct, AuditEntry, AuditEntryDetail, Order } from '../../contract/index.ts'
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

const notThere = [404, 'audit_entry_not_found', 'This entry is no longer there'] as const

function revertCases(contractCase: ContractCase): void {
  contractCase(
    '[ADM-9] [BEY-16] a mistake is taken back from the log, and that is in the log too',
    async shop => {
      const owner = await afterTwoChanges(shop)
      const [currency] = await entries(owner)
      const path = `/admin/audit/${currency?.id}`
      expect((await owner.get(path)).body).toEqual({ ...currency, cannotRevert: null })
      const reverted = await owner.post<AuditEntryDetail>(`${path}/revert`, {})
      expect(reverted.body.cannotRevert).toBe('It was changed again since then')
      expect((await owner.get('/settings')).body).toMatchObject({ currency: 'INR' })
      expect((await entries(owner, '?search=taken%20back'))[0]).toMatchObject({
        action: 'settings.currency',
        detail: 'Taken back: INR → USD',
        changes: [{ field: 'currency', before: 'USD', after: 'INR' }],
      })
      expectRefusal(
        await owner.post(`${path}/revert`, {}),
        409,
        'cannot_revert',
        'It was changed again since then',
      )
    },
  )

  contractCase('[ADM-2] [BEY-16] a price is taken back, unless the MRP is below it by now', async shop => {
    const owner = await shop.signedInAs('admin')
    const priceOf = async () => (await owner.get<AdminProduct>('/admin/products/prd-nada')).body
    const { version, price, mrp } = await priceOf()
    await owner.put('/admin/products/prd-nada/price', { version, price: 10_000 })
    const [mistake] = await entries(owner)
    const path = `/admin/audit/${mistake?.id}`
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, mrp: price - 1 })
    })
    const refusal = 'The price would be above the MRP, which is lower now'
    expectRefusal(await owner.post(`${path}/revert`, {}), 409, 'cannot_revert', refusal)
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, mrp })
    })
    expect((await owner.post(`${path}/revert`, {})).status).toBe(200)
    expect(await priceOf()).toMatchObject({ price, version: version + 2 })
  })

  contractCase('[ADM-9] [BEY-16] what is more than data is not taken back from the log', async shop => {
    const owner = await afterTwoChanges(shop)
    const [, order] = await entries(owner)
    const refusal = 'This kind of change cannot be taken back here'
    expect((await owner.get(`/admin/audit/${order?.id}`)).body).toMatchObject({ cannotRevert: refusal })
    expectRefusal(await owner.post(`/admin/audit/${order?.id}/revert`, {}), 409, 'cannot_revert', refusal)
    expectRefusal(await owner.get('/admin/audit/aud-none'), ...notThere)
    expectRefusal(await owner.post('/admin/audit/aud-none/revert', {}), ...notThere)
  })
}

export function auditCases(contractCase: ContractCase): void {
  revertCases(contractCase)

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
    expect(await actions('?from=2026-11-20&to=2026-11-20&direction=asc')).toEqual([
      'order.status',
      'settings.currency',
    ])
    expect(await actions('?to=2026-11-19')).toEqual([])
    expect(await actions('?search=inr')).toEqual(['settings.currency'])
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
