import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookiesOf, openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
let cookie: string
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Marks that let a text be read as another one: reading order turned, isolates, characters of no width, tags, BOM. */
const marks = '\u202E\u202D\u2066\u2067\u2068\u2069\u200E\u200F\u061C\u200B\u2060\uFEFF\u{E0041}'
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}\p{Cc}]/u
const name = `Asha${marks} Rao`

const send = (method: string, path: string, body?: unknown, headers = {}) =>
  shop.send(method, path, { cookie, headers, ...(body !== undefined && { body }) })

async function place(): Promise<string> {
  await send('POST', '/api/cart', { productId: 'prd_komal', quantity: 1 })
  const address = {
    fullName: name,
    phoneNumber: '+919876501234',
    line1: `12${marks}, 4th Cross`,
    city: `Bengaluru${marks}`,
    state: 'Karnataka',
    pincode: '560038',
    type: 'home',
  }
  const { id: addressId } = (await (await send('POST', '/api/addresses', address)).json()) as { id: string }
  const choice = { addressId, paymentMethod: 'cod' }
  const quote = await send('POST', '/api/checkout/quote', { ...choice, shippingMethod: 'standard' })
  const { quoteId } = (await quote.json()) as { quoteId: string }
  const body = { ...choice, quoteId, acceptTerms: true }
  const order = await send('POST', '/api/orders', body, { 'idempotency-key': 'one' })
  return ((await order.json()) as { id: string }).id
}

it('[SRV-1] gives no mark back that turns a name round or hides in it, in account, order and invoice', async () => {
  const registered = await shop.send('POST', '/api/register', {
    body: { username: 'asha', email: 'asha@example.in', password: 'two idlis and no chutney', name },
  })
  cookie = cookiesOf(registered)
  expect(await registered.json()).toMatchObject({ name: 'Asha Rao' })
  const orderId = await place()
  const { store } = shop.dependencies
  await store.transaction(async tx => {
    const order = await tx.get('orders', orderId)
    if (order) await tx.put('orders', { ...order, status: 'packed', invoiceNumber: 'SHR/26-27/000001' })
  })
  for (const path of ['/api/user', '/api/addresses', '/api/orders', `/api/orders/${orderId}`]) {
    const text = await (await send('GET', path)).text()
    expect(text).toContain('Asha Rao')
    expect(text).not.toMatch(unseen)
  }
  const answer = await send('GET', `/api/orders/${orderId}/invoice`)
  expect(await answer.text()).not.toMatch(unseen)
})

it.each(['\u3164', '\u2800', '\u115F\u1160', '\uFFA0'])(
  '[SRV-1] refuses a name of characters that show nothing (%j)',
  async blank => {
    const answer = await shop.send('POST', '/api/addresses', {
      cookie,
      body: {
        fullName: blank,
        phoneNumber: '+919876501234',
        line1: '12, 4th Cross',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560038',
        type: 'home',
      },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { fullName: expect.any(String) as string } })
  },
)

it('[SRV-1] refuses a control character in a name, at its field', async () => {
  const answer = await shop.send('POST', '/api/register', {
    body: {
      username: 'ravi',
      email: 'ravi@example.in',
      password: 'two idlis and no chutney',
      name: 'Ravi\u0007',
    },
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    fields: { name: 'Remove the characters that cannot be shown' },
  })
})
