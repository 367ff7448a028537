import { expect } from 'vitest'
import type { AdminTable, SavedView } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const compact = {
  hidden: ['phone'],
  order: ['number', 'total', 'phone'],
  widths: { number: 140 },
  pinned: ['number'],
  density: 'compact',
} as const

const toPack = { name: 'To pack', query: 'status=confirmed&sort=createdAt&direction=asc' }

export function tableCases(contractCase: ContractCase): void {
  contractCase('[ADM-9] a table keeps how each administrator has it', async shop => {
    const owner = await shop.signedInAs('admin')
    const support = await shop.signedInAs('sunita')
    expect((await owner.get('/admin/tables/orders')).body).toEqual({
      layout: null,
      views: [],
      singleKeys: true,
    })
    const kept = await owner.put('/admin/tables/orders/layout', { layout: compact })
    expect(kept.body).toEqual({ layout: compact, views: [], singleKeys: true })
    expect((await owner.get('/admin/tables/orders')).body).toEqual({
      layout: compact,
      views: [],
      singleKeys: true,
    })
    expect((await support.get('/admin/tables/orders')).body).toEqual({
      layout: null,
      views: [],
      singleKeys: true,
    })
    expect((await owner.get('/admin/tables/products')).body).toEqual({
      layout: null,
      views: [],
      singleKeys: true,
    })
    expect((await owner.put('/admin/tables/orders/layout', { layout: null })).body).toEqual({
      layout: null,
      views: [],
      singleKeys: true,
    })
  })

  contractCase('[ADM-9] an administrator does without keys of a single character', async shop => {
    const [owner, support] = [await shop.signedInAs('admin'), await shop.signedInAs('sunita')]
    const off = await owner.put('/admin/table-keys', { singleKeys: false })
    expect(off.body).toEqual({ singleKeys: false })
    expect((await owner.get('/admin/tables/orders')).body).toMatchObject({ singleKeys: false })
    expect((await owner.get('/admin/tables/products')).body).toMatchObject({ singleKeys: false })
    expect((await support.get('/admin/tables/orders')).body).toMatchObject({ singleKeys: true })
    await owner.put('/admin/table-keys', { singleKeys: true })
    expect((await owner.get('/admin/tables/orders')).body).toMatchObject({ singleKeys: true })
    expectRefusal(
      await owner.put('/admin/table-keys', { singleKeys: 'no' }),
      400,
      'invalid_input',
      'Choose yes or no',
      { singleKeys: 'Choose yes or no' },
    )
  })

  contractCase(
    '[ADM-9] [BEY-17] a view is its maker’s own until it is shared, and changed by its maker alone',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const support = await shop.signedInAs('sunita')
      const created = await owner.post<SavedView>('/admin/tables/orders/views', toPack)
      expect(created.status).toBe(201)
      const { id } = created.body
      expect(created.body).toEqual({ ...toPack, id, shared: false, mine: true, layout: null, version: 1 })
      expect((await support.get<AdminTable>('/admin/tables/orders')).body.views).toEqual([])

      const shared = { ...toPack, name: 'Pack now', shared: true, layout: compact, version: 1 }
      expect((await owner.put(`/admin/views/${id}`, shared)).body).toEqual({
        ...shared,
        id,
        mine: true,
        version: 2,
      })
      expect((await support.get<AdminTable>('/admin/tables/orders')).body.views).toEqual([
        { ...shared, id, mine: false, version: 2 },
      ])
      expectRefusal(
        await support.put(`/admin/views/${id}`, { ...shared, version: 2 }),
        404,
        'view_not_found',
        'View not found',
      )
      expectRefusal(await support.delete(`/admin/views/${id}`), 404, 'view_not_found', 'View not found')
      expectRefusal(
        await owner.put(`/admin/views/${id}`, shared),
        409,
        'stale_version',
        'Someone else changed this. Reload to see their version.',
      )
      expect((await owner.delete(`/admin/views/${id}`)).body).toEqual({})
      expect((await owner.get<AdminTable>('/admin/tables/orders')).body.views).toEqual([])
    },
  )

  contractCase('[ADM-9] two views of one name, and more than fifty, are refused', async shop => {
    const owner = await shop.signedInAs('admin')
    const first = await owner.post<SavedView>('/admin/tables/orders/views', toPack)
    expectRefusal(
      await owner.post('/admin/tables/orders/views', { ...toPack, name: 'TO PACK' }),
      409,
      'view_name_taken',
      'You have a view of this name already',
      { name: 'You have a view of this name already' },
    )
    const second = await owner.post<SavedView>('/admin/tables/orders/views', { ...toPack, name: 'Shipped' })
    expectRefusal(
      await owner.put(`/admin/views/${second.body.id}`, { ...toPack, version: 1 }),
      409,
      'view_name_taken',
      'You have a view of this name already',
      { name: 'You have a view of this name already' },
    )
    for (let made = 3; made <= 50; made += 1)
      await owner.post('/admin/tables/orders/views', { ...toPack, name: `View ${made}` })
    expectRefusal(
      await owner.post('/admin/tables/orders/views', { ...toPack, name: 'View 51' }),
      409,
      'view_limit',
      'You can save at most 50 views of a table. Remove one first.',
    )
    expect(first.status).toBe(201)
  })

  contractCase('[ADM-9] a layout or a view that is none is refused, and names the field', async shop => {
    const owner = await shop.signedInAs('admin')
    expectRefusal(
      await owner.post('/admin/tables/orders/views', { name: ' ', query: '' }),
      400,
      'invalid_input',
      'Name the view',
      { name: 'Name the view' },
    )
    expect((await owner.get('/admin/tables/Or%20ders')).body).toMatchObject({
      code: 'invalid_input',
      fields: { table: 'No such table' },
    })
    const tooWide = { ...compact, widths: { number: 9000 } }
    expect((await owner.put('/admin/tables/orders/layout', { layout: tooWide })).body).toMatchObject({
      code: 'invalid_input',
      fields: { 'layout.widths.number': expect.any(String) },
    })
    const view = await owner.post<SavedView>('/admin/tables/orders/views', toPack)
    expect(
      (await owner.put(`/admin/views/${view.body.id}`, { ...toPack, name: '', version: 1 })).body,
    ).toMatchObject({ code: 'invalid_input', fields: { name: 'Name the view' } })
  })
}
