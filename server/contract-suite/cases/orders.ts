import { expect } from 'vitest'
import type { Order, TrackedOrder } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export function orderCases(contractCase: ContractCase): void {
  contractCase('[ORD-2] a customer sees the own orders, the newest first', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body, headers } = await asha.get<Order[]>('/orders')
    expect(body.map(({ number }) => number)).toEqual([
      'SHR-AAAAAAA3',
      'SHR-AAAAAAA4',
      'SHR-AAAAAAA2',
      'SHR-AAAAAAA1',
    ])
    expect(headers.get('x-total-count')).toBe('4')
    const secondPage = await asha.get<Order[]>('/orders?page=2&pageSize=3')
    expect(secondPage.body.map(({ id }) => id)).toEqual(['ord-delivered'])
    const ravi = await shop.signedInAs('ravi')
    expect((await ravi.get('/orders')).body).toEqual([])
  })

  contractCase('[ORD-2] a page that is none is refused', async shop => {
    const asha = await shop.signedInAs('asha')
    const message = 'Page must be a whole number from 1 to 1,000,000'
    expectRefusal(await asha.get('/orders?page=zero'), 400, 'invalid_input', message, { page: message })
  })

  contractCase("[ORD-2] another customer's order is not found", async shop => {
    const ravi = await shop.signedInAs('ravi')
    expectRefusal(await ravi.get('/orders/ord-placed'), 404, 'order_not_found', 'Order not found')
    expectRefusal(await ravi.post('/orders/ord-placed/cancel', {}), 404, 'order_not_found', 'Order not found')
  })

  contractCase('[ORD-1] an order can be cancelled before it is shipped; its stock comes back', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.post<Order>('/orders/ord-placed/cancel', {
      reason: 'wrong_item',
      comment: 'Blue, not black',
    })
    expect(body).toMatchObject({ status: 'cancelled', canCancel: false, paymentStatus: 'cod_due' })
    expect(body.timeline.at(-1)).toEqual({
      status: 'cancelled',
      at: '2026-11-20T06:00:00.000Z',
      by: 'customer',
      note: 'I ordered the wrong item or colour: Blue, not black',
    })
    const nada = await shop.store.get('products', 'prd-nada')
    expect([nada?.variants[0]?.stock, nada?.unitsSold]).toEqual([13, 299])
    const again = await asha.post('/orders/ord-placed/cancel', {})
    expectRefusal(again, 409, 'order_not_cancellable', 'This order can no longer be cancelled')
  })

  contractCase('[ORD-1] a parcel on its way cannot be cancelled', async shop => {
    const asha = await shop.signedInAs('asha')
    const message = 'This order can no longer be cancelled'
    for (const id of ['ord-shipped', 'ord-delivered']) {
      expectRefusal(await asha.post(`/orders/${id}/cancel`, {}), 409, 'order_not_cancellable', message)
    }
  })

  contractCase(
    '[ORD-1] a reason is one of those that are offered, or none; its comment has a length',
    async shop => {
      const asha = await shop.signedInAs('asha')
      const unknown = await asha.post('/orders/ord-placed/cancel', { reason: 'spite' })
      const choose = 'Choose why you cancel it'
      expectRefusal(unknown, 400, 'invalid_input', choose, { reason: choose })
      const long = await asha.post('/orders/ord-placed/cancel', { comment: 'x'.repeat(301) })
      const message = 'Use at most 300 characters'
      expectRefusal(long, 400, 'invalid_input', message, { comment: message })
      const { body } = await asha.post<Order>('/orders/ord-placed/cancel', {})
      expect(body.timeline.at(-1)).not.toHaveProperty('note')
    },
  )

  contractCase('[ORD-2] anyone with the number and the phone or email follows an order', async shop => {
    const visitor = shop.newVisitor()
    const tracked: TrackedOrder = {
      number: 'SHR-AAAAAAA2',
      status: 'shipped',
      timeline: [{ status: 'shipped', at: '2026-11-15T06:00:00.000Z' }],
      city: 'Bengaluru',
      pincode: '560001',
      estimate: { from: '2026-11-25', to: '2026-11-27' },
      parcels: [
        {
          id: '1',
          status: 'shipped',
          carrier: 'Delhivery',
          trackingNumber: 'BLR123',
          trackingUrl: 'https://www.delhivery.com/track-v2/package/BLR123',
          shippedAt: '2026-11-15T06:00:00.000Z',
          deliveredAt: null,
          items: [{ lineIndex: 0, name: 'Tala', variantName: 'Red', quantity: 1 }],
          lost: null,
        },
      ],
      unsent: [],
      trackingNumber: 'BLR123',
      carrier: 'Delhivery',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/BLR123',
    }
    const ways = [
      { orderNumber: 'SHR-AAAAAAA2', contact: '9876543210' },
      { orderNumber: ' shr-aaaaaaa2 ', contact: '+91 98765-43210' },
      { orderNumber: 'aaaaaaa2', contact: 'Asha@Example.in' },
    ]
    for (const way of ways) expect((await visitor.post('/orders/track', way)).body).toEqual(tracked)
  })

  contractCase(
    '[ORD-2] whichever part is wrong, the answer is the same; ten wrong ones have to wait',
    async shop => {
      const visitor = shop.newVisitor()
      const wrong = [
        { orderNumber: 'SHR-ZZZZZZZZ', contact: '9876543210' },
        { orderNumber: 'SHR-AAAAAAA2', contact: '9876543211' },
        { orderNumber: 'SHR-AAAAAAA2', contact: 'ravi@example.in' },
      ]
      for (let guesses = 0; guesses < 10; guesses += 1) {
        const answer = await visitor.post('/orders/track', wrong[guesses % wrong.length])
        expectRefusal(answer, 404, 'order_not_tracked', 'We could not find an order with those details')
      }
      const right = { orderNumber: 'SHR-AAAAAAA2', contact: '9876543210' }
      const answer = await visitor.post('/orders/track', right)
      expectRefusal(answer, 429, 'too_many_requests', 'Too many requests. Try again in 600 seconds.')
      shop.advance(600_000)
      expect((await visitor.post('/orders/track', right)).status).toBe(200)
    },
  )

  contractCase('[ORD-2] guesses sent at the same moment count as well', async shop => {
    const guess = { orderNumber: 'SHR-00000000', contact: 'nobody@example.in' }
    const visitor = shop.newVisitor()
    const guesses = Array.from({ length: 25 }, () => visitor.post('/orders/track', guess))
    const statuses = (await Promise.all(guesses)).map(answer => answer.status)
    expect(statuses.filter(status => status === 404)).toHaveLength(10)
  })

  contractCase('[ORD-2] tracking needs both parts', async shop => {
    const answer = await shop.newVisitor().post('/orders/track', {})
    expectRefusal(answer, 400, 'invalid_input', 'Enter the order number', {
      orderNumber: 'Enter the order number',
      contact: 'Enter the phone number or email on the order',
    })
  })
}
