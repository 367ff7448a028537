import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RenderPage, ShopText } from './rendering.ts'
import { cookiesOf, openTestShop, type TestShop } from './test-shop.ts'

/** A storefront that shows nothing but the notice. */
const sayNotice: RenderPage = (_request, { notice }) =>
  Promise.resolve({ status: 200, headers: {}, html: notice ?? 'nothing to say' })

/** What the storefront says of a refusal. */
const shopTextIn: ShopText = (text, language) =>
  language === 'hi' ? `(हिन्दी: ${text.replace(/\.$/, '')})।` : text

let shop: TestShop
let productId: string
beforeEach(async () => {
  shop = await openTestShop({ render: sayNotice, shopTextIn })
  const products = await shop.dependencies.store.list('products')
  productId = products.find(product => (product.variants[0]?.stock ?? 0) >= 10)?.id ?? ''
})
afterEach(() => shop.close())

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

function submit(path: string, fields: Record<string, string>, cookie?: string, headers = {}) {
  return shop.send('POST', path, {
    rawBody: new URLSearchParams(fields).toString(),
    headers: { ...urlencoded, ...headers },
    ...(cookie !== undefined && { cookie }),
  })
}

async function cart(cookie: string) {
  const answer = await shop.send('GET', '/api/cart', { cookie })
  return (await answer.json()) as { itemCount: number; items: { id: string; quantity: number }[] }
}

it('[CART-1] adds, changes and removes without any script, and leads back to the cart each time', async () => {
  const added = await submit('/cart/add', { productId, variantIndex: '0', quantity: '2' })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/cart'])
  expect(added.headers.get('cache-control')).toBe('no-store')
  const cookie = cookiesOf(added)
  const [item] = (await cart(cookie)).items
  expect(item?.quantity).toBe(2)

  const itemId = item?.id ?? ''
  const updated = await submit('/cart/update', { itemId, quantity: '5' }, cookie)
  expect([updated.status, updated.headers.get('location')]).toEqual([303, '/cart'])
  expect((await cart(cookie)).itemCount).toBe(5)

  const removed = await submit('/cart/remove', { itemId }, cookie)
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/cart'])
  expect((await cart(cookie)).items).toEqual([])
})

it('[BEY-19] leads back to the cart in Hindi from a page in Hindi, and takes what went wrong along', async () => {
  const added = await submit('/hi/cart/add', { productId, variantIndex: '0', quantity: '2' })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/hi/cart'])
  const [item] = (await cart(cookiesOf(added))).items
  expect(item?.quantity).toBe(2)
  const refused = await submit('/hi/cart/add', { productId: 'prd_none', variantIndex: '0', quantity: '1' })
  const page = await shop.send('GET', '/hi/cart', { cookie: cookiesOf(refused) })
  expect(await page.text()).not.toBe('nothing to say')
})

it('[BEY-19] who writes from a page in Hindi without any script is answered in Hindi', async () => {
  const written = {
    topic: 'order',
    name: 'Meera',
    email: 'meera@example.in',
    message: 'मेरा ऑर्डर अब तक नहीं पहुँचा है।',
  }
  const languages = async () =>
    (await shop.dependencies.store.list('supportTickets')).map(({ message, language }) => [message, language])
  expect((await submit('/hi/contact', written)).status).toBe(200)
  expect((await submit('/contact', { ...written, message: 'My order has not arrived yet.' })).status).toBe(
    200,
  )
  expect(await languages()).toEqual(
    expect.arrayContaining([
      ['मेरा ऑर्डर अब तक नहीं पहुँचा है।', 'hi'],
      ['My order has not arrived yet.', undefined],
    ]),
  )
})

it('[BEY-19] a refusal with a number filled in is said in Hindi too, with one full stop', async () => {
  const guess = () => submit('/hi/track-order', { orderNumber: 'SHR-AAAAAAAA', contact: '9876543210' })
  for (let times = 0; times < 10; times++) await guess()
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(await refused.text()).toMatch(
    /<p>\(हिन्दी: Too many requests\. Try again in \d+ seconds\)। पीछे जाकर फिर कोशिश करें।<\/p>/,
  )
})

it('[BEY-12] chooses an offer code, says why one is refused, and takes it away', async () => {
  const cookie = cookiesOf(await submit('/cart/add', { productId, variantIndex: '0', quantity: '1' }))
  const chosenCode = async () => {
    const answer = await shop.send('GET', '/api/promotions/cart', { cookie })
    return ((await answer.json()) as { code: string | null }).code
  }
  await submit('/cart/code', { promotionCode: 'shruti20' }, cookie)
  expect(await chosenCode()).toBe('SHRUTI20')
  const refused = await submit('/cart/code', { promotionCode: 'NOSUCH' }, cookie)
  const page = await shop.send('GET', '/cart', { cookie: cookiesOf(refused) })
  expect(await page.text()).toBe('This code is not valid')
  await submit('/cart/code', { promotionCode: '' }, cookie)
  expect(await chosenCode()).toBeNull()
})

it('[BEY-9] leads to a cart that knows what was removed, so that it can be had back', async () => {
  const cookie = cookiesOf(await submit('/cart/add', { productId, variantIndex: '0', quantity: '2' }))
  const [item] = (await cart(cookie)).items
  const fields = { itemId: item?.id ?? '', productId, variantIndex: '0', quantity: '2' }
  const removed = await submit('/cart/remove', fields, cookie)
  expect(removed.headers.get('location')).toBe(`/cart?removed=${productId}&variantIndex=0&quantity=2`)
  const again = await submit('/cart/remove', fields, cookie)
  expect(again.headers.get('location')).toBe('/cart')
})

it.each([
  ['/cart/add', { productId: 'prd_none' }, 'Product not found'],
  ['/cart/update', { itemId: 'none', quantity: '1' }, 'Authentication required'],
  ['/cart/remove', { itemId: '..' }, 'Authentication required'],
  ['/cart/remove', {}, 'Authentication required'],
])('tells the cart page why %s failed for %o', async (path, fields, notice) => {
  const answer = await submit(path, fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart'])
  const page = await shop.send('GET', '/cart', { cookie: cookiesOf(answer) })
  expect(await page.text()).toBe(notice)
})

it('[CART-1] says it once, and lets no cache keep it', async () => {
  const refused = await submit('/cart/add', { productId: 'prd_none' })
  expect(refused.headers.getSetCookie()[0]).toMatch(
    /^shruti_notice=[^;]+; Max-Age=60; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
  )
  const first = await shop.send('GET', '/cart', { cookie: cookiesOf(refused) })
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(first.headers.getSetCookie()).toEqual([
    'shruti_notice=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly; Secure',
  ])
  const second = await shop.send('GET', '/cart', { cookie: cookiesOf(first) })
  expect(await second.text()).toBe('nothing to say')
})

it.each([
  ['/cart?notice=too_many_requests', undefined],
  ['/cart?notice=insufficient_stock&n=3', undefined],
  ['/cart', 'shruti_notice=Call+this+number'],
])('[CART-1] says nothing that %s with the cookie %s wants it to say', async (path, cookie) => {
  const page = await shop.send('GET', path, cookie === undefined ? {} : { cookie })
  expect(await page.text()).toBe('nothing to say')
})

it('hands over the whole message: how many are left', async () => {
  const product = await shop.dependencies.store.get('products', productId)
  if (!product) throw new Error('the seed has a product in stock')
  await shop.dependencies.store.transaction(tx =>
    tx.put('products', {
      ...product,
      variants: product.variants.map(variant => ({ ...variant, stock: 3 })),
    }),
  )
  const answer = await submit('/cart/add', { productId, variantIndex: '0', quantity: '5' })
  const page = await shop.send('GET', '/cart', { cookie: cookiesOf(answer) })
  expect(await page.text()).toBe('Only 3 left in stock')
})

it('[ORD-2] [BEY-19] follows an order, and says on a plain page what has become of it or what is wrong', async () => {
  const wrong = await submit('/track-order', { orderNumber: 'SHR-AAAAAAAA', contact: '9876543210' })
  expect(wrong.status).toBe(404)
  expect(await wrong.text()).toMatch(/<h1>This did not work<\/h1>.*Go back to try again\./)
  const inHindi = await submit('/hi/track-order', { orderNumber: 'SHR-AAAAAAAA', contact: '9876543210' })
  expect(await inHindi.text()).toMatch(
    /^<!doctype html><html lang="hi-IN">.*<h1>यह नहीं हो सका<\/h1><p>\(हिन्दी: We could not find an order with those details\)। पीछे जाकर फिर कोशिश करें।<\/p><p><a href="\/hi">/,
  )
  const empty = await submit('/track-order', { orderNumber: '', contact: '' })
  expect(empty.status).toBe(400)
})

it('[BEY-8] asks to be told of a product, and says on a plain page what is wrong', async () => {
  const fields = { productId, slug: 'bindu', kind: 'price_drop', variantIndex: '0' }
  const asked = await submit('/product-alerts/ask', { ...fields, email: 'meera@example.in' })
  expect([asked.status, asked.headers.get('location')]).toEqual([
    303,
    '/product/bindu/tell-me?about=price_drop&sent=confirmation_sent',
  ])
  const refused = await submit('/product-alerts/ask', { ...fields, email: 'meera' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Enter a valid email address. Go back to try again.')
})

it('[BEY-8] confirms on our own page alone, and lets a mail program stop by one press', async () => {
  const fields = { productId, slug: 'bindu', kind: 'price_drop', variantIndex: '0' }
  await submit('/product-alerts/ask', { ...fields, email: 'meera@example.in' })
  const { store, hasher } = shop.dependencies
  const [alert] = await store.list('productAlerts')
  const token = `${alert?.id}.${await hasher.keyedHash(`product-alert:${alert?.id}`)}`
  const elsewhere = { origin: 'https://evil.example' }
  expect((await submit('/product-alerts/confirm', { token }, undefined, elsewhere)).status).toBe(403)
  const confirmed = await submit('/product-alerts/confirm', { token })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
    303,
    '/product-alerts/confirm?done=1',
  ])
  expect(await store.list('productAlerts')).toMatchObject([{ status: 'waiting' }])

  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  const stopped = await submit(`/product-alerts/stop?token=${token}`, oneClick, undefined, elsewhere)
  expect(stopped.status).toBe(303)
  expect(await store.list('productAlerts')).toEqual([])
})

it('refuses a form that another site sent', async () => {
  const answer = await submit('/cart/add', { productId }, undefined, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})

it('refuses a form that is far too long', async () => {
  expect((await submit('/cart/add', { productId: 'a'.repeat(20_000) })).status).toBe(413)
})
