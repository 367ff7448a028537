import { expect } from 'vitest'
import type { RequestOtpAnswer } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export const phoneNumber = '+919845012345'
const secondMs = 1000
const minuteMs = 60 * secondMs

/** Sends a code and answers with it. */
export async function askForCode(shop: TestShop, visitor: SuiteVisitor): Promise<string> {
  expect((await visitor.post('/request-otp', { phoneNumber })).status).toBe(200)
  return shop.codeSentTo(phoneNumber)
}

/** Asking for a code: what is answered, and how often it may be done. */
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

  contractCase('[AUTH-1] codes go to Indian numbers, unless the shop serves more countries', async shop => {
    const message = 'We cannot send codes to numbers of this country'
    for (const abroad of ['+14155550123', '+882101234567']) {
      expectRefusal(
        await shop.newVisitor().post('/request-otp', { phoneNumber: abroad }),
        400,
        'phone_country_not_served',
        message,
        { phoneNumber: message },
      )
    }
    expect(shop.outbox.sent).toEqual([])
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

  contractCase('[AUTH-1] forty people behind one address get a code within a minute', async shop => {
    for (let person = 10; person < 50; person += 1) {
      const answer = await shop.newVisitor().post('/request-otp', { phoneNumber: `98450123${person}` })
      expect(answer.status).toBe(200)
    }
    const oneMore = await shop.newVisitor().post('/request-otp', { phoneNumber: '9845012350' })
    expectRefusal(oneMore, 429, 'too_many_requests', 'Too many requests. Try again in 60 seconds.')
    shop.advance(minuteMs)
    expect((await shop.newVisitor().post('/request-otp', { phoneNumber: '9845012350' })).status).toBe(200)
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
}
