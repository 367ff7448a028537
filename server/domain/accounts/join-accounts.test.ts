import { describe, expect, it } from 'vitest'
import { newCustomer } from '../../contract-suite/shop/new-customer.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { placeOrderOfNada } from '../../contract-suite/shop/place-order.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { shopSchema } from '../index.ts'
import type { ReviewRecord, ShopStore, UserRecord } from '../records.ts'
import { joinAccounts, opensByItsNumberAlone } from './join-accounts.ts'

const socks = { productId: 'prd-nada', quantity: 2, variantIndex: 0 }

async function everythingIn(store: ShopStore): Promise<string> {
  const names = Object.keys(shopSchema) as Array<keyof typeof shopSchema>
  return JSON.stringify(await Promise.all(names.map(name => store.list(name))))
}

const review = (id: string, userId: string, productId: string): ReviewRecord => ({
  id,
  userId,
  productId,
  rating: 4,
  title: 'Good',
  body: 'Sits well',
  authorName: 'Ravi',
  verified: true,
  helpful: 1,
  status: 'published',
  createdAt: '2026-11-20T06:00:00.000Z',
})

/** Two customers, each with something of everything. */
async function twoCustomers() {
  const { dependencies } = await openTestDomain()
  const { store } = dependencies
  const user = await newCustomer(dependencies, 1, socks)
  const former = await newCustomer(dependencies, 2, socks)
  const order = await placeOrderOfNada(dependencies, newRequestContext(), former, {
    quantity: 1,
    paymentMethod: 'cod',
  })
  await newCustomer(dependencies, 2, socks)
  await store.transaction(async tx => {
    await tx.put('favorites', { id: user.id, productIds: ['prd-nada'] })
    await tx.put('favorites', { id: former.id, productIds: ['prd-tivra', 'prd-nada'] })
    await tx.put('reviews', review('own', user.id, 'prd-nada'))
    await tx.put('reviews', review('same-product', former.id, 'prd-nada'))
    await tx.put('reviews', review('other-product', former.id, 'prd-tivra'))
    await tx.put('reviews', review('strangers', 'usr-3', 'prd-nada'))
    for (const reviewId of ['own', 'strangers']) {
      await tx.put('reviewVotes', { id: `${former.id}:${reviewId}`, userId: former.id, reviewId })
    }
    for (const [id, at] of [
      [user.id, '2026-11-20T06:00:00.000Z'],
      [former.id, '2026-11-19T06:00:00.000Z'],
    ] as const)
      await tx.put('consents', { id, entries: [{ purpose: 'account', granted: true, at, version: '1' }] })
  })
  const join = () => store.transaction(tx => joinAccounts(dependencies, tx, user, former))
  return { store, user, former, order, join }
}

describe('Two accounts of one person', () => {
  it('[AUTH-12] become one: orders, addresses, favourites, cart and consents move', async () => {
    const { store, user, order, join } = await twoCustomers()
    await join()
    expect(await store.get('orders', order.id)).toMatchObject({ userId: user.id, number: order.number })
    expect(await store.list('addresses', { where: { userId: user.id } })).toHaveLength(1)
    expect(await store.get('favorites', user.id)).toMatchObject({ productIds: ['prd-nada', 'prd-tivra'] })
    expect((await store.get('carts', `user:${user.id}`))?.lines).toMatchObject([
      { productId: 'prd-nada', quantity: 4 },
    ])
    const consents = await store.get('consents', user.id)
    expect(consents?.entries.map(({ at }) => at)).toEqual([
      '2026-11-19T06:00:00.000Z',
      '2026-11-20T06:00:00.000Z',
    ])
  })

  it('[AUTH-12] leave nothing behind that names the second', async () => {
    const { store, former, join } = await twoCustomers()
    await join()
    const left = (await everythingIn(store))
      // Who did what in an order's history stays as it was.
      .replaceAll(`"actorId":"${former.id}"`, '')
      // The key that an order was placed under ends by itself within a day.
      .replaceAll(`"id":"${former.id}:key-1"`, '')
    expect(left).not.toContain(former.id)
  })

  it('[AUTH-12] keep both reviews of one product, and count no vote twice or for oneself', async () => {
    const { store, user, join } = await twoCustomers()
    await join()
    expect(await store.get('reviews', 'other-product')).toMatchObject({ userId: user.id })
    const second = await store.get('reviews', 'same-product')
    expect(second).toMatchObject({ body: 'Sits well', userId: expect.stringMatching(/^joined:/) as string })
    expect(await store.get('reviews', 'own')).toMatchObject({ helpful: 0 })
    expect(await store.get('reviews', 'strangers')).toMatchObject({ helpful: 1 })
    const votes = await store.list('reviewVotes', { where: { userId: user.id } })
    expect(votes.map(({ reviewId }) => reviewId)).toEqual(['strangers'])
  })
})

describe('An account', () => {
  const byCode = { phoneNumberVerified: true, passwordHash: null, isAdmin: false, blocked: false }

  it('[AUTH-12] opens by its number alone where a code made it', () => {
    expect(opensByItsNumberAlone(byCode as UserRecord)).toBe(true)
  })

  it.each([
    ['it has a password', { passwordHash: 'argon2id' }],
    ['its e-mail address was verified', { emailVerified: true }],
    ['it is an administrator’s', { isAdmin: true }],
    ['the shop blocked it', { blocked: true }],
    ['the number was only claimed', { phoneNumberVerified: false }],
  ])('[AUTH-12] is not taken over by its number where %s', (_why, change) => {
    expect(opensByItsNumberAlone({ ...byCode, ...change } as UserRecord)).toBe(false)
  })
})
