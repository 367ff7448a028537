import { describe, expect, it } from 'vitest'
import { openTestDomain } from '../contract-suite/shop/open-test-domain.ts'
import { createHousekeeping } from './housekeeping.ts'
import { dayMs, minuteMs } from './rates.ts'
import type { SessionRecord, ShopStore } from './records.ts'

const now = '2026-11-20T06:00:00.000Z'
const cart = { lines: [], notices: [], updatedAt: now }
const session = { userId: null, createdAt: now, lastSeenAt: now, openedBy: '::1' }

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
    await tx.put('rates', { id: 'of an earlier version', events: [now] })
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
      await tx.put('sessions', { ...session, id: `old-${index}`, lastSeenAt: '2026-01-01T00:00:00.000Z' })
      await tx.put('carts', { ...cart, id: `session:old-${index}` })
    }
  })
}

describe('housekeeping', () => {
  it('[SRV-3] removes what has run out, each thing in its time, and nothing else', async () => {
    const { store, housekeeping, advance } = await openShop()
    advance(30 * minuteMs + 1)
    await housekeeping.run()
    expect(await idsOf(store, 'sessions')).toEqual(['customer', 'guest'])
    expect(await idsOf(store, 'rates')).toEqual(['of an earlier version'])
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
