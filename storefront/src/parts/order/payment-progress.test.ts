import { describe, expect, it } from 'vitest'
import { paymentProgress } from './payment-progress.ts'

describe('what becomes of the payment of an order that ends without a sale', () => {
  it.each(['cancelled', 'returned_to_origin'] as const)(
    '[ORD-2] says that nothing is due for a cash order that is %s',
    status => {
      expect(paymentProgress({ status, paymentStatus: 'cod_due', total: 499_900 })).toBe(
        'Nothing is due for this order.',
      )
    },
  )

  it('[BEY-11] says how much a pending refund is, where it goes and how long it takes', () => {
    expect(paymentProgress({ status: 'cancelled', paymentStatus: 'refund_pending', total: 499_900 })).toBe(
      'Refund pending: ₹4,999.00 goes back to the original payment method within 5 to 7 business days.',
    )
  })

  it('[BEY-11] says how much was refunded', () => {
    expect(paymentProgress({ status: 'cancelled', paymentStatus: 'refunded', total: 499_900 })).toBe(
      'Refunded: ₹4,999.00 to the original payment method. The bank shows it within 5 to 7 business days.',
    )
  })

  it('[BEY-11] says that a part was refunded, and what becomes of the rest', () => {
    expect(
      paymentProgress({ status: 'cancelled', paymentStatus: 'partially_refunded', total: 499_900 }),
    ).toBe(
      'Partly refunded: part of ₹4,999.00 went back to the original payment method. The rest follows within 5 to 7 business days.',
    )
    expect(
      paymentProgress({ status: 'delivered', paymentStatus: 'partially_refunded', total: 499_900 }),
    ).toBe('Partly refunded, for returned items. The amount is shown with each return.')
  })

  it('[ORD-2] [ADM-3] says that a lost parcel was paid back', () => {
    const lost = { at: '2026-11-20T06:00:00.000Z', resolution: 'refund' } as const
    const parcel = {
      id: '1',
      status: 'shipped',
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      shippedAt: '2026-11-19T06:00:00.000Z',
      deliveredAt: null,
      items: [],
    } as const
    const order = { status: 'delivered', paymentStatus: 'partially_refunded', total: 499_900 } as const
    expect(paymentProgress({ ...order, parcels: [{ ...parcel, items: [], lost }] })).toBe(
      'Partly refunded, for what was lost on its way.',
    )
  })

  it('[ORD-2] says nothing of an order on its way, of one not paid, or of returned items, which tell their own refund', () => {
    for (const order of [
      { status: 'shipped', paymentStatus: 'cod_due', total: 499_900 },
      { status: 'cancelled', paymentStatus: 'failed', total: 499_900 },
      { status: 'delivered', paymentStatus: 'refunded', total: 499_900 },
    ] as const)
      expect(paymentProgress(order)).toBeNull()
  })
})
