import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { placeOrderOfNada } from '../../contract-suite/shop/place-order.ts'
import { createWebhookInbox } from '../../contract-suite/shop/ports.ts'
import type { WebhookEventName } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import { createHousekeeping } from '../housekeeping.ts'
import { moveOrder, type OrderMove } from '../orders/move-order.ts'
import { WebhookUnreachable } from '../ports/index.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '../rates.ts'
import type { OrderRecord, ProductRecord, UserRecord } from '../records.ts'
import { triesPerMessage } from '../retries.ts'
import { deliverWebhooks } from './deliver.ts'
import type { WebhookRecord } from './records.ts'

const erp: WebhookRecord = {
  id: 'erp',
  url: 'https://erp.example/hooks',
  events: ['order.placed', 'order.paid', 'order.shipped', 'order.delivered', 'order.cancelled'],
  state: 'active',
  salt: 'salt',
  formerSalt: null,
  formerSecretUntil: null,
  failingSince: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  version: 1,
}

const afterUndoMs = 15 * secondMs

/** The suite's shop with webhooks; what they are sent is kept. */
async function shopWith(webhooks: readonly WebhookRecord[] = [erp]) {
  const shop = await openTestDomain()
  const inbox = createWebhookInbox()
  const dependencies: Dependencies = { ...shop.dependencies, webhooks: inbox }
  const { store } = dependencies
  const user = (await store.get('users', 'usr-ravi')) as UserRecord
  await store.transaction(async tx => {
    for (const webhook of webhooks) await tx.put('webhooks', webhook)
  })
  return {
    ...shop,
    dependencies,
    store,
    inbox,
    place: (key = 'key-1') =>
      placeOrderOfNada(dependencies, newRequestContext(), user, { quantity: 1, paymentMethod: 'cod', key }),
    deliver: () => deliverWebhooks(dependencies),
    move: (orderId: string, move: Partial<OrderMove> & Pick<OrderMove, 'to'>) =>
      store.transaction(async tx =>
        moveOrder(dependencies, tx, (await tx.get('orders', orderId)) as OrderRecord, {
          by: 'administrator',
          actorId: null,
          ...move,
        }),
      ),
    types: () => inbox.received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    deliveries: () => store.list('webhookDeliveries', { orderBy: { index: 'createdAt', direction: 'asc' } }),
    webhook: async () => (await store.get('webhooks', 'erp')) as WebhookRecord,
  }
}

it('[INT-2] an order is told once, by ids and numbers, when nobody can take it back any more', async () => {
  const { place, deliver, advance, inbox } = await shopWith()
  const { id: orderId, number: orderNumber } = await place()
  await deliver()
  expect(inbox.received).toEqual([])
  advance(afterUndoMs)
  await deliver()
  await deliver()
  expect(inbox.received).toHaveLength(1)
  expect(JSON.parse(inbox.received[0]?.body ?? '')).toEqual({
    type: 'order.placed',
    timestamp: '2026-11-20T06:00:00.000Z',
    data: { orderId, orderNumber, version: 1 },
  })
})

it('[INT-2] each step is told, and the money of cash when it is there', async () => {
  const { place, move, deliver, advance, types } = await shopWith()
  const { id } = await place()
  for (const to of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
    advance(minuteMs)
    await move(id, { to })
  }
  advance(minuteMs)
  await deliver()
  expect(types()).toEqual(['order.placed', 'order.shipped', 'order.delivered', 'order.paid'])
})

it('[INT-2] what was not kept is not told', async () => {
  const { place, store, dependencies, deliveries } = await shopWith()
  const { id } = await place()
  const before = await deliveries()
  const failing = store.transaction(async tx => {
    const order = (await tx.get('orders', id)) as OrderRecord
    await moveOrder(dependencies, tx, order, { to: 'cancelled', by: 'customer', actorId: null })
    throw new Error('and something else fails')
  })
  await expect(failing).rejects.toThrow('and something else fails')
  expect(await deliveries()).toEqual(before)
})

it('[INT-2] a step that is taken back is not told', async () => {
  const { place, move, store, deliver, advance, types } = await shopWith()
  const { id } = await place()
  const before = (await store.get('orders', id)) as OrderRecord
  const shipped = await move(id, { to: 'shipped' })
  await store.transaction(tx => tx.put('orders', { ...before, version: shipped.version + 1 }))
  advance(afterUndoMs)
  await deliver()
  expect(types()).toEqual(['order.placed'])
})

it('[INT-2] a webhook gets the events that it asked for, while it is on', async () => {
  const only = (id: string, events: WebhookEventName[], state: WebhookRecord['state'] = 'active') => ({
    ...erp,
    id,
    events,
    state,
  })
  const { place, deliveries } = await shopWith([
    only('placed', ['order.placed']),
    only('cancelled', ['order.cancelled']),
    only('paused', ['order.placed'], 'paused'),
  ])
  await place()
  expect((await deliveries()).map(({ webhookId }) => webhookId)).toEqual(['placed'])
})

it('[INT-2] a colour that runs low or out is told, unless it is there again in time', async () => {
  const { store, deliver, advance, inbox } = await shopWith([
    { ...erp, events: ['product.stock_low', 'product.stock_out'] },
  ])
  const product = (
    await store.list('products', { where: { status: 'active' }, limit: 1 })
  )[0] as ProductRecord
  const [variant] = product.variants
  if (!variant) throw new Error('A product has a colour')
  let { version } = product
  const setStock = (stock: number) =>
    store.transaction(async tx => {
      version += 1
      const variants = product.variants.map(each => (each.sku === variant.sku ? { ...each, stock } : each))
      await tx.put('products', { ...product, variants, version })
    })
  await setStock(100)
  await setStock(1)
  await setStock(100)
  advance(afterUndoMs)
  await deliver()
  expect(inbox.received).toEqual([])
  await setStock(1)
  await setStock(0)
  advance(afterUndoMs)
  await deliver()
  expect(inbox.received.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { type: 'product.stock_low', data: { productId: product.id, sku: variant.sku, stock: 1 } },
    { type: 'product.stock_out', data: { productId: product.id, sku: variant.sku, stock: 0, version } },
  ])
})

it('[INT-2] a failed delivery is tried again after longer and longer waits, under the same id', async () => {
  const { place, deliver, advance, inbox, deliveries } = await shopWith()
  await place()
  advance(afterUndoMs)
  inbox.answer = () => Promise.resolve({ status: 500, excerpt: 'no' })
  await deliver()
  await deliver()
  expect(inbox.received).toHaveLength(1)
  advance(minuteMs)
  await deliver()
  expect(inbox.received).toHaveLength(2)
  advance(minuteMs - secondMs)
  await deliver()
  expect(inbox.received).toHaveLength(2)
  advance(minuteMs + secondMs)
  inbox.answer = () => Promise.resolve({ status: 202, excerpt: '' })
  await deliver()
  await deliver()
  const ids = inbox.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(3)
  expect((await deliveries()).map(({ status, tries }) => [status, tries])).toEqual([['delivered', 3]])
})

it('[INT-2] a delivery is given up after about a day, and a webhook that fails for three is stopped', async () => {
  const { place, deliver, advance, inbox, deliveries, webhook, log } = await shopWith()
  inbox.answer = () => Promise.reject(new WebhookUnreachable('The receiver refused the connection'))
  await place()
  for (let round = 0; round < triesPerMessage + 3; round++) {
    advance(4 * hourMs)
    await deliver()
  }
  const [given] = await deliveries()
  expect(given).toMatchObject({ status: 'given_up', tries: triesPerMessage })
  expect(given?.attempts.at(-1)).toMatchObject({
    status: null,
    problem: 'The receiver refused the connection',
  })
  expect((await webhook()).state).toBe('active')
  await place('key-2')
  advance(2 * dayMs)
  await deliver()
  expect(await webhook()).toMatchObject({ state: 'stopped', version: 2 })
  expect(log.errors).toEqual(['A webhook was stopped: it has failed for three days'])
  await place('key-3')
  expect(await deliveries()).toHaveLength(2)
})

it('[INT-2] a failure that is no receiver’s is logged, and says nothing of itself', async () => {
  const { place, deliver, advance, inbox, deliveries, log } = await shopWith()
  inbox.answer = () => Promise.reject(new Error('something inside'))
  await place()
  advance(afterUndoMs)
  await deliver()
  expect((await deliveries())[0]?.attempts).toMatchObject([{ problem: 'The shop could not send it' }])
  expect(log.errors).toEqual(['A webhook could not be sent'])
})

it('[INT-2][SRV-2] two runs at the same time, as of two servers, send each event once', async () => {
  const { place, deliver, advance, inbox } = await shopWith()
  await place()
  advance(afterUndoMs)
  await Promise.all([deliver(), deliver()])
  expect(inbox.received).toHaveLength(1)
})

it('[INT-2] a receiver that is down holds up none of the others', async () => {
  const { place, deliver, advance, inbox } = await shopWith([
    erp,
    { ...erp, id: 'crm', url: 'https://crm.example' },
  ])
  for (const key of ['a', 'b', 'c', 'd']) await place(key)
  advance(afterUndoMs)
  inbox.answer = () =>
    inbox.received.at(-1)?.url === erp.url
      ? Promise.reject(new WebhookUnreachable('down'))
      : Promise.resolve({ status: 200, excerpt: '' })
  await deliver()
  const sentTo = (address: string) => inbox.received.filter(({ url }) => url === address)
  expect([sentTo(erp.url).length, sentTo('https://crm.example').length]).toEqual([3, 4])
})

it('[INT-2] what was sent is forgotten after 30 days', async () => {
  const { place, dependencies, advance, deliver, deliveries } = await shopWith()
  const housekeeping = createHousekeeping(dependencies)
  await place()
  advance(afterUndoMs)
  await deliver()
  await housekeeping.run()
  advance(29 * dayMs)
  await housekeeping.run()
  expect(await deliveries()).toHaveLength(1)
  advance(2 * dayMs)
  await housekeeping.run()
  expect(await deliveries()).toEqual([])
})
