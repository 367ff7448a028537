import { expect, it } from 'vitest'
import { openTestDomain } from '../contract-suite/shop/open-test-domain.ts'
import { removeExpired } from './housekeeping.ts'
import { toOrder } from './orders/mappers.ts'

const dayMs = 24 * 60 * 60 * 1000

it('[SRV-3] removes what has run out, and nothing else', async () => {
  const { dependencies, advance } = await openTestDomain()
  const { store } = dependencies
  const now = '2026-11-20T06:00:00.000Z'
  const cart = { lines: [], notices: [], updatedAt: now }
  const session = { userId: null, createdAt: now, lastSeenAt: now, openedBy: '::1' }
  const order = await store.get('orders', 'ord-placed')
  if (!order) throw new Error('The test shop has no order ord-placed')
  const answer = toOrder(order)
  await store.transaction(async tx => {
    await tx.put('sessions', { ...session, id: 'forgotten' })
    await tx.put('carts', { ...cart, id: 'session:forgotten' })
    await tx.put('carts', { ...cart, id: 'user:usr-asha' })
    await tx.put('rates', { id: 'track:::1', events: [now] })
    await tx.put('idempotency', { id: 'usr-asha:key', bodyHash: '', answer, createdAt: now })
    await tx.put('otps', {
      id: '+919876543210',
      codeHash: '',
      channel: 'sms',
      expiresAt: now,
      attempts: 0,
      usedAt: null,
    })
  })

  advance(dayMs - 1)
  await removeExpired(dependencies)
  expect(await store.count('idempotency')).toBe(1)
  expect(await store.count('rates')).toBe(1)
  expect(await store.count('otps')).toBe(0)

  advance(30 * dayMs)
  await removeExpired(dependencies)
  expect(await store.list('carts')).toMatchObject([{ id: 'user:usr-asha' }])
  expect(await store.count('sessions')).toBe(0)
  expect(await store.count('idempotency')).toBe(0)
  expect(await store.count('rates')).toBe(0)
  expect(await removeExpired(dependencies)).toBe(0)
})
