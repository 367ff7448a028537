import { describe, expect, it } from 'vitest'
import { openTestDomain } from '../contract-suite/shop/open-test-domain.ts'
import { never } from './expiry.ts'
import { createHousekeeping } from './housekeeping.ts'
import { dayMs, minuteMs } from './rates.ts'
import type { SessionRecord, ShopStore } from './records.ts'

const now = '2026-11-20T06:00:00.000Z'
const cart = { lines: [], notices: [], updatedAt: now }
const session = {
  userId: null,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: '2026-12-20T06:00:00.000Z',
  openedBy: '::1',
  pendingCode: null,
}

/** The test shop with one of everything that runs out, and some of what does not. */
async function openShop() {
  const { dependencies, ...world } = await openTestDomain()
  const { store } = dependencies
  const sessions: SessionRecord[] = [
    { ...session, id: 'guest' },
    { ...session, id: 'customer', userId: 'usr-asha', expiresAt: '2026-11-27T06:00:00.000Z' },
    { ...session, id: 'administrator', userId: 'usr-admin', expiresAt: '2026-11-20T06:30:00.000Z' },
  ]
  await store.transaction(async tx => {
    for (const record of sessions) await tx.put('sessions', record)
    await tx.put('carts', { ...cart, id: 'session:guest' })
    await tx.put('carts', { ...cart, id: 'user:usr-asha' })
    await tx.put('rates', { id: 'track:::1', events: [now], expiresAt: '2026-11-20T06:10:00.000Z' })
    await tx.put('rates', { id: 'of a day', events: [now], expiresAt: '2026-11-21T06:00:00.000Z' })
    await tx.put('idempotency', { id: 'usr-asha:key', bodyHash: '', orderId: 'ord-placed', createdAt: now })
    await tx.put('otps', {
      id: '+919876543210',
      codeHash: '',
      channel: 'sms',
      expiresAt: now,
      attempts: 0,
      usedAt: null,
    })
  })
  return { ...world, dependencies, store, housekeeping: createHousekeeping(dependencies) }
}

const idsOf = async (store: ShopStore, collection: 'sessions' | 'carts' | 'rates' | 'idempotency' | 'otps') =>
  (await store.list(collection)).map(({ id }) => id)

/** `count` sessions of guests with a cart each, all of them over. */
async function putExpiredSessions(store: ShopStore, count: number): Promise<void> {
  await store.transaction(async tx => {
    for (let index = 0; index < count; index += 1) {
      await tx.put('sessions', { ...session, id: `old-${index}`, expiresAt: '2026-01-31T00:00:00.000Z' })
      await tx.put('carts', { ...cart, id: `session:old-${index}` })
    }
  })
}

const yearMs = 365.25 * dayMs

/** An order that was placed then, as it was paid, and what administrators did that day. */
async function putPast(store: ShopStore, at: string): Promise<void> {
  await store.transaction(async tx => {
    const like = await tx.get('orders', 'ord-delivered')
    if (!like) throw new Error('The test shop has no delivered order')
    const id = `ord-${at}`
    await tx.put('orders', { ...like, id, number: id, createdAt: at })
    await tx.put('payments', {
      id,
      receipt: id,
      provider: 'sandbox',
      providerOrderId: id,
      amount: like.total,
      method: 'upi',
      status: 'paid',
      paymentId: `pay-${at}`,
      tries: [],
      heldUntil: at,
      askedAt: null,
      nextQuestionAt: never,
      createdAt: at,
      updatedAt: at,
    })
    await tx.put('sandboxPayments', {
      id: `sandbox-${at}`,
      receipt: id,
      amount: like.total,
      currency: 'INR',
      createdAt: at,
      tries: [],
      refunds: [],
    })
    await tx.put('refunds', {
      id: `refund-${at}`,
      orderId: id,
      provider: 'sandbox',
      paymentId: `pay-${at}`,
      amount: like.total,
      reason: 'returned',
      status: 'processed',
      providerRefundId: `refund-${at}`,
      attempts: 1,
      nextAttemptAt: never,
      failure: null,
      createdAt: at,
      updatedAt: at,
    })
    await tx.put('audit', {
      id: `audit-${at}`,
      at,
      actorId: 'usr-admin',
      action: 'order.status',
      subject: `order:${id}`,
      detail: '',
    })
  })
}

/** The days, of those that `putPast` was given, of which a collection still has something. */
async function daysIn(
  store: ShopStore,
  collection: 'orders' | 'payments' | 'sandboxPayments' | 'refunds' | 'audit',
): Promise<string[]> {
  const ids = (await store.list(collection)).map(({ id }) => id)
  return ids.flatMap(id => /\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? []).toSorted()
}

describe('what is kept for years', () => {
  // Midnight in India is half past six in the evening before in UTC.
  const lastMomentOf2026 = '2027-03-31T18:29:59.999Z'

  it('[AUTH-11] ends with the eighth financial year after its own: an order with its payment and refunds', async () => {
    const { dependencies, store, advance } = await openShop()
    await putPast(store, lastMomentOf2026)
    await putPast(store, '2027-04-01T18:30:00.000Z')
    const housekeeping = createHousekeeping(dependencies)
    const kept = ['orders', 'payments', 'sandboxPayments', 'refunds'] as const

    advance(Date.parse('2035-03-31T18:29:00.000Z') - dependencies.clock.now())
    await housekeeping.run()
    for (const collection of kept)
      expect(await daysIn(store, collection)).toEqual(['2027-03-31', '2027-04-01'])

    advance(2 * minuteMs)
    await housekeeping.run()
    for (const collection of kept) expect(await daysIn(store, collection)).toEqual(['2027-04-01'])
  })

  it('[AUTH-11] ends after three years: the audit log, to the day', async () => {
    const { dependencies, store, advance } = await openShop()
    await putPast(store, '2026-11-21T05:59:00.000Z')
    await putPast(store, '2026-11-22T06:00:00.000Z')
    const housekeeping = createHousekeeping(dependencies)
    advance(Date.parse('2029-11-21T05:58:00.000Z') - dependencies.clock.now())
    await housekeeping.run()
    expect(await daysIn(store, 'audit')).toEqual(['2026-11-21', '2026-11-22'])
    advance(2 * minuteMs)
    await housekeeping.run()
    expect(await daysIn(store, 'audit')).toEqual(['2026-11-22'])
    expect(await daysIn(store, 'orders')).toEqual(['2026-11-21', '2026-11-22'])
  })

  it('[AUTH-11] ends for all of it in one run, in short transactions', async () => {
    const { dependencies, store, advance } = await openShop()
    for (let index = 0; index < 120; index += 1)
      await putPast(store, new Date(Date.parse(now) + index).toISOString())
    advance(9 * yearMs)
    await createHousekeeping(dependencies).run()
    for (const collection of ['orders', 'payments', 'sandboxPayments', 'refunds', 'audit'] as const)
      expect(await store.list(collection)).toEqual([])
  })

  it('[AUTH-11] ends by no clock that jumped', async () => {
    const { dependencies, store, jump } = await openShop()
    await putPast(store, now)
    const housekeeping = createHousekeeping(dependencies)
    await housekeeping.run()
    jump(20 * yearMs)
    await housekeeping.run()
    expect(await daysIn(store, 'orders')).toEqual(['2026-11-20'])
    expect(await daysIn(store, 'audit')).toEqual(['2026-11-20'])
  })
})

describe('housekeeping', () => {
  it('[SRV-3] removes what has run out, each thing in its time, and nothing else', async () => {
    const { store, housekeeping, advance } = await openShop()
    advance(30 * minuteMs + 1)
    await housekeeping.run()
    expect(await idsOf(store, 'sessions')).toEqual(['customer', 'guest'])
    expect(await idsOf(store, 'rates')).toEqual(['of a day'])
    expect(await idsOf(store, 'otps')).toEqual([])
    expect(await idsOf(store, 'idempotency')).toEqual(['usr-asha:key'])

    advance(2 * dayMs)
    await housekeeping.run()
    expect(await idsOf(store, 'rates')).toEqual([])
    expect(await idsOf(store, 'idempotency')).toEqual([])

    advance(5 * dayMs)
    await housekeeping.run()
    expect(await idsOf(store, 'sessions')).toEqual(['guest'])
    expect(await idsOf(store, 'carts')).toEqual(['session:guest', 'user:usr-asha'])

    advance(23 * dayMs)
    await housekeeping.run()
    expect(await idsOf(store, 'sessions')).toEqual([])
    expect(await idsOf(store, 'carts')).toEqual(['user:usr-asha'])
    expect(await housekeeping.run()).toBe(0)
  })

  it('[SRV-3] goes on until none is left, in short transactions', async () => {
    const { store, dependencies } = await openShop()
    await putExpiredSessions(store, 1234)
    let most = 0
    let transactions = 0
    const counting: ShopStore = {
      ...dependencies.store,
      get: (collection, id) => store.get(collection, id),
      transaction: fn =>
        store.transaction(async tx => {
          let deleted = 0
          transactions += 1
          const result = await fn({
            get: (collection, id) => tx.get(collection, id),
            list: (collection, query) => tx.list(collection, query),
            count: (collection, query) => tx.count(collection, query),
            put: (collection, record) => tx.put(collection, record),
            delete: (collection, id) => {
              deleted += 1
              return tx.delete(collection, id)
            },
          })
          most = Math.max(most, deleted)
          return result
        }),
    }
    const removed = await createHousekeeping({ ...dependencies, store: counting }).run()
    expect(removed).toBe(1234)
    expect(await idsOf(store, 'sessions')).toEqual(['administrator', 'customer', 'guest'])
    expect(await idsOf(store, 'carts')).toEqual(['session:guest', 'user:usr-asha'])
    expect(most).toBeLessThanOrEqual(100)
    expect(transactions).toBeGreaterThan(24)
  })

  it('[SRV-3] stops between two transactions, and the next run goes on', async () => {
    const { store, housekeeping } = await openShop()
    await putExpiredSessions(store, 500)
    const ending = new AbortController()
    const run = housekeeping.run(ending.signal)
    setTimeout(() => ending.abort(), 0)
    const removed = await run
    expect(removed).toBeGreaterThan(0)
    expect(removed).toBeLessThan(500)
    expect(await housekeeping.run()).toBe(500 - removed)
  })

  it('[SRV-3] removes nothing that is alive when the clock jumps a week or a year ahead', async () => {
    for (const jumpMs of [7 * dayMs, 366 * dayMs]) {
      const { store, housekeeping, advance, jump } = await openShop()
      await housekeeping.run()
      jump(jumpMs)
      advance(minuteMs)
      await housekeeping.run()
      // The code was over as it was put there.
      expect(await idsOf(store, 'otps')).toEqual([])
      expect(await idsOf(store, 'sessions')).toEqual(['administrator', 'customer', 'guest'])
      expect(await idsOf(store, 'idempotency')).toEqual(['usr-asha:key'])
      jump(-jumpMs)
      await housekeeping.run()
      expect(await idsOf(store, 'sessions')).toEqual(['administrator', 'customer', 'guest'])
    }
  })

  it('[SRV-3] remembers over a restart what time it was', async () => {
    const { dependencies, store, housekeeping, jump, advance, log } = await openShop()
    await housekeeping.run()
    jump(7 * dayMs)
    const restarted = createHousekeeping(dependencies)
    await restarted.run()
    expect(await idsOf(store, 'sessions')).toEqual(['administrator', 'customer', 'guest'])
    expect(log.errors).toEqual([])
    advance(dayMs)
    await restarted.run()
    expect(await idsOf(store, 'sessions')).toEqual(['guest'])
  })
})
