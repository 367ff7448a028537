import { expect } from 'vitest'
import type { AdminProduct, Cart, InventoryRow, StockAdjustment } from '../../contract/index.ts'
import { newProduct } from '../shop/new-product.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const rows = async (visitor: SuiteVisitor, query: string) =>
  (await visitor.get<InventoryRow[]>(`/admin/inventory${query}`)).body.map(({ sku, stock }) => [sku, stock])

const set = (visitor: SuiteVisitor, productId: string, body: object) =>
  visitor.put<InventoryRow>(`/admin/inventory/${productId}/stock`, body)

const adjust = (visitor: SuiteVisitor, productId: string, body: object) =>
  visitor.post<InventoryRow>(`/admin/inventory/${productId}/adjustments`, body)

const history = async (visitor: SuiteVisitor, query = '') =>
  (await visitor.get<StockAdjustment[]>(`/admin/inventory/adjustments${query}`)).body

export function inventoryCases(contractCase: ContractCase): void {
  contractCase('[ADM-2] stock is listed by colour, those with the least first if asked', async shop => {
    const owner = await shop.signedInAs('admin')
    expect(await rows(owner, '?sort=stock&pageSize=3')).toEqual([
      ['NAD-BLK', 12],
      ['NAD-WHT', 3],
      ['NAD-BLU', 0],
      ['TAL-RED', 0],
      ['RAG-SLV', 5],
      ['RAG-GLD', 2],
    ])
    expect(await rows(owner, '?stock=out')).toEqual([
      ['NAD-BLU', 0],
      ['TAL-RED', 0],
    ])
    expect(await rows(owner, '?stock=low,out&search=nad')).toEqual([
      ['NAD-WHT', 3],
      ['NAD-BLU', 0],
    ])
    expect(await rows(owner, '?status=archived')).toEqual([['OLD-BLK', 9]])
    const { headers } = await owner.get('/admin/inventory?pageSize=2')
    expect(headers.get('x-total-count')).toBe('5')
    expect((await owner.get('/admin/inventory?stock=some')).body).toMatchObject({ code: 'invalid_input' })
    const { body } = await owner.csv('/admin/inventory/export?stock=out')
    expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Product,Colour,SKU,Stock,Status',
      'Nada,Blue,NAD-BLU,0,active',
      'Tala,Red,TAL-RED,0,active',
      '',
    ])
    expect((await owner.get('/admin/inventory/export?cursor=nonsense')).status).toBe(400)
  })

  contractCase('[ADM-2] a sold-out colour that comes in can be bought at once', async shop => {
    const owner = await shop.signedInAs('admin')
    const shopper = await shop.signedInAs('ravi')
    const buy = () => shopper.post<Cart>('/cart', { productId: 'prd-tala', quantity: 1, variantIndex: 0 })
    expect((await buy()).body).toMatchObject({ code: 'out_of_stock' })
    const answer = await adjust(owner, 'prd-tala', {
      sku: 'TAL-RED',
      change: 40,
      reason: 'received',
      note: 'Invoice 117',
    })
    expect(answer.body).toMatchObject({ sku: 'TAL-RED', stock: 40, level: 'in', version: 2 })
    expect((await buy()).body).toMatchObject({ items: [{ productId: 'prd-tala' }] })
    expect(await history(owner)).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-20T06:00:00.000Z',
        productId: 'prd-tala',
        productName: 'Tala',
        colour: 'Red',
        sku: 'TAL-RED',
        change: 40,
        stockAfter: 40,
        reason: 'received',
        note: 'Invoice 117',
        by: expect.any(String),
      },
    ])
  })

  contractCase('[ADM-2] stock is set as counted, unless somebody bought meanwhile', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await set(owner, 'prd-nada', { sku: 'NAD-WHT', version: 1, stock: 9 })
    expect(body).toMatchObject({ stock: 9, version: 2 })
    const message = 'Someone else changed this. Reload to see their version.'
    expectRefusal(
      await set(owner, 'prd-nada', { sku: 'NAD-WHT', version: 1, stock: 4 }),
      409,
      'stale_version',
      message,
    )
    const below = 'Stock cannot go below zero'
    expectRefusal(
      await set(owner, 'prd-nada', { sku: 'NAD-WHT', version: 2, stock: -1 }),
      400,
      'invalid_input',
      below,
      { stock: below },
    )
    shop.advance(1000)
    expectRefusal(
      await adjust(owner, 'prd-nada', { sku: 'NAD-WHT', change: -10, reason: 'damaged' }),
      400,
      'stock_below_zero',
      below,
      { change: below },
    )
    await adjust(owner, 'prd-nada', { sku: 'NAD-WHT', change: -9, reason: 'damaged' })
    const told = (await history(owner, '?sku=NAD-WHT')).map(({ change, reason }) => [reason, change])
    expect(told).toEqual([
      ['damaged', -9],
      ['counted', 6],
    ])
    expect(await history(owner, '?productId=prd-raga')).toEqual([])
  })

  contractCase('[ADM-2] a product’s form and its first stock are in the history too', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body } = await owner.post<AdminProduct>('/admin/products', newProduct)
    expect(await history(owner, `?productId=${body.id}`)).toMatchObject([
      { sku: 'ALA-BLU', change: 4, stockAfter: 4, reason: 'edited' },
    ])
  })

  contractCase('[ADM-2] what is not there, or not said, is refused', async shop => {
    const owner = await shop.signedInAs('admin')
    const none = 'This product has no such SKU'
    const wrong = { sku: 'TAL-RED', version: 1, stock: 1, change: 1, reason: 'found' }
    for (const send of [set, adjust]) {
      expectRefusal(await send(owner, 'prd-nada', wrong), 404, 'sku_not_found', none, { sku: none })
      expectRefusal(await send(owner, 'prd-none', wrong), 404, 'product_not_found', 'Product not found')
    }
    expect(
      (await adjust(owner, 'prd-nada', { sku: 'NAD-BLK', change: 0, reason: 'gift' })).body,
    ).toMatchObject({
      fields: { change: 'Enter how many', reason: 'Choose a reason' },
    })
    expect((await owner.get('/admin/inventory/adjustments?page=0')).body).toMatchObject({
      code: 'invalid_input',
    })
  })
}
