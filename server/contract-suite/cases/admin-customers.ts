import { expect } from 'vitest'
import type {
  AccountExport,
  AdminCustomer,
  AdminCustomerDetail,
  BulkAnswer,
  MergePlan,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const ashasSpend = async (shop: TestShop) => {
  const orders = await shop.store.list('orders', { where: { userId: 'usr-asha' } })
  return orders.reduce((sum, { total }) => sum + total, 0)
}

async function usernames(visitor: SuiteVisitor, query = ''): Promise<(string | null)[]> {
  const { body } = await visitor.get<AdminCustomer[]>(`/admin/customers${query}`)
  return body.map(({ username }) => username)
}

async function customer(visitor: SuiteVisitor, id: string): Promise<AdminCustomerDetail> {
  return (await visitor.get<AdminCustomerDetail>(`/admin/customers/${id}`)).body
}

const block = (visitor: SuiteVisitor, change: object = {}) =>
  visitor.post<BulkAnswer>('/admin/customers/bulk/block', { ids: ['usr-asha'], blocked: true, ...change })

async function auditedActions(shop: TestShop): Promise<string[]> {
  const entries = await shop.store.list('audit')
  return entries.map(({ action, subject, detail }) => `${action} ${subject} ${detail}`).toSorted()
}

const notFound = [404, 'customer_not_found', 'Customer not found'] as const

export function adminCustomerCases(contractCase: ContractCase): void {
  contractCase('[ADM-4] customers are listed with what they bought, and no administrators', async shop => {
    const support = await shop.signedInAs('sunita')
    const { body, headers } = await support.get<AdminCustomer[]>('/admin/customers?sort=spend')
    expect(headers.get('x-total-count')).toBe('3')
    expect(body[0]).toEqual({
      id: 'usr-asha',
      version: 1,
      name: 'Asha Rao',
      username: 'asha',
      email: 'asha@example.in',
      phoneNumber: '+919876543210',
      state: 'active',
      createdAt: '2026-01-05T06:00:00.000Z',
      orders: 4,
      spend: await ashasSpend(shop),
      lastOrderAt: '2026-11-19T06:00:00.000Z',
    })
    expect(await usernames(support, '?search=98123%2045678')).toEqual(['ravi'])
    expect(await usernames(support, '?search=MEERA%20n')).toEqual(['meera'])
    expect(await usernames(support, '?state=blocked')).toEqual(['meera'])
    expect(await usernames(support, '?repeat=yes')).toEqual(['asha'])
    expect(await usernames(support, '?spend=none&sort=name')).toEqual(['meera', 'ravi'])
    expect(await usernames(support, '?lastOrderFrom=2026-11-19&lastOrderTo=2026-11-19')).toEqual(['asha'])
    expect(await usernames(support, '?lastOrderTo=2026-11-18')).toEqual([])
    expectRefusal(
      await support.get('/admin/customers?state=gone'),
      400,
      'invalid_input',
      'Choose active or blocked',
      { state: 'Choose active or blocked' },
    )
  })

  contractCase('[ADM-4] a cancelled order no longer counts as bought', async shop => {
    const support = await shop.signedInAs('sunita')
    await support.get('/admin/customers')
    const spend = await ashasSpend(shop)
    const cancelled = await shop.store.get('orders', 'ord-placed')
    const asha = await shop.signedInAs('asha')
    await asha.post('/orders/ord-placed/cancel')
    expect(await customer(support, 'usr-asha')).toMatchObject({
      orders: 3,
      spend: spend - (cancelled?.total ?? 0),
      lastOrderAt: '2026-11-19T06:00:00.000Z',
    })
  })

  contractCase('[ADM-9] the list of customers is a CSV too', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.csv('/admin/customers/export?state=active&sort=name&direction=asc')
    expect(body.split('\r\n').map(line => line.split(',')[1])).toEqual([
      'Username',
      'asha',
      'ravi',
      undefined,
    ])
    expectRefusal(
      await owner.get('/admin/customers/export?cursor=x'),
      400,
      'invalid_input',
      'Check the highlighted fields',
      { cursor: 'Check the highlighted fields' },
    )
  })

  contractCase(
    '[ADM-4] a blocked customer is signed out at once, and let in again by an undo',
    async shop => {
      const support = await shop.signedInAs('sunita')
      const asha = await shop.signedInAs('asha')
      const answer = await block(support, { ids: ['usr-asha', 'usr-admin', 'usr-meera'], reason: 'Fraud' })
      expect(answer.body).toMatchObject({
        changed: 1,
        skipped: [
          { id: 'usr-admin', label: 'Shop keeper', message: 'Customer not found' },
          { id: 'usr-meera', label: 'Meera Nair', message: 'This customer is blocked already' },
        ],
      })
      expect((await asha.get('/user/account')).status).toBe(401)
      expect(await customer(support, 'usr-asha')).toMatchObject({ state: 'blocked', sessions: [] })
      expectRefusal(
        await shop.newVisitor().post('/login', { username: 'asha', password: 'monsoon over Hampi' }),
        403,
        'account_blocked',
        'This account is blocked. Contact support to have it reviewed.',
      )
      await support.post(`/admin/undo/${answer.body.undoId}`, {})
      expect(await customer(support, 'usr-asha')).toMatchObject({ state: 'active' })
      await shop.signedInAs('asha')
      expect(await auditedActions(shop)).toContain('customer.block customer:usr-asha Blocked. Fraud')
      expectRefusal(await block(support, { ids: [] }), 400, 'invalid_input', 'Choose what it is for', {
        ids: 'Choose what it is for',
      })
    },
  )

  contractCase(
    '[ADM-4] a customer shows with orders, addresses, reviews, consents and devices',
    async shop => {
      const support = await shop.signedInAs('sunita')
      await shop.signedInAs('asha')
      const asha = await customer(support, 'usr-asha')
      expect(asha.latestOrders.map(({ number }) => number)).toEqual([
        'SHR-AAAAAAA3',
        'SHR-AAAAAAA4',
        'SHR-AAAAAAA2',
        'SHR-AAAAAAA1',
      ])
      expect(asha).toMatchObject({
        addresses: [{ id: 'adr-asha-home' }],
        notes: [],
        hasPassword: true,
        consents: [{ purpose: 'account' }, { purpose: 'offers', granted: false }],
        sessions: [{ device: 'Unknown device' }],
      })
      expect((await customer(support, 'usr-ravi')).reviews).toMatchObject([
        { title: 'Very good, heavy case' },
      ])
      expect(JSON.stringify(asha)).not.toMatch(/passwordHash/)
      expectRefusal(await support.get('/admin/customers/usr-admin'), ...notFound)
    },
  )

  contractCase(
    '[ADM-4] [AUTH-11] notes of the staff are kept, and are given out with the rest',
    async shop => {
      const support = await shop.signedInAs('sunita')
      const path = '/admin/customers/usr-asha/notes'
      const noted = await support.post<AdminCustomerDetail>(path, { version: 1, text: 'Prefers calls.' })
      expect(noted.body).toMatchObject({
        version: 2,
        notes: [{ text: 'Prefers calls.', at: '2026-11-20T06:00:00.000Z', author: 'Sunita Das' }],
      })
      expect(JSON.stringify(await shop.store.list('audit'))).not.toContain('Prefers calls')
      const given = await support.post<AccountExport>('/admin/customers/usr-asha/data', {})
      expect(given.body).toMatchObject({
        account: { id: 'usr-asha', confirmedUntil: null },
        staffNotes: [{ at: '2026-11-20T06:00:00.000Z', text: 'Prefers calls.' }],
      })
      expect(given.body.orders).toHaveLength(4)
      expect(await auditedActions(shop)).toContain(
        'customer.data customer:usr-asha Data given out on request, page 1',
      )
      expectRefusal(
        await support.post(path, { version: 1, text: 'Again' }),
        409,
        'stale_version',
        'Someone else changed this. Reload to see their version.',
      )
      expectRefusal(
        await support.post(path, { version: 2, text: ' ' }),
        400,
        'invalid_input',
        'Write the note',
        {
          text: 'Write the note',
        },
      )
      await shop.store.transaction(async tx => {
        const ravi = await tx.get('users', 'usr-ravi')
        if (!ravi) throw new Error('The shop has no Ravi')
        const note = {
          id: 'note',
          text: 'Called',
          at: ravi.createdAt,
          authorId: 'usr-admin',
          author: 'admin',
        }
        await tx.put('users', { ...ravi, staffNotes: Array.from({ length: 100 }, () => note) })
      })
      expectRefusal(
        await support.post('/admin/customers/usr-ravi/notes', { version: 1, text: 'One more' }),
        409,
        'note_limit',
        'A customer has at most 100 notes',
      )
      expectRefusal(
        await support.post('/admin/customers/usr-none/notes', { version: 1, text: 'x' }),
        ...notFound,
      )
      expectRefusal(await support.post('/admin/customers/usr-none/data', {}), ...notFound)
      const wrong = await support.post('/admin/customers/usr-asha/data', { page: 0 })
      expect(wrong.body).toMatchObject({ code: 'invalid_input', fields: { page: expect.any(String) } })
    },
  )

  contractCase('[ADM-4] a customer is signed out everywhere on request', async shop => {
    const support = await shop.signedInAs('sunita')
    const asha = await shop.signedInAs('asha')
    const path = '/admin/customers/usr-asha/sign-out'
    const answer = await support.post<AdminCustomerDetail>(path, {})
    expect(answer.body).toMatchObject({ id: 'usr-asha', state: 'active', sessions: [] })
    expect((await asha.get('/user/account')).status).toBe(401)
    expect((await support.get('/admin/customers')).status).toBe(200)
    expect(await auditedActions(shop)).toContain(
      'customer.sessions customer:usr-asha Signed out on all devices',
    )
    expectRefusal(await support.post('/admin/customers/usr-admin/sign-out', {}), ...notFound)
  })

  contractCase('[ADM-4] two accounts of one person become one, after a look at what moves', async shop => {
    const support = await shop.signedInAs('sunita')
    const path = '/admin/customers/usr-ravi/merge'
    const asha = await shop.signedInAs('asha')
    const plan = await support.get<MergePlan>(`${path}?formerId=usr-asha`)
    expect(plan.body).toMatchObject({
      kept: { id: 'usr-ravi' },
      former: { id: 'usr-asha', orders: 4 },
      moves: { orders: 4, addresses: 1, reviews: 0, returns: 0 },
      takesOver: ['name'],
      loses: ['email', 'phoneNumber', 'username', 'password'],
      reviewsOfBoth: 0,
      sessionsEnded: 1,
    })
    expect(await customer(support, 'usr-asha')).toMatchObject({ orders: 4 })
    const merge = { version: 1, formerId: 'usr-asha', formerVersion: 1 }
    const stale = [409, 'stale_version', 'Someone else changed this. Reload to see their version.'] as const
    expectRefusal(await support.post(path, { ...merge, formerVersion: 9 }), ...stale)
    const spend = await ashasSpend(shop)
    const merged = await support.post<AdminCustomerDetail>(path, merge)
    expect(merged.body).toMatchObject({
      id: 'usr-ravi',
      version: 2,
      name: 'Asha Rao',
      email: 'ravi@example.in',
      orders: 4,
      spend,
    })
    expect(merged.body.addresses).toHaveLength(4)
    expect((await asha.get('/user/account')).status).toBe(401)
    expectRefusal(await support.get('/admin/customers/usr-asha'), ...notFound)
    expect(await auditedActions(shop)).toContain(
      'customer.merge customer:usr-ravi Account usr-asha became part of this one, with 4 orders',
    )
  })

  contractCase('[ADM-4] accounts that cannot become one are refused', async shop => {
    const support = await shop.signedInAs('sunita')
    const path = '/admin/customers/usr-ravi/merge'
    const attempts = [
      { formerId: 'usr-ravi', refusal: [400, 'merge_same_account', 'Choose another account'] },
      {
        formerId: 'usr-meera',
        refusal: [409, 'merge_blocked', 'Unblock both accounts before you merge them'],
      },
      { formerId: 'usr-admin', refusal: notFound },
    ] as const
    for (const { formerId, refusal } of attempts) {
      const [status, code, message] = refusal
      const fields = code === 'merge_same_account' ? { formerId: message } : undefined
      expectRefusal(await support.get(`${path}?formerId=${formerId}`), status, code, message, fields)
      const merge = { version: 1, formerId, formerVersion: 1 }
      expectRefusal(await support.post(path, merge), status, code, message, fields)
    }
    const missing = [400, 'invalid_input', 'Choose the other account'] as const
    const fields = { formerId: 'Choose the other account' }
    expectRefusal(await support.get(path), ...missing, fields)
    expectRefusal(await support.post(path, { version: 1, formerVersion: 1 }), ...missing, fields)
  })

  contractCase(
    '[ADM-4] [AUTH-11] an account is deleted on its owner’s request, as they could',
    async shop => {
      const support = await shop.signedInAs('sunita')
      const erase = (id: string, version: unknown = 1) =>
        support.post(`/admin/customers/${id}/erase`, { version })
      expectRefusal(
        await erase('usr-asha'),
        409,
        'customer_has_open_orders',
        'This customer has open orders. Deliver or cancel them first.',
      )
      expect((await erase('usr-ravi', 'x')).body).toMatchObject({ code: 'invalid_input' })
      expect((await erase('usr-ravi', 7)).body).toMatchObject({ code: 'stale_version' })
      expectRefusal(await erase('usr-admin'), ...notFound)
      expect((await erase('usr-ravi')).status).toBe(200)
      expectRefusal(await support.get('/admin/customers/usr-ravi'), ...notFound)
      expect(await shop.store.count('addresses', { where: { userId: 'usr-ravi' } })).toBe(0)
      const audit = JSON.stringify(await shop.store.list('audit'))
      expect(audit).toContain('Account deleted on its owner’s request')
      expect(audit).not.toMatch(/ravi@example|Ravi Kumar/)
    },
  )
}
