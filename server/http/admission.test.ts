import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createAdmission } from './admission.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

/** One at a time, and nobody waits. */
const narrow = {
  running: 1,
  runningWhenBusy: 1,
  waiting: 0,
  patienceMs: 60_000,
  overloadAfterMs: 60_000,
  overloadPatienceMs: 60_000,
}

/** Something that begins, and goes on until it is told to end. */
function hanging() {
  let begin: () => void = () => undefined
  let end: () => void = () => undefined
  const begun = new Promise<void>(resolve => (begin = resolve))
  const ended = new Promise<void>(resolve => (end = resolve))
  return {
    begun,
    end: () => end(),
    run() {
      begin()
      return ended
    },
  }
}

async function openNarrowShop(options: TestShopOptions = {}) {
  shop = await openTestShop({ ...options, admission: createAdmission({ pages: narrow, api: narrow }) })
}

async function outcome(answer: Promise<Response>) {
  const response = await answer
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
    text: await response.text(),
  }
}

it('[SRV-5] [BEY-19] refuses a page with 503 while too many are rendered, and goes on to serve everything else', async () => {
  const rendering = hanging()
  await openNarrowShop({
    render: async () => {
      await rendering.run()
      return { status: 200, headers: {}, html: 'page' }
    },
  })
  const first = outcome(shop.send('GET', '/'))
  await rendering.begun

  const refused = await outcome(shop.send('GET', '/cart'))
  expect(refused).toMatchObject({ status: 503, retryAfter: '5', cacheControl: 'no-store' })
  expect(refused.text).toContain('<h1>The shop is very busy</h1>')
  expect(refused.text).toContain('The shop is very busy right now. Please try again in 5 seconds.')
  const inHindi = await outcome(shop.send('GET', '/hi/cart'))
  expect(inHindi.text).toContain('शॉप पर अभी बहुत भीड़ है। 5 सेकंड बाद फिर कोशिश करें।')
  expect((await shop.send('GET', '/healthz')).status).toBe(200)
  expect((await shop.send('GET', '/readyz')).status).toBe(200)
  expect((await shop.send('GET', '/api/settings')).status).toBe(200)

  rendering.end()
  expect(await first).toMatchObject({ status: 200, text: 'page' })
  expect(await outcome(shop.send('GET', '/'))).toMatchObject({ status: 200 })
})

it('[SRV-5] refuses a call of the API with 503 in JSON, and a form with a page', async () => {
  const sending = hanging()
  await openNarrowShop({ otpSender: { send: () => sending.run(), sendNotice: () => sending.run() } })
  const first = shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' } })
  await sending.begun

  const refused = await outcome(shop.send('GET', '/api/products'))
  expect({ ...refused, text: JSON.parse(refused.text) as unknown }).toEqual({
    status: 503,
    retryAfter: '5',
    cacheControl: 'no-store',
    text: {
      message: 'The shop is very busy right now. Please try again in 5 seconds.',
      code: 'overloaded',
    },
  })
  const form = shop.send('POST', '/cart/add', {
    rawBody: 'productId=prd_komal',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await outcome(form)).toMatchObject({ status: 503, retryAfter: '5' })

  sending.end()
  expect((await first).status).toBe(200)
  expect((await shop.send('GET', '/api/products')).status).toBe(200)
})

it('[SRV-5] does nothing else for a request that it refuses: no session is looked for, no line is logged', async () => {
  const sending = hanging()
  await openNarrowShop({ otpSender: { send: () => sending.run(), sendNotice: () => sending.run() } })
  const first = shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' } })
  await sending.begun
  const linesBefore = shop.logLines.length
  shop.dependencies.store.get = () => Promise.reject(new Error('asked for'))

  // Its body comes in a packet of its own.
  const refused = await shop.send('POST', '/api/cart', { body: { productId: 'prd_komal' } })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('x-request-id')).toBeNull()
  expect(refused.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(shop.logLines.slice(linesBefore)).toEqual([])

  sending.end()
  await first
})

it('[SRV-5] lets files, health and the payment provider in while everything else waits', async () => {
  const sending = hanging()
  await openNarrowShop({ otpSender: { send: () => sending.run(), sendNotice: () => sending.run() } })
  const first = shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' } })
  await sending.begun

  expect((await shop.send('GET', '/api/settings')).status).toBe(503)
  expect((await shop.send('GET', '/pictures/none')).status).toBe(404)
  expect((await shop.send('GET', '/healthz')).status).toBe(200)
  expect((await shop.send('POST', '/api/payments/webhook', { body: {} })).status).toBe(404)

  sending.end()
  await first
})

it('gives the place of a failed call to the next', async () => {
  await openNarrowShop()
  shop.dependencies.store.get = () => Promise.reject(new Error('broken'))
  for (let call = 0; call < 3; call += 1) {
    expect((await shop.send('GET', '/api/products/tivra')).status).toBe(500)
  }
})

it('holds no place for a client that sends its request slowly', async () => {
  await openNarrowShop()
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${shop.publicOrigin}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\n',
  )
  // The server has begun with the request when it asks for its body.
  await once(socket, 'data')
  expect((await shop.send('GET', '/api/products')).status).toBe(200)
  socket.destroy()
})

it('holds no place for a client that reads its answer slowly', async () => {
  const html = 'a page '.repeat(3_000_000)
  let pages = 0
  await openNarrowShop({
    render: async () => {
      pages += 1
      return { status: 200, headers: {}, html: pages === 1 ? html : 'page' }
    },
  })
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  await expect.poll(() => pages).toBe(1)
  expect(await outcome(shop.send('GET', '/'))).toMatchObject({ status: 200, text: 'page' })
  socket.destroy()
})
