import { expect } from 'vitest'
import type { AccountExport, OperationOutputs, ProductAlert } from '../../contract/index.ts'
import { alertToken } from '../../domain/product-alerts/links.ts'
import { fastHasher } from '../shop/ports.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

type Created = OperationOutputs['createProductAlert']

const hourMs = 3_600_000

async function verify(shop: TestShop): Promise<SuiteVisitor> {
  await shop.store.transaction(async tx => {
    const user = await tx.get('users', 'usr-asha')
    if (user) await tx.put('users', { ...user, emailVerified: true })
  })
  return shop.signedInAs('asha')
}

/** What the last link that was sent carries. */
async function lastToken(shop: TestShop): Promise<string> {
  const alerts = await shop.store.list('productAlerts')
  return alertToken({ hasher: fastHasher }, alerts.at(-1)?.id ?? '')
}

const back = { kind: 'back_in_stock', variantIndex: 2 } as const

export function productAlertCases(contractCase: ContractCase): void {
  contractCase('[BEY-8] a verified address of an account waits at once', async shop => {
    const asha = await verify(shop)
    const created = await asha.post<Created>('/products/prd-nada/alerts', back)
    expect(created.body).toEqual({ status: 'waiting', email: 'asha@example.in' })
    const { body } = await asha.get<ProductAlert[]>('/product-alerts')
    expect(body).toEqual([
      {
        id: expect.any(String),
        kind: 'back_in_stock',
        productId: 'prd-nada',
        slug: 'nada',
        name: 'Nada',
        imageUrl: '/pictures/nad-blu.webp',
        variantIndex: 2,
        variantName: 'Blue',
        email: 'asha@example.in',
        priceWhenAsked: 149_900,
        createdAt: '2026-11-20T06:00:00.000Z',
      },
    ])
    expect(await shop.store.list('messages')).toEqual([])
    expect((await asha.get<AccountExport>('/user/export')).body.productAlerts).toEqual(body)
  })

  contractCase('[BEY-8] asking for the same again waits once, by the price seen last', async shop => {
    const asha = await verify(shop)
    await asha.post('/products/prd-nada/alerts', { kind: 'price_drop' })
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, price: 139_900 })
    })
    await asha.post('/products/prd-nada/alerts', { kind: 'price_drop' })
    const { body } = await asha.get<ProductAlert[]>('/product-alerts')
    expect(body.map(({ priceWhenAsked }) => priceWhenAsked)).toEqual([139_900])
  })

  contractCase('[BEY-8] any other address is sent a link, and waits once it is followed', async shop => {
    const guest = shop.newVisitor()
    const created = await guest.post<Created>('/products/prd-raga/alerts', {
      kind: 'price_drop',
      variantIndex: 1,
      email: ' Meera@Example.in ',
    })
    expect(created.body).toEqual({ status: 'confirmation_sent', email: 'meera@example.in' })
    expect(await shop.store.list('messages')).toMatchObject([
      {
        channel: 'email',
        to: 'meera@example.in',
        topic: { kind: 'confirm_product_alert' },
        status: 'waiting',
      },
    ])
    expect(await shop.store.list('productAlerts')).toMatchObject([{ status: 'unconfirmed' }])
    const token = await lastToken(shop)
    const confirmed = await guest.post<ProductAlert>('/product-alerts/confirm', { token })
    expect(confirmed.body).toMatchObject({ kind: 'price_drop', variantName: 'Gold', priceWhenAsked: 849_900 })
    expect(await shop.store.list('productAlerts')).toMatchObject([{ status: 'waiting', userId: null }])
    expect((await guest.post('/product-alerts/confirm', { token })).status).toBe(200)
  })

  contractCase('[BEY-8] the answer is the same whether the address has an account', async shop => {
    await verify(shop)
    const guest = shop.newVisitor()
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const { body } = await guest.post('/products/prd-nada/alerts', { ...back, email })
      expect(body).toEqual({ status: 'confirmation_sent', email })
    }
  })

  contractCase('[BEY-8] the link in a message stops all of its address, however often', async shop => {
    const guest = shop.newVisitor()
    const asha = await verify(shop)
    await asha.post('/products/prd-nada/alerts', back)
    for (const id of ['prd-nada', 'prd-tala']) {
      await guest.post(`/products/${id}/alerts`, { kind: 'price_drop', email: 'meera@example.in' })
    }
    const [alert] = await shop.store.list('productAlerts', { where: { email: 'meera@example.in' } })
    const token = await alertToken({ hasher: fastHasher }, alert?.id ?? '')
    expect((await guest.post('/product-alerts/stop', { token })).body).toEqual({})
    expect((await guest.post('/product-alerts/stop', { token })).status).toBe(200)
    expect(await shop.store.list('productAlerts')).toMatchObject([{ email: 'asha@example.in' }])
    const late = await guest.post('/product-alerts/confirm', { token })
    expectRefusal(late, 404, 'alert_not_found', 'This link no longer works')
  })

  contractCase('[BEY-8] a link that is not ours does nothing', async shop => {
    const guest = shop.newVisitor()
    await guest.post('/products/prd-nada/alerts', { ...back, email: 'meera@example.in' })
    const [alert] = await shop.store.list('productAlerts')
    for (const path of ['/product-alerts/confirm', '/product-alerts/stop']) {
      const forged = await guest.post(path, { token: `${alert?.id}.0123456789` })
      expectRefusal(forged, 404, 'alert_not_found', 'This link no longer works')
      const empty = await guest.post(path, { token: '' })
      expectRefusal(empty, 400, 'invalid_input', 'This link is not complete', {
        token: 'This link is not complete',
      })
    }
    expect(await shop.store.list('productAlerts')).toMatchObject([{ status: 'unconfirmed' }])
  })

  contractCase('[BEY-8] what one account asked for is taken back by it alone', async shop => {
    const asha = await verify(shop)
    await asha.post('/products/prd-nada/alerts', back)
    const [alert] = (await asha.get<ProductAlert[]>('/product-alerts')).body
    const ravi = await shop.signedInAs('ravi')
    expect((await ravi.delete(`/product-alerts/${alert?.id}`)).body).toEqual([])
    expect((await asha.get('/product-alerts')).body).toHaveLength(1)
    expect((await asha.delete(`/product-alerts/${alert?.id}`)).body).toEqual([])
    expect((await asha.get('/product-alerts')).body).toEqual([])
  })

  contractCase('[BEY-8] refuses what cannot be waited for, and says which field is wrong', async shop => {
    const guest = shop.newVisitor()
    const ask = (id: string, body: object) => guest.post(`/products/${id}/alerts`, body)
    const email = 'meera@example.in'
    expectRefusal(await ask('prd-none', { ...back, email }), 404, 'product_not_found', 'Product not found')
    expectRefusal(
      await ask('prd-nada', { kind: 'price_drop', variantIndex: 9, email }),
      404,
      'variant_not_found',
      'This colour is no longer available',
      { variantIndex: 'This colour is no longer available' },
    )
    expectRefusal(
      await ask('prd-nada', { kind: 'back_in_stock', email }),
      409,
      'already_in_stock',
      'This colour is in stock',
      { variantIndex: 'This colour is in stock' },
    )
    expectRefusal(await ask('prd-nada', back), 400, 'invalid_input', 'Enter an email address', {
      email: 'Enter an email address',
    })
    expectRefusal(
      await ask('prd-nada', { kind: 'cheaper', variantIndex: -1, email: 'meera' }),
      400,
      'invalid_input',
      'Choose what we tell you about',
      {
        kind: 'Choose what we tell you about',
        variantIndex: 'Choose a colour',
        email: 'Enter a valid email address',
      },
    )
  })

  contractCase('[BEY-8] an account waits for at most 50 products', async shop => {
    const asha = await verify(shop)
    await shop.store.transaction(async tx => {
      for (let index = 0; index < 50; index += 1) {
        await tx.put('productAlerts', {
          id: `alt-${index}`,
          kind: 'price_drop',
          productId: 'prd-nada',
          sku: `OLD-${index}`,
          email: 'asha@example.in',
          userId: 'usr-asha',
          status: 'waiting',
          priceWhenAsked: 1,
          createdAt: '2026-11-19T06:00:00.000Z',
          expiresAt: '2027-11-19T06:00:00.000Z',
        })
      }
    })
    expectRefusal(
      await asha.post('/products/prd-nada/alerts', back),
      409,
      'alert_limit',
      'You can ask to be told of at most 50 products. Remove one to add another.',
    )
  })

  contractCase('[BEY-8] an address is sent five links a day, a network causes twenty an hour', async shop => {
    const guest = shop.newVisitor('203.0.113.9')
    const ask = (email: string) => guest.post('/products/prd-nada/alerts', { ...back, email })
    for (let time = 0; time < 5; time += 1) expect((await ask('meera@example.in')).status).toBe(200)
    expect((await ask('meera@example.in')).status).toBe(429)
    for (let index = 5; index < 20; index += 1) await ask(`friend${index}@example.in`)
    const refused = await ask('another@example.in')
    expectRefusal(refused, 429, 'too_many_requests', 'Too many requests. Try again in 3600 seconds.')
    shop.advance(hourMs)
    expect((await ask('another@example.in')).status).toBe(200)
    expect((await ask('meera@example.in')).status).toBe(429)
  })

  contractCase('[BEY-8] without e-mail nobody is promised a message', async shop => {
    shop.mail.unplug()
    expectRefusal(
      await shop.newVisitor().post('/products/prd-nada/alerts', { ...back, email: 'meera@example.in' }),
      503,
      'alerts_unavailable',
      'We cannot send email right now. Please try again later.',
    )
  })
}
