import { expect } from 'vitest'
import type { Product, ProductFacets } from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function slugsOf(shop: TestShop, query: string): Promise<string[]> {
  const { body } = await shop.newVisitor().get<Product[]>(`/products${query}`)
  return body.map(product => product.slug)
}

/** What each query finds, in order. */
const listings: readonly (readonly [string, readonly string[]])[] = [
  ['', ['nada', 'tips', 'tala', 'raga']],
  ['?timestamp=1763618400000', ['nada', 'tips', 'tala', 'raga']],
  ['?category=budget', ['nada', 'raga']],
  ['?category=noise-cancelling', ['raga']],
  ['?category=unheard-of', []],
  ['?price=under1000', ['tips']],
  ['?price=1000-3000', ['nada']],
  ['?price=3000-5000', ['tala']],
  ['?price=above5000', ['raga']],
  ['?search=NADA', ['nada', 'raga']],
  ['?search=little%20sister', ['raga']],
  ['?search=zzz', []],
  ['?search=ada', []],
  ['?search=nada%20under%202000', ['nada']],
  ['?search=%E0%A4%A8%E0%A4%BE%E0%A4%A6%E0%A4%BE', ['nada', 'raga']],
  ['?search=white%20earbuds', ['nada']],
  ['?search=noise', ['raga']],
  ['?search=gold%20earbuds%20under%205000', []],
  ['?search=gold%20earbuds%20under%205000&nearest=true', ['nada', 'tala', 'raga']],
  ['?inStock=true', ['nada', 'tips', 'raga']],
  ['?inStock=false', ['tala']],
  ['?color=gold', ['raga']],
  ['?color=gold,Red', ['tala', 'raga']],
  ['?category=budget,noise-cancelling', ['nada', 'raga']],
  ['?waterResistance=IPX4,IPX7', ['nada', 'tala']],
  ['?color=gold,white&waterResistance=IPX4,IPX5&maxPrice=200000', ['nada']],
  ['?minPrice=149900&maxPrice=349900', ['nada', 'tala']],
  ['?accessories=false', ['nada', 'tala', 'raga']],
  ['?accessories=false&color=grey', []],
  ['?accessories=false&search=tips', ['tips']],
  ['?accessories=false&price=under1000', ['tips']],
  ['?ancDb=25', ['raga']],
  ['?waterResistance=IPX4', ['nada']],
  ['?rating=4', ['raga']],
  ['?sort=newest', ['raga', 'tala', 'tips', 'nada']],
  ['?sort=price-asc', ['tips', 'nada', 'tala', 'raga']],
  ['?sort=price-desc', ['raga', 'tala', 'nada', 'tips']],
  ['?sort=rating', ['raga', 'nada', 'tips', 'tala']],
  ['?sort=bestselling', ['nada', 'tips', 'tala', 'raga']],
  ['?page=2&pageSize=3', ['raga']],
  ['?page=9&pageSize=3', []],
]

export function catalogueCases(contractCase: ContractCase): void {
  contractCase(
    '[SHOP-1] products are found by category, price, text, colour and feature, and sorted',
    async shop => {
      for (const [query, slugs] of listings)
        expect([query, await slugsOf(shop, query)]).toEqual([query, slugs])
    },
  )

  contractCase('[SHOP-1] X-Total-Count tells how many there are beyond the page', async shop => {
    const { headers } = await shop.newVisitor().get('/products?page=2&pageSize=3')
    expect(headers.get('x-total-count')).toBe('4')
  })

  contractCase(
    '[SHOP-1] each choice says how many products it would list, the other filters kept',
    async shop => {
      const { status, body } = await shop
        .newVisitor()
        .get<ProductFacets>('/product-facets?color=gold&maxPrice=900000&accessories=false')
      expect(status).toBe(200)
      expect(body).toEqual({
        category: [
          { value: 'budget', count: 1 },
          { value: 'noise-cancelling', count: 1 },
        ],
        price: [
          { value: 'under1000', count: 0 },
          { value: '1000-3000', count: 0 },
          { value: '3000-5000', count: 0 },
          { value: 'above5000', count: 1 },
        ],
        color: expect.arrayContaining([
          { value: 'Gold', count: 1 },
          { value: 'White', count: 1 },
          { value: 'Grey', count: 1 },
        ]),
        waterResistance: [
          { value: 'IPX4', count: 0 },
          { value: 'IPX5', count: 1 },
          { value: 'IPX7', count: 0 },
        ],
        ancDb: [
          { value: '25', count: 1 },
          { value: '30', count: 1 },
          { value: '35', count: 1 },
        ],
        rating: [
          { value: '4', count: 1 },
          { value: '3', count: 1 },
        ],
      })
    },
  )

  contractCase('[SHOP-1] choices that make no sense are refused', async shop => {
    const visitor = shop.newVisitor()
    const refused = (body: unknown, field: string) =>
      expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
    refused((await visitor.get('/product-facets?price=cheap')).body, 'price')
    refused((await visitor.get('/product-facets?minPrice=-1')).body, 'minPrice')
    refused((await visitor.get('/products?maxPrice=1.5')).body, 'maxPrice')
  })

  contractCase('[SHOP-1] a filter that makes no sense is refused, with its name', async shop => {
    const answer = await shop.newVisitor().get('/products?page=0&pageSize=500')
    expectRefusal(answer, 400, 'invalid_input', 'Page must be a whole number from 1 to 1,000,000', {
      page: 'Page must be a whole number from 1 to 1,000,000',
      pageSize: 'Page size must be between 1 and 100',
    })
  })

  contractCase(
    '[SHOP-2] a product is found by id and by slug, with its rating and without its sales',
    async shop => {
      const visitor = shop.newVisitor()
      const { body } = await visitor.get<Product>('/products/raga')
      expect(body).toMatchObject({
        id: 'prd-raga',
        name: 'Raga',
        price: 799_900,
        mrp: 999_900,
        rating: { average: 4.5, count: 2 },
        inStock: true,
      })
      expect(body.variants[1]).toEqual({
        name: 'Gold',
        colorHex: '#C9A227',
        sku: 'RAG-GLD',
        stock: 2,
        imageUrls: ['/pictures/rag-gld.webp'],
        price: 849_900,
      })
      expect((await visitor.get('/products/prd-raga')).body).toEqual(body)
    },
  )

  contractCase('[ADM-2] an archived product is shown but cannot be bought', async shop => {
    const { body } = await shop.newVisitor().get<Product>('/products/old')
    expect(body).toMatchObject({ status: 'archived', inStock: false })
  })

  contractCase('[ROUTE-1] an unknown product is a 404, whatever is asked of it', async shop => {
    const visitor = await shop.signedInAs('asha')
    const review = { rating: 5, title: 'Lovely', body: 'I would buy it if it existed.' }
    const answers = [
      await visitor.get('/products/nothing'),
      await visitor.get(`/products/${'x'.repeat(200)}`),
      await visitor.get('/products/nothing/related'),
      await visitor.get('/products/nothing/accessories'),
      await visitor.get('/products/nothing/reviews'),
      await visitor.get('/products/nothing/can-review'),
      await visitor.post('/products/nothing/reviews', review),
      await visitor.post('/favorites/nothing'),
      await visitor.post('/cart', { productId: 'nothing' }),
      await visitor.post('/cart', { productId: 'prd-old' }),
    ]
    for (const answer of answers) expectRefusal(answer, 404, 'product_not_found', 'Product not found')
  })

  contractCase('[SHOP-2] related products share a category', async shop => {
    const { body } = await shop.newVisitor().get<Product[]>('/products/prd-nada/related')
    expect(body.map(product => product.slug)).toEqual(['raga'])
  })

  contractCase('[SHOP-2] accessories are those that fit a product', async shop => {
    const visitor = shop.newVisitor()
    const forNada = await visitor.get<Product[]>('/products/prd-nada/accessories')
    expect(forNada.body.map(product => product.slug)).toEqual(['tips'])
    expect((await visitor.get('/products/prd-tala/accessories')).body).toEqual([])
  })

  contractCase('[FAV-1] favourites are kept per user, the last one first', async shop => {
    const asha = await shop.signedInAs('asha')
    await asha.post('/favorites/prd-nada')
    await asha.post('/favorites/prd-raga')
    const again = await asha.post<Product[]>('/favorites/prd-nada')
    expect(again.body.map(product => product.id)).toEqual(['prd-raga', 'prd-nada'])
    const removed = await asha.delete<Product[]>('/favorites/prd-raga')
    expect(removed.body.map(product => product.id)).toEqual(['prd-nada'])
    expect((await asha.delete<Product[]>('/favorites/nothing')).body).toHaveLength(1)
    const ravi = await shop.signedInAs('ravi')
    expect((await ravi.get('/favorites')).body).toEqual([])
  })
}
