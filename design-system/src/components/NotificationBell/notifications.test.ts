import { describe, expect, it } from 'vitest'
import { makeNotifications, type NotifiedOrder } from './notifications.ts'

const order = {
  id: 'ord_1',
  number: 'SHR-2041',
  timeline: [
    { status: 'placed' as const, at: '2026-11-18T05:00:00.000Z' },
    { status: 'shipped' as const, at: '2026-11-19T05:00:00.000Z', note: 'Blue Dart, 4471 2203 118' },
  ],
}
const promotions = {
  popup: {
    id: 'p1',
    code: 'SHRUTI20',
    title: '20% off your first order',
    body: 'Enter the code at checkout.',
  },
  banner: { id: 'p2', text: 'Free shipping on all orders' },
}
const firstSeenAt = () => '2026-11-18T12:00:00.000Z'

describe('the notifications', () => {
  it("[NOTE-1] tell each step of the customer's own orders, newest first", () => {
    expect(makeNotifications([order], null, firstSeenAt)).toEqual([
      {
        id: 'order:ord_1:shipped:2026-11-19T05:00:00.000Z',
        title: 'Order SHR-2041 shipped',
        message: 'Your parcel is with the courier. Blue Dart, 4471 2203 118',
        type: 'shipping',
        timestamp: '2026-11-19T05:00:00.000Z',
        orderId: 'ord_1',
      },
      {
        id: 'order:ord_1:placed:2026-11-18T05:00:00.000Z',
        title: 'Order SHR-2041 placed',
        message: 'We have received your order.',
        type: 'order',
        timestamp: '2026-11-18T05:00:00.000Z',
        orderId: 'ord_1',
      },
    ])
  })

  it('[NOTE-1] tell the active promotions, at the time when they were first seen', () => {
    expect(makeNotifications([], promotions, firstSeenAt)).toEqual([
      {
        id: 'offer:p1',
        title: '20% off your first order',
        message: 'Enter the code at checkout. The code is SHRUTI20.',
        type: 'offer',
        timestamp: '2026-11-18T12:00:00.000Z',
      },
      {
        id: 'offer:p2',
        title: 'Free shipping on all orders',
        message: 'Applied automatically. No code needed.',
        type: 'offer',
        timestamp: '2026-11-18T12:00:00.000Z',
      },
    ])
  })

  it('[NOTE-1] offer what is for a first order to those alone who have not ordered', () => {
    const firstOrder = { ...promotions, popup: { ...promotions.popup, firstOrderOnly: true } }
    const offered = (orders: readonly NotifiedOrder[]) =>
      makeNotifications(orders, firstOrder, firstSeenAt).flatMap(({ id, type }) =>
        type === 'offer' ? id : [],
      )
    expect(offered([])).toEqual(['offer:p1', 'offer:p2'])
    expect(offered([order])).toEqual(['offer:p2'])
  })

  it('[NOTE-1] stand in one order of time, whatever they are about', () => {
    const types = makeNotifications([order], promotions, firstSeenAt).map(({ type }) => type)
    expect(types).toEqual(['shipping', 'offer', 'offer', 'order'])
  })

  it('speak of a due payment only until it is made', () => {
    const due = { status: 'pending_payment' as const, at: '2026-11-18T04:59:00.000Z' }
    const titles = (timeline: NotifiedOrder['timeline']) =>
      makeNotifications([{ ...order, timeline }], null, firstSeenAt).map(({ title }) => title)
    expect(titles([due])).toEqual(['Payment due for order SHR-2041'])
    expect(titles([due, ...order.timeline])).toEqual(['Order SHR-2041 shipped', 'Order SHR-2041 placed'])
  })

  it('are none for a customer without orders while no promotion runs', () => {
    expect(makeNotifications([], { popup: null, banner: null }, firstSeenAt)).toEqual([])
  })
})
