import { expect } from 'vitest'
import type { RequestOtpAnswer, User } from '../../contract/index.ts'
import type { DomainConfig } from '../../domain/index.ts'
import { expectRefusal, type Answer, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'
import { askForCode, phoneNumber } from './one-time-codes.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

const owner = '203.0.113.7'
const stranger = '198.51.100.20'
const blocked = '+919800000001'

const tooManyTries = 'Too many attempts. Please request a new OTP.'

/** A six-digit code that is not `code`. */
function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

function newUserOf(phone: string) {
  return {
    id: expect.any(String),
    username: null,
    name: null,
    email: null,
    phoneNumber: phone,
    isAdmin: false,
    avatar: null,
  }
}

/** One way to verify a code, in a shop that chose it. */
interface VerificationRoute {
  readonly path: string
  readonly otpMode: DomainConfig['otpMode']
  readonly verify: (visitor: SuiteVisitor, code: string, phone?: string) => Promise<Answer>
}

/** The same rules hold on all of them. WhatsApp works whatever the shop chose. */
const verificationRoutes: readonly VerificationRoute[] = [
  {
    path: '/verify-otp',
    otpMode: 'session',
    verify: (visitor, otp) => visitor.post('/verify-otp', { otp }),
  },
  {
    path: '/direct-verify-otp',
    otpMode: 'direct',
    verify: (visitor, otp, phone = phoneNumber) =>
      visitor.post('/direct-verify-otp', { phoneNumber: phone, otp }),
  },
  ...(['session', 'direct', 'stateless'] as const).map(otpMode => ({
    path: '/login/whatsapp',
    otpMode,
    verify: (visitor: SuiteVisitor, otp: string, phone = phoneNumber) =>
      visitor.post('/login/whatsapp', { isWhatsApp: true, phoneNumber: phone, otp }),
  })),
]

/** Entering a code that was sent to this browser. */
export function codeVerificationCases(contractCase: ContractCase): void {
  for (const { path, otpMode, verify } of verificationRoutes) {
    const route = `${path} (OTP_MODE ${otpMode})`

    contractCase(
      `[AUTH-1] ${route}: the right code signs in, once`,
      async shop => {
        const visitor = shop.newVisitor()
        const code = await askForCode(shop, visitor)
        const answer = await verify(visitor, code)
        expect(answer.body).toEqual(newUserOf(phoneNumber))
        expect((await visitor.get('/user')).body).toEqual(answer.body)
        expectRefusal(await verify(visitor, code), 401, 'session_expired', 'Session expired')
      },
      { otpMode },
    )

    contractCase(
      `[AUTH-1] ${route}: a code is good for five minutes`,
      async shop => {
        const visitor = shop.newVisitor()
        const code = await askForCode(shop, visitor)
        shop.advance(5 * minuteMs)
        expectRefusal(await verify(visitor, code), 401, 'session_expired', 'Session expired')
      },
      { otpMode },
    )

    contractCase(
      `[AUTH-1] ${route}: five wrong tries, and the right code is refused too`,
      async shop => {
        const visitor = shop.newVisitor()
        const code = await askForCode(shop, visitor)
        for (let tries = 0; tries < 5; tries += 1) {
          const answer = await verify(visitor, wrongCode(code))
          expectRefusal(answer, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
        }
        expectRefusal(await verify(visitor, code), 429, 'too_many_otp_attempts', tooManyTries)
      },
      { otpMode },
    )

    contractCase(
      `[AUTH-1] ${route}: what is no code names the field`,
      async shop => {
        const answer = await verify(shop.newVisitor(), '12ab')
        expectRefusal(answer, 400, 'invalid_input', 'Enter the 6-digit code', {
          otp: 'Enter the 6-digit code',
        })
      },
      { otpMode },
    )

    contractCase(
      `[AUTH-1] ${route}: a code signs in only where it was asked for`,
      async shop => {
        const code = await askForCode(shop, shop.newVisitor(owner))
        const answer = await verify(shop.newVisitor(stranger), code)
        expectRefusal(answer, 401, 'session_expired', 'Session expired')
      },
      { otpMode },
    )

    contractCase(
      `[AUTH-1] ${route}: a stranger who asks and guesses for the same number uses up nothing of its owner's code`,
      async shop => {
        const ownersBrowser = shop.newVisitor(owner)
        const code = await askForCode(shop, ownersBrowser)
        const strangersBrowser = shop.newVisitor(stranger)
        const guess = wrongCode(code)
        for (let tries = 0; tries < 5; tries += 1) await verify(strangersBrowser, guess)
        const theirs = await askForCode(shop, strangersBrowser)
        for (let tries = 0; tries < 5; tries += 1) await verify(strangersBrowser, wrongCode(theirs))
        expect((await verify(ownersBrowser, code)).body).toEqual(newUserOf(phoneNumber))
      },
      { otpMode },
    )

    contractCase(
      `[ADM-4] ${route}: a blocked account stays out`,
      async shop => {
        const visitor = shop.newVisitor()
        await visitor.post('/request-otp', { phoneNumber: blocked })
        expectRefusal(
          await verify(visitor, shop.codeSentTo(blocked), blocked),
          403,
          'account_blocked',
          'This account is blocked. Contact support to have it reviewed.',
        )
      },
      { otpMode },
    )
  }

  contractCase('[AUTH-1] tries count over all routes together', async shop => {
    const visitor = shop.newVisitor()
    const code = await askForCode(shop, visitor)
    const otp = wrongCode(code)
    for (let tries = 0; tries < 3; tries += 1) await visitor.post('/verify-otp', { otp })
    for (let tries = 0; tries < 2; tries += 1) {
      await visitor.post('/login/whatsapp', { isWhatsApp: true, phoneNumber, otp })
    }
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

  contractCase(
    '[AUTH-1] /direct-verify-otp: a code is for the number that it was sent to',
    async shop => {
      const visitor = shop.newVisitor()
      const otp = await askForCode(shop, visitor)
      const answer = await visitor.post('/direct-verify-otp', { phoneNumber: '+919845099999', otp })
      expectRefusal(answer, 401, 'session_expired', 'Session expired')
    },
    { otpMode: 'direct' },
  )

  const unchosen = [
    ['/verify-otp', 'direct'],
    ['/direct-verify-otp', 'session'],
    ['/stateless-verify-otp', 'session'],
  ] as const
  for (const [path, otpMode] of unchosen) {
    contractCase(
      `[AUTH-1] ${path} is refused where OTP_MODE is ${otpMode}`,
      async shop => {
        const visitor = shop.newVisitor()
        const otp = await askForCode(shop, visitor)
        const answer = await visitor.post(path, { phoneNumber, otp, otpToken: 'any' })
        expectRefusal(
          answer,
          404,
          'verification_route_not_in_use',
          'This shop verifies codes in another way. Please request a new OTP.',
        )
      },
      { otpMode },
    )
  }

  contractCase('[AUTH-6] a phone number alone never signs anyone in', async shop => {
    const answer = await shop.newVisitor().post('/login/whatsapp', { isWhatsApp: true, phoneNumber })
    expectRefusal(answer, 400, 'invalid_input', 'Enter the 6-digit code', { otp: 'Enter the 6-digit code' })
  })

  const claim = {
    username: 'claimant',
    email: 'claimant@example.in',
    password: 'a heron in the paddy',
    phoneNumber,
  }

  contractCase(
    '[AUTH-2] registering with a number and signing in by its code later, in one browser, is one account',
    async shop => {
      const visitor = shop.newVisitor()
      const registered = await visitor.post<User>('/register', claim)
      await visitor.post('/logout')
      const code = await askForCode(shop, visitor)
      const signedIn = await visitor.post<User>('/verify-otp', { otp: code })
      expect(signedIn.body).toEqual(registered.body)
      const elsewhere = shop.newVisitor(stranger)
      shop.advance(30 * secondMs)
      const again = await elsewhere.post('/verify-otp', { otp: await askForCode(shop, elsewhere) })
      expect(again.body).toEqual(registered.body)
    },
  )

  contractCase(
    '[AUTH-2] who registers with a number that is not theirs neither gets nor bars the account of its owner',
    async shop => {
      const claimant = shop.newVisitor(stranger)
      await claimant.post('/register', claim)
      const ownersBrowser = shop.newVisitor(owner)
      const code = await askForCode(shop, ownersBrowser)
      const signedIn = await ownersBrowser.post('/verify-otp', { otp: code })
      expect(signedIn.body).toEqual(newUserOf(phoneNumber))
      expect((await claimant.get('/user')).body).toMatchObject({ username: 'claimant' })
      const { username, password } = claim
      expect((await claimant.post('/login', { username, password })).body).not.toEqual(signedIn.body)
    },
  )

  contractCase(
    '[AUTH-12] the account that a code made elsewhere becomes part of the one that proves the number',
    async shop => {
      const registered = shop.newVisitor()
      const { id } = (await registered.post<User>('/register', claim)).body
      const phone = shop.newVisitor(owner)
      await phone.post('/verify-otp', { otp: await askForCode(shop, phone) })
      await phone.post('/cart', { productId: 'prd-nada' })
      await phone.post('/favorites/prd-nada')
      expect((await registered.get('/cart')).body).toMatchObject({ items: [] })

      shop.advance(30 * secondMs)
      await registered.send('PATCH', '/user', { phoneNumber })
      const verified = await registered.post('/user/verify', { otp: shop.codeSentTo(phoneNumber) })
      expect(verified).toMatchObject({ status: 200, body: { phoneNumber, phoneNumberVerified: true } })
      expect((await registered.get('/cart')).body).toMatchObject({ items: [{ productId: 'prd-nada' }] })
      expect((await registered.get('/favorites')).body).toMatchObject([{ id: 'prd-nada' }])
      expect(await phone.get('/user')).toMatchObject({ status: 401 })

      shop.advance(30 * secondMs)
      const again = await phone.post<User>('/verify-otp', { otp: await askForCode(shop, phone) })
      expect(again.body.id).toBe(id)
    },
  )

  contractCase('[AUTH-2] a number that somebody only claimed can be registered with', async shop => {
    await shop.newVisitor(stranger).post('/register', claim)
    const second = { ...claim, username: 'owner', email: 'owner@example.in' }
    expect((await shop.newVisitor(owner).post('/register', second)).status).toBe(201)
  })

  contractCase('[AUTH-1] a known number signs in to its account', async shop => {
    const visitor = shop.newVisitor()
    await visitor.post('/request-otp', { phoneNumber: '9876543210' })
    const answer = await visitor.post<User>('/verify-otp', { otp: shop.codeSentTo('+919876543210') })
    expect(answer.body).toMatchObject({ id: 'usr-asha', username: 'asha' })
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
    '[AUTH-1] wrong codes count there too, for their own token alone',
    async shop => {
      const visitor = shop.newVisitor(stranger)
      const otpToken = await askForToken(visitor)
      const code = shop.codeSentTo(phoneNumber)
      const ownersToken = await askForToken(shop.newVisitor(owner))
      const ownersCode = shop.codeSentTo(phoneNumber)
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await visitor.post('/stateless-verify-otp', { otpToken, otp: wrongCode(code) })
        expectRefusal(answer, 400, 'invalid_otp', 'Invalid OTP', { otp: 'Invalid OTP' })
      }
      const right = await visitor.post('/stateless-verify-otp', { otpToken, otp: code })
      expectRefusal(right, 429, 'too_many_otp_attempts', tooManyTries)
      const owners = await visitor.post('/stateless-verify-otp', { otpToken: ownersToken, otp: ownersCode })
      expect(owners.body).toEqual(newUserOf(phoneNumber))
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
