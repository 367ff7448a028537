import { expect } from 'vitest'
import type {
  AdminOrder,
  AdminOrderSheet,
  BulkAnswer,
  Order,
  ShipmentCheck,
  TrackedOrder,
} from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/orders/ord-packed'
const delhivery = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
const blueDart = { carrier: 'Blue Dart', trackingNumber: '77889900' }

/** Asha's packed order, with two more pieces of the same in a line of their own. */
async function withTwoLines(shop: TestShop) {
  await shop.store.transaction(async tx => {
    const order = await tx.get('orders', 'ord-packed')
    const [line] = order?.lines ?? []
    if (!order || !line) throw new Error('The suite has no packed order')
    const { lineTotal } = line
    const twice = {
      ...line,
      variantName: 'Large',
      sku: `${line.sku}-L`,
      quantity: 2,
      lineTotal: 2 * lineTotal,
    }
    const total = 3 * lineTotal + 4_900
    const orderOfTwo = { ...order, lines: [line, twice], subtotal: 3 * lineTotal, codFee: 4_900, total }
    await tx.put('orders', orderOfTwo)
  })
  const owner = await shop.signedInAs('admin')
  return {
    owner,
    ship: (version: number, items: object[], parcel: object = delhivery) =>
      owner.post<AdminOrder>(`${path}/parcels`, { version, items, ...parcel }),
    move: (version: number, id: string, status: string) =>
      owner.post<AdminOrder>(`${path}/parcels/${id}/status`, { version, status }),
  }
}

const first = [
  { lineIndex: 0, quantity: 1 },
  { lineIndex: 1, quantity: 1 },
]
const rest = [{ lineIndex: 1, quantity: 1 }]

const changedSince = 'Someone else changed this. Reload to see their version.'

export function parcelCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] an order goes in two parcels, and is delivered with the last', async shop => {
    const { owner, ship, move } = await withTwoLines(shop)
    const asha = await shop.signedInAs('asha')
    const { body: sent } = await ship(1, first)
    expect(sent).toMatchObject({
      status: 'shipped',
      version: 2,
      isInParcels: true,
      canShipParcel: true,
      canCancel: false,
      allowedStatuses: [],
      parcels: [
        { id: '1', status: 'shipped', allowedStatuses: ['out_for_delivery', 'undelivered', 'delivered'] },
      ],
      unsent: [{ lineIndex: 1, variantName: 'Large', quantity: 1 }],
    })
    const { body: seen } = await asha.get<Order>('/orders/ord-packed')
    expect(seen.parcels).toEqual([
      {
        id: '1',
        status: 'shipped',
        ...delhivery,
        trackingUrl: 'https://www.delhivery.com/track-v2/package/1490815562035',
        shippedAt: '2026-11-20T06:00:00.000Z',
        deliveredAt: null,
        items: [
          { lineIndex: 0, name: 'Silicone tips', variantName: 'Grey', quantity: 1 },
          { lineIndex: 1, name: 'Silicone tips', variantName: 'Large', quantity: 1 },
        ],
        lost: null,
      },
    ])
    expect((await move(2, '1', 'delivered')).body).toMatchObject({
      status: 'shipped',
      paymentStatus: 'cod_due',
      returnableUntil: null,
    })
    const { body: both } = await ship(3, rest, blueDart)
    expect([both.status, both.unsent, both.canShipParcel]).toEqual(['shipped', [], false])
    expect((await move(4, '2', 'out_for_delivery')).body.status).toBe('out_for_delivery')
    expect((await move(5, '2', 'undelivered')).body.status).toBe('undelivered')
    expect((await move(6, '2', 'out_for_delivery')).body.status).toBe('out_for_delivery')
    const { body: done } = await move(7, '2', 'delivered')
    expect(done).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      returnableUntil: '2026-12-20T06:00:00.000Z',
    })
    const { body: tracked } = await shop
      .newVisitor()
      .post<TrackedOrder>('/orders/track', { orderNumber: 'SHR-AAAAAAA4', contact: '9876543210' })
    expect(tracked.parcels.map(({ id, carrier, status }) => [id, carrier, status])).toEqual([
      ['1', 'Delhivery', 'delivered'],
      ['2', 'Blue Dart', 'delivered'],
    ])
    expect(
      (await owner.get<AdminOrder>('/admin/orders/ord-packed')).body.timeline.map(step => step.status),
    ).toEqual(['packed', 'shipped', 'out_for_delivery', 'undelivered', 'out_for_delivery', 'delivered'])
  })

  contractCase('[ADM-3] each parcel has its slip and its label, and its part of the cash', async shop => {
    const { owner, ship } = await withTwoLines(shop)
    const { body: order } = await ship(1, first)
    const { body } = await owner.get<AdminOrderSheet[]>('/admin/orders/sheets?ids=ord-packed')
    expect(
      body.map(({ parcel, lines, carrier }) => [parcel, lines.map(line => line.quantity), carrier]),
    ).toEqual([
      [{ place: 1, count: 2 }, [1, 1], 'Delhivery'],
      [{ place: 2, count: 2 }, [1], null],
    ])
    const [one = 0, two = 0] = body.map(({ cashToCollect }) => cashToCollect)
    expect([one + two, two]).toEqual([order.total, order.lines[0]?.unitPrice])
  })

  contractCase(
    '[ADM-3] a courier’s file ships what is left of an order, and can be taken back',
    async shop => {
      const { owner, ship } = await withTwoLines(shop)
      await ship(1, first)
      const csv = 'Order number,Courier,Tracking number\nSHR-AAAAAAA4,Blue Dart,77889900'
      const { body: rows } = await owner.post<ShipmentCheck[]>('/admin/orders/bulk/shipments/check', { csv })
      expect(rows[0]?.message).toBeNull()
      const shipments = [{ orderId: 'ord-packed', ...blueDart }]
      const { body } = await owner.post<BulkAnswer>('/admin/orders/bulk/shipments', { shipments })
      const parcelsNow = async () =>
        (await owner.get<AdminOrder>(path)).body.parcels.map(({ items }) => items.length)
      expect([body.changed, await parcelsNow()]).toEqual([1, [2, 1]])
      await owner.post(`/admin/undo/${body.undoId}`, {})
      expect(await parcelsNow()).toEqual([2])
    },
  )

  contractCase('[ADM-3] what is not left is not sent, and parcels are moved one by one', async shop => {
    const { owner, ship, move } = await withTwoLines(shop)
    const tooMany = await ship(1, [
      { lineIndex: 1, quantity: 2 },
      { lineIndex: 1, quantity: 1 },
    ])
    const left = 'Only 2 of Silicone tips left to send'
    expectRefusal(tooMany, 409, 'not_in_parcel', left, { items: left })
    const choose = 'Choose what is in the parcel'
    expectRefusal(await ship(1, []), 400, 'invalid_input', choose, { items: choose })
    await ship(1, first)
    expectRefusal(await ship(1, rest), 409, 'stale_version', changedSince)
    const status = { version: 2, status: 'delivered' }
    const apart = 'This order goes in several parcels, which are moved one by one'
    expectRefusal(await owner.post(`${path}/status`, status), 409, 'order_in_parcels', apart)
    const bulk = { ids: ['ord-packed'], status: 'delivered' }
    expect((await owner.post<BulkAnswer>('/admin/orders/bulk/status', bulk)).body).toMatchObject({
      changed: 0,
      skipped: [{ id: 'ord-packed', message: apart }],
    })
    expectRefusal(await move(2, '9', 'delivered'), 404, 'parcel_not_found', 'Parcel not found')
    expectRefusal(await move(1, '1', 'delivered'), 409, 'stale_version', changedSince)
    await move(2, '1', 'delivered')
    const back = 'This parcel cannot go from delivered to undelivered'
    expectRefusal(await move(3, '1', 'undelivered'), 409, 'parcel_transition', back)
    const where = 'Choose where the parcel is'
    expectRefusal(await move(3, '1', 'shipped'), 400, 'invalid_input', where, { status: where })
    const whole = { version: 1, items: rest, ...delhivery }
    const early = 'Order cannot move from placed to shipped'
    expectRefusal(await owner.post('/admin/orders/ord-placed/parcels', whole), 409, 'order_transition', early)
    expectRefusal(
      await owner.post('/admin/orders/none/parcels', whole),
      404,
      'order_not_found',
      'Order not found',
    )
    const nowhere = await owner.post('/admin/orders/none/parcels/1/status', status)
    expectRefusal(nowhere, 404, 'order_not_found', 'Order not found')
  })

  contractCase('[ADM-3] each parcel has a number of its own to correct', async shop => {
    const { owner, ship } = await withTwoLines(shop)
    await ship(1, first)
    await ship(2, rest, blueDart)
    const correct = (parcelId: string) =>
      owner.put<AdminOrder>(`${path}/tracking`, {
        version: 3,
        parcelId,
        carrier: 'DTDC',
        trackingNumber: 'D123456',
      })
    const { body } = await correct('1')
    expect(body.parcels.map(({ carrier }) => carrier)).toEqual(['DTDC', 'Blue Dart'])
    // The order names the parcel that was sent last.
    expect(body.trackingNumber).toBe('77889900')
    const gone = await owner.put(`${path}/tracking`, { version: 4, parcelId: '3', ...delhivery })
    expectRefusal(gone, 404, 'parcel_not_found', 'Parcel not found')
  })
}
