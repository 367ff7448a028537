import { expect } from 'vitest'
import type { Cart } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const registration = {
  username: 'Kabir.S',
  email: 'Kabir@Example.in',
  password: 'seven crows on a wire',
}

const asha = {
  id: 'usr-asha',
  username: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '+919876543210',
  isAdmin: false,
  avatar: null,
}

export function passwordCases(contractCase: ContractCase): void {
  contractCase('[AUTH-2] a username, or an email in any case, and its password sign in', async shop => {
    const { asha: password } = passwords
    const byName = shop.newVisitor()
    expect((await byName.post('/login', { username: 'asha', password })).body).toEqual(asha)
    expect((await byName.get('/user')).body).toEqual(asha)
    const byEmail = await shop.newVisitor().post('/login', { username: 'ASHA@example.in', password })
    expect(byEmail.body).toEqual(asha)
  })

  contractCase('[AUTH-2] a password is taken as it is typed, and does not expire', async shop => {
    const { asha: password } = passwords
    for (const other of [password.toUpperCase(), ` ${password}`, `${password} `, password.slice(0, -1)]) {
      const answer = await shop.newVisitor().post('/login', { username: 'asha', password: other })
      expectRefusal(answer, 401, 'invalid_credentials', 'Invalid username or password')
    }
    shop.advance(5 * 365 * dayMs)
    expect((await shop.newVisitor().post('/login', { username: 'asha', password })).body).toEqual(asha)
  })

  contractCase('[AUTH-5] a wrong password and an unknown name get the same answer', async shop => {
    const visitor = shop.newVisitor()
    for (const username of ['asha', 'nobody', 'nobody@example.in']) {
      const answer = await visitor.post('/login', { username, password: 'not this one' })
      expectRefusal(answer, 401, 'invalid_credentials', 'Invalid username or password')
    }
  })

  const wrong = { username: 'asha', password: 'not this one' }
  const right = { username: 'Asha', password: passwords.asha }

  contractCase(
    '[AUTH-2] from the sixth wrong try on, whoever sends them waits longer each time',
    async shop => {
      const visitor = shop.newVisitor()
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/login', wrong)
      for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
        const answer = await visitor.post('/login', right)
        const message = `Too many requests. Try again in ${seconds} seconds.`
        expectRefusal(answer, 429, 'too_many_requests', message)
        shop.advance(seconds * 1000)
        expect((await visitor.post('/login', wrong)).status).toBe(401)
      }
      shop.advance(15 * minuteMs)
      expect((await visitor.post('/login', right)).status).toBe(200)
    },
  )

  contractCase(
    '[AUTH-2] wrong tries from elsewhere keep the right person out for seconds at most',
    async shop => {
      const stranger = shop.newVisitor('198.51.100.9')
      for (let tries = 0; tries < 8; tries += 1) await stranger.post('/login', wrong)
      const early = await shop.newVisitor('203.0.113.7').post('/login', right)
      expectRefusal(early, 429, 'too_many_requests', 'Too many requests. Try again in 30 seconds.')
      shop.advance(30_000)
      for (let tries = 0; tries < 8; tries += 1) await stranger.post('/login', wrong)
      expect((await shop.newVisitor('203.0.113.7').post('/login', right)).status).toBe(200)
    },
  )

  contractCase('[AUTH-2] a browser that signed in before does not wait for strangers at all', async shop => {
    const own = await shop.signedInAs('asha')
    await own.post('/logout')
    for (let address = 1; address <= 40; address += 1) {
      await shop.newVisitor(`198.51.${address}.9`).post('/login', wrong)
    }
    expect((await own.post('/login', right)).status).toBe(200)
  })

  contractCase('[AUTH-2] of forty guesses at once from forty addresses five are looked at', async shop => {
    const guesses = Array.from({ length: 40 }, (_, address) =>
      shop.newVisitor(`198.51.${address}.9`).post('/login', wrong),
    )
    const statuses = (await Promise.all(guesses)).map(answer => answer.status)
    expect(statuses.filter(status => status === 401)).toHaveLength(5)
    expect(statuses.filter(status => status === 429)).toHaveLength(35)
  })

  contractCase('[AUTH-2] the names of one account count together', async shop => {
    const visitor = shop.newVisitor()
    for (const username of ['asha', 'asha@example.in', 'ASHA', 'Asha@example.in', 'asha']) {
      expect((await visitor.post('/login', { ...wrong, username })).status).toBe(401)
    }
    expect((await visitor.post('/login', { ...wrong, username: 'asha@example.in' })).status).toBe(429)
  })

  contractCase('[AUTH-2] a name that nobody has is limited as one that somebody has', async shop => {
    for (const username of ['asha', 'nobody']) {
      const visitor = shop.newVisitor()
      for (let tries = 0; tries < 5; tries += 1) await visitor.post('/login', { ...wrong, username })
      const answer = await visitor.post('/login', { ...wrong, username })
      expectRefusal(answer, 429, 'too_many_requests', 'Too many requests. Try again in 30 seconds.')
    }
  })

  contractCase('[AUTH-2] tries sent at the same moment count as well', async shop => {
    const visitor = shop.newVisitor()
    const tries = Array.from({ length: 12 }, () =>
      visitor.post('/login', { username: 'asha', password: 'not this one' }),
    )
    const statuses = (await Promise.all(tries)).map(answer => answer.status)
    expect(statuses.filter(status => status === 401)).toHaveLength(5)
    expect(statuses.filter(status => status === 429)).toHaveLength(7)
  })

  contractCase('[ADM-4] a blocked account stays out with its right password', async shop => {
    const answer = await shop.newVisitor().post('/login', { username: 'meera', password: passwords.meera })
    const message = 'This account is blocked. Contact support to have it reviewed.'
    expectRefusal(answer, 403, 'account_blocked', message)
  })

  contractCase('[AUTH-2] registering creates an account, in lower case, and signs in', async shop => {
    const visitor = shop.newVisitor()
    const answer = await visitor.post('/register', { ...registration, isAdmin: true })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      username: 'kabir.s',
      name: null,
      email: 'kabir@example.in',
      phoneNumber: null,
      isAdmin: false,
      avatar: null,
    })
    expect((await visitor.get('/user')).body).toEqual(answer.body)
  })

  contractCase('[AUTH-2] each wrong field of a registration is named', async shop => {
    const answer = await shop
      .newVisitor()
      .post('/register', { username: 'a b', email: 'kabir', password: 'short' })
    expectRefusal(answer, 400, 'invalid_input', 'Use 3 to 30 letters, digits, dots or underscores', {
      username: 'Use 3 to 30 letters, digits, dots or underscores',
      email: 'Enter a valid email address',
      password: 'Use at least 8 characters',
    })
  })

  contractCase('[AUTH-2] a password that everyone guesses is refused', async shop => {
    const message = 'This password is too common. Choose another one.'
    for (const password of [
      'password',
      'Password123!',
      '12345678',
      'qwertyuiop',
      'abababab',
      'kabir.s2026',
    ]) {
      const answer = await shop.newVisitor().post('/register', { ...registration, password })
      expectRefusal(answer, 400, 'common_password', message, { password: message })
    }
  })

  contractCase('[AUTH-2] a username, an email and a phone number belong to one account', async shop => {
    const visitor = shop.newVisitor()
    expectRefusal(
      await visitor.post('/register', { ...registration, username: 'asha' }),
      409,
      'username_taken',
      'Username already taken',
      { username: 'Username already taken' },
    )
    expectRefusal(
      await visitor.post('/register', { ...registration, email: 'asha@example.in' }),
      409,
      'email_registered',
      'Email already registered',
      { email: 'Email already registered' },
    )
    expectRefusal(
      await visitor.post('/register', { ...registration, phoneNumber: '9876543210' }),
      409,
      'phone_number_registered',
      'Phone number already registered',
      { phoneNumber: 'Phone number already registered' },
    )
  })

  contractCase('[AUTH-2] of two who register one name at the same moment, one gets it', async shop => {
    const answers = await Promise.all([
      shop.newVisitor().post('/register', registration),
      shop.newVisitor().post('/register', { ...registration, email: 'other@example.in' }),
    ])
    const statuses = answers.map(answer => answer.status)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
  })
}

export function sessionCases(contractCase: ContractCase): void {
  contractCase('[AUTH-3] logging out ends the session; again does no harm', async shop => {
    const visitor = await shop.signedInAs('asha')
    expect((await visitor.post('/logout')).body).toEqual({})
    expectRefusal(await visitor.get('/user'), 401, 'unauthenticated', 'Authentication required')
    expect((await visitor.post('/logout')).body).toEqual({})
  })

  contractCase("[AUTH-3] a customer's session lasts 30 days, but not 7 without a visit", async shop => {
    const visitor = await shop.signedInAs('asha')
    shop.advance(7 * dayMs - minuteMs)
    expect((await visitor.get('/user')).status).toBe(200)
    shop.advance(7 * dayMs)
    expectRefusal(await visitor.get('/user'), 401, 'unauthenticated', 'Authentication required')

    const regular = await shop.signedInAs('asha')
    for (let week = 0; week < 5; week += 1) {
      shop.advance(6 * dayMs - 1)
      expect((await regular.get('/user')).status).toBe(200)
    }
    shop.advance(5)
    expect((await regular.get('/user')).status).toBe(401)
  })

  contractCase(
    "[AUTH-3] an administrator's session lasts 12 hours, but not 30 minutes without a click",
    async shop => {
      const idle = await shop.signedInAs('admin')
      shop.advance(30 * minuteMs)
      expect((await idle.get('/user')).status).toBe(401)

      const busy = await shop.signedInAs('admin')
      for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
        shop.advance(20 * minuteMs)
        expect((await busy.get('/user')).status).toBe(200)
      }
      shop.advance(20 * minuteMs)
      expect((await busy.get('/user')).status).toBe(401)
    },
  )

  contractCase(
    '[CART-1] signing in makes the guest cart part of the own one, and says what was left out',
    async shop => {
      const own = await shop.signedInAs('asha')
      await own.post('/cart', { productId: 'prd-nada', quantity: 8 })
      await own.post('/logout')

      const visitor = shop.newVisitor()
      await visitor.post('/cart', { productId: 'prd-nada', quantity: 4 })
      await visitor.post('/cart', { productId: 'prd-tips', quantity: 2 })
      await visitor.post('/login', { username: 'asha', password: passwords.asha })
      const { body } = await visitor.get<Cart>('/cart')
      expect(body.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        ['prd-nada', 10],
        ['prd-tips', 2],
      ])
      expect(body.notices).toEqual(['Nada, Black: we kept 10 of 12 in your cart.'])

      const changed = await visitor.post<Cart>('/cart', { productId: 'prd-tips' })
      expect(changed.body.notices).toEqual([])
    },
  )

  contractCase('[CART-1] the session id changes at sign-in, so the guest session is over', async shop => {
    const visitor = shop.newVisitor()
    await visitor.post('/cart', { productId: 'prd-tips' })
    const [guestSession] = await shop.store.list('sessions')
    await visitor.post('/login', { username: 'asha', password: passwords.asha })
    const sessions = await shop.store.list('sessions')
    expect(sessions.map(session => session.userId)).toEqual(['usr-asha'])
    expect(sessions[0]?.id).not.toBe(guestSession?.id)
  })
}
