import { afterEach, describe, expect, it } from 'vitest'
import { codeAt } from '../../domain/accounts/second-factor/totp.ts'
import { setAdministrator } from '../administrators.ts'
import { cookiesOf, openTestShop, signInByCode, unlimited, type TestShop } from '../test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

/** The security events so far, without what differs from run to run. */
function events(): object[] {
  return shop.logLines
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event !== undefined)
    .map(({ time: _time, requestId: _requestId, msg: _msg, ...rest }) => rest)
}

const phoneNumber = '+919876501234'
const warn = 40
const info = 30
const address = '127.0.0.1'
const aUserId = expect.stringMatching(/^[\w-]{16}$/) as string

describe('the security log', () => {
  it('[SRV-7] has a sign-in by code: the code that was sent, and who came in', async () => {
    shop = await openTestShop()
    await signInByCode(shop, phoneNumber)
    expect(events()).toEqual([
      { level: info, event: 'authn_code_sent', address, operation: 'requestOtp', account: '+91******1234' },
      {
        level: info,
        event: 'authn_login_success',
        address,
        operation: 'verifyOtp',
        actor: aUserId,
        userId: aUserId,
      },
    ])
  })

  it('has a wrong password, with the account that it was tried on, masked', async () => {
    shop = await openTestShop()
    await shop.send('POST', '/api/login', {
      body: { username: 'meera@example.com', password: 'a wrong one' },
    })
    await shop.send('POST', '/api/login', { body: { username: 'my-password-here', password: 'x' } })
    const failure = { level: warn, event: 'authn_login_fail', address, operation: 'login' }
    expect(events()).toEqual([
      { ...failure, account: 'm***@example.com', reason: 'invalid_credentials' },
      { ...failure, account: 'my***', reason: 'invalid_credentials' },
    ])
  })

  it('has a gateway that does not take a code, with the reason in a line beside it', async () => {
    shop = await openTestShop({
      otpSender: {
        send: () => Promise.reject(new Error('The message gateway answered 500')),
        sendNotice: () => Promise.resolve(),
      },
    })
    await shop.send('POST', '/api/request-otp', { body: { phoneNumber } })
    expect(events()).toEqual([
      {
        level: warn,
        event: 'authn_code_fail',
        address,
        operation: 'requestOtp',
        account: '+91******1234',
        reason: 'session_error',
      },
    ])
    expect(shop.logLines.join('\n')).toContain('The message gateway answered 500')
  })

  it('has who was refused for want of a sign-in or of the right', async () => {
    shop = await openTestShop()
    await shop.send('GET', '/api/orders')
    const cookie = await signInByCode(shop, phoneNumber)
    const before = events().length
    await shop.send('GET', '/api/admin/orders', { cookie })
    expect(events()[0]).toEqual({
      level: info,
      event: 'authn_required',
      address,
      operation: 'listOrders',
      reason: 'unauthenticated',
    })
    expect(events().slice(before)).toEqual([
      {
        level: warn,
        event: 'authz_fail',
        address,
        operation: 'adminListOrders',
        reason: 'forbidden',
        actor: aUserId,
        userId: aUserId,
      },
    ])
  })

  it('has what HTTP refuses by itself: another site, a forged cookie, too many requests', async () => {
    const signIn = { requests: 1, windowSeconds: 60 }
    shop = await openTestShop({ rateLimits: { ...unlimited, signIn } })
    await shop.send('POST', '/api/logout', { headers: { origin: 'https://evil.example' } })
    await shop.send('POST', '/cart/add', {
      rawBody: 'productId=x',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    await shop.send('GET', '/api/user', { cookie: '__Host-shruti=forged' })
    const body = { username: 'meera', password: 'x' }
    await shop.send('POST', '/api/login', { body })
    await shop.send('POST', '/api/login', { body })
    expect(events()).toEqual([
      { level: warn, event: 'malicious_cross_origin', address },
      { level: warn, event: 'malicious_cross_origin', address },
      { level: warn, event: 'session_cookie_invalid', address },
      expect.objectContaining({ event: 'authn_required' }),
      expect.objectContaining({ event: 'authn_login_fail' }),
      { level: warn, event: 'excess_rate_limit_exceeded', address, limit: 'signIn', seconds: 60 },
    ])
  })

  it('has a new administrator, also when nobody sent a request', async () => {
    shop = await openTestShop()
    await setAdministrator(shop.dependencies, { username: 'asha', password: 'a-long-enough-secret' })
    expect(events()).toEqual([
      { level: warn, event: 'authz_change', subject: aUserId, change: 'administrator' },
    ])
  })

  it('[AUTH-10] has each change of a second factor, with who made it and where, and no code', async () => {
    shop = await openTestShop()
    const login = { username: 'asha', password: 'a-long-enough-secret' }
    await setAdministrator(shop.dependencies, login)
    const cookie = cookiesOf(await shop.send('POST', '/api/login', { body: login }))
    const path = '/api/user/second-factor'
    const started = await shop.send('POST', path, { cookie, body: {} })
    const { secret } = (await started.json()) as { secret: string }
    const code = codeAt(secret, shop.dependencies.clock.now())
    await shop.send('POST', `${path}/confirm`, {
      cookie,
      body: { code: code === '000000' ? '000001' : '000000' },
    })
    await shop.send('POST', `${path}/confirm`, { cookie, body: { code } })
    const renewed = await shop.send('POST', `${path}/recovery-codes`, { cookie, body: {} })
    const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] }
    const [recoveryCode = ''] = recoveryCodes
    const asked = await shop.send('POST', '/api/login', { body: login })
    await shop.send('POST', '/api/login/second-factor', {
      cookie: cookiesOf(asked),
      body: { code: recoveryCode },
    })
    await shop.send('DELETE', path, { cookie, body: {} })

    const change = { level: warn, event: 'authn_factor_change', address, actor: aUserId }
    expect(events().filter(event => 'event' in event && event.event === 'authn_factor_change')).toEqual([
      { ...change, operation: 'confirmSecondFactor', userId: aUserId },
      { ...change, operation: 'renewRecoveryCodes', userId: aUserId },
      { ...change, operation: 'completeSignIn', change: 'recovery_code_used' },
      { ...change, operation: 'removeSecondFactor', userId: aUserId },
    ])
    const log = shop.logLines.join('')
    for (const hidden of [secret, code, ...recoveryCodes]) expect(log).not.toContain(hidden)

    const audit = await shop.dependencies.store.list('audit', { orderBy: { index: 'at', direction: 'asc' } })
    const changes = audit.filter(({ action }) => action.startsWith('second_factor.'))
    expect(changes.map(({ action }) => action).toSorted()).toEqual([
      'second_factor.off',
      'second_factor.on',
      'second_factor.recovery_codes',
    ])
    for (const entry of changes) expect(entry).toMatchObject({ actorName: 'asha', address, actorId: aUserId })
  })

  it('has the end of a session', async () => {
    shop = await openTestShop()
    const cookie = await signInByCode(shop, phoneNumber)
    await shop.send('POST', '/api/logout', { cookie })
    expect(events().at(-1)).toMatchObject({ event: 'session_ended', operation: 'logout', actor: aUserId })
    expect(cookiesOf(await shop.send('GET', '/api/settings'))).toBe('')
  })
})
