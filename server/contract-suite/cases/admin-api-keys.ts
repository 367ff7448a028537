import { expect } from 'vitest'
import {
  keyPermissions,
  operationAt,
  routes,
  type ApiKey,
  type AuditEntry,
  type KeyPermission,
  type OperationRoute,
} from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type Answer, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/api-keys'
const dayMs = 24 * 60 * 60 * 1000

interface Created {
  readonly key: ApiKey
  readonly secret: string
}

const input = { name: 'Stock script', permissions: ['inventory.write', 'catalogue.read'], validDays: 30 }

async function keyWith(owner: SuiteVisitor, permissions: readonly KeyPermission[] = ['orders.read']) {
  const created = await owner.post<Created>(path, { ...input, permissions })
  expect(created.status).toBe(201)
  return created.body
}

/** Calls as a program does: with the key, and nothing of a browser. */
function callWith(visitor: SuiteVisitor, secret: string) {
  return <Body>(method: string, target: string, body?: unknown): Promise<Answer<Body>> =>
    visitor.send(method, target, body, {
      headers: { authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example' },
    })
}

function creationCases(contractCase: ContractCase): void {
  contractCase('[INT-1] a key is shown once, and kept as a hash', async shop => {
    const owner = await shop.signedInAs('admin')
    const { key, secret } = await keyWith(owner, ['inventory.write', 'catalogue.read'])
    expect(secret).toMatch(/^shruti_\S{43,}$/)
    expect(key).toMatchObject({
      name: 'Stock script',
      prefix: secret.slice(0, 13),
      // In the order of the list, whatever order they came in.
      permissions: ['catalogue.read', 'inventory.write'],
      state: 'active',
      createdAt: '2026-11-20T06:00:00.000Z',
      createdBy: 'Shop keeper',
      expiresAt: '2026-12-20T06:00:00.000Z',
      lastUsedOn: null,
      revokedAt: null,
      version: 1,
    })
    const listed = await owner.get<ApiKey[]>(path)
    expect(listed.body).toEqual([key])
    const log = await owner.get<AuditEntry[]>('/admin/audit')
    expect(log.body[0]).toMatchObject({ action: 'api-key.create', subject: `api-key:${key.id}` })
    expect(log.body[0]?.changes).toContainEqual({
      field: 'secretHash',
      before: '(hidden)',
      after: '(hidden)',
    })
    const everything = JSON.stringify([listed.body, log.body, await shop.store.list('apiKeys')])
    expect(everything).not.toContain(secret)
  })

  contractCase('[INT-1] a key without an end has none', async shop => {
    const owner = await shop.signedInAs('admin')
    const created = await owner.post<Created>(path, { ...input, validDays: null })
    expect(created.body.key.expiresAt).toBeNull()
    shop.advance(4000 * dayMs)
    const call = callWith(shop.newVisitor(), created.body.secret)
    expect((await call('GET', '/admin/products')).status).toBe(200)
  })

  contractCase('[INT-1] what a key cannot be is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = await owner.post(path, { name: ' ', permissions: [], validDays: 7 })
    expectRefusal(refused, 400, 'invalid_input', 'Name the key', {
      name: 'Name the key',
      permissions: 'Choose what the key may do',
      validDays: 'Choose 30, 90 or 365 days',
    })
    for (const permission of [
      'administrators.write',
      'integrations.write',
      'settings.write',
      'payments.write',
    ]) {
      const message = 'A key cannot have this permission'
      const answer = await owner.post(path, { ...input, permissions: [permission] })
      expectRefusal(answer, 400, 'invalid_input', message, { 'permissions.0': message })
    }
  })

  contractCase('[INT-1] a shop has fifty keys in use at most', async shop => {
    const owner = await shop.signedInAs('admin')
    const { key } = await keyWith(owner)
    const [record] = await shop.store.list('apiKeys')
    if (!record) throw new Error('There is no key')
    await shop.store.transaction(async tx => {
      for (let index = 1; index < 50; index++)
        await tx.put('apiKeys', { ...record, id: `key-${index}`, secretHash: `hash-${index}` })
    })
    const message = 'The shop has 50 API keys in use. Revoke one first.'
    expectRefusal(await owner.post(path, input), 409, 'api_key_limit', message)
    await owner.post(`${path}/${key.id}/revoke`)
    expect((await owner.post(path, input)).status).toBe(201)
  })

  contractCase('[INT-1][AUTH-9] a key is made by an owner who just confirmed that it is them', async shop => {
    const owner = await shop.signedInAs('admin')
    shop.advance(10 * 60_000)
    const asked = [403, 'reauthentication_required', 'Confirm that it is you to continue'] as const
    expectRefusal(await owner.post(path, input), ...asked)
    await owner.post('/user/reauthenticate', { password: passwords.admin })
    expect((await owner.post(path, input)).status).toBe(201)
  })
}

function useCases(contractCase: ContractCase): void {
  contractCase('[INT-1] a program changes stock with a key, and the log names the key', async shop => {
    const owner = await shop.signedInAs('admin')
    const { key, secret } = await keyWith(owner, ['inventory.write', 'catalogue.read'])
    const call = callWith(shop.newVisitor(), secret)
    const before = await call<{ sku: string; stock: number; productId: string; version: number }[]>(
      'GET',
      '/admin/inventory?pageSize=1',
    )
    const [row] = before.body
    if (!row) throw new Error('There is no stock')
    const changed = await call('POST', `/admin/inventory/${row.productId}/adjustments`, {
      sku: row.sku,
      change: 5,
      reason: 'received',
      version: row.version,
    })
    expect(changed.status).toBe(200)
    const log = await owner.get<AuditEntry[]>(`/admin/audit?actorId=${key.id}`)
    expect(log.body).toHaveLength(1)
    expect(log.body[0]).toMatchObject({
      actorName: `API key Stock script (${key.prefix}…)`,
    })
    expect((await owner.get<ApiKey[]>(path)).body[0]).toMatchObject({ lastUsedOn: '2026-11-20', version: 1 })
  })

  contractCase('[INT-1] a key is used every day and written once a day', async shop => {
    const { secret } = await keyWith(await shop.signedInAs('admin'))
    const call = callWith(shop.newVisitor(), secret)
    await call('GET', '/admin/orders')
    // From here on nothing can be written, and a use of the same day needs no write.
    shop.faults.fillDisk()
    expect((await call('GET', '/admin/orders')).status).toBe(200)
    // Nor does reading stop on the next day.
    shop.advance(dayMs)
    expect((await call('GET', '/admin/orders')).status).toBe(200)
  })

  contractCase('[INT-1] a key may do what it was given, and nothing else', async shop => {
    const owner = await shop.signedInAs('admin')
    const { secret } = await keyWith(owner, ['orders.read'])
    const call = callWith(shop.newVisitor(), secret)
    expect((await call('GET', '/admin/orders')).status).toBe(200)
    const denied = [403, 'forbidden', 'Access denied'] as const
    expectRefusal(await call('GET', '/admin/customers'), ...denied)
    expectRefusal(await call('GET', path), ...denied)
    expectRefusal(await call('POST', path, input), ...denied)
    expectRefusal(await call('GET', '/admin/administrators'), ...denied)
  })

  contractCase('[INT-1] no key calls what only an owner may', async shop => {
    const owner = await shop.signedInAs('admin')
    const { secret } = await keyWith(owner, keyPermissions)
    const call = callWith(shop.newVisitor(), secret)
    const ownersOnly = Object.values(routes as Readonly<Record<string, OperationRoute>>).filter(
      route =>
        route.access === 'administrator' &&
        !keyPermissions.some(permission => permission === route.permission),
    )
    expect(ownersOnly.length).toBeGreaterThan(20)
    for (const route of ownersOnly) {
      const answer = await call(route.method, route.path.replace(/\{\w+\}/g, 'anything'))
      expectRefusal(answer, 403, 'forbidden', 'Access denied')
    }
  })

  contractCase(
    '[INT-1] a key takes the place of a session, and outside the administration means nothing',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { secret } = await keyWith(owner, ['orders.read'])
      const call = callWith(owner, secret)
      // The owner could: the key cannot, whoever else the browser says it is.
      expectRefusal(await call('GET', '/admin/customers'), 403, 'forbidden', 'Access denied')
      const wrong = callWith(owner, 'shruti_wrong')
      expectRefusal(await wrong('GET', '/admin/orders'), 401, 'invalid_api_key', 'There is no such API key')
      expect((await wrong<{ username: string }>('GET', '/user')).body.username).toBe('admin')
      const stranger = callWith(shop.newVisitor(), secret)
      expectRefusal(await stranger('GET', '/user'), 401, 'unauthenticated', 'Authentication required')
    },
  )
}

async function suspended(shop: TestShop, change: object): Promise<void> {
  const record = await shop.store.get('users', 'usr-admin')
  if (!record) throw new Error('There is no owner')
  await shop.store.transaction(tx => tx.put('users', { ...record, ...change }))
}

function endCases(contractCase: ContractCase): void {
  contractCase('[INT-1] a revoked key is refused from the next call on', async shop => {
    const owner = await shop.signedInAs('admin')
    const { key, secret } = await keyWith(owner)
    const call = callWith(shop.newVisitor(), secret)
    expect((await call('GET', '/admin/orders')).status).toBe(200)
    const revoked = await owner.post<ApiKey>(`${path}/${key.id}/revoke`)
    expect(revoked.body).toMatchObject({ state: 'revoked', revokedAt: '2026-11-20T06:00:00.000Z' })
    expectRefusal(await call('GET', '/admin/orders'), 401, 'invalid_api_key', 'This API key was revoked')
    const again = await owner.post(`${path}/${key.id}/revoke`)
    expectRefusal(again, 409, 'api_key_revoked', 'This API key is revoked already')
    const none = await owner.post(`${path}/none/revoke`)
    expectRefusal(none, 404, 'api_key_not_found', 'There is no such API key')
  })

  contractCase('[INT-1] a key ends on its day', async shop => {
    const { secret } = await keyWith(await shop.signedInAs('admin'))
    const call = callWith(shop.newVisitor(), secret)
    shop.advance(30 * dayMs - 1)
    expect((await call('GET', '/admin/orders')).status).toBe(200)
    shop.advance(1)
    const message = 'This API key expired on 20 December 2026'
    expectRefusal(await call('GET', '/admin/orders'), 401, 'invalid_api_key', message)
    const owner = await shop.signedInAs('admin')
    expect((await owner.get<ApiKey[]>(path)).body[0]).toMatchObject({ state: 'expired' })
  })

  contractCase('[INT-1] a key can do nothing that whoever made it cannot', async shop => {
    const { secret } = await keyWith(await shop.signedInAs('admin'), ['orders.read', 'reviews.write'])
    const call = callWith(shop.newVisitor(), secret)
    await suspended(shop, { adminRole: 'operations' })
    expect((await call('GET', '/admin/orders')).status).toBe(200)
    expectRefusal(await call('GET', '/admin/reviews'), 403, 'forbidden', 'Access denied')
    const gone = 'Whoever made this API key is no administrator any more'
    await suspended(shop, { adminRole: 'owner', blocked: true })
    expectRefusal(await call('GET', '/admin/orders'), 401, 'invalid_api_key', gone)
    await suspended(shop, { blocked: false, isAdmin: false })
    expectRefusal(await call('GET', '/admin/orders'), 401, 'invalid_api_key', gone)
  })

  const operations = Object.values(routes as Readonly<Record<string, OperationRoute>>).filter(
    ({ access }) => access === 'administrator',
  )
  contractCase('[INT-1] no operation takes a key that nobody made', async shop => {
    const call = callWith(shop.newVisitor(), 'shruti_nobody-made-this-one')
    for (const route of operations) {
      const target = route.path.replace(/\{\w+\}/g, 'anything')
      expect(operationAt(route.method, target)).toBeDefined()
      expectRefusal(await call(route.method, target), 401, 'invalid_api_key', 'There is no such API key')
    }
  })
}

/** Keys by which programs call the administration (INT-1). */
export function apiKeyCases(contractCase: ContractCase): void {
  creationCases(contractCase)
  useCases(contractCase)
  endCases(contractCase)
}
