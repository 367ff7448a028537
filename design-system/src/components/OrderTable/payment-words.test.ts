import { describe, expect, it } from 'vitest'
import { paymentWords } from './payment-words.ts'

describe('how an order is paid, in the table of orders', () => {
  it('[ADM-3] says that cash is due until the parcel is handed over', () => {
    expect(paymentWords({ paymentMethod: 'cod', paymentStatus: 'cod_due', status: 'shipped' })).toBe(
      'COD, due',
    )
  })

  it.each(['cancelled', 'returned_to_origin'] as const)(
    '[ADM-3] says that nothing is due for a cash order that is %s',
    status => {
      expect(paymentWords({ paymentMethod: 'cod', paymentStatus: 'cod_due', status })).toBe(
        'COD, nothing due',
      )
    },
  )

  it('[ADM-3] says that a refund is pending', () => {
    expect(paymentWords({ paymentMethod: 'upi', paymentStatus: 'refund_pending', status: 'cancelled' })).toBe(
      'UPI, refund pending',
    )
  })
})
