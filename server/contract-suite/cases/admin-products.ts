import { expect } from 'vitest'
import type { AdminProduct, AdminProductSummary, Product, Upload } from '../../contract/index.ts'
import { newProduct } from '../shop/new-product.ts'
import { pngHead } from '../shop/test-pictures.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const create = (visitor: SuiteVisitor, change: object = {}) =>
  visitor.post<AdminProduct>('/admin/products', { ...newProduct, ...change })

const read = async (visitor: SuiteVisitor, id: string) =>
  (await visitor.get<AdminProduct>(`/admin/products/${id}`)).body

/** What the form sends back of a product that it read. */
function formOf(product: AdminProduct) {
  const { id: _id, status: _status, rating: _rating, inStock: _inStock, createdAt: _at, ...rest } = product
  const { updatedAt: _changed, unitsSold: _sold, labelProblems: _label, ...form } = rest
  const { wasPublished: _published, imageUrls: _pictures, ...fields } = form
  return fields
}

const update = (visitor: SuiteVisitor, product: AdminProduct, change: object) =>
  visitor.put<AdminProduct>(`/admin/products/${product.id}`, { ...formOf(product), ...change })

const setStatus = (visitor: SuiteVisitor, { id, version }: AdminProduct, status: string) =>
  visitor.post<AdminProduct>(`/admin/products/${id}/status`, { version, status })

const [blue] = newProduct.variants
const stale = 'Someone else changed this. Reload to see their version.'

const listings: readonly (readonly [string, readonly string[]])[] = [
  ['?sort=name', ['prd-nada', 'prd-old', 'prd-raga', 'prd-tips', 'prd-tala']],
  ['?sort=price&direction=desc', ['prd-raga', 'prd-tala', 'prd-nada', 'prd-old', 'prd-tips']],
  ['?sort=stock', ['prd-tala', 'prd-raga', 'prd-old', 'prd-nada', 'prd-tips']],
  ['?sort=unitsSold&direction=desc&pageSize=2', ['prd-old', 'prd-nada']],
  ['?sort=unitsSold&direction=desc&pageSize=2&page=2', ['prd-tips', 'prd-tala']],
  ['?status=archived', ['prd-old']],
  ['?stock=out&sort=name', ['prd-nada', 'prd-tala']],
  ['?stock=low&sort=name', ['prd-nada', 'prd-raga']],
  ['?category=budget&sort=name', ['prd-nada', 'prd-old', 'prd-raga']],
  ['?category=noise-cancelling', ['prd-raga']],
  ['?search=rag-g', ['prd-raga']],
  ['?search=BUDS', ['prd-old']],
  ['?label=incomplete', []],
]

export function adminProductCases(contractCase: ContractCase): void {
  contractCase('[ADM-2] products are searched, filtered, sorted and paged by the server', async shop => {
    const owner = await shop.signedInAs('admin')
    for (const [query, ids] of listings) {
      const { body } = await owner.get<AdminProductSummary[]>(`/admin/products${query}`)
      expect([query, body.map(({ id }) => id)]).toEqual([query, ids])
    }
    const { headers, body } = await owner.get<AdminProductSummary[]>('/admin/products?search=nada&pageSize=1')
    expect(headers.get('x-total-count')).toBe('1')
    expect(body).toEqual([
      {
        id: 'prd-nada',
        slug: 'nada',
        name: 'Nada',
        status: 'active',
        version: 1,
        imageUrl: '/pictures/nada.webp',
        price: 149_900,
        mrp: 199_900,
        stock: 15,
        colours: 3,
        coloursOut: 1,
        unitsSold: 300,
        categories: ['budget'],
        isLabelComplete: true,
        updatedAt: '2026-01-10T06:00:00.000Z',
      },
    ])
    expect((await owner.get('/admin/products?status=lost')).body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase(
    '[ADM-2] a new product is a draft until it is put on sale, then shoppers have it',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const shopper = shop.newVisitor()
      const created = await create(owner)
      expect(created.status).toBe(201)
      expect(created.body).toMatchObject({
        status: 'draft',
        version: 1,
        imageUrls: ['/pictures/ala-blu.webp'],
        variants: [{ sku: 'ALA-BLU', colorHex: '#2A4B8D', stock: 4 }],
        labelProblems: {},
        wasPublished: false,
      })
      expectRefusal(await shopper.get('/products/alap'), 404, 'product_not_found', 'Product not found')
      const { body } = await setStatus(owner, created.body, 'active')
      expect(body).toMatchObject({ status: 'active', version: 2, wasPublished: true })
      expect((await shopper.get<Product>('/products/alap')).body).toMatchObject({
        name: 'Alap',
        price: 249_900,
        inStock: true,
      })
      expect((await shopper.get<Product[]>('/products?search=alap')).body.map(({ slug }) => slug)).toEqual([
        'alap',
      ])
      const archived = await setStatus(owner, body, 'archived')
      expect(archived.body.status).toBe('archived')
      expect((await shopper.get<Product>('/products/alap')).body.inStock).toBe(false)
    },
  )

  contractCase(
    '[ADM-2] an incomplete legal label keeps a product from being sold, field by field',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { body: draft } = await create(owner, {
        legal: { ...newProduct.legal, countryOfOrigin: 'China', netQuantity: '' },
      })
      const fields = {
        'legal.importer': 'Goods from abroad need name and address of the importer',
        'legal.netQuantity': 'The net quantity is missing',
      }
      expect(draft.labelProblems).toEqual(fields)
      const message =
        'The legal label is incomplete: Goods from abroad need name and address of the importer. The net quantity is missing.'
      expectRefusal(await setStatus(owner, draft, 'active'), 409, 'label_incomplete', message, fields)
      const { body } = await owner.get<AdminProductSummary[]>('/admin/products?label=incomplete')
      expect(body.map(({ name, isLabelComplete }) => [name, isLabelComplete])).toEqual([['Alap', false]])
      const nada = await read(owner, 'prd-nada')
      const without = await update(owner, nada, { legal: { ...nada.legal, netQuantity: '' } })
      expectRefusal(
        without,
        409,
        'label_incomplete',
        'The legal label is incomplete: The net quantity is missing.',
        { 'legal.netQuantity': 'The net quantity is missing' },
      )
      expectRefusal(
        await setStatus(owner, draft, 'archived'),
        409,
        'draft_not_archived',
        'A draft is not on sale. Delete it instead.',
        { status: 'A draft is not on sale. Delete it instead.' },
      )
    },
  )

  contractCase('[ADM-2] what is wrong with a product is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = async (change: object, fields: object) =>
      expect((await create(owner, change)).body).toMatchObject({ fields })
    await refused({ price: 299_901 }, { price: 'The price cannot be above the MRP' })
    await refused({ name: ' ', slug: 'Two words' }, { name: 'Name the product' })
    await refused({ slug: 'Two words' }, { slug: 'Use small letters, digits and single hyphens' })
    await refused({ variants: [] }, { variants: 'A product has at least one colour' })
    await refused(
      { variants: [blue, { ...blue, price: 300_000 }] },
      {
        'variants.1.price': 'The price cannot be above the MRP',
        'variants.1.sku': 'Another colour has this SKU',
      },
    )
    await refused(
      { variants: [{ ...blue, stock: -1 }] },
      { 'variants.0.stock': 'Stock cannot go below zero' },
    )
    await refused(
      { variants: [{ ...blue, imageUrls: ['https://elsewhere.example/a.webp'] }] },
      { 'variants.0.imageUrls.0': 'Choose a picture of the shop' },
    )
    await refused(
      { variants: [{ ...blue, imageAlts: ['a'.repeat(201)] }] },
      { 'variants.0.imageAlts.0': 'Use at most 200 characters' },
    )
    await refused(
      { variants: [{ ...blue, imageAlts: ['In its case', 'In an ear'] }] },
      { 'variants.0.imageAlts': 'There are more texts than pictures' },
    )
    const taken = 'Something else has this address'
    expectRefusal(await create(owner, { slug: 'nada' }), 409, 'slug_taken', taken, { slug: taken })
    const sku = 'Another product has this SKU'
    expectRefusal(await create(owner, { variants: [{ ...blue, sku: 'rag-slv' }] }), 409, 'sku_taken', sku, {
      'variants.0.sku': sku,
    })
    const category = 'There is no such category'
    expectRefusal(
      await create(owner, { categories: ['budget', 'none'] }),
      400,
      'category_unknown',
      category,
      {
        'categories.1': category,
      },
    )
    const picture = 'This picture is no longer there. Add it again.'
    const imageUrls = ['/api/uploads/nothing-0123abcd-1000.webp']
    expectRefusal(
      await create(owner, { variants: [{ ...blue, imageUrls }] }),
      400,
      'picture_unknown',
      picture,
      { 'variants.0.imageUrls': picture },
    )
    expect(await shop.store.count('products')).toBe(5)
  })

  contractCase('[ADM-2] a change is kept, and the address before leads to the new one', async shop => {
    const owner = await shop.signedInAs('admin')
    const nada = await read(owner, 'prd-nada')
    const seo = { title: 'Nada earbuds', description: 'Small and light.' }
    const changed = await update(owner, nada, { name: 'Nada 2', slug: 'nada-2', price: 129_900, seo })
    expect(changed.body).toMatchObject({ name: 'Nada 2', slug: 'nada-2', price: 129_900, seo, version: 2 })
    const shopper = shop.newVisitor()
    for (const address of ['nada', 'nada-2', 'prd-nada'])
      expect((await shopper.get<Product>(`/products/${address}`)).body).toMatchObject({
        slug: 'nada-2',
        price: 129_900,
        seo,
      })
    expect((await create(owner, { slug: 'nada' })).body).toMatchObject({ code: 'slug_taken' })
    expectRefusal(await update(owner, nada, { name: 'Mine' }), 409, 'stale_version', stale)
    const price = (version: number, paise: number) =>
      owner.put(`/admin/products/prd-nada/price`, { version, price: paise })
    expect((await price(2, 119_900)).body).toMatchObject({ price: 119_900, version: 3 })
    expectRefusal(await price(2, 109_900), 409, 'stale_version', stale)
    const message = 'The price cannot be above the MRP of ₹1,999'
    expectRefusal(await price(3, 200_000), 400, 'price_above_mrp', message, { price: message })
    expect((await price(3, 0)).body).toMatchObject({ fields: { price: 'Enter an amount of at least ₹1' } })
    const last = (await shop.store.list('audit')).find(({ action }) => action === 'product.price')
    expect(last).toMatchObject({
      detail: 'Nada 2: ₹1,299 → ₹1,199',
      changes: [{ field: 'price', before: 129_900, after: 119_900 }],
    })
  })

  contractCase('[ADM-2] a change of a product meets the same rules as a new one', async shop => {
    const owner = await shop.signedInAs('admin')
    const nada = await read(owner, 'prd-nada')
    const refused = async (change: object, code: string) =>
      expect((await update(owner, nada, change)).body).toMatchObject({ code })
    await refused({ price: nada.mrp + 1 }, 'invalid_input')
    await refused({ slug: 'raga' }, 'slug_taken')
    await refused({ categories: ['none'] }, 'category_unknown')
    const [black, white, ...others] = nada.variants
    const withSku = (sku: string) => ({ variants: [...nada.variants, { ...blue, sku }] })
    await refused(withSku('RAG-SLV'), 'sku_taken')
    const missing = {
      variants: [{ ...black, imageUrls: ['/api/uploads/nothing-0123abcd-1000.webp'] }, white, ...others],
    }
    await refused(missing, 'picture_unknown')
    const fixed =
      'A colour that was on sale cannot be removed, moved or given another SKU. Set its stock to 0.'
    for (const [variants, place] of [
      [[white, black, ...others], 0],
      [[black, white], 2],
    ] as const)
      expectRefusal(await update(owner, nada, { variants }), 409, 'colours_fixed', fixed, {
        [`variants.${place}.sku`]: fixed,
      })
    const more = await update(owner, nada, withSku('NAD-GRN'))
    expect(more.body.variants.map(({ sku }) => sku)).toEqual(['NAD-BLK', 'NAD-WHT', 'NAD-BLU', 'NAD-GRN'])
    expectRefusal(await owner.get('/admin/products/none'), 404, 'product_not_found', 'Product not found')
    for (const answer of [
      await owner.put('/admin/products/none', { ...formOf(nada) }),
      await owner.put('/admin/products/none/price', { version: 1, price: 100_000 }),
      await owner.post('/admin/products/none/status', { version: 1, status: 'active' }),
      await owner.post('/admin/products/none/duplicate'),
      await owner.delete('/admin/products/none'),
    ])
      expectRefusal(answer, 404, 'product_not_found', 'Product not found')
    const off = { ...nada, version: 9 }
    expectRefusal(await setStatus(owner, off, 'archived'), 409, 'stale_version', stale)
    expect((await setStatus(owner, nada, 'draft')).body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase('[ADM-2] a copy is a draft with words of its own; a draft can be deleted', async shop => {
    const owner = await shop.signedInAs('admin')
    const copy = () => owner.post<AdminProduct>('/admin/products/prd-raga/duplicate')
    const [first, second] = [(await copy()).body, (await copy()).body]
    expect(first).toMatchObject({ name: 'Raga (copy)', slug: 'raga-copy', status: 'draft', unitsSold: 0 })
    expect(first.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['RAG-SLV-COPY', 0],
      ['RAG-GLD-COPY', 0],
    ])
    expect(second).toMatchObject({ slug: 'raga-copy-2' })
    expect((await owner.delete(`/admin/products/${first.id}`)).body).toEqual({})
    expect((await owner.get(`/admin/products/${first.id}`)).status).toBe(404)
    const message = 'This product was on sale. Archive it instead.'
    expectRefusal(await owner.delete('/admin/products/prd-old'), 409, 'product_was_published', message)
  })

  contractCase('[ADM-2] an uploaded picture is everybody’s once a product shows it', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body: upload } = await owner.post<Upload>('/uploads?purpose=product', undefined, {
      rawBody: pngHead(1600, 1600),
      headers: { 'content-type': 'image/png', 'idempotency-key': 'of-alap' },
    })
    const shopper = shop.newVisitor()
    const file = `/uploads/${upload.file}`
    expect((await shopper.get(file)).status).toBe(404)
    const imageUrls = [`/api/uploads/${upload.file}`]
    const { body: draft } = await create(owner, { variants: [{ ...blue, imageUrls }] })
    expect(draft.imageUrls).toEqual(imageUrls)
    expect((await shopper.picture(file)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const other = file.replace('-1000.webp', '-320.avif')
    expect((await shopper.picture(other)).status).toBe(200)
    // It outlives the day after which an upload goes that nothing shows.
    shop.advance(48 * 3600 * 1000)
    expect((await shopper.picture(file)).status).toBe(200)
  })

  contractCase('[ADM-2] what a picture shows is said to shoppers, where somebody wrote it', async shop => {
    const owner = await shop.signedInAs('admin')
    const shown = async () => (await shop.newVisitor().get<Product>('/products/nada')).body.variants[0]
    expect(await shown()).not.toHaveProperty('imageAlts')
    const nada = await read(owner, 'prd-nada')
    const [black, ...others] = nada.variants
    const withAlts = (imageAlts: string[]) => ({ variants: [{ ...black, imageAlts }, ...others] })
    const { body: changed } = await update(owner, nada, withAlts([' In an ear, from the side ']))
    expect(changed.variants[0]?.imageAlts).toEqual(['In an ear, from the side'])
    expect((await shown())?.imageAlts).toEqual(['In an ear, from the side'])
    await update(owner, changed, withAlts(['']))
    expect(await shown()).not.toHaveProperty('imageAlts')
  })

  contractCase(
    '[ADM-2] a picture stays as long as any product shows it, and then for as long as orders need it',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { body: upload } = await owner.post<Upload>('/uploads?purpose=product', undefined, {
        rawBody: pngHead(1600, 1600),
        headers: { 'content-type': 'image/png', 'idempotency-key': 'of-two' },
      })
      const file = `/uploads/${upload.file}`
      const imageUrls = [`/api/uploads/${upload.file}`]
      const { body: draft } = await create(owner, { variants: [{ ...blue, imageUrls }] })
      const { body: copy } = await owner.post<AdminProduct>(`/admin/products/${draft.id}/duplicate`)
      expect(copy.variants[0]?.imageUrls).toEqual(imageUrls)
      await owner.delete(`/admin/products/${draft.id}`)
      const yearMs = 365 * 24 * 3600 * 1000
      shop.advance(yearMs)
      const shopper = shop.newVisitor()
      expect((await shopper.picture(file)).status).toBe(200)
      const again = await shop.signedInAs('admin')
      const without = copy.variants.map(variant => ({ ...variant, imageUrls: [] }))
      expect((await update(again, copy, { variants: without })).body.imageUrls).toEqual([])
      shop.advance(yearMs - 1)
      expect((await shopper.picture(file)).status).toBe(200)
      shop.advance(1)
      expect((await shopper.get(file)).status).toBe(404)
    },
  )

  contractCase('[ADM-2] an export holds the products of the list, a row for each colour', async shop => {
    const owner = await shop.signedInAs('admin')
    const { headers, body } = await owner.csv('/admin/products/export?search=raga')
    expect(headers.get('x-total-count')).toBe('1')
    const [header, silver, gold, end] = body.replace('\uFEFF', '').split('\r\n')
    expect(header).toMatch(
      /^Slug,Name,Status,Short description,Description,Price \(₹\),MRP \(₹\),Categories,/,
    )
    expect(silver).toMatch(
      /^raga,Raga,active,.*7999\.00,9999\.00,premium; budget,,Silver,#C0C0C0,RAG-SLV,5,,/,
    )
    expect(gold).toMatch(/,Gold,#C9A227,RAG-GLD,2,8499\.00,/)
    expect(end).toBe('')
    expect((await owner.get('/admin/products/export?cursor=nonsense')).body).toMatchObject({
      code: 'invalid_input',
    })
  })
}
