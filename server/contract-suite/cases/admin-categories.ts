import { expect } from 'vitest'
import type { AdminCategory, Category } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const calls = { slug: 'calls', name: 'Calls', description: 'For people who talk all day.', rule: 'named' }

export function categoryCases(contractCase: ContractCase): void {
  contractCase('[ADM-2] a category is made, changed and put into its place in the menus', async shop => {
    const owner = await shop.signedInAs('admin')
    const { status, body: made } = await owner.post<AdminCategory>('/admin/categories', {
      ...calls,
      pictureOf: 'prd-raga',
    })
    expect(status).toBe(201)
    expect(made).toEqual({
      ...calls,
      id: made.id,
      imageUrl: '/pictures/raga.webp',
      productCount: 0,
      onSaleCount: 0,
      version: 1,
    })
    const { body: listed } = await owner.get<AdminCategory[]>('/admin/categories')
    expect(listed.map(({ slug, productCount, onSaleCount }) => [slug, productCount, onSaleCount])).toEqual([
      ['budget', 3, 2],
      ['noise-cancelling', 1, 1],
      ['calls', 0, 0],
    ])
    const { body: ordered } = await owner.put<AdminCategory[]>('/admin/categories/order', {
      ids: [made.id, 'cat-quiet', 'cat-budget'],
    })
    expect(ordered.map(({ slug }) => slug)).toEqual(['calls', 'noise-cancelling', 'budget'])
    const changed = await owner.put<AdminCategory>(`/admin/categories/${made.id}`, {
      ...calls,
      name: 'Long calls',
      rule: 'under-1000',
      version: 2,
    })
    expect(changed.body).toMatchObject({ name: 'Long calls', productCount: 2, onSaleCount: 1, version: 3 })
    const { body: shown } = await shop.newVisitor().get<Category[]>('/categories')
    expect(shown.map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Long calls', 1],
      ['Noise cancelling', 1],
      ['Budget', 2],
    ])
  })

  contractCase('[ADM-2] a category goes only when no product names it', async shop => {
    const owner = await shop.signedInAs('admin')
    const message = '3 products are in this category. Take them out first.'
    expectRefusal(await owner.delete('/admin/categories/cat-budget'), 409, 'category_in_use', message)
    expect((await owner.delete('/admin/categories/cat-quiet')).body).toEqual({})
    expectRefusal(
      await owner.delete('/admin/categories/cat-quiet'),
      404,
      'category_not_found',
      'Category not found',
    )
  })

  contractCase('[ADM-2] what is wrong with a category is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const taken = 'Something else has this address'
    expectRefusal(
      await owner.post('/admin/categories', { ...calls, slug: 'budget' }),
      409,
      'slug_taken',
      taken,
      { slug: taken },
    )
    expect((await owner.post('/admin/categories', { ...calls, name: '' })).body).toMatchObject({
      fields: { name: 'Name the category' },
    })
    const withPicture = { ...calls, pictureOf: 'prd-none', version: 1 }
    const missing = [404, 'product_not_found', 'Product not found'] as const
    expectRefusal(await owner.post('/admin/categories', withPicture), ...missing)
    expectRefusal(await owner.put('/admin/categories/cat-budget', withPicture), ...missing)
    const stale = [409, 'stale_version', 'Someone else changed this. Reload to see their version.'] as const
    expectRefusal(await owner.put('/admin/categories/cat-budget', { ...calls, version: 7 }), ...stale)
    expectRefusal(await owner.put('/admin/categories/order', { ids: ['cat-budget'] }), ...stale)
    const none = await owner.put('/admin/categories/cat-none', { ...calls, version: 1 })
    expectRefusal(none, 404, 'category_not_found', 'Category not found')
    for (const [path, body] of [
      ['cat-budget', { ...calls, rule: 'cheap', version: 1 }],
      ['order', { ids: [] }],
    ] as const)
      expect((await owner.put(`/admin/categories/${path}`, body)).body).toMatchObject({
        code: 'invalid_input',
      })
  })
}
