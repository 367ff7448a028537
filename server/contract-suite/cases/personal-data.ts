import { expect } from 'vitest'
import type { AccountExport, Order, ReviewsAnswer } from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000
const confirmMessage = 'Confirm that it is you to continue'

/** What was on its way to Asha has arrived or was called off. */
async function finishOrders(shop: TestShop): Promise<void> {
  await shop.store.transaction(async tx => {
    for (const order of await tx.list('orders')) {
      await tx.put('orders', { ...order, status: order.id === 'ord-placed' ? 'cancelled' : 'delivered' })
    }
  })
}

/** Every place of the store where one of Asha's own words is left. */
async function tracesOfAsha(shop: TestShop): Promise<string[]> {
  const collections = [
    'users',
    'sessions',
    'carts',
    'favorites',
    'addresses',
    'quotes',
    'orders',
    'reviews',
    'reviewVotes',
  ] as const
  const traces: string[] = []
  for (const name of [...collections, 'consents', 'secondFactors', 'supportTickets'] as const) {
    const text = JSON.stringify(await shop.store.list(name))
    if (/usr-asha|Asha|9876543210|asha@example|560001/.test(text)) traces.push(name)
  }
  return traces
}

export function deletionCases(contractCase: ContractCase): void {
  contractCase('[AUTH-11] deleting leaves of a person only what tax law asks for', async shop => {
    await finishOrders(shop)
    const asha = await shop.signedInAs('asha')
    const elsewhere = await shop.signedInAs('asha')
    await asha.post('/cart', { productId: 'prd-tips' })
    await asha.post('/favorites/prd-nada')
    await asha.put('/user/consents', { purpose: 'offers', granted: true })
    await asha.post('/products/prd-raga/reviews', {
      rating: 4,
      title: 'Good on the train',
      body: 'I hear the announcements and nothing of the wheels.',
    })
    await asha.post('/support-tickets', {
      topic: 'product',
      name: 'Asha Rao',
      email: 'asha@example.in',
      message: 'Does Komal pair with two phones at once?',
    })
    const before = await shop.store.get('orders', 'ord-delivered')

    expect((await asha.delete('/user')).body).toEqual({})
    expect((await asha.get('/user')).status).toBe(401)
    expect((await elsewhere.get('/user')).status).toBe(401)
    expect(await tracesOfAsha(shop)).toEqual([])

    const after = await shop.store.get('orders', 'ord-delivered')
    expect(after).toMatchObject({
      number: 'SHR-AAAAAAA1',
      total: before?.total,
      tax: before?.tax,
      lines: before?.lines,
      shippingAddress: { fullName: 'Deleted customer', state: 'Karnataka', pincode: '' },
    })
    const { body } = await shop.newVisitor().get<ReviewsAnswer>('/products/prd-raga/reviews')
    expect(body.reviews[0]).toMatchObject({ title: 'Good on the train', authorName: 'A customer' })

    // The shop's own view of such an order still works.
    const admin = await shop.signedInAs('admin')
    expect((await admin.get<Order>('/admin/orders/ord-delivered')).body.shippingAddress.fullName).toBe(
      'Deleted customer',
    )
  })

  contractCase('[AUTH-11] an account with open orders stays', async shop => {
    const asha = await shop.signedInAs('asha')
    expectRefusal(await asha.delete('/user'), 409, 'open_orders', 'You have open orders')
    expect((await asha.get('/user')).status).toBe(200)
    expect(await shop.store.get('orders', 'ord-delivered')).toMatchObject({ userId: 'usr-asha' })
  })

  contractCase('[AUTH-11] deleting takes a confirmation, and no administrator', async shop => {
    const ravi = await shop.signedInAs('ravi')
    shop.advance(10 * minuteMs)
    expectRefusal(await ravi.delete('/user'), 403, 'reauthentication_required', confirmMessage)
    const admin = await shop.signedInAs('admin')
    expectRefusal(
      await admin.delete('/user'),
      409,
      'administrator_account',
      'The account of an administrator cannot be deleted. Another administrator has to take the role away first.',
    )
  })

  contractCase('[AUTH-11] the number and the name are free again', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.delete('/user')
    const again = await shop.newVisitor().post('/register', {
      username: 'ravi',
      email: 'ravi@example.in',
      password: 'two idlis and no chutney',
    })
    expect(again.status).toBe(201)
  })
}

export function exportCases(contractCase: ContractCase): void {
  contractCase(
    '[AUTH-11] the export has all that is stored on a person, and nothing of others',
    async shop => {
      const asha = await shop.signedInAs('asha')
      await asha.post('/cart', { productId: 'prd-tips' })
      await asha.post('/favorites/prd-nada')
      await asha.post('/orders/ord-placed/cancel')
      const { body } = await asha.get<AccountExport>('/user/export')
      expect(body).toMatchObject({
        exportedAt: '2026-11-20T06:00:00.000Z',
        account: { id: 'usr-asha', email: 'asha@example.in' },
        addresses: [{ id: 'adr-asha-home' }],
        favoriteProductIds: ['prd-nada'],
        cart: { itemCount: 1 },
        messages: [{ about: 'order_cancelled', orderId: 'ord-placed', status: 'waiting', sentAt: null }],
        reviews: [],
      })
      expect(body.orders.map(({ id }) => id)).toEqual([
        'ord-placed',
        'ord-packed',
        'ord-shipped',
        'ord-delivered',
      ])
      expect(body.sessions).toHaveLength(1)
      expect(JSON.stringify(body)).not.toMatch(/usr-ravi|ravi|passwordHash|keyed/)
    },
  )

  contractCase('[AUTH-11] many orders are exported in pages of 50, with the returns of each', async shop => {
    const template = await shop.store.get('orders', 'ord-delivered')
    if (!template) throw new Error('The shop has no delivered order')
    await shop.store.transaction(async tx => {
      for (let index = 0; index < 100; index += 1) {
        const number = String(index).padStart(3, '0')
        await tx.put('orders', {
          ...template,
          id: `ord-old-${number}`,
          number: `SHR-OLD${number}`,
          invoiceNumber: null,
          createdAt: `2025-01-01T00:00:00.${number}Z`,
        })
      }
      await tx.put('returns', {
        id: 'ret-old',
        orderId: 'ord-old-000',
        userId: 'usr-asha',
        version: 1,
        status: 'refunded',
        reason: 'damaged',
        comment: null,
        items: [{ lineIndex: 0, quantity: 1 }],
        amount: 100,
        refundTo: 'upi',
        upiId: null,
        payoutReference: null,
        restocked: null,
        timeline: [],
        createdAt: '2025-01-10T00:00:00.000Z',
      })
    })
    const asha = await shop.signedInAs('asha')
    const pages: AccountExport[] = []
    for (const page of [1, 2, 3, 4])
      pages.push((await asha.get<AccountExport>(`/user/export?page=${page}`)).body)

    expect(pages.map(({ page, pageCount }) => [page, pageCount])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
    ])
    expect(pages.map(({ orders }) => orders.length)).toEqual([50, 50, 4, 0])
    expect(new Set(pages.flatMap(({ orders }) => orders.map(({ id }) => id))).size).toBe(104)
    expect(pages.map(({ returns }) => returns.map(({ id }) => id))).toEqual([[], [], ['ret-old'], []])
    expect(pages[2]).toMatchObject({ account: { id: 'usr-asha' }, addresses: [{ id: 'adr-asha-home' }] })
    expect((await asha.get('/user/export?page=0')).status).toBe(400)
  })

  contractCase('[AUTH-11] the export takes a confirmation', async shop => {
    const asha = await shop.signedInAs('asha')
    shop.advance(10 * minuteMs)
    expectRefusal(await asha.get('/user/export'), 403, 'reauthentication_required', confirmMessage)
  })
}

export function consentCases(contractCase: ContractCase): void {
  const account = {
    purpose: 'account',
    version: '2026-11-22',
    text: 'By creating an account or signing in you agree to our terms of service and our privacy policy.',
  }
  const offers = {
    purpose: 'offers',
    version: '2026-11-22',
    text: 'Send me offers and news by email and by message.',
  }

  contractCase('[AUTH-11] creating an account is a consent with its time and words', async shop => {
    const visitor = shop.newVisitor()
    await visitor.post('/register', {
      username: 'kabir',
      email: 'kabir@example.in',
      password: 'seven crows on a wire',
    })
    const given = [
      { ...account, granted: true, at: '2026-11-20T06:00:00.000Z' },
      { ...offers, granted: false, at: null },
    ]
    expect((await visitor.get('/user/consents')).body).toEqual(given)

    const byCode = shop.newVisitor()
    await byCode.post('/request-otp', { phoneNumber: '+919845012345' })
    await byCode.post('/verify-otp', { otp: shop.codeSentTo('+919845012345') })
    expect((await byCode.get('/user/consents')).body).toEqual(given)
  })

  contractCase('[AUTH-11] offers are agreed to and taken back alike, and both are kept', async shop => {
    const asha = await shop.signedInAs('asha')
    const yes = await asha.put('/user/consents', { purpose: 'offers', granted: true })
    expect(yes.body).toContainEqual({ ...offers, granted: true, at: '2026-11-20T06:00:00.000Z' })
    shop.advance(minuteMs)
    const no = await asha.put('/user/consents', { purpose: 'offers', granted: false })
    expect(no.body).toContainEqual({ ...offers, granted: false, at: '2026-11-20T06:01:00.000Z' })
    // Saying it twice is not two decisions.
    await asha.put('/user/consents', { purpose: 'offers', granted: false })
    const { body } = await asha.get<AccountExport>('/user/export')
    expect(body.consents).toEqual([
      { purpose: 'offers', granted: true, at: '2026-11-20T06:00:00.000Z', version: '2026-11-22' },
      { purpose: 'offers', granted: false, at: '2026-11-20T06:01:00.000Z', version: '2026-11-22' },
    ])
  })

  contractCase('[AUTH-11] the consent for the account is not taken back without it', async shop => {
    const asha = await shop.signedInAs('asha')
    const answer = await asha.put('/user/consents', { purpose: 'account', granted: 'no' })
    expectRefusal(answer, 400, 'invalid_input', 'Choose offers', {
      purpose: 'Choose offers',
      granted: 'Choose yes or no',
    })
  })
}
