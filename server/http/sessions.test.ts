import { afterEach, expect, it } from 'vitest'
import { createKeyRing } from './key-ring.ts'
import { cookiesOf, openTestShop, signInByCode, testSessionKey, type TestShop } from './test-shop.ts'

const newerKey = 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa'
const phoneNumber = '+919876501234'
let shop: TestShop
afterEach(() => shop.close())

const withoutValues = (answer: Response) =>
  answer.headers.getSetCookie().map(cookie => cookie.replace(/=[^;]*/, '=…'))

async function currentUser(cookie: string) {
  const answer = await shop.send('GET', '/api/user', { cookie })
  return { status: answer.status, body: (await answer.json()) as { phoneNumber?: string } }
}

it('[AUTH-1] signs in with a sealed cookie for this host alone and a readable hint beside it', async () => {
  shop = await openTestShop()
  const asked = await shop.send('POST', '/api/request-otp', { body: { phoneNumber } })
  expect(asked.headers.getSetCookie()[1]).toBe(
    'shruti_hint=guest; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  )
  const { otp } = (await asked.json()) as { otp: string }
  const verified = await shop.send('POST', '/api/verify-otp', { body: { otp }, cookie: cookiesOf(asked) })
  expect(withoutValues(verified)).toEqual([
    '__Host-shruti=…; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly',
    'shruti_hint=…; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    '__Host-shruti-device=…; Path=/; Max-Age=34560000; SameSite=Lax; Secure; HttpOnly',
  ])
  expect(cookiesOf(verified)).toContain('shruti_hint=user')
  expect(cookiesOf(verified).split(';')[0]).not.toBe(cookiesOf(asked).split(';')[0])
  expect((await currentUser(cookiesOf(verified))).body.phoneNumber).toBe(phoneNumber)
})

it('signs out at once: the cookie is taken away and worth nothing any more', async () => {
  shop = await openTestShop()
  const cookie = await signInByCode(shop, phoneNumber)
  const answer = await shop.send('POST', '/api/logout', { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-shruti=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    'shruti_hint=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
  expect((await currentUser(cookie)).status).toBe(401)
})

it('takes a tampered cookie for none, removes it, and says so where a code is asked for', async () => {
  shop = await openTestShop()
  const cookie = await signInByCode(shop, phoneNumber)
  const tampered = cookie.replace(/(__Host-shruti=.{80})./, (_whole, start: string) => `${start}!`)
  const user = await shop.send('GET', '/api/user', { cookie: tampered })
  expect(user.status).toBe(401)
  expect(user.headers.getSetCookie()[0]).toBe(
    '__Host-shruti=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
  )
  const asked = await shop.send('POST', '/api/request-otp', {
    body: { phoneNumber: '+919876501235' },
    cookie: tampered,
  })
  expect(asked.status).toBe(500)
  expect(await asked.json()).toEqual({
    message: 'Session encryption error',
    code: 'session_encryption_error',
  })
})

it('keeps everyone signed in when a newer session key comes first', async () => {
  shop = await openTestShop()
  const cookie = await signInByCode(shop, phoneNumber)
  const { store } = shop.dependencies
  const sessions = await store.list('sessions')
  const users = await store.list('users')
  await shop.close()

  shop = await openTestShop({ keyRing: createKeyRing([newerKey, testSessionKey]) })
  await shop.dependencies.store.transaction(async tx => {
    for (const session of sessions) await tx.put('sessions', session)
    for (const user of users) await tx.put('users', user)
  })
  expect((await currentUser(cookie)).status).toBe(200)
})

it('opens a guest session with the first add to the cart, and not before', async () => {
  shop = await openTestShop()
  const [product] = await shop.dependencies.store.list('products', { limit: 1 })
  const looked = await shop.send('GET', '/api/cart')
  expect(looked.status).toBe(401)
  expect(looked.headers.getSetCookie()).toEqual([])
  const added = await shop.send('POST', '/api/cart', { body: { productId: product?.id } })
  expect(added.status).toBe(200)
  expect(cookiesOf(added)).toContain('shruti_hint=guest')
  const cart = await shop.send('GET', '/api/cart', { cookie: cookiesOf(added) })
  expect(await cart.json()).toMatchObject({ itemCount: 1 })
})
