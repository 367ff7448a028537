import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import {
  addToCart,
  fillInAddress,
  openProductFromTheHomePage,
  placeCashOrder,
  signInAsAdministrator,
  signInByPhone,
} from './support/steps.ts'

const shop = serveShop()

/** What a receiver of webhooks on this machine got. */
const received: { headers: Readonly<Record<string, unknown>>; body: string }[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.end()
  })
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

it('[INT-1] a key that the owner makes changes stock, until it is revoked', async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  await signInAsAdministrator(page)
  await page.goto('/admin/settings/api-keys')
  await page.getByRole('button', { name: 'Make API key' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse stock sync')
  await page.getByRole('checkbox', { name: 'See products and stock' }).check()
  await page.getByRole('checkbox', { name: 'Change stock' }).check()
  await page.getByRole('button', { name: 'Make key' }).click()
  const key = await page.getByRole('group', { name: 'API key' }).locator('code').innerText()
  expect(key).toMatch(/^shruti_/)

  // As a program calls: without a cookie and without an origin.
  const { origin } = new URL(page.url())
  const call = (path: string, body?: object) =>
    fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const listed = await call('/api/admin/inventory?pageSize=1')
  const [row] = (await listed.json()) as { productId: string; sku: string; stock: number }[]
  if (!row) throw new Error('The shop has stock')
  const adjust = () =>
    call(`/api/admin/inventory/${row.productId}/adjustments`, {
      sku: row.sku,
      change: 5,
      reason: 'received',
    })
  expect(await (await adjust()).json()).toMatchObject({ stock: row.stock + 5 })

  await page.reload()
  await page.getByRole('row', { name: /Warehouse stock sync/ }).waitFor()
  expect(await page.getByText(key).count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke Warehouse stock sync' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await page
    .getByRole('row', { name: /Warehouse stock sync/ })
    .getByText('Revoked')
    .waitFor()
  const refused = await adjust()
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { code: 'invalid_api_key', message: 'This API key was revoked' },
  ])
})

it('[INT-2] a webhook hears of an order, with a signature that holds', async () => {
  await new Promise<void>(resolve => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const { page: owner } = await shop.visit({ width: 'desktop' })
  await signInAsAdministrator(owner)
  await owner.goto('/admin/settings/webhooks')
  await owner.getByRole('button', { name: 'Add webhook' }).click()
  const { port } = receiver.address() as AddressInfo
  await owner.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/hook`)
  await owner.getByRole('checkbox', { name: 'order.placed' }).check()
  await owner.getByRole('button', { name: 'Add webhook' }).last().click()
  const secret = await owner.getByRole('group', { name: 'Secret' }).locator('code').innerText()

  const { page } = await shop.visit({ width: 'desktop' })
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/checkout')
  await signInByPhone(page, '9845088888')
  await page.waitForURL(/\/checkout/)
  await fillInAddress(page)
  const orderNumber = await placeCashOrder(page)

  // Events wait until nobody can take a change back any more.
  await expect.poll(() => received.length, { timeout: 45_000, interval: 500 }).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toMatchObject({ type: 'order.placed', data: { orderNumber } })
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(signed)
  expect(headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`)

  await owner.getByRole('link', { name: /127\.0\.0\.1/ }).click()
  await owner
    .getByRole('row', { name: /order\.placed/ })
    .getByText('Delivered')
    .waitFor()
})
