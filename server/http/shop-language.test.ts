import { afterEach, expect, it } from 'vitest'
import type { OtpSender } from '../domain/index.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

type SentCode = Parameters<OtpSender['send']>[0]

async function openWithPhone(): Promise<SentCode[]> {
  const sent: SentCode[] = []
  const otpSender: OtpSender = {
    send: async message => void sent.push(message),
    sendNotice: async () => undefined,
  }
  shop = await openTestShop({ otpSender })
  return sent
}

const askForCode = (headers: Readonly<Record<string, string>>) =>
  shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' }, headers })

it('[AUTH-6] [BEY-19] a code that was asked for on a page in Hindi is sent in Hindi', async () => {
  const sent = await openWithPhone()
  const answer = await askForCode({ 'shop-language': 'hi' })
  expect([answer.status, sent[0]?.language]).toEqual([200, 'hi'])
})

it.each([
  ['without the header', {}],
  ['with a language that the shop does not speak', { 'shop-language': 'ta' }],
  ['with nonsense in the header', { 'shop-language': 'hi<script>' }],
  ['by the setting of a browser', { 'accept-language': 'hi-IN,hi;q=0.9' }],
])('[AUTH-6] [BEY-19] a code is sent in English %s', async (_case, headers) => {
  const sent = await openWithPhone()
  const answer = await askForCode(headers)
  expect([answer.status, sent[0]?.language]).toEqual([200, undefined])
})

it('[BEY-19] an account is written to in the language in which its owner signed in last', async () => {
  const sent = await openWithPhone()
  const signIn = async (language: string) => {
    const headers = { 'shop-language': language }
    const asked = await askForCode(headers)
    const cookie = asked.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ')
    const body = { phoneNumber: '+919876501234', otp: sent.at(-1)?.code }
    const answer = await shop.send('POST', '/api/verify-otp', { body, headers, cookie })
    expect(answer.status).toBe(200)
    const [user] = await shop.dependencies.store.list('users', { where: { phoneNumber: '+919876501234' } })
    return user?.language
  }
  expect(await signIn('hi')).toBe('hi')
  shop.advance(31_000)
  expect(await signIn('en')).toBeUndefined()
})
