import { afterEach, beforeEach, expect, it } from 'vitest'
import { codeAt } from '../domain/accounts/second-factor/totp.ts'
import { ensureAdministrator, setAdministrator } from './administrators.ts'
import { cookiesOf, openTestShop, signInByCode, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const signIn = (username: string, password: string) =>
  shop.send('POST', '/api/login', { body: { username, password } })

it('makes the first administrator with a random password, once', async () => {
  const password = await ensureAdministrator(shop.dependencies, undefined)
  expect(password).toMatch(/^[\w-]{16}$/)
  const answer = await signIn('admin', password ?? '')
  expect(await answer.json()).toMatchObject({ username: 'admin', isAdmin: true })
  expect(await ensureAdministrator(shop.dependencies, undefined)).toBeNull()
})

it('keeps the first administrator in the audit log, and warns nobody of it', async () => {
  await ensureAdministrator(shop.dependencies, 'raga-yaman-at-dusk')
  expect(await shop.dependencies.store.list('audit')).toMatchObject([
    { action: 'administrator_set', subject: 'admin', actorId: null },
  ])
  const lines = shop.logLines.map(line => JSON.parse(line) as { level: number; event?: string })
  expect(lines.filter(({ event }) => event !== undefined)).toMatchObject([
    { level: 30, event: 'authz_first_administrator' },
  ])
})

it('takes the given password and does not hand it back', async () => {
  expect(await ensureAdministrator(shop.dependencies, 'raga-yaman-at-dusk')).toBeNull()
  expect((await signIn('admin', 'raga-yaman-at-dusk')).status).toBe(200)
})

it('refuses a common password', async () => {
  await expect(ensureAdministrator(shop.dependencies, 'password')).rejects.toThrow(
    'This password is too common. Choose another one.',
  )
  expect(await shop.dependencies.store.count('users')).toBe(0)
})

it('adds an administrator, and changes the password of one whose sessions then end', async () => {
  const first = { username: 'meera', password: 'raga-yaman-at-dusk' }
  expect(await setAdministrator(shop.dependencies, first)).toBe('created')
  const cookie = cookiesOf(await signIn('meera', first.password))
  expect((await shop.send('GET', '/api/admin/orders', { cookie })).status).toBe(200)

  expect(await setAdministrator(shop.dependencies, { ...first, password: 'raga-bhairav-at-dawn' })).toBe(
    'changed',
  )
  expect((await shop.send('GET', '/api/admin/orders', { cookie })).status).toBe(401)
  expect((await signIn('meera', first.password)).status).toBe(401)
  expect((await signIn('meera', 'raga-bhairav-at-dawn')).status).toBe(200)
})

it('[AUTH-10] leaves two-step sign-in on, unless whoever runs the server removes it', async () => {
  const meera = { username: 'meera', password: 'raga-yaman-at-dusk' }
  await setAdministrator(shop.dependencies, meera)
  const cookie = cookiesOf(await signIn('meera', meera.password))
  const started = await shop.send('POST', '/api/user/second-factor', { cookie, body: {} })
  const { secret } = (await started.json()) as { secret: string }
  const code = codeAt(secret, shop.dependencies.clock.now())
  await shop.send('POST', '/api/user/second-factor/confirm', { cookie, body: { code } })

  await setAdministrator(shop.dependencies, meera)
  expect(await (await signIn('meera', meera.password)).json()).toMatchObject({
    code: 'second_factor_required',
  })
  await setAdministrator(shop.dependencies, { ...meera, removeSecondFactor: true })
  expect((await signIn('meera', meera.password)).status).toBe(200)
})

it('is no way in for anyone else: a customer stays a customer', async () => {
  const cookie = await signInByCode(shop, '+919876501234')
  expect((await shop.send('GET', '/api/admin/orders', { cookie })).status).toBe(403)
})
