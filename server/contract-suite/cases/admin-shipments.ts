import { expect } from 'vitest'
import type { AdminOrder, BulkAnswer, ShipmentCheck } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const check = (visitor: SuiteVisitor, ...lines: string[]) =>
  visitor.post<ShipmentCheck[]>('/admin/orders/bulk/shipments/check', { csv: lines.join('\n') })

const parcel = { orderId: 'ord-packed', carrier: 'delhivery', trackingNumber: '1490 8155 62035' }

const ship = (visitor: SuiteVisitor, ...shipments: object[]) =>
  visitor.post<BulkAnswer>('/admin/orders/bulk/shipments', { shipments })

export function shipmentCases(contractCase: ContractCase): void {
  contractCase('[ADM-3] [BEY-15] a courier’s file is checked row by row, and changes nothing', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await check(
      owner,
      '\uFEFFOrder No.,AWB,Courier Partner',
      'shr-aaaaaaa4,1490 8155 62035,blue-dart',
      '',
      'SHR-AAAAAAA4,BLR901,DTDC',
      'SHR-NOSUCH99,BLR902,DTDC',
      'SHR-AAAAAAA3,BLR903,DTDC',
    )
    expect(body.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, null, null],
      [4, 'orderNumber', 'Row 2 has this order number too'],
      [5, 'orderNumber', 'Order not found'],
      [6, 'orderNumber', 'Order cannot move from placed to shipped'],
    ])
    expect(body[0]).toEqual({
      row: 2,
      orderNumber: 'shr-aaaaaaa4',
      carrier: 'blue-dart',
      trackingNumber: '1490 8155 62035',
      shipment: {
        orderId: 'ord-packed',
        carrier: 'Blue Dart',
        trackingNumber: '1490815562035',
        customerName: 'Asha Rao',
        city: 'Bengaluru',
      },
      column: null,
      message: null,
    })
    const { body: order } = await owner.get<AdminOrder>('/admin/orders/ord-packed')
    expect([order.status, order.version]).toEqual(['packed', 1])
    expect(await shop.store.count('audit')).toBe(0)
  })

  contractCase('[ADM-3] an unknown courier, a wrong or a used tracking number is told', async shop => {
    const owner = await shop.signedInAs('admin')
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-placed')
      if (order) await tx.put('orders', { ...order, status: 'packed' })
    })
    const header = 'order number,courier,tracking number'
    const told = async (...lines: string[]) =>
      (await check(owner, header, ...lines)).body.map(({ column, message }) => [column, message])
    const couriers = 'Delhivery, Blue Dart, DTDC, Ekart, India Post, Xpressbees, Ecom Express, Shadowfax'
    expect(await told('SHR-AAAAAAA4,Pigeon,BLR901', 'SHR-AAAAAAA4,DTDC,B!')).toEqual([
      ['carrier', `No courier is called Pigeon. Use one of ${couriers}.`],
      ['trackingNumber', 'A tracking number has 4 to 40 letters, digits and hyphens'],
    ])
    expect(await told('SHR-AAAAAAA4,DTDC,BLR901', 'SHR-AAAAAAA3,DTDC,BLR901')).toEqual([
      [null, null],
      ['trackingNumber', 'Row 2 has this tracking number too'],
    ])
  })

  contractCase('[ADM-3] a file without the columns, or without orders, is refused', async shop => {
    const owner = await shop.signedInAs('admin')
    const missing = 'The first row has to name the columns. Missing: Courier, Tracking number.'
    expectRefusal(await check(owner, 'order number,colour', 'a,b'), 400, 'shipments_file', missing, {
      csv: missing,
    })
    const none = 'There are no orders in this file'
    expectRefusal(await check(owner, 'order,courier,awb'), 400, 'shipments_file', none, { csv: none })
    const rows = Array.from({ length: 2001 }, () => 'SHR-AAAAAAA4,DTDC,BLR9')
    const tooMany = 'Send at most 2,000 orders at a time'
    expectRefusal(await check(owner, 'order,courier,awb', ...rows), 400, 'shipments_file', tooMany, {
      csv: tooMany,
    })
    expectRefusal(await check(owner), 400, 'invalid_input', 'Paste or choose a file', {
      csv: 'Paste or choose a file',
    })
  })

  contractCase('[ADM-3] [BEY-15] one call ships the parcels, and one takes it back', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await ship(owner, parcel, { ...parcel, orderId: 'ord-placed' })
    expect(body).toMatchObject({
      changed: 1,
      skipped: [
        { id: 'ord-placed', label: 'SHR-AAAAAAA3', message: 'Order cannot move from placed to shipped' },
      ],
    })
    expect((await owner.get<AdminOrder>('/admin/orders/ord-packed')).body).toMatchObject({
      status: 'shipped',
      carrier: 'Delhivery',
      trackingNumber: '1490815562035',
    })
    const undone = await owner.post(`/admin/undo/${body.undoId}`, {})
    expect(undone.body).toEqual({ changed: 1, skipped: [] })
    expect((await owner.get<AdminOrder>('/admin/orders/ord-packed')).body).toMatchObject({
      status: 'packed',
      carrier: null,
      trackingNumber: null,
    })
    const entries = await shop.store.list('audit')
    expect(entries.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      'order.ship SHR-AAAAAAA4: shipped with Delhivery 1490815562035',
      'order.ship.undo SHR-AAAAAAA4: taken back',
    ])
    expectRefusal(await ship(owner), 400, 'invalid_input', 'Choose what is shipped', {
      shipments: 'Choose what is shipped',
    })
  })
}
