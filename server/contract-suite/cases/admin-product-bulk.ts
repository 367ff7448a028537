import { expect } from 'vitest'
import type { AdminProduct, BulkAnswer, Product } from '../../contract/index.ts'
import { newProduct } from '../shop/new-product.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const bulk = (visitor: SuiteVisitor, what: string, body: object) =>
  visitor.post<BulkAnswer>(`/admin/products/bulk/${what}`, body)

const priceOf = async (visitor: SuiteVisitor, slug: string) =>
  (await visitor.get<Product>(`/products/${slug}`)).body.price

export function productBulkCases(contractCase: ContractCase): void {
  contractCase(
    '[ADM-2] prices change by percent or amount, none above its MRP, and come back',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const cut = await bulk(owner, 'price', {
        ids: ['prd-nada', 'prd-raga', 'prd-none'],
        by: 'percent',
        value: -15,
      })
      expect(cut.body).toMatchObject({
        changed: 2,
        skipped: [{ id: 'prd-none', label: 'A product that is gone', message: 'Product not found' }],
      })
      const shopper = shop.newVisitor()
      expect([await priceOf(shopper, 'nada'), await priceOf(shopper, 'raga')]).toEqual([127_400, 679_900])
      const { body: raga } = await shopper.get<Product>('/products/raga')
      expect(raga.variants[1]?.price).toBe(722_400)
      expect((await owner.post(`/admin/undo/${cut.body.undoId}`, {})).body).toEqual({
        changed: 2,
        skipped: [],
      })
      expect([await priceOf(shopper, 'nada'), await priceOf(shopper, 'raga')]).toEqual([149_900, 799_900])
      const up = await bulk(owner, 'price', { ids: ['prd-nada', 'prd-tips'], by: 'amount', value: 50_000 })
      expect(up.body).toMatchObject({
        changed: 1,
        skipped: [{ label: 'Silicone tips', message: 'The price cannot be above the MRP of ₹299' }],
      })
      const down = await bulk(owner, 'price', { ids: ['prd-tips'], by: 'amount', value: -29_850 })
      expect(down.body).toMatchObject({ changed: 0, skipped: [{ message: 'The price would be below ₹1' }] })
    },
  )

  contractCase(
    '[ADM-2] several products are archived and put on sale; an incomplete one stays',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { body: draft } = await owner.post<AdminProduct>('/admin/products', {
        ...newProduct,
        legal: { ...newProduct.legal, batchMonth: null },
      })
      const onSale = await bulk(owner, 'status', { ids: ['prd-old', draft.id], status: 'active' })
      expect(onSale.body).toMatchObject({
        changed: 1,
        skipped: [
          {
            id: draft.id,
            label: 'Alap',
            message: 'The legal label is incomplete: Month and year of manufacture or import are missing.',
          },
        ],
      })
      expect((await shop.newVisitor().get<Product>('/products/old')).body.inStock).toBe(true)
      const off = await bulk(owner, 'status', { ids: ['prd-old', draft.id], status: 'archived' })
      expect(off.body).toMatchObject({
        changed: 1,
        skipped: [{ message: 'A draft is not on sale. Delete it instead.' }],
      })
    },
  )

  contractCase('[ADM-2] several products go into a category and leave it', async shop => {
    const owner = await shop.signedInAs('admin')
    const move = (isMember: boolean) =>
      bulk(owner, 'category', { ids: ['prd-tips', 'prd-nada'], category: 'budget', isMember })
    const into = await move(true)
    expect(into.body).toMatchObject({
      changed: 1,
      skipped: [{ label: 'Nada', message: 'This product is in the category already' }],
    })
    const listed = await shop.newVisitor().get<Product[]>('/products?category=budget&sort=price-asc')
    expect(listed.body.map(({ slug }) => slug)).toEqual(['tips', 'nada', 'raga'])
    expect((await move(false)).body.changed).toBe(2)
    expect((await move(false)).body.skipped[0]?.message).toBe('This product is not in the category')
    const message = 'There is no such category'
    // Nobody puts products into a category that goes by a rule.
    for (const category of ['none', 'noise-cancelling'])
      expectRefusal(
        await bulk(owner, 'category', { ids: ['prd-nada'], category, isMember: true }),
        400,
        'category_unknown',
        message,
        { category: message },
      )
  })

  contractCase('[ADM-2] a bulk action that says nothing sensible is refused by its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = async (what: string, body: object, fields: object) =>
      expect((await bulk(owner, what, body)).body).toMatchObject({ code: 'invalid_input', fields })
    const ids = ['prd-nada']
    await refused('price', { ids, by: 'percent', value: -95 }, { value: 'Enter −90 to 500 percent' })
    await refused('price', { ids, by: 'amount', value: 0 }, { value: 'Enter how much' })
    await refused('status', { ids, status: 'draft' }, { status: 'Choose active or archived' })
    await refused(
      'category',
      { ids: [], category: 'budget', isMember: true },
      { ids: 'Choose what it is for' },
    )
  })
}
