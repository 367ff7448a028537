import { describe, expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import type { RequestContext } from '../context.ts'
import { requestOtp } from './otp.ts'
import { nobody } from './sessions.ts'

const hourMs = 60 * 60 * 1000
const input = { phoneNumber: '+919845012345', channel: 'sms' } as const

function contextOf(clientAddress: string): RequestContext {
  return {
    session: { id: null, unreadable: false, issue: () => undefined, clear: () => undefined },
    clientAddress,
    responseHeaders: new Headers(),
  }
}

describe('a one-time code', () => {
  it('[AUTH-1] is sent to a phone ten times a day, from whatever address', async () => {
    const { dependencies, advance } = await openTestDomain()
    const ask = (hour: number) => requestOtp(dependencies, contextOf(`203.0.113.${hour}`), nobody, input)
    for (let hour = 0; hour < 10; hour += 1) {
      await ask(hour)
      advance(hourMs)
    }
    await expect(ask(10)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: `Too many requests. Try again in ${(14 * hourMs) / 1000} seconds.`,
    })
    advance(14 * hourMs)
    await expect(ask(11)).resolves.toMatchObject({ message: 'OTP sent' })
  })

  it('[AUTH-5] that the gateway does not take is a session error, and the log keeps no code', async () => {
    const { dependencies, log } = await openTestDomain()
    const unreachable = { send: () => Promise.reject(new Error('gateway timed out')) }
    const asked = requestOtp(
      { ...dependencies, otpSender: unreachable },
      contextOf('203.0.113.7'),
      nobody,
      input,
    )
    await expect(asked).rejects.toMatchObject({ code: 'session_error', status: 500 })
    expect(log.errors).toEqual(['A one-time code could not be handed over'])
  })

  it('[AUTH-6] is stored as a keyed hash only', async () => {
    const { dependencies } = await openTestDomain()
    const { otp = '' } = await requestOtp(dependencies, contextOf('203.0.113.7'), nobody, input)
    const stored = await dependencies.store.get('otps', input.phoneNumber)
    expect(otp).toMatch(/^\d{6}$/)
    expect(JSON.stringify({ ...stored, id: '' })).not.toContain(otp)
  })
})
