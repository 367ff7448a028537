import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { passwords } from '../../contract-suite/shop/people.ts'
import { shopError } from '../errors.ts'
import { createPasswordSignIn } from './password-sign-in.ts'
import { nobody } from './sessions.ts'

const secondMs = 1000
const hourMs = 60 * 60 * secondMs
const right = { username: 'asha', password: passwords.asha }
const wrong = { username: 'asha', password: 'not this one' }

/** Guesses once a second for an hour, from whichever address `addressAt` names; answers how many were looked at. */
async function guessForAnHour(addressAt: (second: number) => string) {
  const shop = await openTestDomain()
  const { login } = createPasswordSignIn(shop.dependencies)
  let lookedAt = 0
  for (let second = 0; second < hourMs / secondMs; second += 1) {
    const refusal = await login(newRequestContext(addressAt(second)), nobody, wrong).catch(
      (error: unknown) => error,
    )
    if ((refusal as { code: string }).code === 'invalid_credentials') lookedAt += 1
    shop.advance(secondMs)
  }
  return { lookedAt, login, ...shop }
}

it('[AUTH-2] looks at 12 guesses an hour from one address', async () => {
  expect((await guessForAnHour(() => '198.51.100.9')).lookedAt).toBe(12)
})

it('[AUTH-2] looks at 245 guesses an hour from a whole /48, and its owner gets in on a new device at once', async () => {
  const { lookedAt, login } = await guessForAnHour(second => `2001:db8:7:${second.toString(16)}::1`)
  expect(lookedAt).toBe(245)
  await expect(login(newRequestContext('203.0.113.7'), nobody, right)).resolves.toMatchObject({
    id: 'usr-asha',
  })
})

it('[AUTH-2] looks at 600 guesses an hour however many strangers there are, and the owner waits 30 seconds', async () => {
  const { lookedAt, login, advance } = await guessForAnHour(second => `198.${second >> 8}.${second & 255}.9`)
  expect(lookedAt).toBe(600)
  advance(30 * secondMs)
  await expect(login(newRequestContext('203.0.113.7'), nobody, right)).resolves.toBeTruthy()
})

it('[AUTH-2] a password that could not be looked at is no wrong try', async () => {
  const { dependencies } = await openTestDomain()
  const { hasher, store } = dependencies
  const full = {
    ...hasher,
    verifyPassword: () => Promise.reject(shopError('too_many_requests', { seconds: 5 })),
  }
  const { login } = createPasswordSignIn({ ...dependencies, hasher: full })
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(login(newRequestContext(), nobody, right)).rejects.toMatchObject({
      message: 'Too many requests. Try again in 5 seconds.',
    })
  }
  expect(await store.count('rates')).toBe(0)
})

it('[AUTH-2] keeps no name that somebody typed, which may be a password', async () => {
  const { dependencies } = await openTestDomain()
  const { login } = createPasswordSignIn(dependencies)
  const typed = { username: 'my secret phrase', password: 'asha' }
  await expect(login(newRequestContext(), nobody, typed)).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(JSON.stringify(await dependencies.store.list('rates'))).not.toContain('secret')
})
