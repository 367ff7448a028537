import { beforeAll, expect, it } from 'vitest'
import { returnSchemas, warrantySchemas } from '../../contract/index.ts'
import { shopSchema } from '../../domain/index.ts'
import { allowedReturnMoves } from '../../domain/returns/rules.ts'
import { allowedClaimMoves } from '../../domain/warranty/rules.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { demoDesk, demoSeed, seedStore, type Seed } from '../index.ts'

const now = Date.parse('2026-11-20T05:30:00.000Z')
let seed: Seed
let desk: ReturnType<typeof demoDesk>

beforeAll(async () => {
  seed = await demoSeed({ now, hashPassword: password => Promise.resolve(`hash of ${password}`) })
  desk = demoDesk(seed, now)
})

it('[ADM-3] the demo shop has a return in every state that costs no money yet', () => {
  expect(new Set(desk.returns.map(({ status }) => status))).toEqual(
    new Set(returnSchemas.returnStatus.options.filter(status => status !== 'refunded')),
  )
})

it('[BEY-10] it has a claim under the warranty in every state', () => {
  expect(new Set(desk.warrantyClaims.map(({ status }) => status))).toEqual(
    new Set(warrantySchemas.warrantyClaimStatus.options),
  )
})

it('[SHOP-4] it has messages that wait, and some that were answered', () => {
  expect(new Set(desk.supportTickets.map(({ status }) => status))).toEqual(new Set(['open', 'answered']))
  const numbers = new Set(seed.orders?.map(({ number }) => number))
  const named = desk.supportTickets.flatMap(({ orderNumber }) => orderNumber ?? [])
  expect(named).toHaveLength(2)
  for (const number of named) expect(numbers).toContain(number)
})

it('all of them took only steps that they may take, after a delivery and before now', () => {
  for (const { orderId, userId, timeline, status } of [...desk.returns, ...desk.warrantyClaims]) {
    const order = seed.orders?.find(({ id }) => id === orderId)
    expect(order).toMatchObject({ userId, status: 'delivered' })
    const delivered = order?.timeline.at(-1)?.at ?? ''
    expect(delivered < (timeline[0]?.at ?? '')).toBe(true)
    expect(timeline.at(-1)?.status).toBe(status)
    for (const { at } of timeline) expect(Date.parse(at)).toBeLessThanOrEqual(now)
  }
  for (const { timeline, resolution } of desk.returns)
    for (const [index, { status }] of timeline.slice(1).entries())
      expect(
        allowedReturnMoves({ status: timeline[index]!.status, resolution: resolution ?? 'refund' }),
      ).toContain(status)
  for (const { timeline } of desk.warrantyClaims)
    for (const [index, { status }] of timeline.slice(1).entries())
      expect(allowedClaimMoves(timeline[index]!.status)).toContain(status)
})

it('goes into a store beside the demo shop, on any day', async () => {
  for (const day of ['2026-11-20', '2027-04-02', '2027-12-31']) {
    const at = Date.parse(`${day}T09:00:00.000Z`)
    const shop = await demoSeed({ now: at, hashPassword: () => Promise.resolve('hash') })
    const store = createMemoryStore(shopSchema)
    await seedStore(store, { ...shop, ...demoDesk(shop, at) })
    expect(await store.count('returns')).toBe(desk.returns.length)
    expect(await store.count('warrantyClaims')).toBe(desk.warrantyClaims.length)
    await store.close()
  }
})
