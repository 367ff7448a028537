import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LogFields } from '../../domain/index.ts'
import { cookiesOf, openTestShop, signInByCode, type TestShop } from '../test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const logged = ({ logLines }: TestShop) => logLines.map(line => JSON.parse(line) as Record<string, unknown>)

/** The lines from one on, once as many requests are over: their line comes after their answer. */
async function loggedAfter(count: number, before = 0) {
  await vi.waitFor(() => expect(logged(shop).filter(({ msg }) => msg === 'request')).toHaveLength(count))
  return logged(shop).slice(before)
}

it('writes one line a request: id, method, route, status, milliseconds, address', async () => {
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
    route: '/api/products',
    status: 200,
    ms: expect.any(Number) as number,
    address: '127.0.0.1',
    msg: 'request',
  })
})

it('never holds a code, a password, a phone number or a cookie, through registration and both sign-ins', async () => {
  const codes: string[] = []
  shop = await openTestShop({
    testMode: false,
    otpSender: { send: async ({ code }) => void codes.push(code), sendNotice: async () => undefined },
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

describe('an error that nobody foresaw', () => {
  /** Every reading fails, for a reason that has a reason. */
  function breakStore(): void {
    const cause = Object.assign(new Error('read of block 7 failed for +919876501234'), { code: 'EIO' })
    Object.assign(shop.dependencies.store, {
      list: () => Promise.reject(new Error('the list of products is gone', { cause })),
    })
  }

  it('is logged with its stack, its causes and the id of the request', async () => {
    shop = await openTestShop()
    breakStore()
    const answer = await shop.send('GET', '/api/products')
    expect(answer.status).toBe(500)
    const line = logged(shop).find(({ msg }) => msg === 'An operation failed')
    expect(line).toMatchObject({
      level: 50,
      requestId: answer.headers.get('x-request-id'),
      operation: 'listProducts',
      err: {
        type: 'Error',
        message: 'the list of products is gone',
        stack: expect.stringContaining('request-log.test.ts') as string,
        cause: { type: 'Error', code: 'EIO', message: 'read of block 7 failed for +91******1234' },
      },
    })
  })

  it('[SRV-7] is found by the id that the page shows, also where the whole page failed', async () => {
    shop = await openTestShop({
      render: () => Promise.reject(new Error('no such component', { cause: new Error('a typo') })),
    })
    const answer = await shop.send('GET', '/')
    const requestId = answer.headers.get('x-request-id') ?? ''
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(
      `If this keeps happening, contact our support team with this reference: ${requestId}.`,
    )
    expect(logged(shop).find(({ msg }) => msg === 'A page failed to render')).toMatchObject({
      requestId,
      err: { message: 'no such component', cause: { message: 'a typo' } },
    })
  })

  it('is whole under whatever name it was logged', async () => {
    shop = await openTestShop()
    // Whoever escapes the type check.
    const fields = { error: new Error('lost', { cause: 'a reason in words' }) } as object as LogFields
    shop.dependencies.log.warn(fields, 'odd')
    expect(logged(shop)[0]).toMatchObject({
      error: {
        type: 'Error',
        message: 'lost',
        stack: expect.any(String) as string,
        cause: 'a reason in words',
      },
    })
  })
})

describe('the id of a request', () => {
  const proxysId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const idOf = async (options: Parameters<typeof openTestShop>[0], id: string) => {
    shop = await openTestShop(options)
    const answer = await shop.send('GET', '/api/categories', { headers: { 'x-request-id': id } })
    return answer.headers.get('x-request-id')
  }

  it("is a trusted proxy's", async () => {
    expect(await idOf({ trustedProxies: 1 }, proxysId)).toBe(proxysId)
    expect((await loggedAfter(1))[0]).toMatchObject({ requestId: proxysId })
  })

  it('is made anew where nobody is trusted', async () => {
    expect(await idOf({}, proxysId)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  })

  it.each(['short', 'x'.repeat(65), '<script>alert(1)</script>', 'two words and more'])(
    'is made anew where a proxy passes on %s',
    async id => {
      expect(await idOf({ trustedProxies: 1 }, id)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    },
  )

  it('stands in every line of the request, with who is signed in', async () => {
    shop = await openTestShop()
    const cookie = await signInByCode(shop, '+919876501234')
    const before = (await loggedAfter(2)).length
    const answer = await shop.send('GET', '/api/admin/orders', { cookie })
    const lines = await loggedAfter(3, before)
    expect(lines.map(({ msg }) => msg)).toEqual(['A call without the right to it was refused', 'request'])
    for (const line of lines) {
      expect(line).toMatchObject({
        requestId: answer.headers.get('x-request-id'),
        userId: expect.stringMatching(/^[\w-]{16}$/) as string,
      })
    }
  })
})

describe('a path', () => {
  it('stands in the log only where it led to nothing, without what might be a token', async () => {
    shop = await openTestShop()
    await shop.send('GET', '/api/products/no-such-thing')
    await shop.send('GET', '/reset/q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g/919876501234')
    expect((await loggedAfter(2)).map(({ route, path }) => ({ route, path }))).toEqual([
      { route: '/api/products/{idOrSlug}', path: '/api/products/no-such-thing' },
      { route: 'other', path: '/reset/…/…' },
    ])
  })
})
