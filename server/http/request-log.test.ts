import { afterEach, expect, it } from 'vitest'
import { cookiesOf, openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

it('writes one line a request: id, method, path without its query, status, milliseconds', async () => {
  shop = await openTestShop()
  const answer = await shop.send('GET', '/api/products?search=my+secret+wish')
  await answer.text()
  await shop.send('GET', '/healthz')
  const lines = shop.logLines.map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toEqual({
    level: 30,
    time: expect.any(Number) as number,
    requestId: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/products',
    status: 200,
    ms: expect.any(Number) as number,
    msg: 'request',
  })
})

it('never holds a code, a password, a phone number or a cookie, through registration and both sign-ins', async () => {
  const codes: string[] = []
  shop = await openTestShop({
    testMode: false,
    otpSender: { send: async ({ code }) => void codes.push(code) },
  })
  const password = 'correct-horse-battery-staple'
  const account = { username: 'meera', email: 'meera@example.com', password, phoneNumber: '+919876501234' }
  const registered = await shop.send('POST', '/api/register', { body: account })
  expect(registered.status).toBe(201)
  const refused = await shop.send('POST', '/api/login', {
    body: { username: 'meera', password: 'wrong-secret' },
  })
  expect(refused.status).toBe(401)
  const signedIn = await shop.send('POST', '/api/login', { body: { username: 'meera', password } })
  expect(signedIn.status).toBe(200)
  const asked = await shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501299' } })
  expect(asked.status).toBe(200)
  expect(await asked.json()).not.toHaveProperty('otp')
  const verified = await shop.send('POST', '/api/verify-otp', {
    body: { otp: codes[0] },
    cookie: cookiesOf(asked),
  })
  expect(verified.status).toBe(200)

  const log = shop.logLines.join('\n')
  const secrets = [
    password,
    'wrong-secret',
    codes[0],
    '9876501234',
    '9876501299',
    ...[registered, signedIn, asked, verified].map(answer => /shruti=([^;]+)/.exec(cookiesOf(answer))?.[1]),
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(log).not.toContain(secret)
  }
  expect(log).toContain('/api/register')
})

it('takes secrets out of whatever is logged', async () => {
  shop = await openTestShop()
  shop.dependencies.log.warn(
    { body: { otp: '123456', user: { password: 'hunter22' } }, phoneNumber: '+919876501234' },
    'odd',
  )
  expect(shop.logLines[0]).not.toMatch(/123456|hunter22|9876501234/)
})
