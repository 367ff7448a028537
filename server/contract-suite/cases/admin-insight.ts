import { expect } from 'vitest'
import type { Cohorts, Dashboard, Figures, FiguresBy, SalesEntry } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

/** What Asha's four orders come to: Raga, Tala, Nada and tips. */
const sold = 799_900 + 349_900 + 149_900 + 29_900

const figuresBy = async (visitor: SuiteVisitor, by: FiguresBy, query = '') =>
  (await visitor.get<Figures>(`/admin/figures?by=${by}${query}`)).body

const rowsOf = async (visitor: SuiteVisitor, query = '') =>
  visitor.get<readonly SalesEntry[]>(`/admin/sales-entries?${query}`)

const sumOf = (rows: readonly SalesEntry[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

const wrongPeriod = [
  400,
  'period_invalid',
  'Choose a period of at most 366 days that begins before it ends',
] as const

export function insightCases(contractCase: ContractCase): void {
  contractCase('[ADM-1] the dashboard adds up the last days, and says what waits for someone', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.get<Dashboard>('/admin/dashboard')
    expect(body.period).toEqual({ from: '2026-10-22', to: '2026-11-20' })
    expect(body.before).toEqual({ from: '2026-09-22', to: '2026-10-21' })
    expect(body.now).toMatchObject({
      revenue: sold,
      gross: sold,
      orders: 4,
      cancelled: 0,
      units: 4,
      returns: 0,
    })
    expect(body.earlier).toMatchObject({ revenue: 0, orders: 0 })
    expect(body.revenue).toHaveLength(30)
    expect(body.revenue.find(({ period }) => period === '2026-11-19')).toEqual({
      period: '2026-11-19',
      revenue: 149_900,
      before: 0,
    })
    expect(body.tasks.map(({ task, count }) => `${task} ${count}`)).toEqual([
      'confirm 1',
      'pack 0',
      'ship 1',
      'returns 0',
      'returns-received 0',
      'claims 0',
      'claims-received 0',
      'payments 0',
      'payments-failed 0',
      'cash 1',
      'refunds 0',
      'messages 0',
      'reviews 0',
      'low-stock 3',
      'out-of-stock 2',
    ])
    const support = await shop.signedInAs('sunita')
    const { body: ofSupport } = await support.get<Dashboard>('/admin/dashboard')
    expect(ofSupport.tasks.map(({ task }) => task)).toEqual([
      'returns',
      'returns-received',
      'claims',
      'claims-received',
      'messages',
      'reviews',
    ])
    expect(body.latestOrders?.[0]).toMatchObject({ number: 'SHR-AAAAAAA3', total: 149_900 })
    const week = (await owner.get<Dashboard>('/admin/dashboard?days=7')).body
    expect(week.now).toMatchObject({ revenue: 349_900 + 149_900 + 29_900, orders: 3 })
    const year = (await owner.get<Dashboard>('/admin/dashboard?days=365')).body
    expect(year.revenue.at(-1)).toEqual({ period: '2026-11', revenue: sold, before: 0 })
  })

  contractCase('[ADM-1] a cancelled order counts back on the day on which it was cancelled', async shop => {
    const owner = await shop.signedInAs('admin')
    await owner.get('/admin/dashboard')
    const asha = await shop.signedInAs('asha')
    expect((await asha.post('/orders/ord-placed/cancel', {})).status).toBe(200)
    const { now, rows } = await figuresBy(owner, 'day')
    expect(now).toMatchObject({ revenue: sold - 149_900, gross: sold, orders: 4, cancelled: 1, units: 3 })
    expect(rows.find(({ key }) => key === '2026-11-19')?.now.revenue).toBe(149_900)
    expect(rows.find(({ key }) => key === '2026-11-20')?.now.revenue).toBe(-149_900)
  })

  contractCase('[ADM-5] a cart and a checkout are counted on the way to an order', async shop => {
    const owner = await shop.signedInAs('admin')
    const ravi = await shop.signedInAs('ravi')
    for (const quantity of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- a cart has the one quantity before it has the next
      await ravi.post('/cart', { productId: 'prd-nada', quantity })
    }
    await ravi.post('/checkout/quote', {})
    await ravi.post('/checkout/quote', {})
    const { rows } = await figuresBy(owner, 'step')
    expect(rows.map(({ key, now }) => [key, now.count])).toEqual([
      ['visit', 0],
      ['product', 0],
      ['cart', 1],
      ['checkout', 1],
      ['order', 4],
    ])
  })

  contractCase('[ADM-5] figures of each kind are the sum of the rows behind them', async shop => {
    const owner = await shop.signedInAs('admin')
    const filters = {
      product: 'productId',
      state: 'state',
      method: 'method',
      promotion: 'promotion',
    } as const
    for (const [by, filter] of Object.entries(filters)) {
      // oxlint-disable-next-line no-await-in-loop -- the suite's shop answers one request at a time
      const { rows, now } = await figuresBy(owner, by as FiguresBy)
      expect(rows.reduce((sum, row) => sum + row.now.revenue, 0)).toBe(now.revenue)
      for (const row of rows) {
        // oxlint-disable-next-line no-await-in-loop -- the suite's shop answers one request at a time
        const { body } = await rowsOf(owner, `${filter}=${encodeURIComponent(row.key)}`)
        expect(sumOf(body)).toBe(row.now.revenue)
      }
    }
    const all = await rowsOf(owner)
    expect(all.headers.get('x-total-count')).toBe('4')
    expect(all.body[0]).toEqual({
      id: 'ord-placed:sale',
      at: '2026-11-19T06:00:00.000Z',
      kind: 'sale',
      orderId: 'ord-placed',
      orderNumber: 'SHR-AAAAAAA3',
      amount: 149_900,
      units: 1,
      state: 'Karnataka',
      method: 'cod',
      promotion: null,
      reason: null,
    })
    const [category] = (await figuresBy(owner, 'category')).rows
    expect(category?.now.revenue).toBe(sumOf((await rowsOf(owner, `category=${category?.key}`)).body))
    expect((await rowsOf(owner, 'category=none-such')).body).toEqual([])
  })

  contractCase('[ADM-5] a return is counted with its reason, once it is asked for', async shop => {
    const owner = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    await asha.post('/orders/ord-delivered/returns', {
      items: [{ lineIndex: 0, quantity: 1 }],
      reason: 'damaged',
      upiId: 'asha.rao@okbank',
    })
    const { rows, now } = await figuresBy(owner, 'reason')
    expect(now).toMatchObject({ returns: 1, revenue: sold })
    expect(rows.map(({ key, label, now: { returns } }) => [key, label, returns])).toEqual([
      ['damaged', 'It arrived damaged', 1],
    ])
    expect((await rowsOf(owner, 'reason=damaged')).body.map(({ kind }) => kind)).toEqual(['return'])
  })

  contractCase('[ADM-5] searches are shown that several made, without what could name anyone', async shop => {
    const owner = await shop.signedInAs('admin')
    const guest = shop.newVisitor()
    for (const search of [
      'Raga',
      'raga ',
      'RAGA',
      'tala',
      'call 98765 43210',
      'call 98765 43210',
      'call 98765 43210',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- the terms are counted in this order
      await guest.send('GET', `/products?search=${encodeURIComponent(search)}`, undefined, {
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      })
    }
    const { rows } = await figuresBy(owner, 'search')
    expect(rows.map(({ key, now }) => [key, now.count])).toEqual([['raga', 3]])
    expect((await figuresBy(owner, 'found-nothing')).rows).toEqual([])
  })

  contractCase('[ADM-5] customers are told apart by the month of their first order', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.get<Cohorts>('/admin/figures/cohorts')
    expect(body).toHaveLength(12)
    expect(body.at(-1)).toEqual({ month: '2026-11', customers: 1, later: [] })
    expect((await figuresBy(owner, 'day')).now.repeats).toBe(3)
  })

  contractCase('[ADM-5] figures and rows are exported as they are shown', async shop => {
    const owner = await shop.signedInAs('admin')
    const figures = await owner.csv('/admin/figures/export?by=method')
    expect(figures.body.trim().split('\r\n')).toEqual([
      'Payment method,Revenue (₹),Orders,Units,Cancelled,Returns,Revenue of the period before (₹),Orders of the period before',
      'Cash on delivery,13296.00,4,4,0,0,0.00,0',
    ])
    const rows = await owner.csv('/admin/sales-entries/export?productId=prd-tala')
    expect(rows.body.trim().split('\r\n').slice(1)).toEqual([
      '2026-11-15T06:00:00.000Z,sale,SHR-AAAAAAA2,3499.00,1,Karnataka,cod,,',
    ])
  })

  contractCase('[ADM-5] a wrong period or kind is refused, and so is who may not see figures', async shop => {
    const owner = await shop.signedInAs('admin')
    const tooLong = '&from=2025-01-01&to=2026-11-20'
    for (const path of ['figures', 'figures/export', 'sales-entries', 'sales-entries/export']) {
      // oxlint-disable-next-line no-await-in-loop -- the suite's shop answers one request at a time
      expectRefusal(await owner.get(`/admin/${path}?by=day${tooLong}`), ...wrongPeriod, {
        from: wrongPeriod[2],
      })
      // There are no figures of the day after to compare with.
      // oxlint-disable-next-line no-await-in-loop -- the suite's shop answers one request at a time
      expect((await owner.get(`/admin/${path}?by=day&from=9999-12-01&to=9999-12-31`)).body).toMatchObject({
        code: 'invalid_input',
      })
      // oxlint-disable-next-line no-await-in-loop -- the suite's shop answers one request at a time
      expect((await owner.get(`/admin/${path}?by=day&from=yesterday`)).body).toMatchObject({
        code: 'invalid_input',
        fields: { from: 'Use a day such as 2026-11-20' },
      })
    }
    expect((await owner.get('/admin/dashboard?days=8')).body).toMatchObject({
      code: 'invalid_input',
      fields: { days: 'Choose 7, 30 or 365 days' },
    })
    const support = await shop.signedInAs('sunita')
    expect((await support.get('/admin/dashboard')).status).toBe(200)
    expectRefusal(await support.get('/admin/figures?by=day'), 403, 'forbidden', 'Access denied')
  })
}
