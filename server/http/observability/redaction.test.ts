import { afterEach, expect, it, vi } from 'vitest'
import { routes, type OperationRoute } from '../../contract/index.ts'
import { cookiesOf, openTestShop, signInByCode, type TestShop } from '../test-shop.ts'

vi.setConfig({ testTimeout: 60_000 })

let shop: TestShop
afterEach(() => shop.close())

/** What nobody may find in a log, each easily found. */
const secrets = {
  password: 'marked-password-QZ1',
  newPassword: 'marked-new-password-QZ2',
  otp: '918273',
  otpToken: 'marked-token-QZ3-q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
  phoneNumber: '+919000000042',
  email: 'marked.person@marked.example',
  line1: '42 Marked Street QZ4',
  fullName: 'Marked Person QZ5',
  session: 'marked-session-QZ6-q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
}

/** Every field that an operation may ask for, so that as much as possible of it is really read. */
const body = {
  ...secrets,
  username: 'marked.person',
  currentPassword: secrets.password,
  code: secrets.otp,
  contact: secrets.phoneNumber,
  name: secrets.fullName,
  isWhatsApp: true,
  landmark: secrets.line1,
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'home',
  isDefault: true,
  note: secrets.line1,
  orderNumber: 'SH-1',
}

const address = {
  fullName: secrets.fullName,
  phoneNumber: secrets.phoneNumber,
  line1: secrets.line1,
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'home',
  isDefault: true,
}

function expectNoSecrets(more: readonly string[] = []): void {
  const log = shop.logLines.join('\n')
  for (const secret of [...Object.values(secrets), ...more]) {
    expect(log).not.toContain(secret)
    expect(log).not.toContain(encodeURIComponent(secret))
  }
  expect(log).not.toContain('9000000042')
}

it('[SRV-7] no operation writes what it was sent into the log, for whoever calls it, nor when the store is broken', async () => {
  shop = await openTestShop()
  const customer = await signInByCode(shop, secrets.phoneNumber)
  const visitors = [undefined, customer, `__Host-shruti=${secrets.session}`]
  const callAll = async () => {
    for (const route of Object.values<OperationRoute>(routes)) {
      const path = `/api${route.path.replace(/\{\w+\}/g, 'anything')}`
      for (const cookie of visitors) {
        const isRead = route.method === 'GET'
        const query = isRead ? `?search=${encodeURIComponent(secrets.line1)}&email=${secrets.email}` : ''
        await shop.send(route.method, path + query, {
          ...(!isRead && { body }),
          ...(cookie !== undefined && { cookie }),
          headers: { 'idempotency-key': secrets.session, authorization: `Bearer ${secrets.session}` },
        })
      }
    }
  }
  await callAll()
  const fail = () => Promise.reject(new Error(`lost ${secrets.phoneNumber} of ${secrets.email}`))
  Object.assign(shop.dependencies.store, { get: fail, list: fail, count: fail, transaction: fail })
  await callAll()
  expectNoSecrets()
  expect(shop.logLines.join('\n')).toContain('lost +91******0042 of m***@marked.example')
})

it('nor does what succeeds: registering, signing in, an address, a code', async () => {
  shop = await openTestShop()
  const { password, email, phoneNumber, fullName: name } = secrets
  const account = { username: 'marked.person', email, password, phoneNumber, name }
  const registered = await shop.send('POST', '/api/register', { body: account })
  expect(registered.status).toBe(201)
  const signedIn = await shop.send('POST', '/api/login', { body: { username: email, password } })
  expect(signedIn.status).toBe(200)
  const cookie = cookiesOf(signedIn)
  expect((await shop.send('POST', '/api/addresses', { body: address, cookie })).status).toBe(201)
  const asked = await shop.send('POST', '/api/request-otp', { body: { phoneNumber } })
  const { otp } = (await asked.json()) as { otp: string }
  const session = cookiesOf(asked)
  expect((await shop.send('POST', '/api/verify-otp', { body: { otp }, cookie: session })).status).toBe(200)
  const seals = [registered, signedIn, asked].map(
    answer => /shruti=([^;]+)/.exec(cookiesOf(answer))?.[1] ?? '?',
  )
  expectNoSecrets([`"${otp}"`, ` ${otp}`, ...seals])
})
