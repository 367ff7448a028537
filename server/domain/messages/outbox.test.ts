import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { placeOrderOfNada } from '../../contract-suite/shop/place-order.ts'
import { deleteAccount } from '../accounts/deletion.ts'
import type { Dependencies } from '../context.ts'
import { createHousekeeping } from '../housekeeping.ts'
import { cancelOrder } from '../orders/orders.ts'
import { moveOrder, type OrderMove } from '../orders/move-order.ts'
import { moveParcel, shipPieces } from '../orders/ship-pieces.ts'
import { MessageRefused, type MailMessage, type PhoneNotice } from '../ports/index.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '../rates.ts'
import type { OrderRecord, ShopTransaction, UserRecord } from '../records.ts'
import { triesPerMessage } from '../retries.ts'
import { deliverMessages } from './deliver.ts'
import { tellCustomer } from './outbox.ts'

const publicOrigin = 'https://shop.example'

/** Ravi, with a verified address and number, places an order of one Nada in cash; what is handed over is kept. */
async function shopWithOrder(contact: Partial<UserRecord> = {}) {
  const shop = await openTestDomain()
  const mails: MailMessage[] = []
  const notices: PhoneNotice[] = []
  const carriers = { mail: async () => {}, phone: async () => {} } as {
    mail: (message: MailMessage) => Promise<void>
    phone: (notice: PhoneNotice) => Promise<void>
  }
  const dependencies: Dependencies = {
    ...shop.dependencies,
    mailer: {
      available: true,
      send: async message => {
        await carriers.mail(message)
        mails.push(message)
      },
    },
    otpSender: {
      send: async () => undefined,
      sendNotice: async notice => {
        await carriers.phone(notice)
        notices.push(notice)
      },
    },
  }
  const { store } = dependencies
  const user: UserRecord = {
    ...((await store.get('users', 'usr-ravi')) as UserRecord),
    email: 'ravi@example.in',
    emailVerified: true,
    phoneNumber: '+919845012345',
    phoneNumberVerified: true,
    ...contact,
  }
  await store.transaction(tx => tx.put('users', user))
  const context = newRequestContext()
  const place = (key = 'key-1') =>
    placeOrderOfNada(dependencies, context, user, { quantity: 1, paymentMethod: 'cod', key })
  const order = await place()
  return {
    ...shop,
    dependencies,
    store,
    user,
    order,
    mails,
    notices,
    carriers,
    deliver: () => deliverMessages(dependencies, { publicOrigin }),
    move: (move: Partial<OrderMove> & Pick<OrderMove, 'to'>) =>
      store.transaction(async tx =>
        moveOrder(dependencies, tx, (await tx.get('orders', order.id)) as OrderRecord, {
          by: 'administrator',
          actorId: null,
          ...move,
        }),
      ),
    outbox: () => store.list('messages'),
  }
}

const contentOf = (mail: MailMessage | undefined) => (mail?.kind === 'message' ? mail.content : undefined)

it('[AUTH-6] an order is told by e-mail and by SMS, once each, with its amounts and absolute links', async () => {
  const { order, mails, notices, deliver } = await shopWithOrder()
  await deliver()
  await deliver()
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.in'])
  const content = contentOf(mails[0])
  expect(content?.subject).toBe(`Order ${order.number} placed`)
  expect(content?.totals?.at(-1)).toEqual({ label: 'Total', value: '₹1,499' })
  expect(content?.action).toEqual({ label: 'View order', url: `https://shop.example/orders/${order.id}` })
  expect(notices).toEqual([
    {
      to: '+919845012345',
      channel: 'sms',
      kind: 'message',
      id: `${order.id}.1.order_placed.sms`,
      text: expect.stringContaining(`Order ${order.number} placed. Pay ₹1,499 on delivery.`) as string,
    },
  ])
})

it('[AUTH-6] an order that is not placed after all leaves no message', async () => {
  const { dependencies, outbox, store } = await shopWithOrder()
  const before = await outbox()
  const failing = store.transaction(async tx => {
    const order = (await tx.list('orders', {}))[0] as OrderRecord
    await moveOrder(dependencies, tx, order, { to: 'cancelled', by: 'customer', actorId: null })
    throw new Error('and something else fails')
  })
  await expect(failing).rejects.toThrow('and something else fails')
  expect(await outbox()).toEqual(before)
})

it('[AUTH-6] nothing goes to an address or a number that was only claimed', async () => {
  const { outbox } = await shopWithOrder({ emailVerified: false, phoneNumberVerified: false })
  expect(await outbox()).toEqual([])
})

it('[AUTH-6] a mail server that fails is tried again after longer and longer waits, and the message goes out once', async () => {
  const { mails, carriers, deliver, advance, outbox } = await shopWithOrder()
  let tries = 0
  carriers.mail = async () => {
    tries += 1
    throw new Error('connect ECONNREFUSED')
  }
  await deliver()
  await deliver()
  expect(tries).toBe(1)
  advance(minuteMs)
  await deliver()
  expect(tries).toBe(2)
  advance(minuteMs - secondMs)
  await deliver()
  expect(tries).toBe(2)
  advance(minuteMs + secondMs)
  carriers.mail = async () => undefined
  await deliver()
  expect(mails).toHaveLength(1)
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent'])
})

it('[AUTH-6] a message is given up after its last try, and the log says so without a number or an address', async () => {
  const { carriers, deliver, advance, outbox, log } = await shopWithOrder()
  carriers.mail = () => Promise.reject(new Error('connect ECONNREFUSED'))
  for (let round = 0; round < triesPerMessage + 3; round++) {
    await deliver()
    advance(4 * hourMs)
  }
  const mail = (await outbox()).find(({ channel }) => channel === 'email')
  expect(mail).toMatchObject({ status: 'given_up', attempts: triesPerMessage })
  expect(log.errors).toEqual(['A message was given up'])
})

it('[AUTH-6] a message that is refused for good is not tried again', async () => {
  const { carriers, deliver, outbox } = await shopWithOrder()
  carriers.phone = () => Promise.reject(new MessageRefused('The message gateway answered 400'))
  await deliver()
  const sms = (await outbox()).find(({ channel }) => channel === 'sms')
  expect(sms).toMatchObject({ status: 'given_up', attempts: 1 })
})

it('[AUTH-6] a process that dies between handing over and marking hands the same id over again after two minutes', async () => {
  const { dependencies, advance, mails, outbox, store } = await shopWithOrder({ phoneNumberVerified: false })
  let transactions = 0
  const dying: Dependencies = {
    ...dependencies,
    store: {
      get: (...args) => store.get(...args),
      list: (...args) => store.list(...args),
      count: (...args) => store.count(...args),
      close: () => store.close(),
      assertWritable: () => store.assertWritable(),
      transaction: work => {
        transactions += 1
        // The first one takes the message, the second would mark it.
        return transactions === 1 ? store.transaction(work) : Promise.reject(new Error('the process is gone'))
      },
    },
  }
  await expect(deliverMessages(dying, { publicOrigin })).rejects.toThrow('the process is gone')
  await deliverMessages(dependencies, { publicOrigin })
  expect(mails).toHaveLength(1)
  advance(2 * minuteMs)
  await deliverMessages(dependencies, { publicOrigin })
  const ids = mails.map(mail => (mail.kind === 'message' ? mail.id : ''))
  expect(ids).toEqual([(await outbox())[0]?.id, (await outbox())[0]?.id])
})

it('[AUTH-6] [SRV-2] two runs at the same time, as of two servers, hand a message over once', async () => {
  const { mails, notices, deliver } = await shopWithOrder()
  await Promise.all([deliver(), deliver()])
  expect([mails.length, notices.length]).toEqual([1, 1])
})

it('[AUTH-6] a gateway that is down is left alone for the rest of a run, and e-mail goes on', async () => {
  const { carriers, deliver, mails, move } = await shopWithOrder()
  let tries = 0
  carriers.phone = async () => {
    tries += 1
    throw new Error('The message gateway answered 503')
  }
  for (const to of ['shipped', 'out_for_delivery', 'delivered'] as const) await move({ to })
  await deliver()
  expect(tries).toBe(3)
  expect(mails).toHaveLength(4)
})

it('[AUTH-6] many messages that wait for a gateway hold up no e-mail', async () => {
  const { carriers, deliver, mails, outbox, store } = await shopWithOrder()
  carriers.phone = () => Promise.reject(new Error('The message gateway answered 503'))
  const [sms] = (await outbox()).filter(({ channel }) => channel === 'sms')
  if (!sms) throw new Error('The order is told by SMS')
  await store.transaction(async tx => {
    for (let index = 0; index < 60; index++) {
      await tx.put('messages', {
        ...sms,
        id: `earlier-${index}.sms`,
        nextAttemptAt: '2026-11-20T05:00:00.000Z',
      })
    }
  })
  await deliver()
  expect(mails).toHaveLength(1)
})

it('[AUTH-6] where no e-mail can be sent, everything goes by SMS', async () => {
  const { dependencies, outbox, order, store, user } = await shopWithOrder()
  const withoutMail = {
    ...dependencies,
    mailer: { available: false, send: () => Promise.reject(new Error('none')) },
  }
  await store.transaction(tx =>
    tellCustomer(withoutMail, tx, { userId: user.id }, 'event', {
      kind: 'return_received',
      orderId: order.id,
      returnId: 'ret-1',
    }),
  )
  expect((await outbox()).filter(({ id }) => id.startsWith('event')).map(({ id }) => id)).toEqual([
    'event.sms',
  ])
})

it("[AUTH-6] messages wait while the day's budget is spent, and a failure gives its piece back", async () => {
  const { carriers, deliver, notices, outbox, setLimits, advance, store } = await shopWithOrder()
  await setLimits({ oneTimeCodes: { perShopADay: 1 } })
  await deliver()
  expect(notices).toHaveLength(0)
  expect((await outbox()).find(({ channel }) => channel === 'sms')).toMatchObject({ attempts: 0 })
  await setLimits({ oneTimeCodes: { perShopADay: 10 } })
  carriers.phone = () => Promise.reject(new Error('The message gateway answered 503'))
  advance(hourMs)
  await deliver()
  expect((await store.list('counters')).filter(({ id }) => id.startsWith('codes-sent'))).toEqual([
    { id: 'codes-sent:2026-11-20', value: 0 },
  ])
})

it("[ORD-2] a shipped order's message names the courier and leads to the courier's page", async () => {
  const { deliver, mails, move } = await shopWithOrder()
  await move({ to: 'shipped', carrier: 'Delhivery', trackingNumber: '1234567890' })
  await deliver()
  const content = contentOf(mails.at(-1))
  expect(content?.facts).toEqual([
    { label: 'Courier', value: 'Delhivery' },
    { label: 'Tracking number', value: '1234567890' },
  ])
  expect(content?.action).toEqual({
    label: 'Track parcel',
    url: 'https://www.delhivery.com/track-v2/package/1234567890',
  })
})

it('[NOTE-1] a cancelled order is told, with what becomes of the money', async () => {
  const { dependencies, deliver, mails, order, user } = await shopWithOrder()
  await cancelOrder(dependencies, user, { id: order.id })
  await deliver()
  expect(contentOf(mails.at(-1))?.paragraphs).toEqual([
    'This order will not be shipped.',
    'You have nothing to pay.',
  ])
})

it('[AUTH-11] the outbox forgets a deleted account', async () => {
  const { dependencies, outbox, order, store, user } = await shopWithOrder()
  await cancelOrder(dependencies, user, { id: order.id })
  const session = {
    id: 'ses-1',
    userId: user.id,
    createdAt: '2026-11-20T06:00:00.000Z',
    lastSeenAt: '2026-11-20T06:00:00.000Z',
    pendingCode: null,
    expiresAt: '2026-12-20T06:00:00.000Z',
    openedBy: '203.0.113.7',
    authenticatedAt: '2026-11-20T06:00:00.000Z',
  }
  await store.transaction(tx => tx.put('sessions', session))
  await deleteAccount(dependencies, newRequestContext().session, { session, user })
  expect(await outbox()).toEqual([])
})

it('[AUTH-11] the outbox forgets everything after 90 days', async () => {
  const { dependencies, outbox, advance } = await shopWithOrder()
  const housekeeping = createHousekeeping(dependencies)
  await housekeeping.run()
  advance(89 * dayMs)
  await housekeeping.run()
  expect(await outbox()).toHaveLength(2)
  advance(2 * dayMs)
  await housekeeping.run()
  expect(await outbox()).toEqual([])
})

it('[ADM-3] each parcel of several is told with what is in it, and the order with the last', async () => {
  const { dependencies, deliver, mails, notices, order, store } = await shopWithOrder()
  const [line] = order.lines
  if (!line) throw new Error('The order has no line')
  const two = { ...line, quantity: 2, lineTotal: 2 * line.lineTotal }
  const act = (change: (tx: ShopTransaction, record: OrderRecord) => Promise<OrderRecord>) =>
    store.transaction(async tx => change(tx, (await tx.get('orders', order.id)) as OrderRecord))
  const one = { lines: [{ lineIndex: 0, quantity: 1 }], carrier: 'Delhivery', actorId: 'usr-admin' }
  await act(async (tx, record) => {
    const packed = { ...record, status: 'packed', lines: [two], subtotal: two.lineTotal } as const
    return shipPieces(dependencies, tx, packed, { ...one, trackingNumber: '1234567890' })
  })
  await deliver()
  const first = contentOf(mails.at(-1))
  expect(first).toMatchObject({
    subject: `Part of order ${order.number} shipped`,
    lines: [{ detail: 'Black × 1', amount: '₹1,499' }],
    action: { label: 'Track parcel', url: 'https://www.delhivery.com/track-v2/package/1234567890' },
  })
  expect(first?.paragraphs.at(-1)).toBe('Your order comes in several parcels. This one holds:')
  expect(notices.at(-1)).toMatchObject({ text: expect.stringContaining('Part of order') as string })

  await act((tx, record) => shipPieces(dependencies, tx, record, { ...one, trackingNumber: '1234567891' }))
  for (const parcelId of ['1', '2'])
    await act((tx, record) =>
      moveParcel(dependencies, tx, record, { parcelId, status: 'delivered', actorId: 'usr-admin' }),
    )
  await deliver()
  expect(mails.slice(-3).map(mail => contentOf(mail)?.subject)).toEqual([
    `Part of order ${order.number} shipped`,
    `Part of order ${order.number} delivered`,
    `Order ${order.number} delivered`,
  ])
})
