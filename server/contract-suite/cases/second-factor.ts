import { expect } from 'vitest'
import type {
  Account,
  AdminSettings,
  AuditEntry,
  RecoveryCodes,
  StartedSecondFactor,
} from '../../contract/index.ts'
import { codeAt } from '../../domain/accounts/second-factor/totp.ts'
import { passwords } from '../shop/people.ts'
import { suiteStartMs } from '../shop/ports.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const stepMs = 30 * secondMs

const adminLogin = { username: 'admin', password: passwords.admin }
const wrongCodeMessage = 'This code is not correct. Try the one that your app shows now.'
const confirmMessage = 'Confirm that it is you to continue'
const askMessage = 'Enter the code from your authenticator app'

/** The administrator with an authenticator app, whose clock follows the shop's. */
async function enrolled(shop: TestShop) {
  const admin = await shop.signedInAs('admin')
  const started = await admin.post<StartedSecondFactor>('/user/second-factor')
  let elapsedMs = 0
  const app = {
    code: () => codeAt(started.body.secret, suiteStartMs + elapsedMs),
    wrongCode: () => (app.code() === '000000' ? '000001' : '000000'),
    advance: (ms: number) => {
      elapsedMs += ms
      shop.advance(ms)
    },
  }
  const confirmed = await admin.post<RecoveryCodes>('/user/second-factor/confirm', { code: app.code() })
  expect(confirmed.status).toBe(200)
  // The code that turned it on was used up with that.
  app.advance(stepMs)
  return { admin, app, recoveryCodes: confirmed.body.recoveryCodes }
}

/** Someone whose password was right, and who is asked for a code. */
async function afterPassword(shop: TestShop): Promise<SuiteVisitor> {
  const visitor = shop.newVisitor()
  expectRefusal(await visitor.post('/login', adminLogin), 401, 'second_factor_required', askMessage)
  return visitor
}

export function secondFactorCases(contractCase: ContractCase): void {
  contractCase('[AUTH-10] an app is given its secret, and its first code turns it on', async shop => {
    const admin = await shop.signedInAs('admin')
    const { status, body } = await admin.post<StartedSecondFactor>('/user/second-factor')
    expect(status).toBe(201)
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/Shruti:admin?issuer=Shruti&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    })
    const code = codeAt(body.secret, suiteStartMs)

    // Nothing is asked for until a code was entered: an app that was never set up locks nobody out.
    expect((await shop.newVisitor().post('/login', adminLogin)).status).toBe(200)

    const confirmed = await admin.post<RecoveryCodes>('/user/second-factor/confirm', { code })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    for (const one of confirmed.body.recoveryCodes) expect(one).toMatch(/^\d{4}-\d{4}-\d{4}$/)
    expect((await admin.get<Account>('/user/account')).body.secondFactor).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    })
    const stored = JSON.stringify(await shop.store.list('secondFactors'))
    expect(stored).not.toContain(body.secret)
    expect(stored).not.toContain(confirmed.body.recoveryCodes[0]?.replaceAll('-', ''))
  })

  contractCase(
    '[ADM-9] the audit log has each change of it, field by field and without a secret',
    async shop => {
      const { admin } = await enrolled(shop)
      await admin.post('/user/second-factor/recovery-codes')
      shop.advance(secondMs)
      await admin.delete('/user/second-factor')
      const { body } = await admin.get<AuditEntry[]>('/admin/audit')
      const hidden = { before: '(hidden)', after: '(hidden)' }
      const on = '2026-11-20T06:00:00.000Z'
      expect(body.map(({ action, changes }) => ({ action, changes })).toReversed()).toEqual([
        {
          action: 'second_factor.on',
          changes: [
            { field: 'confirmedAt', before: null, after: on },
            { field: 'recoveryCodes', ...hidden },
          ],
        },
        { action: 'second_factor.recovery_codes', changes: [{ field: 'recoveryCodes', ...hidden }] },
        {
          action: 'second_factor.off',
          changes: [
            { field: 'confirmedAt', before: on, after: null },
            { field: 'recoveryCodes', ...hidden },
          ],
        },
      ])
      const [entry] = body
      expect(entry).toMatchObject({ actorId: 'usr-admin', actorName: 'admin', subject: 'user:usr-admin' })
      expect(entry?.address).not.toBeNull()
    },
  )

  contractCase('[AUTH-10] it takes an administrator who just confirmed that it is them', async shop => {
    const asha = await shop.signedInAs('asha')
    expectRefusal(await asha.post('/user/second-factor'), 403, 'forbidden', 'Access denied')
    const admin = await shop.signedInAs('admin')
    shop.advance(10 * minuteMs)
    expectRefusal(await admin.post('/user/second-factor'), 403, 'reauthentication_required', confirmMessage)
  })

  contractCase('[AUTH-10] a wrong first code turns nothing on', async shop => {
    const admin = await shop.signedInAs('admin')
    const early = await admin.post('/user/second-factor/confirm', { code: '123456' })
    expectRefusal(early, 409, 'second_factor_off', 'Two-step sign-in is not on')
    const { body } = await admin.post<StartedSecondFactor>('/user/second-factor')
    const wrong = codeAt(body.secret, suiteStartMs) === '000000' ? '000001' : '000000'
    const answer = await admin.post('/user/second-factor/confirm', { code: wrong })
    expectRefusal(answer, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })
    const message = 'Enter the 6-digit code, or a recovery code'
    const short = await admin.post('/user/second-factor/confirm', { code: '123' })
    expectRefusal(short, 400, 'invalid_input', message, { code: message })
    expect((await shop.newVisitor().post('/login', adminLogin)).status).toBe(200)
  })

  contractCase('[AUTH-10] what is on is not started or turned on again', async shop => {
    const { admin, app } = await enrolled(shop)
    const message = 'Two-step sign-in is already on'
    expectRefusal(await admin.post('/user/second-factor'), 409, 'second_factor_on', message)
    const again = await admin.post('/user/second-factor/confirm', { code: app.code() })
    expectRefusal(again, 409, 'second_factor_on', message)
  })

  contractCase('[AUTH-10] turning it off asks for a code, not for the password alone', async shop => {
    const { admin, app } = await enrolled(shop)
    app.advance(10 * minuteMs)
    expectRefusal(await admin.delete('/user/second-factor'), 403, 'reauthentication_required', confirmMessage)
    const byPassword = await admin.post('/user/reauthenticate', { password: passwords.admin })
    expectRefusal(byPassword, 401, 'second_factor_required', askMessage)
    const wrong = await admin.post('/user/reauthenticate', { code: app.wrongCode() })
    expectRefusal(wrong, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })

    expect((await admin.post('/user/reauthenticate', { code: app.code() })).status).toBe(200)
    const off = await admin.delete<Account>('/user/second-factor')
    expect(off.body.secondFactor).toEqual({ on: false, recoveryCodesLeft: 0 })
    expectRefusal(
      await admin.delete('/user/second-factor'),
      409,
      'second_factor_off',
      'Two-step sign-in is not on',
    )
    expect((await shop.newVisitor().post('/login', adminLogin)).status).toBe(200)
    const actions = (await shop.store.list('audit')).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['second_factor.off', 'second_factor.on'])
  })

  contractCase('[AUTH-10] new recovery codes replace the old ones', async shop => {
    const { admin, app, recoveryCodes } = await enrolled(shop)
    app.advance(10 * minuteMs)
    const path = '/user/second-factor/recovery-codes'
    expectRefusal(await admin.post(path), 403, 'reauthentication_required', confirmMessage)
    await admin.post('/user/reauthenticate', { code: app.code() })
    const renewed = await admin.post<RecoveryCodes>(path)
    expect(renewed.body.recoveryCodes).toHaveLength(10)

    const visitor = await afterPassword(shop)
    const old = await visitor.post('/login/second-factor', { code: recoveryCodes[0] })
    expectRefusal(old, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })
    const fresh = await visitor.post('/login/second-factor', { code: renewed.body.recoveryCodes[0] })
    expect(fresh.status).toBe(200)

    const other = await shop.signedInAs('ravi')
    expectRefusal(await other.post(path), 409, 'second_factor_off', 'Two-step sign-in is not on')
  })
}

export function secondStepCases(contractCase: ContractCase): void {
  contractCase('[AUTH-10] the password alone signs nobody in; the code does', async shop => {
    const { app } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    expectRefusal(await visitor.get('/user'), 401, 'unauthenticated', 'Authentication required')
    const answer = await visitor.post('/login/second-factor', {
      code: ` ${app.code().slice(0, 3)} ${app.code().slice(3)}`,
    })
    expect(answer.body).toMatchObject({ id: 'usr-admin', isAdmin: true })
    expect((await visitor.get('/admin/orders')).status).toBe(200)
  })

  contractCase('[AUTH-10] a code that was used, here or elsewhere, is not taken again', async shop => {
    const { app } = await enrolled(shop)
    const first = await afterPassword(shop)
    const second = await afterPassword(shop)
    const code = app.code()
    expect((await first.post('/login/second-factor', { code })).status).toBe(200)
    const replayed = await second.post('/login/second-factor', { code })
    expectRefusal(replayed, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })
    app.advance(stepMs)
    expect((await second.post('/login/second-factor', { code: app.code() })).status).toBe(200)
  })

  contractCase('[AUTH-10] a recovery code signs in once', async shop => {
    const { admin, recoveryCodes } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    expect((await visitor.post('/login/second-factor', { code: recoveryCodes[3] })).status).toBe(200)
    expect((await admin.get<Account>('/user/account')).body.secondFactor.recoveryCodesLeft).toBe(9)
    const again = await afterPassword(shop)
    const answer = await again.post('/login/second-factor', { code: recoveryCodes[3] })
    expectRefusal(answer, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })
  })

  contractCase('[AUTH-10] only who gave the password can give the code, for five minutes', async shop => {
    const { app } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    const stranger = await shop.newVisitor().post('/login/second-factor', { code: app.code() })
    expectRefusal(stranger, 401, 'session_expired', 'Session expired')
    app.advance(5 * minuteMs)
    const late = await visitor.post('/login/second-factor', { code: app.code() })
    expectRefusal(late, 401, 'session_expired', 'Session expired')
    const message = 'Enter the 6-digit code, or a recovery code'
    const short = await visitor.post('/login/second-factor', { code: '12345' })
    expectRefusal(short, 400, 'invalid_input', message, { code: message })
  })

  contractCase('[AUTH-10] wrong codes wait longer each time, and a recovery code never does', async shop => {
    const { app, recoveryCodes } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await visitor.post('/login/second-factor', { code: app.wrongCode() })
      expectRefusal(answer, 400, 'incorrect_code', wrongCodeMessage, { code: wrongCodeMessage })
    }
    const waiting = await visitor.post('/login/second-factor', { code: app.code() })
    expectRefusal(waiting, 429, 'too_many_requests', 'Too many requests. Try again in 5 seconds.')
    app.advance(5 * secondMs)
    await visitor.post('/login/second-factor', { code: app.wrongCode() })
    const longer = await visitor.post('/login/second-factor', { code: app.code() })
    expectRefusal(longer, 429, 'too_many_requests', 'Too many requests. Try again in 10 seconds.')
    expect((await visitor.post('/login/second-factor', { code: recoveryCodes[0] })).status).toBe(200)
  })

  contractCase('[AUTH-10] forty guesses at once are three', async shop => {
    const { app } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => visitor.post('/login/second-factor', { code: app.wrongCode() })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(37)
  })

  contractCase('[AUTH-10] a strange guest without the password makes nobody wait', async shop => {
    const { app } = await enrolled(shop)
    const stranger = shop.newVisitor()
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await stranger.post('/login/second-factor', { code: app.wrongCode() })).status).toBe(401)
    }
    const visitor = await afterPassword(shop)
    expect((await visitor.post('/login/second-factor', { code: app.code() })).status).toBe(200)
  })

  contractCase('[AUTH-10] an account that is blocked between the steps stays out', async shop => {
    const { app } = await enrolled(shop)
    const visitor = await afterPassword(shop)
    await shop.store.transaction(async tx => {
      const user = await tx.get('users', 'usr-admin')
      if (user) await tx.put('users', { ...user, blocked: true })
    })
    const answer = await visitor.post('/login/second-factor', { code: app.code() })
    const message = 'This account is blocked. Contact support to have it reviewed.'
    expectRefusal(answer, 403, 'account_blocked', message)
  })

  contractCase('[AUTH-10] a guest’s cart waits for the second step too', async shop => {
    const { app } = await enrolled(shop)
    const visitor = shop.newVisitor()
    await visitor.post('/cart', { productId: 'prd-tips', quantity: 2 })
    await visitor.post('/login', adminLogin)
    expect((await visitor.get('/cart')).body).toMatchObject({ itemCount: 2 })
    await visitor.post('/login/second-factor', { code: app.code() })
    expect((await visitor.get('/cart')).body).toMatchObject({ itemCount: 2 })
    expect((await shop.store.list('carts')).map(({ id }) => id)).toEqual(['user:usr-admin'])
  })

  for (const [route, otpMode] of [
    ['/verify-otp', 'session'],
    ['/direct-verify-otp', 'direct'],
    ['/stateless-verify-otp', 'stateless'],
    ['/login/whatsapp', 'session'],
  ] as const) {
    contractCase(
      `[AUTH-10] ${route}: a one-time code does not stand in for the app's`,
      async shop => {
        const { app } = await enrolled(shop)
        const phoneNumber = '+919845012345'
        await shop.store.transaction(async tx => {
          const user = await tx.get('users', 'usr-admin')
          if (user) await tx.put('users', { ...user, phoneNumber, phoneNumberVerified: true })
        })
        const visitor = shop.newVisitor()
        const isWhatsApp = route === '/login/whatsapp'
        const asked = await visitor.post<{ otpToken: string | null }>('/request-otp', {
          phoneNumber,
          channel: isWhatsApp ? 'whatsapp' : 'sms',
        })
        const otp = shop.codeSentTo(phoneNumber)
        const { otpToken } = asked.body
        const answer = await visitor.post(route, { isWhatsApp, phoneNumber, otp, otpToken })
        expectRefusal(answer, 401, 'second_factor_required', askMessage)
        expect((await visitor.get('/user')).status).toBe(401)
        expect((await visitor.post('/login/second-factor', { code: app.code() })).status).toBe(200)
      },
      { otpMode },
    )
  }
}

export function securitySettingsCases(contractCase: ContractCase): void {
  const path = '/admin/settings/security'

  contractCase('[AUTH-10] who has two-step sign-in may demand it of all administrators', async shop => {
    const plain = await shop.signedInAs('admin')
    expect((await plain.get(path)).body).toEqual({ administratorsNeedSecondFactor: false })
    const { version } = (await plain.get<AdminSettings>('/admin/settings')).body
    const demand = { version, administratorsNeedSecondFactor: true }
    const without = await plain.put(path, demand)
    expectRefusal(without, 409, 'second_factor_off', 'Two-step sign-in is not on')
    expect((await plain.get(path)).body).toEqual({ administratorsNeedSecondFactor: false })

    const { admin } = await enrolled(shop)
    const answer = await admin.put<AdminSettings>(path, demand)
    expect(answer.body).toMatchObject({
      version: version + 1,
      security: { administratorsNeedSecondFactor: true },
    })
    expect((await admin.get(path)).body).toEqual({ administratorsNeedSecondFactor: true })

    // Whoever turns theirs off has to turn it on again before anything else.
    await admin.delete('/user/second-factor')
    expect((await admin.get('/admin/orders')).status).toBe(403)
    expect((await admin.post('/user/second-factor')).status).toBe(201)
  })

  contractCase(
    '[AUTH-10] what was demanded meanwhile is not saved over unseen, and is audited',
    async shop => {
      const { admin } = await enrolled(shop)
      const { version } = (await admin.get<AdminSettings>('/admin/settings')).body
      await admin.put(path, { version, administratorsNeedSecondFactor: true })
      const late = await admin.put(path, { version, administratorsNeedSecondFactor: false })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ code: 'stale_version' })
      expect((await admin.get(path)).body).toEqual({ administratorsNeedSecondFactor: true })
      const { body } = await admin.get<AuditEntry[]>('/admin/audit?action=settings.security')
      expect(body.filter(({ action }) => action === 'settings.security')).toHaveLength(1)
    },
  )

  contractCase('[AUTH-10] demanding it, or no longer, is confirmed and is yes or no', async shop => {
    const admin = await shop.signedInAs('admin')
    const odd = await admin.put(path, { version: 1, administratorsNeedSecondFactor: 'perhaps' })
    expectRefusal(odd, 400, 'invalid_input', 'Choose yes or no', {
      administratorsNeedSecondFactor: 'Choose yes or no',
    })
    shop.advance(10 * minuteMs)
    const late = await admin.put(path, { version: 1, administratorsNeedSecondFactor: false })
    expectRefusal(late, 403, 'reauthentication_required', confirmMessage)
  })
}
