import { afterEach, expect, it } from 'vitest'
import { openTestShop, type TestShop, type TestShopOptions } from '../test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const open = async (options: TestShopOptions = {}) => {
  shop = await openTestShop({
    keepsSent: true,
    publicOrigin: 'http://localhost',
    renderMessage: ({ heading }) => `<!doctype html><title>${heading}</title>`,
    ...options,
  })
  return shop
}
/** As a browser on the shop's own address. */
const own = { headers: { host: 'localhost' } }
const path = '/test/messages'

/** `fetch` does not let a caller choose the host. */
async function get(
  target: string,
  host = 'localhost',
): Promise<{ status: number; text: string; csp: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request(shop.url + target, { headers: { ...own.headers, host } }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text,
          csp: String(answer.headers['content-security-policy']),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

it('[AUTH-6] test mode shows what was sent, sign-in codes too, as text and as HTML', async () => {
  await open()
  expect((await get(path)).text).toContain('Nothing was sent yet.')
  await shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' } })
  await shop.dependencies.mailer.send({ to: 'a&b@example.in', kind: 'password_changed' })
  const list = await get(path)
  expect(list.text).toMatch(/SMS to \+919876501234<\/h2>.*<pre>\d{6} is your Shruti code/)
  expect(list.text).toContain('E-mail to a&amp;b@example.in: Your Shruti password was changed')
  const html = await get(`${path}/2`)
  expect(html.text).toBe('<!doctype html><title>Your Shruti password was changed</title>')
  expect(html.csp).toContain("default-src 'none'")
})

it.each([
  ['without test mode', { testMode: false }],
  ['where nothing is kept', { keepsSent: false }],
])('[AUTH-6] there is no such page %s', async (_name, options) => {
  await open(options)
  await shop.dependencies.mailer.send({ to: 'asha@example.in', kind: 'password_changed' })
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('asha@example.in')
})

it('[AUTH-6] a site whose name leads to this machine cannot read what was sent', async () => {
  await open()
  expect((await get(path, 'evil.example')).status).toBe(404)
})
