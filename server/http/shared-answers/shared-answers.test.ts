import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { shopSchema, type ShopReader, type ShopStore } from '../../domain/index.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { catalogueSeed } from '../../seed/index.ts'
import { defaultRateLimits } from '../rate-limits.ts'
import { createPublicVersion } from '../shared-pages/public-version.ts'
import { openTestShop, signInByCode, type TestShop, type TestShopOptions } from '../test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

/** A shop that notes how often its products are listed: once for each list that is made. */
async function open(options: TestShopOptions = {}) {
  const memory = createMemoryStore(shopSchema)
  const lists = { count: 0 }
  const reader: ShopReader = {
    get: (collection, id) => memory.get(collection, id),
    count: (collection, query) => memory.count(collection, query),
    list: (collection, query) => {
      if (collection === 'products') lists.count += 1
      return memory.list(collection, query)
    },
  }
  const store: ShopStore = {
    ...reader,
    transaction: work => memory.transaction(work),
    assertWritable: () => memory.assertWritable(),
    close: () => memory.close(),
  }
  shop = await openTestShop({ store, ...options })
  lists.count = 0
  return lists
}

interface Sent {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The bytes of an answer as they were sent: fetch would decompress them, and ask for newer ones by itself. */
function send(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(shop.url + path, { method, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** Products of the test shop that are on sale. */
const catalogueSize = catalogueSeed().products.filter(({ status }) => status === 'active').length

interface Listed {
  readonly id: string
  readonly price: number
  readonly variants: readonly { readonly stock: number }[]
}

async function komal(path = '/api/products'): Promise<Listed | undefined> {
  const listed = JSON.parse((await send(path)).body.toString()) as Listed[]
  return listed.find(({ id }) => id === 'prd_komal')
}

async function change(fields: { price?: number; stock?: number }): Promise<void> {
  const { price, stock } = fields
  await shop.dependencies.store.transaction(async tx => {
    const product = await tx.get('products', 'prd_komal')
    if (!product) throw new Error('no product')
    const variants = product.variants.map(variant => ({ ...variant, stock: stock ?? variant.stock }))
    await tx.put('products', { ...product, variants, price: price ?? product.price })
  })
}

describe('[SRV-8] an answer that is the same for everybody', () => {
  it('is made once, and sent again as the same bytes with the same headers', async () => {
    const lists = await open()
    const first = await send('/api/products')
    const second = await send('/api/products')
    expect(lists.count).toBe(1)
    expect(second.status).toBe(200)
    expect(second.body.equals(first.body)).toBe(true)
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'x-total-count', 'vary'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]])
    expect(second.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300')
    expect(second.headers['content-type']).toBe('application/json')
    expect(second.headers['content-length']).toBe(String(second.body.length))
    expect(second.headers.vary).toBe('Accept-Encoding')
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('[SHOP-1] is, for all products, to the byte what the operation answers', async () => {
    const lists = await open()
    const whole = await send('/api/products')
    // A session makes a request go the way of every other one.
    const session = { cookie: '__Host-shruti=forged' }
    const other = await send('/api/products', session)
    expect(lists.count).toBeGreaterThan(0)
    expect(whole.body.equals(other.body)).toBe(true)
    for (const name of ['content-type', 'cache-control', 'x-total-count', 'etag'])
      expect([name, whole.headers[name]]).toEqual([name, other.headers[name]])
  })

  it('[SRV-1] is refused where a product is not what the contract says', async () => {
    await open()
    await change({ price: -1 })
    expect((await send('/api/products')).status).toBe(500)
    await change({ price: 99_900 })
    expect((await komal())?.price).toBe(99_900)
  })

  it('is made once for all who ask at the same time', async () => {
    const lists = await open()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('/api/products?pageSize=3')))
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1)
    expect(lists.count).toBe(1)
  })

  it('is what pages that are the same for everybody are rendered from, made by whoever comes first', async () => {
    const lists = await open({
      sharedAs: () => ({ cookies: '', isForCustomer: false, asksForPincode: false }),
      render: async (_request, { fetch: ask }) => {
        const answer = await ask('/api/products', { credentials: 'omit' })
        const listed = (await answer.json()) as Listed[]
        const price = listed.find(({ id }) => id === 'prd_komal')?.price
        return {
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
          html: `${answer.status} ${answer.headers.get('x-total-count')} ${listed.length} ${price}`,
        }
      },
    })
    const page = async (path: string) => (await send(path)).body.toString()
    const whole = `200 ${catalogueSize} ${catalogueSize}`
    expect(await page('/shop')).toBe(`${whole} ${(await komal())?.price}`)
    await page('/faqs')
    expect(lists.count).toBe(1)
    await change({ price: 1_234_500 })
    expect(await page('/shop')).toBe(`${whole} 1234500`)
  })

  it('is not asked for anew by what its operation does not read', async () => {
    const lists = await open()
    const first = await send('/api/products?pageSize=2&timestamp=1')
    const second = await send('/api/products?timestamp=2&pageSize=2')
    expect(second.body.equals(first.body)).toBe(true)
    expect(lists.count).toBe(1)
    expect(JSON.parse((await send('/api/products?pageSize=3')).body.toString())).toHaveLength(3)
  })

  it.each([
    ['the tag', (etag: string) => etag, 304],
    ['the tag without its W/', (etag: string) => etag.replace('W/', ''), 304],
    ['one of several tags', (etag: string) => `"other", ${etag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => 'W/"other"', 200],
    ['no tag at all', () => 'neither quoted, nor; a tag', 200],
    ['nothing', () => '', 200],
  ])('answers %s in If-None-Match, at first and when it is kept', async (_what, sentFor, status) => {
    await open()
    const etag = (await send('/api/settings')).headers.etag ?? ''
    const headers = { 'if-none-match': sentFor(etag) }
    const kept = await send('/api/settings', headers)
    expect([kept.status, kept.headers.etag]).toEqual([status, etag])
    expect(kept.body.length === 0).toBe(status === 304)
    // After a change of something else it is made again, and says the same.
    await change({ stock: 2 })
    const made = await send('/api/settings', headers)
    expect([made.status, made.headers.etag, made.body.length]).toEqual([status, etag, kept.body.length])
  })

  it('is sent whole to whom wants nothing of a cache', async () => {
    await open()
    const { headers } = await send('/api/settings')
    const asked = { 'if-none-match': headers.etag ?? '', 'cache-control': 'no-cache' }
    expect((await send('/api/settings', asked)).status).toBe(200)
  })

  it('answers HEAD with the headers alone', async () => {
    await open()
    const { headers, body } = await send('/api/products')
    for (const _time of ['kept', 'again']) {
      const head = await send('/api/products', {}, 'HEAD')
      expect([head.status, head.headers.etag, head.body.length]).toEqual([200, headers.etag, 0])
      expect(head.headers['content-length']).toBe(String(body.length))
    }
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])('is compressed for a client that takes "%s"', async (accepted, encoding, decompress) => {
    await open()
    const plain = (await send('/api/products')).body
    for (const _time of ['made', 'kept', 'kept again']) {
      const { headers, body } = await send('/api/products', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(decompress(body).equals(plain)).toBe(true)
    }
  })

  it('shows a price and a stock that have changed to whoever asks next', async () => {
    await open()
    await komal()
    await change({ price: 123_400 })
    expect((await komal())?.price).toBe(123_400)
    await change({ stock: 7 })
    expect((await komal())?.variants[0]?.stock).toBe(7)
    expect((await komal('/api/products?inStock=true'))?.id).toBe('prd_komal')
    await change({ stock: 0 })
    expect(await komal('/api/products?inStock=true')).toBeUndefined()
  })

  it('shows what another process of the shop has changed', async () => {
    const publicVersion = createPublicVersion()
    const memory = createMemoryStore(shopSchema)
    await open({ publicVersion, store: memory })
    const before = await komal()
    // Past this process's own count, as another one writes.
    await memory.transaction(async tx => {
      const product = await tx.get('products', 'prd_komal')
      if (product) await tx.put('products', { ...product, price: 99_900 })
    })
    expect((await komal())?.price).toBe(before?.price)
    await publicVersion.changed()
    expect((await komal())?.price).toBe(99_900)
  })

  it('is kept for a minute at most, since days and opening hours go on', async () => {
    await open()
    const at = async () =>
      (JSON.parse((await send('/api/pincode/560038')).body.toString()) as { standard: unknown }).standard
    const before = await at()
    shop.advance(59_000)
    expect(await at()).toEqual(before)
    shop.advance(3 * 24 * 3600 * 1000)
    expect(await at()).not.toEqual(before)
  })

  it('is made each time while nobody can say what has changed', async () => {
    const lists = await open({
      publicVersion: { current: () => Promise.reject(new Error('away')), changed: async () => undefined },
    })
    expect((await send('/api/products')).status).toBe(200)
    await change({ price: 99_900 })
    expect((await komal())?.price).toBe(99_900)
    expect(lists.count).toBe(2)
  })

  it('says the same to somebody who is signed in, and is looked at with their cookie', async () => {
    await open()
    const cookie = await signInByCode(shop, '+919876501234')
    const guest = await send('/api/products')
    const user = await send('/api/products', { cookie })
    expect(user.body.equals(guest.body)).toBe(true)
    const forged = await send('/api/products', { cookie: '__Host-shruti=forged' })
    expect(forged.body.equals(guest.body)).toBe(true)
    expect(shop.logLines.join('\n')).toContain('session_cookie_invalid')
  })

  it("is the same in each language that is asked for: the words of the shop are the page's", async () => {
    await open()
    const english = await send('/api/products?search=earbuds', {
      'shruti-language': 'en',
      'accept-language': 'en',
    })
    const hindi = await send('/api/products?search=earbuds', {
      'shruti-language': 'hi',
      'accept-language': 'hi',
    })
    expect(hindi.headers.etag).toBe(english.headers.etag)
    // A search in another script is another answer.
    const other = await send(`/api/products?search=${encodeURIComponent('कोमल')}`)
    expect(other.headers.etag).not.toBe(english.headers.etag)
  })

  it('carries what protects whoever opens it, and an id of its own', async () => {
    await open()
    await send('/api/settings')
    const first = await send('/api/settings')
    const second = await send('/api/settings')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    expect(first.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(first.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(first.headers['x-frame-options']).toBe('DENY')
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('[SRV-7] stands in the log each time that it is sent', async () => {
    await open()
    for (let time = 0; time < 3; time += 1) await send('/api/products/komal?a=b')
    await send('/healthz')
    const lines = shop.logLines.filter(line => line.includes('/api/products/{idOrSlug}'))
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[2] ?? '{}')).toMatchObject({ method: 'GET', status: 200 })
  })

  it('[SRV-5] counts in the limit of all requests of an address', async () => {
    await open({ rateLimits: { ...defaultRateLimits, all: { requests: 3, windowSeconds: 60 } } })
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) statuses.push((await send('/api/settings')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('[ADM-1] counts what people look for and at, each time that they ask', async () => {
    await open()
    const counted: string[] = []
    const { tally } = shop.dependencies
    if (!tally) throw new Error('nobody counts')
    tally.count = (dimension, key) => void counted.push(`${dimension} ${key}`)
    const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130' }
    for (let time = 0; time < 2; time += 1) {
      await send('/api/products?search=tws', person)
      await send('/api/products?search=tws&page=2', person)
      await send('/api/products?search=qwertyuiop', person)
      await send('/api/products/komal', person)
      await send('/api/products/komal', { 'user-agent': 'curl/8' })
      for (const path of ['/api/products/komal', '/api/products?search=tws'])
        await send(path, { ...person, purpose: 'prefetch' })
    }
    const once = ['search tws', 'found-nothing qwertyuiop', 'step product']
    expect(counted).toEqual([...once, ...once])
  })
})

describe('[SRV-8] nothing else is kept:', () => {
  it('no refusal', async () => {
    await open()
    for (const path of ['/api/products/nothing-of-that-name', '/api/products?page=0', '/api/pincode/1']) {
      const first = await send(path)
      const second = await send(path)
      expect([path, first.status >= 400, second.status]).toEqual([path, true, first.status])
      expect(second.headers['cache-control']).toBe('no-store')
      expect(second.headers.etag).toBeUndefined()
      expect(second.body.equals(first.body)).toBe(true)
    }
  })

  it('no answer to one of several', async () => {
    await open()
    const { headers } = await send('/api/products/prd_komal/reviews')
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
    expect((await send('/api/user')).status).toBe(401)
  })

  it('[SRV-2] no answer of a replica, which may be from before a change', async () => {
    const replica = createMemoryStore(shopSchema)
    await open({ publicReader: replica })
    expect(await komal()).toBeUndefined()
    const { store } = shop.dependencies
    const product = await store.get('products', 'prd_komal')
    await replica.transaction(async tx => {
      if (product) await tx.put('products', product)
    })
    expect((await komal())?.id).toBe('prd_komal')
  })
})
