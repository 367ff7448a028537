import { expect } from 'vitest'
import type { Account, SignedInDevice } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000

const newPassword = 'jasmine garland on the scooter'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** Asha on another device. */
async function onPhone(shop: TestShop) {
  const visitor = shop.newVisitor()
  await visitor.post(
    '/login',
    { username: 'asha', password: passwords.asha },
    { headers: { 'user-agent': phone } },
  )
  return visitor
}

/** Someone who signed in by a code alone, and has no password. */
async function byCode(shop: TestShop) {
  const visitor = shop.newVisitor()
  await visitor.post('/request-otp', { phoneNumber: '+919845012345' })
  await visitor.post('/verify-otp', { otp: shop.codeSentTo('+919845012345') })
  return visitor
}

export function deviceCases(contractCase: ContractCase): void {
  contractCase('[AUTH-8] lists where one is signed in, this session first', async shop => {
    const mobile = await onPhone(shop)
    shop.advance(minuteMs)
    const asha = await shop.signedInAs('asha')
    await shop.signedInAs('ravi')
    const { body } = await asha.get<SignedInDevice[]>('/user/sessions')
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        device: expect.any(String),
        address: expect.stringMatching(/\*$/),
        firstSeenAt: '2026-11-20T06:01:00.000Z',
        lastSeenAt: '2026-11-20T06:01:00.000Z',
        current: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        device: 'Chrome on Android',
        address: expect.stringMatching(/\*$/),
        firstSeenAt: '2026-11-20T06:00:00.000Z',
        lastSeenAt: '2026-11-20T06:00:00.000Z',
        current: false,
      },
    ])
    expect((await mobile.get<SignedInDevice[]>('/user/sessions')).body[0]?.device).toBe('Chrome on Android')
  })

  contractCase('[AUTH-8] signs one device out, and nobody else’s', async shop => {
    const mobile = await onPhone(shop)
    const asha = await shop.signedInAs('asha')
    const ravi = await shop.signedInAs('ravi')
    const { body } = await asha.get<SignedInDevice[]>('/user/sessions')
    const other = body.find(device => !device.current)?.id ?? ''

    const foreign = await ravi.delete(`/user/sessions/${other}`)
    expectRefusal(foreign, 404, 'session_not_found', 'This device is already signed out')
    expect((await mobile.get('/user')).status).toBe(200)

    const rest = await asha.delete<SignedInDevice[]>(`/user/sessions/${other}`)
    expect(rest.body.map(({ current }) => current)).toEqual([true])
    expectRefusal(await mobile.get('/user'), 401, 'unauthenticated', 'Authentication required')
    expect((await asha.delete(`/user/sessions/${other}`)).status).toBe(404)
  })

  contractCase('[AUTH-8] signs this device out too', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.get<SignedInDevice[]>('/user/sessions')
    expect((await asha.delete(`/user/sessions/${body[0]?.id ?? ''}`)).body).toEqual([])
    expectRefusal(await asha.get('/user'), 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('[AUTH-8] signs all other devices out, or all of them', async shop => {
    const mobile = await onPhone(shop)
    const asha = await shop.signedInAs('asha')
    const others = await asha.send<SignedInDevice[]>('DELETE', '/user/sessions', { scope: 'others' })
    expect(others.body.map(({ current }) => current)).toEqual([true])
    expect((await mobile.get('/user')).status).toBe(401)
    expect((await asha.get('/user')).status).toBe(200)

    const again = await onPhone(shop)
    expect((await asha.send('DELETE', '/user/sessions', { scope: 'all' })).body).toEqual([])
    expect((await again.get('/user')).status).toBe(401)
    expect((await asha.get('/user')).status).toBe(401)
  })

  contractCase('[AUTH-8] which devices to sign out is one of two words', async shop => {
    const asha = await shop.signedInAs('asha')
    const answer = await asha.send('DELETE', '/user/sessions', { scope: 'mine' })
    expectRefusal(answer, 400, 'invalid_input', 'Choose others or all', { scope: 'Choose others or all' })
  })
}

export function reauthenticationCases(contractCase: ContractCase): void {
  contractCase('[AUTH-9] a sign-in counts for ten minutes, and the password renews it', async shop => {
    const asha = await shop.signedInAs('asha')
    expect((await asha.get<Account>('/user/account')).body).toEqual({
      id: 'usr-asha',
      username: 'asha',
      name: 'Asha Rao',
      email: 'asha@example.in',
      phoneNumber: '+919876543210',
      isAdmin: false,
      avatar: null,
      emailVerified: false,
      phoneNumberVerified: true,
      hasPassword: true,
      secondFactor: { on: false, recoveryCodesLeft: 0 },
      createdAt: '2026-01-05T06:00:00.000Z',
      confirmedUntil: '2026-11-20T06:10:00.000Z',
    })
    shop.advance(10 * minuteMs)
    expect((await asha.get<Account>('/user/account')).body.confirmedUntil).toBeNull()

    const confirmed = await asha.post<Account>('/user/reauthenticate', { password: passwords.asha })
    expect(confirmed.body.confirmedUntil).toBe('2026-11-20T06:20:00.000Z')
    expect((await asha.get<Account>('/user/account')).body.confirmedUntil).toBe('2026-11-20T06:20:00.000Z')
  })

  contractCase('[AUTH-9] a wrong password confirms nothing, and five make it wait', async shop => {
    const asha = await shop.signedInAs('asha')
    shop.advance(10 * minuteMs)
    const message = 'Current password is incorrect'
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await asha.post('/user/reauthenticate', { password: 'not this one' })
      expectRefusal(answer, 400, 'incorrect_password', message, { password: message })
    }
    expect((await asha.get<Account>('/user/account')).body.confirmedUntil).toBeNull()
    const sixth = await asha.post('/user/reauthenticate', { password: passwords.asha })
    expectRefusal(sixth, 429, 'too_many_requests', 'Too many requests. Try again in 900 seconds.')
    // The owner elsewhere does not wait for whoever guesses here.
    const elsewhere = await shop.signedInAs('asha')
    expect((await elsewhere.post('/user/reauthenticate', { password: passwords.asha })).status).toBe(200)
  })

  contractCase('[AUTH-9] an account without a password says so', async shop => {
    const visitor = await byCode(shop)
    const answer = await visitor.post('/user/reauthenticate', { password: 'anything at all' })
    const message = 'This account has no password. Confirm with a code instead.'
    expectRefusal(answer, 409, 'no_password', message)
  })

  contractCase('[AUTH-9] a confirmation needs something to confirm with', async shop => {
    const asha = await shop.signedInAs('asha')
    expectRefusal(
      await asha.post('/user/reauthenticate', {}),
      400,
      'invalid_input',
      'Enter your password or a code',
      { password: 'Enter your password or a code' },
    )
  })
}

export function ownPasswordCases(contractCase: ContractCase): void {
  contractCase('[AUTH-7] changing the password ends every other session', async shop => {
    const mobile = await onPhone(shop)
    const asha = await shop.signedInAs('asha')
    const answer = await asha.post<Account>('/user/password', {
      currentPassword: passwords.asha,
      newPassword,
    })
    expect(answer.body).toMatchObject({ username: 'asha', hasPassword: true })
    expect((await asha.get('/user')).status).toBe(200)
    expect((await mobile.get('/user')).status).toBe(401)

    const visitor = shop.newVisitor()
    const old = await visitor.post('/login', { username: 'asha', password: passwords.asha })
    expectRefusal(old, 401, 'invalid_credentials', 'Invalid username or password')
    expect((await visitor.post('/login', { username: 'asha', password: newPassword })).status).toBe(200)
  })

  contractCase('[AUTH-7] the current password is asked for, and guessing it is limited', async shop => {
    const asha = await shop.signedInAs('asha')
    const message = 'Current password is incorrect'
    for (const currentPassword of [undefined, 'wrong one', 'wrong two', 'wrong three', 'wrong four']) {
      const answer = await asha.post('/user/password', { currentPassword, newPassword })
      expectRefusal(answer, 400, 'incorrect_password', message, { currentPassword: message })
    }
    const sixth = await asha.post('/user/password', { currentPassword: passwords.asha, newPassword })
    expectRefusal(sixth, 429, 'too_many_requests', 'Too many requests. Try again in 900 seconds.')
  })

  contractCase('[AUTH-7] a new password is held to the same rules as a first one', async shop => {
    const asha = await shop.signedInAs('asha')
    const short = await asha.post('/user/password', { currentPassword: passwords.asha, newPassword: 'short' })
    expectRefusal(short, 400, 'invalid_input', 'Use at least 8 characters', {
      newPassword: 'Use at least 8 characters',
    })
    const message = 'This password is too common. Choose another one.'
    for (const common of ['Password123!', 'asha2026', 'asha@example.in']) {
      const answer = await asha.post('/user/password', {
        currentPassword: passwords.asha,
        newPassword: common,
      })
      expectRefusal(answer, 400, 'common_password', message, { newPassword: message })
    }
  })

  contractCase('[AUTH-7] an account of a phone alone sets its first password', async shop => {
    const visitor = await byCode(shop)
    shop.advance(10 * minuteMs)
    const late = await visitor.post('/user/password', { newPassword })
    expectRefusal(late, 403, 'reauthentication_required', 'Confirm that it is you to continue')

    const fresh = await byCode(shop)
    expect((await fresh.post<Account>('/user/password', { newPassword })).body.hasPassword).toBe(true)
    expect((await visitor.get('/user')).status).toBe(401)
  })
}
