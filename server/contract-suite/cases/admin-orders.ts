import { expect } from 'vitest'
import type {
  AdminOrder,
  AdminOrderFigures,
  AdminOrderSheet,
  AdminOrderSummary,
  Order,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const changedSince = [
  409,
  'stale_version',
  'Someone else changed this. Reload to see their version.',
] as const
const gone = [404, 'order_not_found', 'Order not found'] as const

const idsOf = async (visitor: SuiteVisitor, query: string) =>
  (await visitor.get<AdminOrderSummary[]>(`/admin/orders${query}`)).body.map(({ id }) => id)

const listings: readonly (readonly [string, readonly string[]])[] = [
  ['?status=packed,placed', ['ord-placed', 'ord-packed']],
  ['?paymentMethod=upi', []],
  ['?paymentMethod=cod,card&paymentStatus=paid', ['ord-delivered']],
  // Midnight in India is 18:30 of the day before in UTC.
  ['?from=2026-11-18&to=2026-11-18', ['ord-packed']],
  ['?from=2026-11-19', ['ord-placed']],
  ['?to=2026-11-01', ['ord-delivered']],
  ['?pincode=56', ['ord-placed', 'ord-packed', 'ord-shipped', 'ord-delivered']],
  ['?pincode=561', []],
  ['?productId=prd-nada', ['ord-placed']],
  ['?customerId=usr-ravi', []],
  ['?minTotal=149900&maxTotal=149900', ['ord-placed']],
  ['?minTotal=149900&from=2026-11-10&sort=total&direction=asc', ['ord-placed', 'ord-shipped']],
  ['?search=asha&maxTotal=149900&to=2026-11-18', ['ord-packed']],
]

export const address = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  line1: '3 Lal Bagh Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560027',
}

const changeAddress = (visitor: SuiteVisitor, change: object = {}, id = 'ord-placed') =>
  visitor.put<AdminOrder>(`/admin/orders/${id}/address`, { ...address, version: 1, ...change })

async function actionsOf(shop: TestShop): Promise<string[]> {
  return (await shop.store.list('audit')).map(({ action, detail }) => `${action} ${detail}`)
}

export function adminOrderCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] orders are narrowed by every filter, and by several at once', async shop => {
    const owner = await shop.signedInAs('admin')
    for (const [query, ids] of listings) expect([query, await idsOf(owner, query)]).toEqual([query, ids])
    const refused = await owner.get('/admin/orders?pincode=ab')
    expectRefusal(refused, 400, 'invalid_input', 'Enter the first digits of a PIN code, 1 to 6', {
      pincode: 'Enter the first digits of a PIN code, 1 to 6',
    })
    expect((await owner.get('/admin/orders?from=yesterday')).body).toMatchObject({
      fields: { from: 'Use a day such as 2026-11-20' },
    })
  })

  contractCase('[ADM-3] the tabs have their counts, and a list what its orders come to', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.get<AdminOrderFigures>('/admin/orders/figures?status=placed,packed')
    expect(body.states.filter(({ count }) => count > 0)).toEqual([
      { status: 'placed', count: 1 },
      { status: 'packed', count: 1 },
      { status: 'shipped', count: 1 },
      { status: 'delivered', count: 1 },
    ])
    const { body: orders } = await owner.get<AdminOrderSummary[]>('/admin/orders?status=placed,packed')
    expect([body.count, body.total]).toEqual([2, 149_900 + (orders[1]?.total ?? 0)])
    expect((await owner.get('/admin/orders/figures?minTotal=-1')).body).toMatchObject({
      code: 'invalid_input',
      fields: { minTotal: 'Enter an amount in paise' },
    })
  })

  contractCase('[ADM-3] a note is for the shop alone, or for the customer too', async shop => {
    const owner = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const write = (change: object) =>
      owner.post<AdminOrder>('/admin/orders/ord-delivered/notes', { note: 'Called twice', ...change })
    await write({ version: 1 })
    const { body } = await write({ version: 2, note: 'The case comes separately.', isForCustomer: true })
    const at = '2026-11-20T06:00:00.000Z'
    expect(body.staffNotes).toEqual([
      { note: 'Called twice', at, by: 'Shop keeper', isForCustomer: false },
      { note: 'The case comes separately.', at, by: 'Shop keeper', isForCustomer: true },
    ])
    const { body: seen } = await asha.get<Order>('/orders/ord-delivered')
    expect(seen.notes).toEqual([{ note: 'The case comes separately.', at }])
    // A note is no step: the days in which it can be returned stay as they were.
    expect(seen.timeline).toHaveLength(1)
    expect(await actionsOf(shop)).toEqual([
      'order.note SHR-AAAAAAA1: note for the shop',
      'order.note SHR-AAAAAAA1: note for the customer',
    ])
    expectRefusal(await write({ version: 1 }), ...changedSince)
    expectRefusal(await write({ version: 3, note: ' ' }), 400, 'invalid_input', 'Write the note', {
      note: 'Write the note',
    })
    const nowhere = await owner.post('/admin/orders/none/notes', { note: 'Hello', version: 1 })
    expectRefusal(nowhere, ...gone)
  })

  contractCase('[ADM-3] before it is packed, an address can be corrected at the same price', async shop => {
    const owner = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    const { body: before } = await asha.get<Order>('/orders/ord-placed')
    const { body } = await changeAddress(owner)
    const corrected = { ...address, phoneNumber: '+919876543210' }
    expect(body).toMatchObject({
      shippingAddress: corrected,
      // It was billed where it was sent.
      billingAddress: corrected,
      total: before.total,
      version: 2,
      canChangeAddress: true,
    })
    expect(await actionsOf(shop)).toEqual(['order.address SHR-AAAAAAA3: address corrected'])
    expectRefusal(await changeAddress(owner), ...changedSince)
    expectRefusal(await changeAddress(owner, {}, 'none'), ...gone)
    const packed = 'The address can no longer be changed: the order is packed'
    expectRefusal(await changeAddress(owner, {}, 'ord-packed'), 409, 'address_fixed', packed)
    expect((await changeAddress(owner, { version: 2, pincode: '12' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { pincode: 'Enter a valid 6-digit PIN code' },
    })
  })

  contractCase('[ADM-3] an address that the order cannot go to as it was sold is refused', async shop => {
    const owner = await shop.signedInAs('admin')
    const refusal = async (change: object) => {
      const { status, body } = await changeAddress(owner, change)
      const { code, fields } = body as unknown as { code: string; fields: Record<string, string> }
      return [status, code, Object.keys(fields)]
    }
    expect(await refusal({ state: 'Delhi' })).toEqual([400, 'pincode_state_mismatch', ['state']])
    const delhi = { city: 'New Delhi', state: 'Delhi', pincode: '110001' }
    expect(await refusal(delhi)).toEqual([409, 'address_changes_tax', ['state']])
    expect(await refusal({ city: 'Guwahati', state: 'Assam', pincode: '781001' })).toEqual([
      409,
      'cod_unavailable',
      ['pincode'],
    ])
    const nowhere = { city: 'Kavaratti', state: 'Lakshadweep', pincode: '682555' }
    expect(await refusal(nowhere)).toEqual([409, 'not_serviceable', ['pincode']])
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-placed')
      if (order) await tx.put('orders', { ...order, shippingMethod: 'express', paymentMethod: 'upi' })
    })
    expect(await refusal({ city: 'Guwahati', state: 'Assam', pincode: '781001' })).toEqual([
      409,
      'express_unavailable',
      ['pincode'],
    ])
  })

  contractCase('[ADM-3] a wrong tracking number is corrected while the parcel is under way', async shop => {
    const owner = await shop.signedInAs('admin')
    const correct = (change: object = {}, id = 'ord-shipped') =>
      owner.put<AdminOrder>(`/admin/orders/${id}/tracking`, {
        version: 1,
        carrier: 'Delhivery',
        trackingNumber: '1490815562035',
        ...change,
      })
    expect((await correct()).body).toMatchObject({
      carrier: 'Delhivery',
      trackingNumber: '1490815562035',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/1490815562035',
      status: 'shipped',
      version: 2,
    })
    expectRefusal(await correct(), ...changedSince)
    expectRefusal(await correct({}, 'none'), ...gone)
    const fixed = 'There is no parcel on its way: the order is delivered'
    expectRefusal(await correct({}, 'ord-delivered'), 409, 'tracking_fixed', fixed)
    expect((await correct({ version: 2, carrier: '' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { carrier: 'Enter the courier' },
    })
  })

  contractCase(
    '[ADM-3] what is printed for some orders comes in the order that was asked for',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { body } = await owner.get<AdminOrderSheet[]>(
        '/admin/orders/sheets?ids=ord-shipped,ord-none,ord-delivered',
      )
      expect(body.map(({ number }) => number)).toEqual(['SHR-AAAAAAA2', 'SHR-AAAAAAA1'])
      expect(body[0]).toMatchObject({
        lines: [{ name: 'Tala', quantity: 1 }],
        carrier: 'Delhivery',
        trackingNumber: 'BLR123',
      })
      // Cash is collected for what is not paid yet.
      expect(body[0]?.cashToCollect).toBeGreaterThan(0)
      expect(body[1]?.cashToCollect).toBe(0)
      expect((await owner.get('/admin/orders/sheets')).body).toMatchObject({ code: 'invalid_input' })
    },
  )
}
