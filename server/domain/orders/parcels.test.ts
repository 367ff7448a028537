import { expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import type { OrderRecord } from '../records.ts'
import { withoutPersonalData } from './erase.ts'
import {
  cashOfParcel,
  linesKept,
  parcelsOf,
  placesKept,
  statusOfParcels,
  unsentOf,
  worthOfParcel,
} from './parcels.ts'
import type { LossRecord, ParcelRecord } from './records.ts'

const parcelWith = (quantity: number): ParcelRecord => ({
  id: '1',
  lines: [{ lineIndex: 0, quantity }],
  carrier: 'Delhivery',
  trackingNumber: '1490815562034',
  status: 'shipped',
  shippedAt: '2026-11-20T06:00:00.000Z',
  deliveredAt: null,
})

/** Asha's packed order: three pieces that cost what does not divide by three, with a fee for cash. */
async function orderOfThree(): Promise<OrderRecord> {
  const { dependencies } = await openTestDomain()
  const order = await dependencies.store.get('orders', 'ord-packed')
  const [line] = order?.lines ?? []
  if (!order || !line) throw new Error('The suite has no packed order')
  const lines = [{ ...line, quantity: 3, lineTotal: 100_000, discount: 1 }]
  return { ...order, lines, subtotal: 100_000, discount: 1, shipping: 0, codFee: 4_900, total: 104_899 }
}

it('[ADM-3] what couriers collect with the parcels adds up to the order, to the paisa', async () => {
  const order = await orderOfThree()
  const pieces = (quantity: number) => [{ lineIndex: 0, quantity }]
  const sent = [parcelWith(1), parcelWith(1)]
  const cash = [0, 1, 2].map(place => cashOfParcel(order, pieces(1), sent.slice(0, place)))
  expect(cash).toEqual([33_333 + 4_900, 33_333, 33_333])
  expect(cash.reduce((sum, amount) => sum + amount, 0)).toBe(order.total)
  expect(cashOfParcel({ ...order, paymentStatus: 'paid' }, pieces(3), [])).toBe(0)
})

it('[ADM-3] an order of before there were several parcels went in one', async () => {
  const { parcels: _parcels, ...packed } = await orderOfThree()
  expect([parcelsOf(packed), unsentOf(packed)]).toEqual([[], [{ lineIndex: 0, quantity: 3 }]])
  const shipped = { ...packed, status: 'shipped', carrier: 'DTDC', trackingNumber: 'D123456' } as const
  expect(parcelsOf(shipped)).toMatchObject([
    { id: '1', lines: [{ lineIndex: 0, quantity: 3 }], carrier: 'DTDC', trackingNumber: 'D123456' },
  ])
  expect(unsentOf(shipped)).toEqual([])
})

it('[AUTH-11] the numbers of parcels go with the account', async () => {
  const order = { ...(await orderOfThree()), parcels: [parcelWith(3)] }
  expect(withoutPersonalData(order).parcels).toMatchObject([{ trackingNumber: null }])
})

const lostIn = (parcelsUntilThen: number, resolution: 'resend' | 'refund'): LossRecord => ({
  at: '2026-11-21T06:00:00.000Z',
  reason: 'no_scan',
  note: 'Called the courier',
  resolution,
  amount: 0,
  parcelsUntilThen,
})

it('[ADM-3] what is sent again costs what the lost parcel did, and all parcels add up', async () => {
  const order = await orderOfThree()
  const lines = [{ lineIndex: 0, quantity: 1 }]
  const parcels = [
    { ...parcelWith(1), lost: lostIn(2, 'resend') },
    { ...parcelWith(1), id: '2' },
    { ...parcelWith(1), id: '3' },
  ]
  const cash = (place: number) => cashOfParcel(order, lines, parcels.slice(0, place))
  // The second was on its way before the first was lost: its courier collects what stands on its label.
  expect([cash(1), cash(2), cash(3)]).toEqual([33_333, 33_333 + 4_900, 33_333])
  expect(unsentOf({ ...order, parcels })).toEqual([{ lineIndex: 0, quantity: 1 }])
})

it('[ADM-3] an order is where its other parcels are when one is lost', async () => {
  const order = await orderOfThree()
  const delivered = { ...parcelWith(2), status: 'delivered' } as const
  const statusWith = (...parcels: ParcelRecord[]) => statusOfParcels({ ...order, parcels })
  const lost = (resolution: 'resend' | 'refund', quantity = 1) => ({
    ...parcelWith(quantity),
    lost: lostIn(2, resolution),
  })
  expect(statusWith(delivered, lost('resend'))).toBe('shipped')
  expect(statusWith(delivered, lost('refund'))).toBe('delivered')
  expect(statusWith(lost('resend', 3))).toBe('packed')
  expect(statusWith(lost('refund', 3))).toBe('cancelled')
  expect(statusWith(lost('refund'), lost('resend', 2))).toBe('packed')
})

it('[ADM-3] lost pieces that were paid back are in no return and in no stock', async () => {
  const parcels = [{ ...parcelWith(1), lost: lostIn(1, 'refund') }, parcelWith(2)]
  const order = { ...(await orderOfThree()), parcels }
  expect(linesKept(order).map(({ quantity }) => quantity)).toEqual([2])
  expect(placesKept(order, 0)).toEqual([1, 2])
  expect(worthOfParcel(order, '1').map(({ total }) => total)).toEqual([33_333, 4_900])
  expect(linesKept({ ...order, parcels: [{ ...parcelWith(3), lost: lostIn(1, 'refund') }] })).toEqual([])
})

it('[AUTH-11] what the shop noted of a lost parcel goes with the account', async () => {
  const order = { ...(await orderOfThree()), parcels: [{ ...parcelWith(3), lost: lostIn(1, 'refund') }] }
  expect(withoutPersonalData(order).parcels?.[0]?.lost?.note).toBeNull()
})
