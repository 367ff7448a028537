import { expect } from 'vitest'
import type { AdminOrder, AdminOrderSummary } from '../../contract/index.ts'
import { expectRefusal, type TestShop, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function idsOf(visitor: SuiteVisitor, query: string): Promise<string[]> {
  const { body } = await visitor.get<AdminOrderSummary[]>(`/admin/orders${query}`)
  return body.map(({ id }) => id)
}

const listings: readonly (readonly [string, readonly string[]])[] = [
  ['', ['ord-placed', 'ord-packed', 'ord-shipped', 'ord-delivered']],
  ['?sort=createdAt&direction=asc', ['ord-delivered', 'ord-shipped', 'ord-packed', 'ord-placed']],
  ['?sort=total', ['ord-delivered', 'ord-shipped', 'ord-placed', 'ord-packed']],
  ['?status=shipped', ['ord-shipped']],
  ['?status=undelivered', []],
  ['?search=aaaaaaa4', ['ord-packed']],
  ['?search=asha@', ['ord-placed', 'ord-packed', 'ord-shipped', 'ord-delivered']],
  ['?search=98765%2043210&status=placed', ['ord-placed']],
  ['?search=bengal&page=2&pageSize=3', ['ord-delivered']],
  ['?search=nobody', []],
]

async function move(visitor: SuiteVisitor, id: string, change: object) {
  return visitor.post<AdminOrder>(`/admin/orders/${id}/status`, change)
}

async function auditOf(shop: TestShop): Promise<string[]> {
  return (await shop.store.list('audit')).map(
    ({ actorId, action, detail }) => `${actorId} ${action} ${detail}`,
  )
}

export function administrationCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] orders are searched, filtered, sorted and paged by the server', async shop => {
    const administrator = await shop.signedInAs('admin')
    for (const [query, ids] of listings)
      expect([query, await idsOf(administrator, query)]).toEqual([query, ids])
    const { headers } = await administrator.get('/admin/orders?search=bengal&pageSize=1')
    expect(headers.get('x-total-count')).toBe('4')
  })

  contractCase('[ADM-3] a row holds what the table shows', async shop => {
    const administrator = await shop.signedInAs('admin')
    const { body } = await administrator.get<AdminOrderSummary[]>('/admin/orders?status=placed')
    expect(body).toEqual([
      {
        id: 'ord-placed',
        number: 'SHR-AAAAAAA3',
        version: 1,
        status: 'placed',
        paymentStatus: 'cod_due',
        paymentMethod: 'cod',
        createdAt: '2026-11-19T06:00:00.000Z',
        customerName: 'Asha Rao',
        phoneNumber: '+919876543210',
        city: 'Bengaluru',
        pincode: '560001',
        itemCount: 1,
        items: ['Nada, Black × 1'],
        total: 149_900,
      },
    ])
  })

  contractCase('[ADM-3] a filter that is none is refused', async shop => {
    const administrator = await shop.signedInAs('admin')
    const answer = await administrator.get('/admin/orders?status=lost')
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { 'status.0': expect.any(String) } })
  })

  contractCase('[ADM-3] one order comes with its customer and where it may go', async shop => {
    const administrator = await shop.signedInAs('admin')
    const { body } = await administrator.get<AdminOrder>('/admin/orders/ord-placed')
    expect(body).toMatchObject({
      number: 'SHR-AAAAAAA3',
      version: 1,
      customer: {
        id: 'usr-asha',
        name: 'Asha Rao',
        email: 'asha@example.in',
        phoneNumber: '+919876543210',
        orderCount: 4,
      },
      allowedStatuses: ['confirmed', 'cancelled'],
    })
    const unknown = await administrator.get('/admin/orders/nothing')
    expectRefusal(unknown, 404, 'order_not_found', 'Order not found')
  })

  contractCase('[ORD-1] an order goes from placed to delivered, and keeps when and by whom', async shop => {
    const administrator = await shop.signedInAs('admin')
    const steps = [
      { status: 'confirmed' },
      { status: 'packed', note: 'Two layers of paper', isNoteForCustomer: true },
      { status: 'shipped', trackingNumber: 'BLR900', carrier: 'Blue Dart' },
      { status: 'out_for_delivery' },
      { status: 'delivered' },
    ]
    let order: AdminOrder | undefined
    for (const [index, step] of steps.entries()) {
      shop.advance(60_000)
      order = (await move(administrator, 'ord-placed', { ...step, version: index + 1 })).body
    }
    expect(order).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      version: 6,
      trackingNumber: 'BLR900',
      carrier: 'Blue Dart',
      trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=BLR900',
      invoiceNumber: 'SHR/2627/000002',
      allowedStatuses: [],
      canCancel: false,
    })
    expect(order?.timeline.slice(1)).toEqual([
      { status: 'confirmed', at: '2026-11-20T06:01:00.000Z', by: 'administrator' },
      { status: 'packed', at: '2026-11-20T06:02:00.000Z', by: 'administrator', note: 'Two layers of paper' },
      { status: 'shipped', at: '2026-11-20T06:03:00.000Z', by: 'administrator' },
      { status: 'out_for_delivery', at: '2026-11-20T06:04:00.000Z', by: 'administrator' },
      { status: 'delivered', at: '2026-11-20T06:05:00.000Z', by: 'administrator' },
    ])
    expect((await auditOf(shop)).toSorted()[0]).toBe(
      'usr-admin order.status SHR-AAAAAAA3: confirmed → packed',
    )
    expect(await auditOf(shop)).toHaveLength(5)
  })

  contractCase('[ORD-1] a move that the table does not allow is refused in words', async shop => {
    const administrator = await shop.signedInAs('admin')
    const skipped = await move(administrator, 'ord-placed', { status: 'out_for_delivery', version: 1 })
    expectRefusal(skipped, 409, 'order_transition', 'Order cannot move from placed to out for delivery')
    const late = await move(administrator, 'ord-delivered', { status: 'cancelled', version: 1 })
    expectRefusal(late, 409, 'order_transition', 'Order cannot move from delivered to cancelled')
  })

  contractCase('[ADM-3] shipping needs a tracking number', async shop => {
    const administrator = await shop.signedInAs('admin')
    const message = 'Tracking number is required to mark as shipped'
    for (const trackingNumber of [undefined, '', '  ']) {
      const answer = await move(administrator, 'ord-packed', {
        status: 'shipped',
        version: 1,
        trackingNumber,
      })
      expectRefusal(answer, 400, 'tracking_number_required', message, { trackingNumber: message })
    }
  })

  contractCase('[ADM-9] of two administrators who change one order, the second is told', async shop => {
    const administrator = await shop.signedInAs('admin')
    await move(administrator, 'ord-placed', { status: 'confirmed', version: 1 })
    const stale = await move(administrator, 'ord-placed', { status: 'packed', version: 1 })
    const message = 'Someone else changed this. Reload to see their version.'
    expectRefusal(stale, 409, 'stale_version', message)
  })

  contractCase(
    '[ORD-1] a parcel that comes back goes into stock, and so does a cancelled order',
    async shop => {
      const administrator = await shop.signedInAs('admin')
      await move(administrator, 'ord-shipped', { status: 'undelivered', version: 1 })
      await move(administrator, 'ord-shipped', { status: 'returned_to_origin', version: 2 })
      expect((await shop.store.get('products', 'prd-tala'))?.variants[0]?.stock).toBe(1)
      await move(administrator, 'ord-packed', { status: 'cancelled', version: 1 })
      expect((await shop.store.get('products', 'prd-tips'))?.variants[0]?.stock).toBe(101)
    },
  )

  contractCase('[ADM-3] an unknown order or status cannot be moved', async shop => {
    const administrator = await shop.signedInAs('admin')
    const unknown = await move(administrator, 'nothing', { status: 'confirmed', version: 1 })
    expectRefusal(unknown, 404, 'order_not_found', 'Order not found')
    const answer = await move(administrator, 'ord-placed', { status: 'lost', version: 1 })
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { status: expect.any(String) } })
  })
}
