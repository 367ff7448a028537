import { describe, expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { signInCode, requestOtp } from './otp.ts'
import { loginWithWhatsapp } from './phone-sign-in.ts'
import { redeemCode } from './one-time-codes.ts'
import { nobody } from './sessions.ts'

const hourMs = 60 * 60 * 1000
const secondMs = 1000
/** Of the test shop's Asha. */
const phoneNumber = '+919876543210'

const ask = (dependencies: Dependencies, context: RequestContext, to = phoneNumber) =>
  requestOtp(dependencies, context, nobody, { phoneNumber: to, channel: 'sms' })

/** Asha's browser, which signed in before. */
async function knownBrowser(dependencies: Dependencies, address: string): Promise<RequestContext> {
  const context = newRequestContext(address)
  const { otp = '' } = await ask(dependencies, context)
  await loginWithWhatsapp(dependencies, context, nobody, { phoneNumber, otp })
  return context
}

/** Asks from one address after another for as long as codes are sent. */
async function askFrom(dependencies: Dependencies, addresses: readonly string[]): Promise<number> {
  let sent = 0
  for (const address of addresses) {
    const answer = await ask(dependencies, newRequestContext(address)).catch(() => null)
    if (answer) sent += 1
  }
  return sent
}

const addressesOf = (networks: number, prefix = '198.51') =>
  Array.from({ length: networks }, (_, index) => `${prefix}.${index}.9`)

const tooMany = { code: 'too_many_requests' }

describe('a one-time code', () => {
  it('[AUTH-1] is sent to one requester ten times a day', async () => {
    const { dependencies, advance } = await openTestDomain()
    const browser = newRequestContext()
    for (let sent = 0; sent < 10; sent += 1) {
      await ask(dependencies, browser)
      advance(hourMs)
    }
    await expect(ask(dependencies, browser)).rejects.toMatchObject({
      ...tooMany,
      message: `Too many requests. Try again in ${(14 * hourMs) / secondMs} seconds.`,
    })
    advance(14 * hourMs)
    await expect(ask(dependencies, browser)).resolves.toMatchObject({ message: 'OTP sent' })
  })

  it('[AUTH-1] counts IPv6 by what one customer has, a /64', async () => {
    const { dependencies } = await openTestDomain()
    await ask(dependencies, newRequestContext('2001:db8:0:1::1'))
    await expect(ask(dependencies, newRequestContext('2001:db8:0:1:ffff::2'))).rejects.toMatchObject(tooMany)
    await expect(ask(dependencies, newRequestContext('2001:db8:0:2::1'))).resolves.toBeTruthy()
  })

  it('[AUTH-1] strangers get twenty a day for one number, and two networks of them cannot use these up', async () => {
    const { dependencies, advance } = await openTestDomain()
    let sent = 0
    for (let hour = 0; hour < 11; hour += 1) {
      sent += await askFrom(dependencies, addressesOf(2))
      advance(hourMs)
    }
    expect(sent).toBe(10)
    sent += await askFrom(dependencies, addressesOf(100, '203.0'))
    expect(sent).toBe(20)
  })

  it('[AUTH-1] however many strangers ask, a device that was seen before gets its own', async () => {
    const { dependencies, advance } = await openTestDomain()
    const own = await knownBrowser(dependencies, '203.0.113.7')
    await askFrom(dependencies, addressesOf(100))
    await expect(ask(dependencies, newRequestContext('192.0.2.1'))).rejects.toMatchObject(tooMany)
    const { otp = '' } = await ask(dependencies, own)
    advance(30 * secondMs)
    await askFrom(dependencies, addressesOf(100))
    const signedIn = await loginWithWhatsapp(dependencies, own, nobody, { phoneNumber, otp })
    expect(signedIn.id).toBe('usr-asha')
  })

  it('[AUTH-1] a device that was seen for one account is a stranger to the others', async () => {
    const { dependencies } = await openTestDomain()
    const own = await knownBrowser(dependencies, '203.0.113.7')
    const other = '+919812345678'
    for (const address of addressesOf(20)) await ask(dependencies, newRequestContext(address), other)
    await expect(ask(dependencies, own, other)).rejects.toMatchObject(tooMany)
  })

  it('[AUTH-1] one address may ask for 400 an hour', async () => {
    const { dependencies, advance } = await openTestDomain()
    const numberOf = (person: number) => `+9198450${String(10_000 + person)}`
    for (let person = 0; person < 400; person += 1) {
      if (person > 0 && person % 40 === 0) advance(60 * secondMs)
      await ask(dependencies, newRequestContext(), numberOf(person))
    }
    advance(60 * secondMs)
    await expect(ask(dependencies, newRequestContext(), numberOf(400))).rejects.toMatchObject({
      ...tooMany,
      message: 'Too many requests. Try again in 3000 seconds.',
    })
  })

  it('[AUTH-5] that the gateway does not take is a session error, uses up nothing, and the log keeps no code', async () => {
    const { dependencies, log, advance } = await openTestDomain()
    const browser = newRequestContext()
    const { otp = '' } = await ask(dependencies, browser)
    advance(30 * secondMs)
    const before = await dependencies.store.list('rates')
    const unreachable = {
      send: () => Promise.reject(new Error('gateway timed out')),
      sendNotice: () => Promise.resolve(),
    }
    for (let tries = 0; tries < 50; tries += 1) {
      const asked = ask({ ...dependencies, otpSender: unreachable }, browser)
      await expect(asked).rejects.toMatchObject({ code: 'session_error', status: 500 })
    }
    expect(log.errors[0]).toBe('A one-time code could not be handed over')
    expect(await dependencies.store.list('rates')).toMatchObject(
      before.map(({ id, events }) => ({ id, events })),
    )
    expect(await dependencies.store.get('counters', 'codes-sent:2026-11-20')).toMatchObject({ value: 1 })
    // The code that did arrive is still good.
    const signedIn = loginWithWhatsapp(dependencies, browser, nobody, { phoneNumber, otp })
    await expect(signedIn).resolves.toMatchObject({ id: 'usr-asha' })
  })

  it('[AUTH-6] is stored as a keyed hash only', async () => {
    const { dependencies } = await openTestDomain()
    const { otp = '' } = await ask(dependencies, newRequestContext())
    const [stored] = await dependencies.store.list('otps')
    expect(otp).toMatch(/^\d{6}$/)
    expect(JSON.stringify({ ...stored, id: '' })).not.toContain(otp)
  })

  it('[AUTH-1] is good for one purpose and one asker alone', async () => {
    const { dependencies } = await openTestDomain()
    const { otp = '' } = await ask(dependencies, newRequestContext())
    const elsewhere = redeemCode(dependencies, signInCode(phoneNumber, 'another-device'), otp)
    await expect(elsewhere).rejects.toMatchObject({ code: 'session_expired' })
  })
})

describe("the day's budget for one-time codes", () => {
  const perShopADay = 10

  it('[AUTH-6] is for the whole shop: strangers leave a tenth of it, and the log raises an alarm', async () => {
    const { dependencies, log, setLimits, advance } = await openTestDomain()
    const own = await knownBrowser(dependencies, '203.0.113.7')
    advance(30 * secondMs)
    await setLimits({ oneTimeCodes: { perShopADay, alarmAtPercent: 50 } })
    const numbers = Array.from({ length: 12 }, (_, index) => `+9198450123${String(10 + index)}`)
    const answers: boolean[] = []
    for (const number of numbers) {
      const asked = ask(dependencies, newRequestContext(), number)
      answers.push(await asked.then(() => true).catch(() => false))
    }
    expect(answers.filter(Boolean)).toHaveLength(8)
    expect(log.errors).toEqual([
      "The day's budget for one-time codes is nearly used up",
      "The day's budget for one-time codes is used up: strangers get none until midnight in India",
    ])
    await expect(ask(dependencies, own)).resolves.toMatchObject({ message: 'OTP sent' })
  })

  it('[AUTH-6] begins anew at midnight in India', async () => {
    const { dependencies, setLimits, advance } = await openTestDomain()
    await setLimits({ oneTimeCodes: { perShopADay: 1, alarmAtPercent: 100 } })
    await expect(ask(dependencies, newRequestContext())).rejects.toMatchObject(tooMany)
    await setLimits({ oneTimeCodes: { perShopADay: 2, alarmAtPercent: 100 } })
    await ask(dependencies, newRequestContext('198.51.100.1'))
    const waits = ask(dependencies, newRequestContext('198.51.100.2'))
    // It is 11:30 in India.
    await expect(waits).rejects.toMatchObject({
      message: 'Too many requests. Try again in 45000 seconds.',
    })
    advance(12.5 * hourMs)
    await expect(ask(dependencies, newRequestContext('198.51.100.2'))).resolves.toBeTruthy()
  })

  it('[AUTH-6] goes to other countries where the shop serves them', async () => {
    const { dependencies, setLimits } = await openTestDomain()
    const abroad = '+6591234567'
    await expect(ask(dependencies, newRequestContext(), abroad)).rejects.toMatchObject({
      code: 'phone_country_not_served',
    })
    await setLimits({ oneTimeCodes: { callingCodes: ['+91', '+65'] } })
    await expect(ask(dependencies, newRequestContext(), abroad)).resolves.toBeTruthy()
  })
})
