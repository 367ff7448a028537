import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import type { MailOutbox } from '../../contract-suite/shop/ports.ts'
import { undo } from '../admin/bulk/undo.ts'
import { adminChangePrices } from '../admin/products/bulk.ts'
import { createHousekeeping } from '../housekeeping.ts'
import { deliverMessages } from '../messages/deliver.ts'
import { plainTextOf } from '../messages/plain-text.ts'
import { returnToStock, takeFromStock } from '../orders/stock.ts'
import { dayMs } from '../rates.ts'
import type { OrderRecord, ProductRecord, UserRecord } from '../records.ts'
import { createProductAlert } from './create.ts'
import { confirmProductAlert, stopProductAlerts } from './links.ts'
import { eraseProductAlerts } from './product-alerts.ts'
import { tellOfProducts } from './tell.ts'

const publicOrigin = 'https://shop.example'

async function openShop() {
  const { dependencies, advance } = await openTestDomain()
  const { store } = dependencies
  const { mails } = dependencies.mailer as MailOutbox
  const asha: UserRecord = { ...((await store.get('users', 'usr-asha')) as UserRecord), emailVerified: true }
  await store.transaction(tx => tx.put('users', asha))
  const product = async (id: string) => (await store.get('products', id)) as ProductRecord
  return {
    dependencies,
    store,
    asha,
    advance,
    ask: (user: UserRecord | null, input: Parameters<typeof createProductAlert>[3]) =>
      createProductAlert(dependencies, newRequestContext(), { session: null, user }, input),
    change: async (id: string, changes: Partial<ProductRecord>) => {
      const present = await product(id)
      await store.transaction(tx => tx.put('products', { ...present, ...changes }))
    },
    restock: async (id: string, stock: number) => {
      const present = await product(id)
      const variants = present.variants.map(variant => ({ ...variant, stock }))
      await store.transaction(tx => tx.put('products', { ...present, variants }))
    },
    tell: () => tellOfProducts(dependencies),
    /** Whatever the outbox hands over now: address, subject and text. */
    sent: async () => {
      const before = mails.length
      await deliverMessages(dependencies, { publicOrigin })
      return mails.slice(before).map(mail => {
        if (mail.kind !== 'message') throw new Error(mail.kind)
        return { to: mail.to, subject: mail.content.subject, text: plainTextOf(mail.content) }
      })
    },
  }
}

const tokenIn = (text: string): string => decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? '')

it('[BEY-8] tells once when stock comes back, however it comes back', async () => {
  const { ask, asha, dependencies, restock, sent, store, tell } = await openShop()
  await ask(asha, { id: 'prd-tala', kind: 'back_in_stock' })
  await tell()
  expect(await sent()).toEqual([])
  // A cancelled order puts its pieces back.
  const { lines } = (await store.get('orders', 'ord-delivered')) as OrderRecord
  const [line] = lines
  if (!line) throw new Error('The order has no line')
  const tala = { ...line, productId: 'prd-tala', variantIndex: 0, sku: 'TAL-RED', quantity: 1 }
  await store.transaction(tx => returnToStock(dependencies, tx, [tala]))
  await tell()
  const [message, ...others] = await sent()
  expect(others).toEqual([])
  expect(message).toMatchObject({ to: 'asha@example.in', subject: 'Back in stock: Tala in Red' })
  expect(message?.text).toContain('You can buy Tala in Red again, for ₹3,499.')
  expect(message?.text).toContain('https://shop.example/product/tala?color=red')
  await store.transaction(tx => takeFromStock(dependencies, tx, [tala]))
  await restock('prd-tala', 4)
  await tell()
  expect(await sent()).toEqual([])
})

it('[BEY-8] tells of a lower price than when it was asked, and of no other', async () => {
  const { ask, asha, change, sent, tell } = await openShop()
  await ask(asha, { id: 'prd-nada', kind: 'price_drop' })
  for (const price of [149_900, 159_900]) {
    await change('prd-nada', { price })
    await tell()
  }
  expect(await sent()).toEqual([])
  await change('prd-nada', { price: 149_899 })
  await tell()
  await tell()
  expect(await sent()).toMatchObject([{ subject: 'Now ₹1,498.99: Nada in Black' }])
})

it('[BEY-8][ADM-2] a bulk price cut is told of when it can no longer be taken back, and never when it was', async () => {
  const { advance, ask, asha, dependencies, sent, store, tell } = await openShop()
  await ask(asha, { id: 'prd-raga', kind: 'price_drop' })
  const user = (await store.get('users', 'usr-admin')) as UserRecord
  const administrator = { user, clientAddress: '192.0.2.1', requestId: 'test' }
  const cut = () =>
    adminChangePrices(dependencies, administrator, { ids: ['prd-raga'], by: 'percent', value: -10 })
  const { undoId } = await cut()
  await tell()
  expect(await sent()).toEqual([])
  await undo(dependencies, administrator, undoId ?? '')
  advance(20_000)
  await tell()
  expect(await sent()).toEqual([])
  await cut()
  advance(20_000)
  await tell()
  expect((await sent()).map(({ to }) => to)).toEqual(['asha@example.in'])
})

it("[BEY-8] goes by the colour's own price", async () => {
  const { ask, asha, change, sent, tell } = await openShop()
  await ask(asha, { id: 'prd-raga', kind: 'price_drop', variantIndex: 1 })
  await change('prd-raga', { price: 699_900 })
  await tell()
  expect(await sent()).toEqual([])
})

it('[BEY-8] sends an address nothing but the link before it is confirmed, and stops by the link', async () => {
  const { ask, dependencies, restock, sent, tell } = await openShop()
  await ask(null, { id: 'prd-tala', kind: 'back_in_stock', email: 'meera@example.in' })
  const [link] = await sent()
  expect(link?.subject).toBe('Confirm your email address')
  await restock('prd-tala', 2)
  await tell()
  expect(await sent()).toEqual([])
  await confirmProductAlert(dependencies, tokenIn(link?.text ?? ''))
  await tell()
  expect(await sent()).toMatchObject([{ to: 'meera@example.in', subject: 'Back in stock: Tala in Red' }])

  await restock('prd-tala', 0)
  await ask(null, { id: 'prd-tala', kind: 'back_in_stock', email: 'meera@example.in' })
  const [second] = await sent()
  await confirmProductAlert(dependencies, tokenIn(second?.text ?? ''))
  await stopProductAlerts(dependencies, tokenIn(second?.text ?? ''))
  await restock('prd-tala', 2)
  await tell()
  expect(await sent()).toEqual([])
})

it('[BEY-8] tells everybody who waits, in slices', async () => {
  const { restock, sent, store, tell } = await openShop()
  await store.transaction(async tx => {
    for (let index = 0; index < 25; index += 1) {
      await tx.put('productAlerts', {
        id: `alt-${index}`,
        kind: 'back_in_stock',
        productId: 'prd-tala',
        sku: 'TAL-RED',
        email: `friend${index}@example.in`,
        userId: null,
        status: 'waiting',
        priceWhenAsked: 349_900,
        createdAt: '2026-11-19T06:00:00.000Z',
        expiresAt: '2027-05-19T06:00:00.000Z',
      })
    }
  })
  await restock('prd-tala', 1)
  await tell()
  expect(new Set((await sent()).map(({ to }) => to)).size).toBe(25)
})

it('[BEY-8] nobody is told of a product that is no longer sold', async () => {
  const { ask, asha, change, sent, tell } = await openShop()
  await ask(asha, { id: 'prd-nada', kind: 'price_drop' })
  await change('prd-nada', { price: 1, status: 'archived' })
  await tell()
  expect(await sent()).toEqual([])
})

it('[BEY-8] forgets an address that nobody confirms after 2 days, and who waits after 180', async () => {
  const { advance, ask, asha, dependencies, store } = await openShop()
  const housekeeping = createHousekeeping(dependencies)
  await ask(null, { id: 'prd-tala', kind: 'back_in_stock', email: 'meera@example.in' })
  await ask(asha, { id: 'prd-tala', kind: 'back_in_stock' })
  await housekeeping.run()
  advance(2 * dayMs + 1)
  await housekeeping.run()
  expect(await store.list('productAlerts')).toMatchObject([{ email: 'asha@example.in' }])
  advance(178 * dayMs)
  await housekeeping.run()
  expect(await store.list('productAlerts')).toEqual([])
})

it('[BEY-8][AUTH-11] a deleted account leaves none, neither those that its address confirmed', async () => {
  const { ask, asha, dependencies, sent, store } = await openShop()
  await ask(asha, { id: 'prd-tala', kind: 'back_in_stock' })
  await ask(null, { id: 'prd-nada', kind: 'price_drop', email: 'asha@example.in' })
  const [link] = await sent()
  await confirmProductAlert(dependencies, tokenIn(link?.text ?? ''))
  await store.transaction(tx => eraseProductAlerts(tx, asha))
  expect(await store.list('productAlerts')).toEqual([])
})
