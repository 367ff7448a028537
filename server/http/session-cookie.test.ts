import { expect, it } from 'vitest'
import { createKeyRing } from './key-ring.ts'
import { readCookieSession } from './session-cookie.ts'

const keyRing = createKeyRing(['q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'])
const https = { keyRing, isHttps: true }
const http = { keyRing, isHttps: false }

const withoutValue = (cookie: string | undefined) => cookie?.replace(/=[^;]*/, '=…')
const pairOf = (cookie: string | undefined) => cookie?.split(';')[0] ?? ''

it('holds nothing and changes nothing for a client without cookies', async () => {
  const session = await readCookieSession(undefined, https)
  expect(session.id).toBeNull()
  expect(session.unreadable).toBe(false)
  expect(session.isPersonal).toBe(false)
  expect(await session.setCookies()).toEqual([])
})

it('issues a sealed cookie tied to the host, and the hint beside it, over https', async () => {
  const session = await readCookieSession(undefined, https)
  session.issue('the-session-id', { signedIn: true, maxAgeSeconds: 3600 })
  const [cookie, hint] = await session.setCookies()
  expect(withoutValue(cookie)).toBe('__Host-shruti=…; Path=/; Max-Age=3600; SameSite=Lax; Secure; HttpOnly')
  expect(cookie).not.toContain('the-session-id')
  expect(hint).toBe('shruti_hint=user; Path=/; Max-Age=3600; SameSite=Lax; Secure')
})

it('issues cookies that a browser keeps over plain http on loopback', async () => {
  const session = await readCookieSession(undefined, http)
  session.issue('the-session-id', { signedIn: false, maxAgeSeconds: 60 })
  const [cookie, hint] = await session.setCookies()
  expect(withoutValue(cookie)).toBe('shruti=…; Path=/; Max-Age=60; SameSite=Lax; HttpOnly')
  expect(hint).toBe('shruti_hint=guest; Path=/; Max-Age=60; SameSite=Lax')
})

it('reads back the id that it issued, among other cookies', async () => {
  const first = await readCookieSession(undefined, https)
  first.issue('the-session-id', { signedIn: true, maxAgeSeconds: 3600 })
  const [cookie] = await first.setCookies()
  const second = await readCookieSession(`theme=dark; ${pairOf(cookie)}; other=1`, https)
  expect(second.id).toBe('the-session-id')
  expect(second.isPersonal).toBe(true)
  expect(await second.setCookies()).toEqual([])
})

it('is a guest with an unreadable cookie, and takes the cookie away', async () => {
  const session = await readCookieSession('__Host-shruti=Fe26.2*1*forged~2', https)
  expect(session.id).toBeNull()
  expect(session.unreadable).toBe(true)
  expect(await session.setCookies()).toEqual([
    '__Host-shruti=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    'shruti_hint=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

it('clears both cookies together', async () => {
  const session = await readCookieSession(undefined, http)
  session.clear()
  expect((await session.setCookies()).map(pairOf)).toEqual(['shruti=', 'shruti_hint='])
})
