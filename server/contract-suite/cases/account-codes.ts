import { expect } from 'vitest'
import type { Account, CodeSent, UpdatedAccount } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const minuteMs = 60_000
const newPassword = 'jasmine garland on the scooter'
const sentMessage = 'If there is an account with this email or phone number, we sent an OTP to it.'
const mailMessage = 'We cannot send email right now. Use your phone number instead.'
const tooManyTries = 'Too many attempts. Please request a new OTP.'
const ashasPhone = '+919876543210'

/** The last code that was sent to an e-mail address. */
function codeMailedTo(shop: TestShop, email: string): string {
  const message = shop.mail.mails.findLast(mail => mail.to === email && mail.kind === 'code')
  if (message?.kind !== 'code') throw new Error(`No code was mailed to ${email}`)
  return message.code
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

async function changeUser(shop: TestShop, id: string, change: object): Promise<void> {
  await shop.store.transaction(async tx => {
    const user = await tx.get('users', id)
    if (user) await tx.put('users', { ...user, ...change })
  })
}

export function passwordResetCases(contractCase: ContractCase): void {
  const ask = (visitor: SuiteVisitor, contact: string) =>
    visitor.post<CodeSent>('/password-reset/code', { contact })

  contractCase('[AUTH-7] a code by SMS chooses a new password and ends all sessions', async shop => {
    const asha = await shop.signedInAs('asha')
    const visitor = shop.newVisitor()
    const asked = await ask(visitor, '98765 43210')
    expect(asked.body).toEqual({
      message: sentMessage,
      resendAfterSeconds: 30,
      otp: shop.codeSentTo(ashasPhone),
    })
    const otp = shop.codeSentTo(ashasPhone)
    const done = await visitor.post('/password-reset', { contact: ashasPhone, otp, newPassword })
    expect(done.body).toEqual({})
    expect((await asha.get('/user')).status).toBe(401)
    // It signs nobody in.
    expect((await visitor.get('/user')).status).toBe(401)
    const login = (password: string) => shop.newVisitor().post('/login', { username: 'asha', password })
    expect((await login(passwords.asha)).status).toBe(401)
    expect((await login(newPassword)).status).toBe(200)
    const again = await visitor.post('/password-reset', { contact: ashasPhone, otp, newPassword })
    expectRefusal(again, 401, 'session_expired', 'Session expired')
  })

  contractCase('[AUTH-7] a code by e-mail does too, and proves the address', async shop => {
    await changeUser(shop, 'usr-asha', { phoneNumberVerified: false })
    const visitor = shop.newVisitor()
    await ask(visitor, 'Asha@Example.in')
    const otp = codeMailedTo(shop, 'asha@example.in')
    const contact = 'asha@example.in'
    expect((await visitor.post('/password-reset', { contact, otp, newPassword })).status).toBe(200)
    expect(await shop.store.get('users', 'usr-asha')).toMatchObject({ emailVerified: true })
    expect(shop.mail.mails.at(-1)).toEqual({ to: contact, kind: 'password_changed' })
  })

  contractCase(
    '[AUTH-7] an address that was never proved takes over no account with a proved phone',
    async shop => {
      await ask(shop.newVisitor(), 'asha@example.in')
      expect(shop.mail.mails).toEqual([])
    },
  )

  contractCase('[AUTH-7] without an account the answer is the same, and nothing is sent', async shop => {
    const visitor = shop.newVisitor()
    for (const contact of ['nobody@example.in', '+919845099999', '+919800000001']) {
      const answer = await ask(visitor, contact)
      expect(answer.body).toEqual({
        message: sentMessage,
        resendAfterSeconds: 30,
        otp: expect.stringMatching(/^\d{6}$/),
      })
      const entered = await visitor.post('/password-reset', { contact, otp: answer.body.otp, newPassword })
      expectRefusal(entered, 401, 'session_expired', 'Session expired')
    }
    expect(shop.outbox.sent).toEqual([])
    expect(shop.mail.mails).toEqual([])
  })

  contractCase(
    '[AUTH-7] nobody learns from a gateway that is down whether there is an account',
    async shop => {
      shop.mail.fail()
      await changeUser(shop, 'usr-asha', { emailVerified: true })
      const known = await ask(shop.newVisitor(), 'asha@example.in')
      const unknown = await ask(shop.newVisitor(), 'nobody@example.in')
      expect([known.status, unknown.status]).toEqual([200, 200])
    },
  )

  contractCase('[AUTH-7] five wrong codes end it, for the browser that entered them alone', async shop => {
    const owner = shop.newVisitor()
    const stranger = shop.newVisitor()
    await ask(owner, ashasPhone)
    const otp = shop.codeSentTo(ashasPhone)
    const outside = await stranger.post('/password-reset', { contact: ashasPhone, otp, newPassword })
    expectRefusal(outside, 401, 'session_expired', 'Session expired')
    shop.advance(minuteMs)
    await ask(stranger, ashasPhone)
    const strangers = shop.codeSentTo(ashasPhone)
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await stranger.post('/password-reset', {
        contact: ashasPhone,
        otp: wrongCode(strangers),
        newPassword,
      })
      expectRefusal(answer, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
    }
    const spent = await stranger.post('/password-reset', { contact: ashasPhone, otp: strangers, newPassword })
    expectRefusal(spent, 429, 'too_many_otp_attempts', tooManyTries)
    const right = await owner.post('/password-reset', { contact: ashasPhone, otp, newPassword })
    expect(right.status).toBe(200)
  })

  contractCase('[AUTH-7] what is wrong with a reset is named', async shop => {
    const visitor = shop.newVisitor()
    const message = 'Enter your email or phone number'
    expectRefusal(await ask(visitor, 'asha'), 400, 'invalid_input', message, { contact: message })
    const abroad = await ask(visitor, '+14155550123')
    expect(abroad).toMatchObject({ status: 400, body: { code: 'phone_country_not_served' } })
    await ask(visitor, ashasPhone)
    const common = await visitor.post('/password-reset', {
      contact: ashasPhone,
      otp: shop.codeSentTo(ashasPhone),
      newPassword: 'password1',
    })
    const tooCommon = 'This password is too common. Choose another one.'
    expectRefusal(common, 400, 'common_password', tooCommon, { newPassword: tooCommon })
    const short = await visitor.post('/password-reset', { contact: ashasPhone, otp: '1', newPassword })
    expectRefusal(short, 400, 'invalid_input', 'Enter the 6-digit code', { otp: 'Enter the 6-digit code' })
    shop.mail.unplug()
    expectRefusal(await ask(visitor, 'asha@example.in'), 503, 'mail_unavailable', mailMessage)
  })

  contractCase('[AUTH-7] a store that keeps nothing is a session error', async shop => {
    shop.faults.fillDisk()
    expectRefusal(await ask(shop.newVisitor(), ashasPhone), 500, 'session_error', 'Session error')
  })
}

export function profileCases(contractCase: ContractCase): void {
  const change = (visitor: SuiteVisitor, input: object) =>
    visitor.send<UpdatedAccount>('PATCH', '/user', input)

  contractCase('[AUTH-12] a name changes at once', async shop => {
    const asha = await shop.signedInAs('asha')
    shop.advance(10 * minuteMs)
    const answer = await change(asha, { name: ' Asha R. Rao ' })
    expect(answer.body).toMatchObject({ account: { name: 'Asha R. Rao' }, verification: null })
    expect((await asha.get('/user')).body).toMatchObject({ name: 'Asha R. Rao' })
  })

  contractCase('[AUTH-12] an address takes effect with its code, and the old one is told', async shop => {
    await changeUser(shop, 'usr-asha', { emailVerified: true })
    const asha = await shop.signedInAs('asha')
    const asked = await change(asha, { email: 'Asha.Rao@Example.in' })
    expect(asked.body.verification).toEqual({
      destination: 'asha.rao@example.in',
      message: 'OTP sent',
      resendAfterSeconds: 30,
      otp: codeMailedTo(shop, 'asha.rao@example.in'),
    })
    expect((await asha.get('/user')).body).toMatchObject({ email: 'asha@example.in' })
    const otp = codeMailedTo(shop, 'asha.rao@example.in')
    const wrong = await asha.post('/user/verify', { otp: wrongCode(otp) })
    expectRefusal(wrong, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
    const done = await asha.post<Account>('/user/verify', { otp })
    expect(done.body).toMatchObject({ email: 'asha.rao@example.in', emailVerified: true })
    expect(shop.mail.mails.at(-1)).toEqual({
      to: 'asha@example.in',
      kind: 'email_changed',
      newEmail: 'a***@example.in',
    })
  })

  contractCase('[AUTH-12] so does a phone number', async shop => {
    await changeUser(shop, 'usr-asha', { emailVerified: true })
    const asha = await shop.signedInAs('asha')
    await change(asha, { phoneNumber: '98450 12345' })
    const done = await asha.post<Account>('/user/verify', { otp: shop.codeSentTo('+919845012345') })
    expect(done.body).toMatchObject({ phoneNumber: '+919845012345', phoneNumberVerified: true })
    expect(shop.mail.mails).toEqual([
      { to: 'asha@example.in', kind: 'phone_number_changed', newPhoneNumber: '+91******2345' },
    ])
    const told = { channel: 'sms', kind: 'phone_number_changed', newPhoneNumber: '+91******2345' }
    expect(shop.outbox.notices).toEqual([{ to: '+919876543210', ...told }])
  })

  contractCase(
    '[AUTH-12] a number that was only claimed is told nothing: it may be a stranger’s',
    async shop => {
      await changeUser(shop, 'usr-asha', { phoneNumberVerified: false })
      const asha = await shop.signedInAs('asha')
      await change(asha, { phoneNumber: '98450 12345' })
      await asha.post<Account>('/user/verify', { otp: shop.codeSentTo('+919845012345') })
      expect((await asha.get('/user')).body).toMatchObject({ phoneNumber: '+919845012345' })
      expect(shop.outbox.notices).toEqual([])
    },
  )

  contractCase('[AUTH-12] what the account has already is verified without a confirmation', async shop => {
    const asha = await shop.signedInAs('asha')
    shop.advance(10 * minuteMs)
    await change(asha, { email: 'asha@example.in' })
    const otp = codeMailedTo(shop, 'asha@example.in')
    expect((await asha.post<Account>('/user/verify', { otp })).body.emailVerified).toBe(true)
    expect((await change(asha, { email: 'asha@example.in' })).body.verification).toBeNull()
    const other = await change(asha, { email: 'other@example.in' })
    expectRefusal(other, 403, 'reauthentication_required', 'Confirm that it is you to continue')
  })

  contractCase('[AUTH-12] who only claimed an address or number loses it to its owner', async shop => {
    await changeUser(shop, 'usr-ravi', { phoneNumberVerified: false })
    const asha = await shop.signedInAs('asha')
    await change(asha, { email: 'ravi@example.in' })
    await asha.post('/user/verify', { otp: codeMailedTo(shop, 'ravi@example.in') })
    await change(asha, { phoneNumber: '+919812345678' })
    await asha.post('/user/verify', { otp: shop.codeSentTo('+919812345678') })
    expect(await shop.store.get('users', 'usr-ravi')).toMatchObject({
      email: null,
      phoneNumberVerified: false,
    })
    expect((await asha.get('/user')).body).toMatchObject({
      email: 'ravi@example.in',
      phoneNumber: '+919812345678',
    })
  })

  contractCase(
    '[AUTH-12] what another account proved to have stays there, also when it was faster',
    async shop => {
      const asha = await shop.signedInAs('asha')
      const byEmail = { code: 'email_registered', message: 'Email already registered' }
      const byPhone = { code: 'phone_number_registered', message: 'Phone number already registered' }
      const taken = await change(asha, { phoneNumber: '+919812345678' })
      expectRefusal(taken, 409, 'phone_number_registered', byPhone.message, { phoneNumber: byPhone.message })

      await changeUser(shop, 'usr-ravi', { phoneNumberVerified: false })
      await change(asha, { phoneNumber: '+919812345678' })
      await changeUser(shop, 'usr-ravi', { phoneNumberVerified: true })
      const late = await asha.post('/user/verify', { otp: shop.codeSentTo('+919812345678') })
      expect(late).toMatchObject({ status: 409, body: byPhone })

      await change(asha, { email: 'ravi@example.in' })
      await changeUser(shop, 'usr-ravi', { emailVerified: true })
      const otp = codeMailedTo(shop, 'ravi@example.in')
      expect(await asha.post('/user/verify', { otp })).toMatchObject({ status: 409, body: byEmail })
      expect(await change(asha, { email: 'ravi@example.in' })).toMatchObject({ status: 409, body: byEmail })
    },
  )

  contractCase(
    '[AUTH-12] a code is entered where it was asked for, and not for something else',
    async shop => {
      const asha = await shop.signedInAs('asha')
      const elsewhere = await shop.signedInAs('asha')
      await change(asha, { phoneNumber: '9845012345' })
      const otp = shop.codeSentTo('+919845012345')
      expectRefusal(await elsewhere.post('/user/verify', { otp }), 401, 'session_expired', 'Session expired')
      const asConfirmation = await asha.post('/user/reauthenticate', { otp })
      expectRefusal(asConfirmation, 401, 'session_expired', 'Session expired')
      for (let tries = 0; tries < 5; tries += 1) await asha.post('/user/verify', { otp: wrongCode(otp) })
      expectRefusal(await asha.post('/user/verify', { otp }), 429, 'too_many_otp_attempts', tooManyTries)
    },
  )

  contractCase('[AUTH-12] what is wrong with a change is named', async shop => {
    const asha = await shop.signedInAs('asha')
    const both = await change(asha, { email: 'a@example.in', phoneNumber: '9845012345' })
    const message = 'Change the email and the phone number one after the other'
    expectRefusal(both, 400, 'invalid_input', message, { phoneNumber: message })
    const abroad = await change(asha, { phoneNumber: '+14155550123' })
    expect(abroad).toMatchObject({ status: 400, body: { code: 'phone_country_not_served' } })
    const short = await asha.post('/user/verify', { otp: '1' })
    expectRefusal(short, 400, 'invalid_input', 'Enter the 6-digit code', { otp: 'Enter the 6-digit code' })
    shop.mail.unplug()
    expectRefusal(await change(asha, { email: 'a@example.in' }), 503, 'mail_unavailable', mailMessage)
    shop.faults.fillDisk()
    expectRefusal(await change(asha, { phoneNumber: '9845012345' }), 500, 'session_error', 'Session error')
  })
}

export function confirmationCodeCases(contractCase: ContractCase): void {
  const ask = (visitor: SuiteVisitor, channel: string) =>
    visitor.post<CodeSent>('/user/reauthenticate/code', { channel })

  contractCase('[AUTH-9] a code to the verified phone or address confirms', async shop => {
    await changeUser(shop, 'usr-asha', { emailVerified: true })
    const asha = await shop.signedInAs('asha')
    shop.advance(10 * minuteMs)
    await ask(asha, 'sms')
    const otp = shop.codeSentTo(ashasPhone)
    const wrong = await asha.post('/user/reauthenticate', { otp: wrongCode(otp) })
    expectRefusal(wrong, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
    expect((await asha.post<Account>('/user/reauthenticate', { otp })).body.confirmedUntil).not.toBeNull()

    await ask(asha, 'email')
    const mailed = codeMailedTo(shop, 'asha@example.in')
    for (let tries = 0; tries < 5; tries += 1) {
      await asha.post('/user/reauthenticate', { otp: wrongCode(mailed) })
    }
    const spent = await asha.post('/user/reauthenticate', { otp: mailed })
    expectRefusal(spent, 429, 'too_many_otp_attempts', tooManyTries)
  })

  contractCase('[AUTH-9] there is nothing to confirm with what was never verified', async shop => {
    const asha = await shop.signedInAs('asha')
    const message = 'Confirm this email address or phone number first'
    expectRefusal(await ask(asha, 'email'), 409, 'no_verified_contact', message)
    const words = 'Choose SMS, WhatsApp or email'
    expectRefusal(await ask(asha, 'pigeon'), 400, 'invalid_input', words, { channel: words })
    await changeUser(shop, 'usr-asha', { emailVerified: true })
    shop.mail.unplug()
    expectRefusal(await ask(asha, 'email'), 503, 'mail_unavailable', mailMessage)
    shop.faults.fillDisk()
    expectRefusal(await ask(asha, 'sms'), 500, 'session_error', 'Session error')
  })
}
