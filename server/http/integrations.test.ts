import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { ApiKey, InventoryRow, Webhook, WebhookDelivery } from '../contract/index.ts'
import { deliverWebhooks } from '../domain/index.ts'
import { administrator } from '../seed/index.ts'
import { cookiesOf, openTestShop, unlimited, type TestShop, type TestShopOptions } from './test-shop.ts'

const password = 'a password of this test alone'
const closings: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
})

async function openShop(options: TestShopOptions = {}) {
  const shop = await openTestShop(options)
  closings.push(() => shop.close())
  const { store, hasher, clock } = shop.dependencies
  const passwordHash = await hasher.hashPassword(password)
  const user = administrator({ passwordHash, now: clock.now() })
  await store.transaction(tx => tx.put('users', user))
  const signedIn = await shop.send('POST', '/api/login', { body: { username: user.username, password } })
  expect(signedIn.status).toBe(200)
  return { shop, cookie: cookiesOf(signedIn) }
}

async function makeKey(shop: TestShop, cookie: string): Promise<{ key: ApiKey; secret: string }> {
  const body = { name: 'Stock', permissions: ['catalogue.read', 'inventory.write'], validDays: 90 }
  const made = await shop.send('POST', '/api/admin/api-keys', { body, cookie })
  expect(made.status).toBe(201)
  return (await made.json()) as { key: ApiKey; secret: string }
}

/** As curl calls: no cookie and no Origin. */
function callWith(shop: TestShop, secret: string, method: string, path: string, body?: unknown) {
  return fetch(shop.url + path, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

it('[INT-1][SRV-7] a program changes stock over HTTP with a key, until it is revoked; the key is in no log', async () => {
  const { shop, cookie } = await openShop()
  const { key, secret } = await makeKey(shop, cookie)
  const listed = await callWith(shop, secret, 'GET', '/api/admin/inventory?pageSize=1')
  expect(listed.headers.getSetCookie()).toEqual([])
  const [row] = (await listed.json()) as InventoryRow[]
  if (!row) throw new Error('The shop has stock')
  const adjust = () =>
    callWith(shop, secret, 'POST', `/api/admin/inventory/${row.productId}/adjustments`, {
      sku: row.sku,
      change: 5,
      reason: 'received',
    })
  expect(await (await adjust()).json()).toMatchObject({ stock: row.stock + 5 })
  const revoke = `/api/admin/api-keys/${key.id}/revoke`
  expect((await shop.send('POST', revoke, { body: {}, cookie })).status).toBe(200)
  const refused = await adjust()
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { code: 'invalid_api_key', message: 'This API key was revoked' },
  ])
  expect(shop.logLines.length).toBeGreaterThan(0)
  expect(shop.logLines.join('\n')).not.toContain(secret)
})

it('[INT-1] a change without a key still needs the shop’s own origin, whatever else it carries', async () => {
  const { shop, cookie } = await openShop()
  const send = (path: string, authorization: string) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { cookie, authorization, 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{}',
    })
  expect((await send('/api/admin/api-keys', 'Basic YTpi')).status).toBe(403)
  // Outside the administration a key means nothing, so that it excuses nothing either.
  const outside = await send('/api/logout', 'Bearer shruti_anything')
  expect([outside.status, await outside.json()]).toMatchObject([403, { code: 'cross_origin' }])
  // And with it the session does not count.
  const within = await send('/api/admin/api-keys', 'Bearer shruti_anything')
  expect([within.status, await within.json()]).toMatchObject([401, { code: 'invalid_api_key' }])
})

it('[INT-1] each key has a rate of its own', async () => {
  const rateLimits = { ...unlimited, apiKey: { requests: 3, windowSeconds: 60 } }
  const { shop, cookie } = await openShop({ rateLimits })
  const [one, other] = [await makeKey(shop, cookie), await makeKey(shop, cookie)]
  const statusOf = async (secret: string) =>
    (await callWith(shop, secret, 'GET', '/api/admin/inventory')).status
  const statuses = []
  for (let call = 0; call < 4; call++) statuses.push(await statusOf(one.secret))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusOf(other.secret)).toBe(200)
  expect((await shop.send('GET', '/api/admin/inventory', { cookie })).status).toBe(200)
})

it('[INT-1][SRV-4] the OpenAPI document says which operations take a key', async () => {
  const { shop } = await openShop()
  const document = (await (await shop.send('GET', '/api/openapi.json')).json()) as {
    components: { securitySchemes: Record<string, object> }
    paths: Record<string, Record<string, { security: object[] }>>
  }
  expect(document.components.securitySchemes['apiKey']).toMatchObject({ type: 'http', scheme: 'bearer' })
  const securityOf = (path: string, method: string) => document.paths[path]?.[method]?.security
  expect(securityOf('/admin/inventory', 'get')).toEqual([{ apiKey: [] }, { session: [] }])
  expect(securityOf('/admin/api-keys', 'post')).toEqual([{ session: [] }])
  expect(securityOf('/user', 'get')).toEqual([{ session: [] }])
  expect(securityOf('/products', 'get')).toEqual([])
})

it('[INT-2] a receiver on a socket of its own gets an event with a signature that holds', async () => {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.end('taken')
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { shop, cookie } = await openShop()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const made = await shop.send('POST', '/api/admin/webhooks', {
    body: { url, events: ['product.stock_out'] },
    cookie,
  })
  expect(made.status).toBe(201)
  const { webhook, secret } = (await made.json()) as { webhook: Webhook; secret: string }
  const { store } = shop.dependencies
  await store.transaction(async tx => {
    const [product] = await tx.list('products', { where: { status: 'active' }, limit: 1 })
    if (!product) throw new Error('The shop sells something')
    const variants = product.variants.map((variant, index) =>
      index === 0 ? { ...variant, stock: 0 } : variant,
    )
    await tx.put('products', { ...product, variants, version: product.version + 1 })
  })
  shop.advance(15_000)
  await deliverWebhooks(shop.dependencies)
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received

  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64')).update(signed)
  expect(headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`)
  expect(JSON.parse(body)).toMatchObject({ type: 'product.stock_out', data: { stock: 0 } })
  const log = await shop.send('GET', `/api/admin/webhooks/${webhook.id}/deliveries`, { cookie })
  expect((await log.json()) as WebhookDelivery[]).toMatchObject([
    { status: 'delivered', attempts: [{ status: 200, problem: null, excerpt: 'taken' }] },
  ])
  expect(shop.logLines.join('\n')).not.toContain(secret)
})
