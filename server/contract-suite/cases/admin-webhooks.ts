import { expect } from 'vitest'
import type { AuditEntry, Webhook, WebhookDelivery } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/webhooks'
const input = { url: 'https://erp.example/hooks', events: ['order.delivered', 'order.shipped'] }

interface WithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

async function made(owner: SuiteVisitor): Promise<WithSecret> {
  const answer = await owner.post<WithSecret>(path, input)
  expect(answer.status).toBe(201)
  return answer.body
}

async function deliveriesOf(owner: SuiteVisitor, id: string, query = '') {
  return owner.get<WebhookDelivery[]>(`${path}/${id}/deliveries${query}`)
}

/** The signature as a receiver works it out, by the words of Standard Webhooks. */
async function expectedSignature(secret: string, headers: Readonly<Record<string, string>>, body: string) {
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), text => text.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

function keepingCases(contractCase: ContractCase): void {
  contractCase('[INT-2] a webhook is made, changed, paused and deleted by the owner', async shop => {
    const owner = await shop.signedInAs('admin')
    const { webhook, secret } = await made(owner)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toMatchObject({
      url: 'https://erp.example/hooks',
      events: ['order.shipped', 'order.delivered'],
      state: 'active',
      failingSince: null,
      formerSecretUntil: null,
      version: 1,
    })
    expect((await owner.get<Webhook[]>(path)).body).toEqual([webhook])
    const target = `${path}/${webhook.id}`
    const change = { url: 'https://erp.example/v2', events: ['order.paid'], active: false, version: 1 }
    const changed = await owner.put<Webhook>(target, change)
    expect(changed.body).toMatchObject({ url: 'https://erp.example/v2', state: 'paused', version: 2 })
    const stale = await owner.put(target, change)
    expectRefusal(stale, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
    const on = await owner.put<Webhook>(target, { ...change, active: true, version: 2 })
    expect(on.body).toMatchObject({ state: 'active', version: 3 })
    expect((await owner.delete(target)).body).toEqual({})
    expect((await owner.get(path)).body).toEqual([])
    const log = await owner.get<AuditEntry[]>('/admin/audit')
    expect(log.body.map(({ action }) => action).toSorted()).toEqual([
      'webhook.create',
      'webhook.delete',
      'webhook.update',
      'webhook.update',
    ])
    expect(JSON.stringify(log.body)).not.toContain(secret)
  })

  contractCase('[INT-2] what a webhook cannot be is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const begins = 'Enter an address that begins with https://'
    const wrong = await owner.post(path, { url: 'ftp://erp.example', events: [] })
    expectRefusal(wrong, 400, 'invalid_input', begins, { url: begins, events: 'Choose at least one event' })
    const named = await owner.post(path, { ...input, url: 'https://me:secret@erp.example' })
    const leaveOut = 'Leave user name and password out of the address: deliveries are signed instead'
    expectRefusal(named, 400, 'invalid_input', leaveOut, { url: leaveOut })
    const plain = 'Use an address that begins with https://'
    const http = await owner.post(path, { ...input, url: 'http://erp.example' })
    expectRefusal(http, 400, 'webhook_address_refused', plain, { url: plain })
    const { webhook } = await made(owner)
    const target = `${path}/${webhook.id}`
    const change = { ...input, active: true, version: 1 }
    const moved = await owner.put(target, { ...change, url: 'http://erp.example' })
    expectRefusal(moved, 400, 'webhook_address_refused', plain, { url: plain })
    const noState = await owner.put(target, { ...input, version: 1 })
    expectRefusal(noState, 400, 'invalid_input', 'Say whether it is on', { active: 'Say whether it is on' })
    const noVersion = await owner.post(`${target}/secret`, {})
    expectRefusal(noVersion, 400, 'invalid_input', 'Reload the page', { version: 'Reload the page' })
    const noPage = await deliveriesOf(owner, webhook.id, '?status=lost')
    expectRefusal(noPage, 400, 'invalid_input', 'There is no such state', {
      status: 'There is no such state',
    })
  })

  contractCase('[INT-2] what is not there is not found', async shop => {
    const owner = await shop.signedInAs('admin')
    const none = [404, 'webhook_not_found', 'There is no such webhook'] as const
    const change = { ...input, active: true, version: 1 }
    expectRefusal(await owner.put(`${path}/none`, change), ...none)
    expectRefusal(await owner.delete(`${path}/none`), ...none)
    expectRefusal(await owner.post(`${path}/none/secret`, { version: 1 }), ...none)
    expectRefusal(await owner.post(`${path}/none/test`), ...none)
    expectRefusal(await deliveriesOf(owner, 'none'), ...none)
    const gone = 'This delivery is no longer there'
    const resent = await owner.post('/admin/webhook-deliveries/none/resend')
    expectRefusal(resent, 404, 'webhook_delivery_not_found', gone)
  })

  contractCase('[INT-2] a shop has ten webhooks at most', async shop => {
    const owner = await shop.signedInAs('admin')
    for (let index = 0; index < 10; index++) await made(owner)
    const message = 'The shop has 10 webhooks. Delete one first.'
    expectRefusal(await owner.post(path, input), 409, 'webhook_limit', message)
  })

  contractCase(
    '[INT-2][AUTH-9] where events go is chosen by an owner who just confirmed that it is them',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { webhook } = await made(owner)
      shop.advance(10 * 60_000)
      const asked = [403, 'reauthentication_required', 'Confirm that it is you to continue'] as const
      expectRefusal(await owner.post(path, input), ...asked)
      const target = `${path}/${webhook.id}`
      expectRefusal(await owner.put(target, { ...input, active: true, version: 1 }), ...asked)
      expectRefusal(await owner.post(`${target}/secret`, { version: 1 }), ...asked)
    },
  )
}

function sendingCases(contractCase: ContractCase): void {
  contractCase('[INT-2] a test event is sent at once, signed as Standard Webhooks says', async shop => {
    const owner = await shop.signedInAs('admin')
    const { webhook, secret } = await made(owner)
    const sent = await owner.post<WebhookDelivery>(`${path}/${webhook.id}/test`)
    expect(sent.body).toMatchObject({ event: 'webhook.test', status: 'delivered', nextAttemptAt: null })
    expect(sent.body.attempts).toEqual([
      { at: '2026-11-20T06:00:00.000Z', status: 200, ms: 0, problem: null, excerpt: 'ok' },
    ])
    const [request] = shop.webhooks.received
    if (!request) throw new Error('Nothing was sent')
    expect(request.url).toBe('https://erp.example/hooks')
    expect(request.headers['webhook-id']).toBe(sent.body.id)
    expect(request.headers['webhook-timestamp']).toBe('1795154400')
    expect(request.headers['webhook-signature']).toBe(
      await expectedSignature(secret, request.headers, request.body),
    )
    expect(JSON.parse(request.body)).toEqual({
      type: 'webhook.test',
      timestamp: '2026-11-20T06:00:00.000Z',
      data: { webhookId: webhook.id },
    })
  })

  contractCase('[INT-2] for a day after a change both secrets sign', async shop => {
    const owner = await shop.signedInAs('admin')
    const { webhook, secret } = await made(owner)
    const target = `${path}/${webhook.id}`
    const rotated = await owner.post<WithSecret>(`${target}/secret`, { version: 1 })
    expect(rotated.body.secret).not.toBe(secret)
    expect(rotated.body.webhook).toMatchObject({ version: 2, formerSecretUntil: '2026-11-21T06:00:00.000Z' })
    const stale = await owner.post(`${target}/secret`, { version: 1 })
    expectRefusal(stale, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
    await owner.post(`${target}/test`)
    const [first] = shop.webhooks.received
    if (!first) throw new Error('Nothing was sent')
    const by = (each: string) => expectedSignature(each, first.headers, first.body)
    expect(first.headers['webhook-signature']).toBe(`${await by(rotated.body.secret)} ${await by(secret)}`)
    shop.advance(24 * 60 * 60 * 1000)
    const later = await shop.signedInAs('admin')
    await later.post(`${target}/test`)
    expect(shop.webhooks.received[1]?.headers['webhook-signature']).not.toContain(' ')
  })

  contractCase('[INT-2] a delivery that failed is sent again by hand, under the same id', async shop => {
    const owner = await shop.signedInAs('admin')
    const { webhook } = await made(owner)
    const target = `${path}/${webhook.id}`
    shop.webhooks.answer = () => Promise.resolve({ status: 503, excerpt: 'down' })
    const failed = await owner.post<WebhookDelivery>(`${target}/test`)
    expect(failed.body).toMatchObject({
      status: 'given_up',
      attempts: [{ status: 503, problem: 'The receiver answered 503', excerpt: 'down' }],
    })
    expect((await owner.get<Webhook[]>(path)).body[0]?.failingSince).toBe('2026-11-20T06:00:00.000Z')
    shop.webhooks.answer = () => Promise.resolve({ status: 204, excerpt: '' })
    const resend = `/admin/webhook-deliveries/${failed.body.id}/resend`
    const resent = await owner.post<WebhookDelivery>(resend)
    expect(resent.body).toMatchObject({ id: failed.body.id, status: 'delivered' })
    expect(resent.body.attempts.map(({ status }) => status)).toEqual([503, 204])
    expect((await owner.get<Webhook[]>(path)).body[0]?.failingSince).toBeNull()
    const listed = await deliveriesOf(owner, webhook.id, '?status=delivered')
    expect(listed.body).toEqual([resent.body])
    expect(listed.headers.get('x-total-count')).toBe('1')
    expect((await deliveriesOf(owner, webhook.id, '?status=given_up')).body).toEqual([])

    await owner.put(target, { ...input, active: false, version: 1 })
    const paused = [409, 'webhook_paused', 'This webhook is paused. Turn it on first.'] as const
    expectRefusal(await owner.post(`${target}/test`), ...paused)
    expectRefusal(await owner.post(resend), ...paused)
  })

  contractCase('[INT-2] an order that moves on is told, and without anything of a person', async shop => {
    const owner = await shop.signedInAs('admin')
    const { webhook } = await made(owner)
    await ship(shop, owner)
    const listed = await deliveriesOf(owner, webhook.id)
    expect(listed.body).toHaveLength(1)
    const [delivery] = listed.body
    expect(delivery).toMatchObject({
      event: 'order.shipped',
      status: 'waiting',
      nextAttemptAt: '2026-11-20T06:00:15.000Z',
      attempts: [],
    })
    const body = JSON.parse(delivery?.body ?? '') as { data: object }
    expect(Object.keys(body.data)).toEqual(['orderId', 'orderNumber', 'version'])
  })
}

/** Moves the suite's packed order on. */
async function ship(shop: TestShop, owner: SuiteVisitor): Promise<void> {
  const [packed] = await shop.store.list('orders', { where: { status: 'packed' } })
  if (!packed) throw new Error('No order is packed')
  const shipped = await owner.post(`/admin/orders/${packed.id}/status`, {
    status: 'shipped',
    trackingNumber: '1234567890',
    carrier: 'Delhivery',
    version: packed.version,
  })
  expect(shipped.status).toBe(200)
}

/** What the shop tells programs (INT-2). */
export function webhookCases(contractCase: ContractCase): void {
  keepingCases(contractCase)
  sendingCases(contractCase)
}
