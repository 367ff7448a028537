import { expect } from 'vitest'
import type { OperationOutputs } from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

type Alerts = OperationOutputs['adminListProductAlerts']
type Subscribers = OperationOutputs['adminListSubscribers']

const wrongCursor = [
  400,
  'invalid_input',
  'Check the highlighted fields',
  { cursor: 'Check the highlighted fields' },
] as const

/** Asha waits for a colour that is sold out, and a stranger has asked for a lower price. */
async function ask(shop: TestShop): Promise<void> {
  await shop.store.transaction(async tx => {
    const user = await tx.get('users', 'usr-asha')
    if (user) await tx.put('users', { ...user, emailVerified: true })
  })
  const asha = await shop.signedInAs('asha')
  await asha.post('/products/prd-nada/alerts', { kind: 'back_in_stock', variantIndex: 2 })
  const stranger = shop.newVisitor()
  await stranger.post('/products/prd-nada/alerts', { kind: 'price_drop', email: 'joy@example.in' })
}

const emails = ({ body }: { body: Alerts }) => body.map(({ email }) => email).toSorted()

export function audienceCases(contractCase: ContractCase): void {
  contractCase('[BEY-8] [ADM-4] the shop sees who waits for which colour', async shop => {
    await ask(shop)
    const support = await shop.signedInAs('sunita')
    const all = await support.get<Alerts>('/admin/product-alerts')
    expect(all.headers.get('x-total-count')).toBe('2')
    expect(emails(all)).toEqual(['asha@example.in', 'joy@example.in'])
    const waiting = await support.get<Alerts>('/admin/product-alerts?status=waiting')
    expect(waiting.body).toEqual([
      {
        id: expect.any(String),
        kind: 'back_in_stock',
        status: 'waiting',
        email: 'asha@example.in',
        customerId: 'usr-asha',
        sku: expect.any(String),
        product: { id: 'prd-nada', name: 'Nada', variantName: 'Blue', stock: 0, price: 149_900 },
        priceWhenAsked: 149_900,
        createdAt: '2026-11-20T06:00:00.000Z',
      },
    ])
    const sku = waiting.body[0]?.sku ?? ''
    expect(emails(await support.get<Alerts>('/admin/product-alerts?kind=price_drop'))).toEqual([
      'joy@example.in',
    ])
    expect(emails(await support.get<Alerts>(`/admin/product-alerts?search=${sku}`))).toEqual([
      'asha@example.in',
    ])
    expect(emails(await support.get<Alerts>('/admin/product-alerts?search=nobody'))).toEqual([])
    expectRefusal(
      await support.get('/admin/product-alerts?status=gone'),
      400,
      'invalid_input',
      'Choose unconfirmed, waiting or told',
      { status: 'Choose unconfirmed, waiting or told' },
    )
  })

  contractCase('[BEY-8] [ADM-4] a request for a product that is gone still shows', async shop => {
    await ask(shop)
    await shop.store.transaction(tx => tx.delete('products', 'prd-nada'))
    const support = await shop.signedInAs('sunita')
    const { body } = await support.get<Alerts>('/admin/product-alerts')
    expect(body.map(({ product }) => product)).toEqual([null, null])
  })

  contractCase('[ADM-9] requests to be told are a CSV too', async shop => {
    await ask(shop)
    const support = await shop.signedInAs('sunita')
    const { body } = await support.csv('/admin/product-alerts/export?status=waiting')
    const [header, row] = body.split('\r\n')
    expect(header).toBe(
      'Email,Waits for,State,SKU,Product,Colour,In stock,Price (₹),Price when asked (₹),Asked',
    )
    expect(row).toMatch(
      /^asha@example\.in,back_in_stock,waiting,[\w-]+,Nada,Blue,0,1499\.00,1499\.00,2026-11-20T06:00:00\.000Z$/,
    )
    expectRefusal(await support.get('/admin/product-alerts/export?cursor=x'), ...wrongCursor)
  })

  contractCase('[AUTH-11] [ADM-4] the shop sees who agreed to offers, and who took it back', async shop => {
    const support = await shop.signedInAs('sunita')
    expect((await support.get('/admin/subscribers')).body).toEqual([])
    const [asha, ravi] = [await shop.signedInAs('asha'), await shop.signedInAs('ravi')]
    for (const [customer, granted] of [
      [asha, true],
      [ravi, true],
      [ravi, false],
    ] as const)
      await customer.put('/user/consents', { purpose: 'offers', granted })
    const agreed = await support.get<Subscribers>('/admin/subscribers?agrees=yes')
    expect(agreed.headers.get('x-total-count')).toBe('1')
    expect(agreed.body).toEqual([
      {
        id: 'usr-asha',
        name: 'Asha Rao',
        email: 'asha@example.in',
        phoneNumber: expect.stringMatching(/^\+91\d{10}$/),
        agrees: true,
        at: '2026-11-20T06:00:00.000Z',
        wording: '2026-11-22',
      },
    ])
    const tookBack = await support.get<Subscribers>('/admin/subscribers?agrees=no')
    expect(tookBack.body.map(({ id, agrees }) => [id, agrees])).toEqual([['usr-ravi', false]])
    expect((await support.get<Subscribers>('/admin/subscribers')).body).toHaveLength(2)
    expectRefusal(
      await support.get('/admin/subscribers?agrees=perhaps'),
      400,
      'invalid_input',
      'Choose yes or no',
      { agrees: 'Choose yes or no' },
    )
    const { body } = await support.csv('/admin/subscribers/export?agrees=yes')
    expect(body.split('\r\n')[0]).toBe('Name,Email,Phone,Agrees to offers,Since,Wording')
    expect(body).toContain('asha@example.in')
    expect(body).not.toContain('ravi')
    expectRefusal(await support.get('/admin/subscribers/export?cursor=x'), ...wrongCursor)
  })
}
