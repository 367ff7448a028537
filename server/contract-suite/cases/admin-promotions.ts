import { expect } from 'vitest'
import type {
  AdminPromotion,
  AdminPromotionSummary,
  BulkAnswer,
  CartOffer,
  Order,
  PromotionTrial,
  Quote,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/promotions'

const diwali = {
  code: 'diwali25',
  kind: 'percent',
  value: 25,
  startsAt: '2026-11-01T00:00:00.000Z',
  title: 'Diwali',
}

const kept = {
  id: expect.any(String),
  ...diwali,
  code: 'DIWALI25',
  buyQuantity: null,
  getQuantity: null,
  productIds: [],
  categories: [],
  firstOrderOnly: false,
  minimumSubtotal: 0,
  endsAt: null,
  usageLimit: null,
  perCustomerLimit: null,
  placement: null,
  body: '',
  active: true,
  usedCount: 0,
  state: 'running',
  version: 1,
}

const stale = [409, 'stale_version', 'Someone else changed this. Reload to see their version.'] as const
const taken = [409, 'code_exists', 'Code already exists', { code: 'Code already exists' }] as const
const missing = [404, 'promotion_not_found', 'Promotion not found'] as const

async function create(owner: SuiteVisitor, change: object = {}): Promise<AdminPromotion> {
  const answer = await owner.post<AdminPromotion>(path, { ...diwali, ...change })
  expect(answer.status).toBe(201)
  return answer.body
}

async function order(
  shop: TestShop,
  code: string,
  lines: readonly { productId: string; quantity: number }[],
): Promise<{ quote: Quote; place: () => Promise<Order> }> {
  const ravi = await shop.signedInAs('ravi')
  for (const line of lines) await ravi.post('/cart', line)
  const to = { addressId: 'adr-ravi-delhi', paymentMethod: 'cod' }
  const { body: quote } = await ravi.post<Quote>('/checkout/quote', { ...to, promotionCode: code })
  return {
    quote,
    place: async () => {
      const headers = { 'idempotency-key': quote.quoteId }
      const body = { quoteId: quote.quoteId, ...to, acceptTerms: true }
      const placed = await ravi.post<Order>('/orders', body, { headers })
      expect(placed.status).toBe(201)
      return placed.body
    },
  }
}

const titlesOf = (answer: { readonly body: readonly AdminPromotionSummary[] }) =>
  answer.body.map(({ code, title }) => code ?? title)

export function promotionCases(contractCase: ContractCase): void {
  contractCase('[ADM-6] a code that is made lowers a total, and its figures show the order', async shop => {
    const owner = await shop.signedInAs('admin')
    const created = await create(owner)
    expect(created).toEqual({
      ...kept,
      performance: { orders: 0, discount: 0, revenue: 0, lastUsedAt: null },
    })
    const { quote, place } = await order(shop, 'diwali25', [{ productId: 'prd-nada', quantity: 1 }])
    expect(quote).toMatchObject({
      discount: 37_475,
      total: 112_425,
      promotion: { code: 'DIWALI25', applied: true, message: 'Code applied: you save ₹374.75' },
    })
    const placed = await place()
    expect((await owner.get<AdminPromotion>(`${path}/${created.id}`)).body).toMatchObject({
      usedCount: 1,
      performance: { orders: 1, discount: 37_475, revenue: 112_425, lastUsedAt: placed.createdAt },
    })
    const ravi = await shop.signedInAs('ravi')
    await ravi.post(`/orders/${placed.id}/cancel`, { version: 1 })
    expect((await owner.get<AdminPromotion>(`${path}/${created.id}`)).body).toMatchObject({
      usedCount: 0,
      performance: { orders: 0, discount: 0, revenue: 0, lastUsedAt: null },
    })
    expect((await owner.get<AdminPromotion>(`${path}/pro-free`)).body).toMatchObject({ performance: null })
    expectRefusal(await owner.get(`${path}/pro-none`), ...missing)
  })

  contractCase('[ADM-6] a code for some products takes nothing off the others', async shop => {
    const owner = await shop.signedInAs('admin')
    await create(owner, { productIds: ['prd-nada'] })
    await create(owner, { code: 'SOUND', kind: 'amount', value: 10_000, categories: ['noise-cancelling'] })
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', { productId: 'prd-tips', quantity: 1 })
    const wrong = await ravi.put<CartOffer>('/promotions/cart', { code: 'SOUND' })
    expect(wrong.body).toMatchObject({
      applied: false,
      discount: 0,
      message: 'This code is not for what is in your cart',
    })
    const { quote } = await order(shop, 'DIWALI25', [{ productId: 'prd-nada', quantity: 1 }])
    expect(quote.lines.map(({ productId, discount }) => [productId, discount])).toEqual([
      ['prd-tips', 0],
      ['prd-nada', 37_475],
    ])
    expect(quote.total).toBe(quote.subtotal - 37_475)
  })

  contractCase('[ADM-6] buy two, get one free takes the cheapest of three off its own line', async shop => {
    const owner = await shop.signedInAs('admin')
    await create(owner, { code: 'THREE', kind: 'buy_x_get_y', value: 100, buyQuantity: 2, getQuantity: 1 })
    const { quote: two } = await order(shop, 'THREE', [{ productId: 'prd-nada', quantity: 2 }])
    expect(two).toMatchObject({
      discount: 0,
      promotion: { applied: false, message: 'This code works for 3 or more of the products it is for' },
    })
    const { quote, place } = await order(shop, 'THREE', [{ productId: 'prd-tips', quantity: 1 }])
    expect(quote.lines.map(({ productId, discount }) => [productId, discount])).toEqual([
      ['prd-nada', 0],
      ['prd-tips', 29_900],
    ])
    expect((await place()).total).toBe(299_800)
  })

  contractCase('[ADM-6] a code that one customer may use once is refused the second time', async shop => {
    const owner = await shop.signedInAs('admin')
    await create(owner, { perCustomerLimit: 1 })
    const first = await order(shop, 'DIWALI25', [{ productId: 'prd-tips', quantity: 1 }])
    await first.place()
    const { quote } = await order(shop, 'DIWALI25', [{ productId: 'prd-tips', quantity: 1 }])
    expect(quote).toMatchObject({
      discount: 0,
      promotion: { applied: false, message: 'You have used this code as often as one customer may' },
    })
  })

  contractCase(
    '[ADM-6] a promotion is changed by its version; a code that orders carry stays',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { id } = await create(owner)
      const changed = await owner.put<AdminPromotion>(`${path}/${id}`, {
        ...diwali,
        code: 'diwali30',
        value: 30,
        categories: ['budget'],
        version: 1,
      })
      expect(changed.body).toMatchObject({
        code: 'DIWALI30',
        value: 30,
        categories: ['budget'],
        version: 2,
      })
      expectRefusal(await owner.put(`${path}/${id}`, { ...diwali, version: 1 }), ...stale)
      expectRefusal(await owner.put(`${path}/pro-none`, { ...diwali, version: 1 }), ...missing)
      expectRefusal(await owner.put(`${path}/${id}`, { ...diwali, code: 'SAVE500', version: 2 }), ...taken)
      expectRefusal(await owner.post(path, { ...diwali, code: 'save500' }), ...taken)
      const { place } = await order(shop, 'DIWALI30', [{ productId: 'prd-nada', quantity: 1 }])
      await place()
      const inUse = 'Orders carry this code. Duplicate the promotion to use another one.'
      expectRefusal(await owner.put(`${path}/${id}`, { ...diwali, version: 2 }), 409, 'code_in_use', inUse, {
        code: inUse,
      })
      expect(
        (await owner.put(`${path}/${id}`, { ...diwali, code: 'DIWALI30', endsAt: null, version: 2 })).body,
      ).toMatchObject({ value: 25, usedCount: 1, version: 3 })
    },
  )

  contractCase('[ADM-6] fields that do not go together are refused, each by its name', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = async (change: object) => {
      const { status, body } = await owner.post<{ code: string; fields: object }>(path, {
        ...diwali,
        ...change,
      })
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      return body.fields
    }
    expect(await refused({ value: 101 })).toEqual({ value: 'Enter 1 to 100 percent' })
    expect(await refused({ code: null })).toEqual({ code: 'Enter a code' })
    expect(await refused({ code: 'a b' })).toEqual({ code: 'Use 3 to 30 letters, digits and hyphens' })
    expect(await refused({ kind: 'amount', value: 0 })).toEqual({ value: 'Enter how much' })
    expect(await refused({ kind: 'buy_x_get_y' })).toEqual({
      buyQuantity: 'Enter how many to buy',
      getQuantity: 'Enter how many to get',
    })
    expect(await refused({ kind: 'free_shipping', value: 0, categories: ['budget'] })).toEqual({
      categories: 'Delivery is of the whole order: choose no products or categories',
    })
    expect(await refused({ code: null, kind: 'free_shipping', usageLimit: 5 })).toEqual({
      code: 'Enter a code: without one it is for every order, without conditions',
    })
    expect(await refused({ endsAt: '2026-11-01T00:00:00.000Z' })).toEqual({
      endsAt: 'Choose an end after the start',
    })
    expect(await refused({ placement: 'popup' })).toEqual({ body: 'Enter what the popup says' })
    const { id } = await create(owner)
    expect((await owner.put(`${path}/${id}`, { ...diwali, title: ' ', version: 1 })).body).toMatchObject({
      code: 'invalid_input',
      fields: { title: 'Name the promotion' },
    })
    const trial = await owner.post(`${path}/try`, { ...diwali, days: 91 })
    expectRefusal(trial, 400, 'invalid_input', 'Choose 1 to 90 days', { days: 'Choose 1 to 90 days' })
  })

  contractCase('[ADM-6] of two promotions for one place of the page the latest begun shows', async shop => {
    const owner = await shop.signedInAs('admin')
    const popup = { placement: 'popup', body: 'A quarter off everything.' }
    await create(owner, { ...popup, title: 'A quarter off' })
    await create(owner, { ...popup, code: 'LATER', startsAt: '2026-12-24T00:00:00.000Z' })
    expect((await shop.newVisitor().get('/promotions/active')).body).toMatchObject({
      popup: { code: 'DIWALI25', title: 'A quarter off', percentOff: 25 },
    })
  })

  contractCase('[ADM-6] the list is searched, filtered by what runs now, sorted and exported', async shop => {
    const owner = await shop.signedInAs('admin')
    const running = await owner.get<AdminPromotionSummary[]>(`${path}?state=running&sort=title`)
    expect(titlesOf(running)).toEqual(
      expect.arrayContaining(['SHRUTI20', 'WELCOME10', 'SAVE500', 'ONCE10', 'FREEDEL']),
    )
    expect(running.body).toHaveLength(5)
    expect(titlesOf(await owner.get(`${path}?state=scheduled,ended&direction=desc`))).toEqual([
      'SOON10',
      'OLD10',
    ])
    expect(titlesOf(await owner.get(`${path}?state=off`))).toEqual(['Free shipping on all orders'])
    expect(titlesOf(await owner.get(`${path}?search=first%20ORDER&placement=popup&kind=percent`))).toEqual([
      'SHRUTI20',
    ])
    const second = await owner.get<AdminPromotionSummary[]>(`${path}?page=2&pageSize=3`)
    expect([second.body.length, second.headers.get('x-total-count')]).toEqual([3, '8'])
    const csv = await owner.csv(`${path}/export?search=save`)
    expect(csv.body).toBe(
      'Code,Title,What it gives,State,From,Until,Minimum order (₹),Limit in all,Limit by customer,Used,Shows as\r\n' +
        'SAVE500,,"₹500 off orders from ₹2,000",running,2026-01-01T00:00:00.000Z,,2000.00,,,0,\r\n',
    )
    const wrong = { 'state.0': expect.any(String) }
    expect((await owner.get(`${path}?state=loud`)).body).toMatchObject({
      code: 'invalid_input',
      fields: wrong,
    })
    expect((await owner.get(`${path}/export?state=loud`)).body).toMatchObject({
      code: 'invalid_input',
      fields: wrong,
    })
  })

  contractCase('[ADM-6] promotions are switched off together, and back by undo', async shop => {
    const owner = await shop.signedInAs('admin')
    const ids = ['pro-shruti20', 'pro-save500', 'pro-none']
    const { body } = await owner.post<BulkAnswer>(`${path}/bulk/active`, { ids, active: false })
    expect(body).toMatchObject({
      changed: 2,
      skipped: [{ id: 'pro-none', label: 'A promotion that is gone', message: 'Promotion not found' }],
    })
    expect((await shop.newVisitor().get('/promotions/active')).body).toMatchObject({ popup: null })
    await owner.post(`/admin/undo/${body.undoId}`, {})
    expect((await shop.newVisitor().get('/promotions/active')).body).toMatchObject({
      popup: { code: 'SHRUTI20' },
    })
    expectRefusal(
      await owner.post(`${path}/bulk/active`, { ids: [], active: false }),
      400,
      'invalid_input',
      'Choose what it is for',
      { ids: 'Choose what it is for' },
    )
  })

  contractCase('[ADM-6] a dry run says which orders it would have applied to, and its cost', async shop => {
    const owner = await shop.signedInAs('admin')
    const tried = async (change: object) => {
      const answer = await owner.post<PromotionTrial>(`${path}/try`, { ...diwali, days: 90, ...change })
      expect(answer.status).toBe(200)
      return answer.body
    }
    const all = await tried({})
    expect(all).toMatchObject({ orders: 4, applied: 4, withAnotherCode: 0, delivery: 0 })
    expect(all.examples.map(({ number }) => number)).toEqual([
      'SHR-AAAAAAA3',
      'SHR-AAAAAAA4',
      'SHR-AAAAAAA2',
      'SHR-AAAAAAA1',
    ])
    expect(await tried({ productIds: ['prd-nada'] })).toMatchObject({
      applied: 1,
      discount: 37_475,
      revenue: 149_900,
      examples: [{ id: 'ord-placed', total: 149_900, saving: 37_475 }],
    })
    expect((await tried({ perCustomerLimit: 1 })).examples.map(({ id }) => id)).toEqual(['ord-delivered'])
    expect((await tried({ usageLimit: 2 })).applied).toBe(2)
    expect((await tried({ firstOrderOnly: true })).examples.map(({ id }) => id)).toEqual(['ord-delivered'])
    expect((await tried({ days: 2 })).examples.map(({ id }) => id)).toEqual(['ord-placed', 'ord-packed'])
    expect(await tried({ kind: 'free_shipping', value: 0 })).toMatchObject({ applied: 0, discount: 0 })
    expect(await shop.store.count('audit')).toBe(0)
  })
}
