import { expect } from 'vitest'
import type { Administrator, AuditEntry } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/administrators'
const minuteMs = 60_000

const farida = {
  username: 'farida',
  name: 'Farida Khan',
  email: 'farida@example.in',
  role: 'catalogue',
  password: 'eleven mangoes in a bucket',
}

async function listed(visitor: SuiteVisitor): Promise<Administrator[]> {
  return (await visitor.get<Administrator[]>(path)).body
}

async function lastEntry(visitor: SuiteVisitor): Promise<AuditEntry | undefined> {
  return (await visitor.get<AuditEntry[]>('/admin/audit')).body[0]
}

function creationCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] the owner adds an administrator, who signs in with that password', async shop => {
    const owner = await shop.signedInAs('admin')
    const created = await owner.post<Administrator[]>(path, farida)
    expect(created.status).toBe(201)
    expect(created.body.map(({ name, role }) => [name, role])).toEqual([
      ['Farida Khan', 'catalogue'],
      ['Shop keeper', 'owner'],
      ['Sunita Das', 'support'],
    ])
    expect(created.body[0]).toMatchObject({ secondFactor: false, lastSeenAt: null, version: 1 })
    expect(JSON.stringify(created.body)).not.toContain(farida.password)

    const entry = await lastEntry(owner)
    expect(entry).toMatchObject({ action: 'administrator.create', detail: 'farida: catalogue' })
    expect(entry?.changes).toContainEqual({ field: 'passwordHash', before: '(hidden)', after: '(hidden)' })

    const visitor = shop.newVisitor()
    const { username, password } = farida
    expect((await visitor.post('/login', { username, password })).body).toMatchObject({
      isAdmin: true,
      adminRole: 'catalogue',
    })
    expectRefusal(await visitor.get(path), 403, 'forbidden', 'Access denied')
    const [seen] = await listed(owner)
    expect(seen?.lastSeenAt).not.toBeNull()
  })

  contractCase('[ADM-7] what a new administrator cannot be is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const post = (change: object) => owner.post(path, { ...farida, ...change })
    expectRefusal(await post({ role: 'boss' }), 400, 'invalid_input', 'Choose a role', {
      role: 'Choose a role',
    })
    const common = 'This password is too common. Choose another one.'
    expectRefusal(await post({ password: 'farida123' }), 400, 'common_password', common, { password: common })
    const taken = 'Username already taken'
    expectRefusal(await post({ username: 'asha' }), 409, 'username_taken', taken, { username: taken })
    const registered = 'Email already registered'
    const email = 'asha@example.in'
    expectRefusal(await post({ email }), 409, 'email_registered', registered, { email: registered })
    expect(await listed(owner)).toHaveLength(2)
  })
}

function changeCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] another role counts from the next request on', async shop => {
    const owner = await shop.signedInAs('admin')
    const sunita = await shop.signedInAs('sunita')
    expect((await sunita.get('/admin/orders/figures')).status).toBe(200)
    const changed = await owner.put<Administrator[]>(`${path}/usr-sunita/role`, {
      role: 'catalogue',
      version: 1,
    })
    expect(changed.body).toContainEqual(expect.objectContaining({ id: 'usr-sunita', role: 'catalogue' }))
    expectRefusal(await sunita.get('/admin/orders'), 403, 'forbidden', 'Access denied')
    expect(await lastEntry(owner)).toMatchObject({
      action: 'administrator.role',
      subject: 'user:usr-sunita',
      detail: 'sunita: support → catalogue',
      changes: [{ field: 'adminRole', before: 'support', after: 'catalogue' }],
    })
    expectRefusal(
      await owner.put(`${path}/usr-sunita/role`, { role: 'support', version: 1 }),
      409,
      'stale_version',
      'Someone else changed this. Reload to see their version.',
    )
  })

  contractCase('[ADM-7] the last owner stays one; with another, an owner may step back', async shop => {
    const owner = await shop.signedInAs('admin')
    const stepBack = () => owner.put(`${path}/usr-admin/role`, { role: 'operations', version: 1 })
    const message = 'The shop needs an owner. Make somebody else an owner first.'
    expectRefusal(await stepBack(), 409, 'last_owner', message, { role: message })
    expect((await owner.get('/user')).body).toMatchObject({ adminRole: 'owner' })

    // An owner who is blocked cannot run the shop.
    const sunita = await shop.store.get('users', 'usr-sunita')
    if (!sunita) throw new Error('There is no Sunita')
    const blocked = { ...sunita, adminRole: 'owner', blocked: true } as const
    await shop.store.transaction(tx => tx.put('users', blocked))
    expectRefusal(await stepBack(), 409, 'last_owner', message, { role: message })

    await shop.store.transaction(tx => tx.put('users', { ...blocked, blocked: false }))
    expect((await stepBack()).status).toBe(200)
    expectRefusal(await owner.get(path), 403, 'forbidden', 'Access denied')
  })

  contractCase('[ADM-7][AUTH-8] an administrator is signed out, and oneself elsewhere', async shop => {
    const owner = await shop.signedInAs('admin')
    const elsewhere = await shop.signedInAs('admin')
    const sunita = await shop.signedInAs('sunita')
    const ended = await owner.post<Administrator[]>(`${path}/usr-sunita/end-sessions`)
    expect(ended.body.find(({ id }) => id === 'usr-sunita')?.lastSeenAt).toBeNull()
    expect((await sunita.get('/admin/orders')).status).toBe(401)
    expect(await lastEntry(owner)).toMatchObject({
      action: 'administrator.sessions',
      changes: [{ field: 'sessions', before: 1, after: 0 }],
    })
    await owner.post(`${path}/usr-admin/end-sessions`)
    expect((await elsewhere.get(path)).status).toBe(401)
    expect((await owner.get(path)).status).toBe(200)
  })

  contractCase('[ADM-7] who is removed is a customer from then on, and signed out', async shop => {
    const owner = await shop.signedInAs('admin')
    const sunita = await shop.signedInAs('sunita')
    const remove = `${path}/usr-sunita/remove`
    const stale = await owner.post(remove, { version: 7 })
    const conflict = 'Someone else changed this. Reload to see their version.'
    expectRefusal(stale, 409, 'stale_version', conflict)
    const left = await owner.post<Administrator[]>(remove, { version: 1 })
    expect(left.body.map(({ id }) => id)).toEqual(['usr-admin'])
    expect((await sunita.get('/admin/orders')).status).toBe(401)
    expect(await lastEntry(owner)).toMatchObject({
      action: 'administrator.remove',
      changes: [
        { field: 'adminRole', before: 'support', after: null },
        { field: 'isAdmin', before: true, after: false },
      ],
    })
    const again = await shop.signedInAs('sunita')
    expect((await again.get('/user')).body).toMatchObject({ isAdmin: false })
    expectRefusal(await again.get('/admin/orders'), 403, 'forbidden', 'Access denied')
  })
}

function refusalCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] nobody removes themselves, or somebody who is no administrator', async shop => {
    const owner = await shop.signedInAs('admin')
    const own = 'You cannot remove your own admin access'
    const remove = (id: string) => owner.post(`${path}/${id}/remove`, { version: 1 })
    expectRefusal(await remove('usr-admin'), 409, 'own_administrator', own)
    const nobody = [404, 'administrator_not_found', 'There is no such administrator'] as const
    for (const id of ['usr-asha', 'usr-none']) {
      expectRefusal(await remove(id), ...nobody)
      expectRefusal(await owner.post(`${path}/${id}/end-sessions`), ...nobody)
      expectRefusal(await owner.put(`${path}/${id}/role`, { role: 'owner', version: 1 }), ...nobody)
    }
    const reload = { version: 'Reload the page' }
    const sunitas = `${path}/usr-sunita`
    const noVersion = await owner.post(`${sunitas}/remove`, {})
    expectRefusal(noVersion, 400, 'invalid_input', 'Reload the page', reload)
    const noRole = await owner.put(`${sunitas}/role`, { version: 1 })
    expectRefusal(noRole, 400, 'invalid_input', 'Choose a role', { role: 'Choose a role' })
  })

  contractCase(
    '[ADM-7][AUTH-9] each change takes an owner who just confirmed that it is them',
    async shop => {
      const owner = await shop.signedInAs('admin')
      shop.advance(10 * minuteMs)
      const asked = [403, 'reauthentication_required', 'Confirm that it is you to continue'] as const
      expectRefusal(await owner.post(path, farida), ...asked)
      expectRefusal(await owner.put(`${path}/usr-sunita/role`, { role: 'owner', version: 1 }), ...asked)
      expectRefusal(await owner.post(`${path}/usr-sunita/end-sessions`), ...asked)
      expectRefusal(await owner.post(`${path}/usr-sunita/remove`, { version: 1 }), ...asked)
      await owner.post('/user/reauthenticate', { password: passwords.admin })
      expect((await owner.post(path, farida)).status).toBe(201)
    },
  )
}

/** Who may use the administration: added, given a role, signed out and removed by an owner (ADM-7). */
export function administratorCases(contractCase: ContractCase): void {
  creationCases(contractCase)
  changeCases(contractCase)
  refusalCases(contractCase)
}
