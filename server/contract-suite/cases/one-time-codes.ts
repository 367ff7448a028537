import { expect } from 'vitest'
import type { RequestOtpAnswer, User } from '../../contract/index.ts'
import { expectRefusal, type TestShop, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const phoneNumber = '+919845012345'
const secondMs = 1000
const minuteMs = 60 * secondMs

const tooManyTries = 'Too many attempts. Please request a new OTP.'

/** A six-digit code that is not `code`. */
function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** Sends a code and answers with it. */
async function askForCode(shop: TestShop, visitor: SuiteVisitor): Promise<string> {
  expect((await visitor.post('/request-otp', { phoneNumber })).status).toBe(200)
  return shop.codeSentTo(phoneNumber)
}

function newUserOf(phone: string) {
  return {
    id: expect.any(String),
    username: null,
    name: null,
    email: null,
    phoneNumber: phone,
    isAdmin: false,
  }
}

/** Each way to verify a code: the same rules hold on all of them. */
const routesToVerify: readonly (readonly [
  string,
  (visitor: SuiteVisitor, code: string) => ReturnType<SuiteVisitor['post']>,
])[] = [
  ['/verify-otp', (visitor, otp) => visitor.post('/verify-otp', { otp })],
  ['/direct-verify-otp', (visitor, otp) => visitor.post('/direct-verify-otp', { phoneNumber, otp })],
  [
    '/login/whatsapp',
    (visitor, otp) => visitor.post('/login/whatsapp', { isWhatsApp: true, phoneNumber, otp }),
  ],
]

export function oneTimeCodeCases(contractCase: ContractCase): void {
  contractCase(
    '[AUTH-1] a number without a plus gets +91, and the session mode names /verify-otp',
    async shop => {
      const answer = await shop.newVisitor().post('/request-otp', { phoneNumber: '98450 12345' })
      expect(answer.body).toEqual({
        message: 'OTP sent',
        phoneNumber,
        useDirectVerification: false,
        useStatelessVerification: false,
        otpToken: null,
        testMode: true,
        otp: shop.codeSentTo(phoneNumber),
        resendAfterSeconds: 30,
      })
    },
  )

  contractCase(
    '[AUTH-6] outside of test mode the answer never carries the code',
    async shop => {
      const answer = await shop.newVisitor().post<RequestOtpAnswer>('/request-otp', { phoneNumber })
      expect(answer.body).toMatchObject({ testMode: false, useDirectVerification: true })
      expect(answer.body).not.toHaveProperty('otp')
    },
    { testMode: false, otpMode: 'direct' },
  )

  contractCase('[AUTH-6] a code can be sent by WhatsApp', async shop => {
    await shop.newVisitor().post('/request-otp', { phoneNumber, channel: 'whatsapp' })
    expect(shop.outbox.sent).toEqual([
      { to: phoneNumber, channel: 'whatsapp', code: shop.codeSentTo(phoneNumber) },
    ])
  })

  contractCase('[AUTH-5] a number that is none is refused', async shop => {
    const answer = await shop.newVisitor().post('/request-otp', { phoneNumber: '12345' })
    expectRefusal(answer, 400, 'invalid_input', 'Invalid phone number', {
      phoneNumber: 'Invalid phone number',
    })
  })

  contractCase('[AUTH-1] codes can be sent every 30 seconds, five in ten minutes', async shop => {
    const visitor = shop.newVisitor()
    await askForCode(shop, visitor)
    const again = await visitor.post('/request-otp', { phoneNumber })
    expectRefusal(again, 429, 'too_many_requests', 'Too many requests. Try again in 30 seconds.')
    expect(again.headers.get('retry-after')).toBe('30')
    for (let sent = 1; sent < 5; sent += 1) {
      shop.advance(30 * secondMs)
      await askForCode(shop, visitor)
    }
    shop.advance(30 * secondMs)
    expectRefusal(
      await visitor.post('/request-otp', { phoneNumber }),
      429,
      'too_many_requests',
      'Too many requests. Try again in 450 seconds.',
    )
  })

  contractCase('[AUTH-1] one address may ask for 20 codes an hour', async shop => {
    const visitor = shop.newVisitor()
    for (let index = 10; index < 30; index += 1) {
      expect((await visitor.post('/request-otp', { phoneNumber: `98450123${index}` })).status).toBe(200)
    }
    const answer = await visitor.post('/request-otp', { phoneNumber: '9845012330' })
    expectRefusal(answer, 429, 'too_many_requests', 'Too many requests. Try again in 3600 seconds.')
  })

  contractCase(
    '[AUTH-5] a session that cannot be opened is named, and the next try starts afresh',
    async shop => {
      const visitor = shop.newVisitor()
      visitor.spoilSession()
      const answer = await visitor.post('/request-otp', { phoneNumber })
      expectRefusal(answer, 500, 'session_encryption_error', 'Session encryption error')
      await askForCode(shop, visitor)
      visitor.spoilSession()
      const verified = await visitor.post('/verify-otp', { otp: shop.codeSentTo(phoneNumber) })
      expectRefusal(verified, 500, 'session_encryption_error', 'Session encryption error')
    },
  )

  contractCase('[AUTH-5] a session that cannot be kept is a session error', async shop => {
    shop.faults.fillDisk()
    const answer = await shop.newVisitor().post('/request-otp', { phoneNumber })
    expectRefusal(answer, 500, 'session_error', 'Session error')
  })

  for (const [route, verify] of routesToVerify) {
    contractCase(`[AUTH-1] ${route}: the right code signs in, once`, async shop => {
      const visitor = shop.newVisitor()
      const code = await askForCode(shop, visitor)
      const answer = await verify(visitor, code)
      expect(answer.body).toEqual(newUserOf(phoneNumber))
      expect((await visitor.get('/user')).body).toEqual(answer.body)
      expectRefusal(await verify(visitor, code), 401, 'session_expired', 'Session expired')
    })

    contractCase(`[AUTH-1] ${route}: a code is good for five minutes`, async shop => {
      const visitor = shop.newVisitor()
      const code = await askForCode(shop, visitor)
      shop.advance(5 * minuteMs)
      expectRefusal(await verify(visitor, code), 401, 'session_expired', 'Session expired')
    })

    contractCase(`[AUTH-1] ${route}: five wrong tries, and the right code is refused too`, async shop => {
      const visitor = shop.newVisitor()
      const code = await askForCode(shop, visitor)
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await verify(visitor, wrongCode(code))
        expectRefusal(answer, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
      }
      expectRefusal(await verify(visitor, code), 429, 'too_many_otp_attempts', tooManyTries)
    })

    contractCase(`[AUTH-1] ${route}: what is no code names the field`, async shop => {
      const answer = await verify(shop.newVisitor(), '12ab')
      expectRefusal(answer, 400, 'invalid_input', 'Enter the 6-digit code', { otp: 'Enter the 6-digit code' })
    })
  }

  contractCase('[AUTH-1] tries count over all routes together', async shop => {
    const visitor = shop.newVisitor()
    const code = await askForCode(shop, visitor)
    const wrong = wrongCode(code)
    await visitor.post('/verify-otp', { otp: wrong })
    await visitor.post('/verify-otp', { otp: wrong })
    await visitor.post('/direct-verify-otp', { phoneNumber, otp: wrong })
    await visitor.post('/direct-verify-otp', { phoneNumber, otp: wrong })
    await visitor.post('/login/whatsapp', { isWhatsApp: true, phoneNumber, otp: wrong })
    const answer = await visitor.post('/verify-otp', { otp: code })
    expectRefusal(answer, 429, 'too_many_otp_attempts', tooManyTries)
  })

  contractCase('[AUTH-1] a newer code replaces the older one', async shop => {
    const visitor = shop.newVisitor()
    const older = await askForCode(shop, visitor)
    shop.advance(30 * secondMs)
    const newer = await askForCode(shop, visitor)
    expect((await visitor.post('/verify-otp', { otp: older })).status).toBe(400)
    expect((await visitor.post('/verify-otp', { otp: newer })).status).toBe(200)
  })

  contractCase('[AUTH-1] only the session that asked can verify without naming the number', async shop => {
    const code = await askForCode(shop, shop.newVisitor())
    const stranger = shop.newVisitor()
    expectRefusal(
      await stranger.post('/verify-otp', { otp: code }),
      401,
      'session_expired',
      'Session expired',
    )
  })

  contractCase('[AUTH-6] a phone number alone never signs anyone in', async shop => {
    const answer = await shop.newVisitor().post('/login/whatsapp', { isWhatsApp: true, phoneNumber })
    expectRefusal(answer, 400, 'invalid_input', 'Enter the 6-digit code', { otp: 'Enter the 6-digit code' })
  })

  for (const route of ['/direct-verify-otp', '/login/whatsapp', '/verify-otp']) {
    contractCase(`[ADM-4] ${route}: a blocked account stays out`, async shop => {
      const visitor = shop.newVisitor()
      const blocked = '+919800000001'
      await visitor.post('/request-otp', { phoneNumber: blocked })
      const otp = shop.codeSentTo(blocked)
      const answer = await visitor.post(route, { isWhatsApp: true, phoneNumber: blocked, otp })
      expectRefusal(
        answer,
        403,
        'account_blocked',
        'This account is blocked. Contact support to have it reviewed.',
      )
    })
  }

  contractCase('[AUTH-1] a known number signs in to its account', async shop => {
    const visitor = shop.newVisitor()
    await visitor.post('/request-otp', { phoneNumber: '9876543210' })
    const answer = await visitor.post<User>('/verify-otp', { otp: shop.codeSentTo('+919876543210') })
    expect(answer.body).toMatchObject({ id: 'usr-asha', username: 'asha' })
  })

  contractCase('[AUTH-1] an account that only claimed a number loses it to who proves it', async shop => {
    const claimant = shop.newVisitor()
    await claimant.post('/register', {
      username: 'claimant',
      email: 'claimant@example.in',
      password: 'a heron in the paddy',
      phoneNumber,
    })
    const owner = shop.newVisitor()
    const code = await askForCode(shop, owner)
    expect((await owner.post('/verify-otp', { otp: code })).body).toEqual(newUserOf(phoneNumber))
    expect((await claimant.get('/user')).body).toMatchObject({ username: 'claimant', phoneNumber: null })
  })
}

/** The stateless mode: the token stands in for the session. */
export function statelessCodeCases(contractCase: ContractCase): void {
  const stateless = { otpMode: 'stateless' } as const

  async function askForToken(visitor: SuiteVisitor, phone = phoneNumber): Promise<string> {
    const { body } = await visitor.post<RequestOtpAnswer>('/request-otp', { phoneNumber: phone })
    expect(body.useStatelessVerification).toBe(true)
    return body.otpToken ?? ''
  }

  contractCase(
    '[AUTH-1] the token and the code sign in, from any browser',
    async shop => {
      const otpToken = await askForToken(shop.newVisitor())
      const otp = shop.codeSentTo(phoneNumber)
      const answer = await shop.newVisitor().post('/stateless-verify-otp', { otpToken, otp, phoneNumber })
      expect(answer.body).toEqual(newUserOf(phoneNumber))
    },
    stateless,
  )

  contractCase(
    '[AUTH-1] a token that is not ours, not for this number or too old is an expired session',
    async shop => {
      const visitor = shop.newVisitor()
      const otpToken = await askForToken(visitor)
      const otp = shop.codeSentTo(phoneNumber)
      const bodies = [
        { otpToken: 'made-up', otp },
        { otpToken: `${otpToken}0`, otp },
        { otpToken, otp, phoneNumber: '+919845099999' },
      ]
      for (const body of bodies) {
        expectRefusal(
          await visitor.post('/stateless-verify-otp', body),
          401,
          'session_expired',
          'Session expired',
        )
      }
      shop.advance(5 * minuteMs)
      const late = await visitor.post('/stateless-verify-otp', { otpToken, otp })
      expectRefusal(late, 401, 'session_expired', 'Session expired')
    },
    stateless,
  )

  contractCase(
    '[AUTH-1] wrong codes count there too',
    async shop => {
      const visitor = shop.newVisitor()
      const otpToken = await askForToken(visitor)
      const code = shop.codeSentTo(phoneNumber)
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await visitor.post('/stateless-verify-otp', { otpToken, otp: wrongCode(code) })
        expectRefusal(answer, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
      }
      const right = await visitor.post('/stateless-verify-otp', { otpToken, otp: code })
      expectRefusal(right, 429, 'too_many_otp_attempts', tooManyTries)
    },
    stateless,
  )

  contractCase(
    '[ADM-4] a blocked account stays out there too, and a missing code is named',
    async shop => {
      const visitor = shop.newVisitor()
      const otpToken = await askForToken(visitor, '+919800000001')
      expectRefusal(
        await visitor.post('/stateless-verify-otp', { otpToken, otp: shop.codeSentTo('+919800000001') }),
        403,
        'account_blocked',
        'This account is blocked. Contact support to have it reviewed.',
      )
      const missing = await visitor.post('/stateless-verify-otp', { otpToken })
      expectRefusal(missing, 400, 'invalid_input', 'Enter the 6-digit code', {
        otp: 'Enter the 6-digit code',
      })
    },
    stateless,
  )
}
